import type { Origin } from "../../diagnostics/origin.js";
import { pointersAround } from "../../model/json-pointer.js";
import { holderOfEdit } from "../causes/edited-place.js";
import { pointerKey, pointerInFile } from "../pointer-in-file.js";

/** The places of one version that changes were told of. */
export interface ReportedLocations {
  /**
   * True for a member that a change tells of: its own place, one inside it, or that of an object around it, up to the one that holds
   * both in the same schema or operation.
   */
  has(holder: Origin | undefined, member: Origin | undefined): boolean;
}

/**
 * The places of changes in one version; undefined stands for a change without one. Files keep their names from version to version: the same
 * pointer may lead to another thing in the other version.
 */
export function reportedLocations(origins: readonly (Origin | undefined)[]): ReportedLocations {
  const exact = new Set<string>();
  const holders = new Set<string>();
  const around = new Set<string>();
  for (const origin of origins) {
    const at = pointerInFile(origin);
    if (at === undefined) continue;
    for (const pointer of partsOf(at.pointer)) exact.add(pointerKey({ ...at, pointer }));
    holders.add(pointerKey({ ...at, pointer: holderOfEdit(at.pointer) }));
    for (const pointer of pointersAround(at.pointer)) {
      const key = pointerKey({ ...at, pointer });
      if (around.has(key)) break;
      around.add(key);
    }
  }
  return {
    has(holder, member) {
      const [at, inside] = [pointerInFile(holder), pointerInFile(member)];
      if (inside !== undefined && around.has(pointerKey(inside))) return true;
      if (at === undefined || at.pointer === "") return false;
      if (holders.has(pointerKey(at)) || exact.has(pointerKey(at))) return true;
      return [...pointersAround(at.pointer)].some(
        (pointer) => isPart(pointer) && exact.has(pointerKey({ ...at, pointer })),
      );
    },
  };
}

/** One change reports all keywords of a condition. */
function partsOf(pointer: string): readonly string[] {
  const [, schema = ""] = /^(.*)\/(?:if|then|else)$/s.exec(pointer) ?? [];
  const isCondition = schema !== "" && !/\/(?:patternProperties|properties)$/.test(schema);
  return isCondition ? ["if", "then", "else"].map((keyword) => `${schema}/${keyword}`) : [pointer];
}

/** True for a component, a server and the like, and for what is inside one or an operation: a change of an operation tells of no part. */
function isPart(pointer: string): boolean {
  const [, first = "", ...rest] = pointer.split("/");
  return rest.length >= (first === "components" ? 2 : first === "paths" || first === "webhooks" ? 3 : 1);
}
