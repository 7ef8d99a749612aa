import { posix } from "node:path";
import type { SourceFile } from "../../../diagnostics/origin.js";
import type { JsonValue } from "../../../model/json-schema/schema.js";
import type { FileReader } from "../../files.js";
import { pointerTokens } from "../../../model/json-pointer.js";
import { isArray, isObject, originOf } from "../cursor.js";
import { splitReference } from "../split-reference.js";
import type { Resolve } from "./prepare-swagger.js";

/** A part of another file in the place of a reference to it: its own references lead where they led before. */
export function foreignPart(value: JsonValue, path: string): JsonValue {
  if (isArray(value)) return value.map((item) => foreignPart(item, path));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, JsonValue] => [
    key,
    key === "$ref" && typeof inner === "string" ? seenFrom(path, inner) : foreignPart(inner, path),
  ]);
  return Object.fromEntries(entries);
}

function seenFrom(path: string, ref: string): string {
  if (ref.startsWith("#")) return `${path}${ref}`;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(ref)) return ref;
  return /^https?:/i.test(path) ? new URL(ref, path).href : posix.join(posix.dirname(path), ref);
}

/** Members of Swagger 2.0, and those of the components that they become. */
const moves: readonly (readonly [string, string])[] = [
  ["/definitions/", "/components/schemas/"],
  ["/parameters/", "/components/parameters/"],
  ["/responses/", "/components/responses/"],
];

/** The pointer of what stood under another one before a document was converted, or would stand there if it had been. */
export function renamedPointer(pointer: string): string {
  for (const [before, after] of moves) {
    if (pointer.startsWith(before)) return after + pointer.slice(before.length);
    if (pointer.startsWith(after)) return before + pointer.slice(after.length);
  }
  return pointer;
}

/** Finds parts of other files by reading them as they were written. */
export function findForeign(files: FileReader, valueOf: (file: SourceFile) => JsonValue | undefined): Resolve {
  const values = new Map<SourceFile, JsonValue | undefined>();
  return (ref, from) => {
    const { path, fragment } = splitReference(ref);
    const origin = originOf(from);
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path) && !files.allowsAddress(path, origin)) return undefined;
    const file = files.openReference(path, origin);
    if (file === undefined) return undefined;
    if (!values.has(file)) values.set(file, valueOf(file));
    let value = values.get(file);
    for (const token of pointerTokens(fragment)) {
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, token)) return undefined;
      value = (value as { readonly [key: string]: JsonValue })[token];
    }
    return value === undefined ? undefined : foreignPart(value, path);
  };
}
