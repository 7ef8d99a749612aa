import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../../diagnostics/origin.js";
import { member, members, originOf, type Cursor } from "../cursor.js";
import { methods } from "../../../model/openapi-structure.js";
import { pointerTokens } from "../../../model/json-pointer.js";
import { spanningVariables } from "../readable-paths.js";
import { faultOfTemplate, templateShape, unreachableFor } from "./path-template.js";

/** OpenAPI, Paths Object: how a path is written, and that no two match the same requests. */
export function checkPathTemplates(paths: Cursor | undefined, diagnostics: Diagnostics): void {
  const first = new Map<string, { readonly path: string; readonly at: Cursor }>();
  for (const { key: path, at } of members(paths)) {
    if (path.startsWith("x-")) continue;
    const origin = originOf(at, "key");
    reportForm(path, writtenPath(at), origin, diagnostics);
    const reason = faultOfTemplate(path);
    if (reason !== undefined) diagnostics.report("openapi/malformed-template", origin, { path, reason });
    const shape = templateShape(path);
    const unreachable = unreachableFor(shape);
    if (unreachable !== undefined) {
      diagnostics.report("openapi/unreachable-path", origin, { path, reason: unreachable });
    }
    const earlier = first.get(shape);
    if (earlier === undefined) first.set(shape, { path, at });
    else {
      const related = [{ message: "first defined at", origin: originOf(earlier.at, "key") }];
      const method = methods.find((name) => member(at, name) !== undefined && member(earlier.at, name) !== undefined);
      const params = { path, other: earlier.path };
      if (method === undefined) diagnostics.report("openapi/split-path", origin, params, related);
      else diagnostics.report("openapi/ambiguous-path", origin, { ...params, method }, related);
    }
  }
}

/** A path as it stands in the text, from the place of its path item. */
export function writtenPath({ pointer }: Cursor): string {
  return pointerTokens(pointer).at(-1) ?? "";
}

/** Reports a path that is not written as paths are, and how lenient reading takes it. */
function reportForm(path: string, written: string, origin: Origin, diagnostics: Diagnostics): void {
  if (!written.startsWith("/"))
    diagnostics.report("openapi/path-without-slash", origin, { path: written, isRead: path.startsWith("/") });
  if (path === written || path === `/${written}`) return;
  const [spanning] = spanningVariables(written);
  diagnostics.report("openapi/foreign-template", origin, { path: written, readAs: path, spanning });
}
