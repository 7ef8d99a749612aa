import type { Contract } from "../../model/contract.js";
import { pointersAround, unescapePointerPart, valueAt } from "../../model/json-pointer.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { Change } from "../change.js";
import { ranks } from "../levels.js";
import { cached } from "../pair-map.js";
import { pointerKey, pointerInFile } from "../pointer-in-file.js";
import { holderOfEdit } from "./edited-place.js";
import type { ComparedVersion } from "../versions.js";

/** Kinds of change that tell of a name alone, and the side that has it. */
const sideOf: { readonly [id: string]: ComparedVersion } = {
  "interface/type-removed": "before",
  "interface/type-added": "after",
};

/** Values that are looked through for references; beyond that a name stands for itself. */
const maxValues = 2_000_000;

/**
 * Puts names that come and go with an edit to the place of that edit: a schema that is gone since nobody refers to it any more, a type
 * that is no longer made from what was edited.
 */
export function followNames(changes: readonly Change[], before: Contract, after: Contract): readonly Change[] {
  const sorted = [...changes].sort((a, b) => ranks[b.level] - ranks[a.level] || b.uses.length - a.uses.length);
  const followed = new Map<Change, string>();
  const holders = { before: holdersOf(sorted, "before", before), after: holdersOf(sorted, "after", after) };
  for (const side of ["before", "after"] as const) {
    // Names follow what refers to them, and that may be a name that follows something else.
    const names = new Map(
      sorted.flatMap((change) => (sideOf[change.id] === side ? [[change.data["name"] ?? "", change]] : [])),
    );
    const queue = sorted.filter(({ id }) => sideOf[id] === undefined && id !== "interface/generated-name-removed");
    for (const change of queue) {
      for (const name of holders[side].get(change) ?? []) {
        const named = names.get(name);
        if (named === undefined || followed.has(named)) continue;
        followed.set(named, followed.get(change) ?? change.place);
        queue.push(named);
      }
    }
  }
  const places = placesByPointer(sorted);
  return changes.map((change) => {
    const target =
      change.id === "interface/generated-name-removed" ? nearestPlace(change, places) : followed.get(change);
    return target === undefined ? change : { ...change, place: target };
  });
}

/** The names of schemas that each change's place refers to, on one side. */
function holdersOf(
  changes: readonly Change[],
  side: ComparedVersion,
  contract: Contract,
): ReadonlyMap<Change, readonly string[]> {
  const { openapi } = contract;
  const found = new Map<Change, readonly string[]>();
  if (openapi === undefined || !changes.some(({ id }) => sideOf[id] === side)) return found;
  const budget = { left: maxValues };
  const namesAt = cached((holder: string) => namesIn(valueAt(openapi.bundled, holder), budget));
  for (const change of changes) {
    const written = pointerInFile(change[side]);
    if (written?.path === openapi.origin.file.path) found.set(change, namesAt(holderOfEdit(written.pointer)));
  }
  return found;
}

function namesIn(value: JsonValue | undefined, budget: { left: number }): readonly string[] {
  const names = new Set<string>();
  const stack = [value];
  for (let at = stack.pop(); stack.length > 0 || at !== undefined; at = stack.pop()) {
    budget.left -= 1;
    if (budget.left < 0) return [];
    if (typeof at !== "object" || at === null) continue;
    const ref = "$ref" in at ? at["$ref"] : undefined;
    const [, name] = typeof ref === "string" ? (/^#\/components\/schemas\/([^/]+)$/.exec(ref) ?? []) : [];
    if (name !== undefined) names.add(unescapePointerPart(name));
    for (const inner of Object.values(at)) stack.push(inner);
  }
  return [...names].sort();
}

/** The first place that was edited at each pointer, or below it. */
function placesByPointer(changes: readonly Change[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { place: target, before, id } of changes) {
    const written = pointerInFile(before);
    if (written === undefined || id === "interface/generated-name-removed") continue;
    for (const pointer of pointersAround(written.pointer)) {
      const key = pointerKey({ ...written, pointer });
      if (!places.has(key)) places.set(key, target);
    }
  }
  return places;
}

/** The place of an edit inside what a name was made from, or around it. */
function nearestPlace({ before }: Change, places: ReadonlyMap<string, string>): string | undefined {
  const written = pointerInFile(before);
  if (written === undefined) return undefined;
  return [...pointersAround(written.pointer)]
    .filter((pointer) => pointer.split("/").length > 3)
    .map((pointer) => places.get(pointerKey({ ...written, pointer })))
    .find((target) => target !== undefined);
}
