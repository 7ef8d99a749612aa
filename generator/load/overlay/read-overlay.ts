import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { PointerOrigin, SourceFile } from "../../diagnostics/origin.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { readValue } from "../read-value.js";

/** Overlay Specification 1.0, Action Object. */
export interface OverlayAction {
  /** The place of the action's target, an RFC 9535 JSONPath. */
  readonly origin: PointerOrigin;
  /** The JSONPath as written. */
  readonly target: string;
  /** The value that is merged into what the target selects, and its place. */
  readonly update?: { readonly origin: PointerOrigin; readonly value: JsonValue };
  /** True where what the target selects is taken out. */
  readonly isRemoval: boolean;
}

/** Overlay Specification 1.0, Overlay Object. */
export interface Overlay {
  readonly file: SourceFile;
  /** The document that the overlay says it is for, as written. */
  readonly extended?: { readonly origin: PointerOrigin; readonly reference: string };
  readonly actions: readonly OverlayAction[];
}

/** Actions of one overlay. Each walks over the document. */
export const maxActions = 10_000;

/** Reads an overlay; undefined when it is none of version 1.0. Every fault is reported at its place. */
export function readOverlay(file: SourceFile, diagnostics: Diagnostics): Overlay | undefined {
  const before = diagnostics.all().length;
  const root = readValue(file, diagnostics);
  if (root === undefined) return undefined;
  const at = (pointer: string): PointerOrigin => ({ kind: "pointer", file, pointer });
  const malformed = (pointer: string, what: string): void => {
    diagnostics.report("overlay/malformed", at(pointer), { what });
  };
  const version = memberOf(root, "overlay");
  if (typeof version !== "string" || !/^1\.0\.\d+$/.test(version)) {
    diagnostics.report("overlay/unsupported-version", at(version === undefined ? "" : "/overlay"), {});
    return undefined;
  }
  const info = memberOf(root, "info");
  for (const key of ["title", "version"])
    if (typeof memberOf(info, key) !== "string")
      malformed(info === undefined ? "" : "/info", `info needs a string "${key}"`);
  const reference = memberOf(root, "extends");
  if (reference !== undefined && typeof reference !== "string") malformed("/extends", '"extends" must be a string');
  const list = memberOf(root, "actions");
  if (!Array.isArray(list) || list.length === 0)
    malformed(list === undefined ? "" : "/actions", '"actions" must be an array of actions');
  else if (list.length > maxActions) malformed("/actions", `there are more than ${maxActions} actions`);
  const actions = (Array.isArray(list) ? (list as readonly JsonValue[]).slice(0, maxActions) : []).flatMap(
    (action, index) => readAction(action, `/actions/${index}`),
  );
  if (diagnostics.all().length > before) return undefined;
  return {
    file,
    ...(typeof reference === "string" && { extended: { origin: at("/extends"), reference } }),
    actions,
  };

  function readAction(action: JsonValue, pointer: string): readonly OverlayAction[] {
    const target = memberOf(action, "target");
    const update = memberOf(action, "update");
    const remove = memberOf(action, "remove");
    if (typeof target !== "string") malformed(pointer, 'an action needs a string "target"');
    if (remove !== undefined && typeof remove !== "boolean")
      malformed(`${pointer}/remove`, '"remove" must be true or false');
    if (update === undefined && remove === undefined) malformed(pointer, 'an action needs "update" or "remove"');
    return [
      {
        origin: at(`${pointer}/target`),
        target: typeof target === "string" ? target : "",
        ...(update !== undefined && { update: { origin: at(`${pointer}/update`), value: update } }),
        isRemoval: remove === true,
      },
    ];
  }
}

function memberOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, key))
    return undefined;
  return (value as { readonly [key: string]: JsonValue })[key];
}
