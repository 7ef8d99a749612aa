import type { Declaration } from "./declarations.js";
import { grouped } from "../../../model/grouped.js";
import { loadOrder } from "./load-order.js";
import { byteSize, partsByName, type Sized } from "./parts-by-name.js";
import { unitsOf } from "./units.js";

type Declarations = ReadonlyMap<string, Declaration>;

/**
 * The part of each declaration, called as its file: "public-order" holds what the module exports of things whose names
 * begin so, "inner-order" what only the module itself uses, and "constants" what constants read on loading.
 */
export function declarationPlaces(
  declarations: Declarations,
  labelOf: (name: string) => string,
  limit: number,
): ReadonlyMap<string, string> {
  const { levels, pairs } = loadOrder(declarations);
  const unitOf = unitsOf(declarations.keys(), pairs);
  const shared = namesUsedAcross(declarations, unitOf);
  const units = [...grouped(declarations.values(), ({ name }) => unitOf.get(name)).values()].map((members): Unit => {
    const name = (members.find(({ isExported }) => isExported) ?? members[0])?.name ?? "";
    const size = members.reduce((sum, { text }) => sum + byteSize(text), 0);
    return { name, label: labelOf(name), size, members, family: familyOf(members) };
  });
  const constants = units.filter(({ family }) => family === "constants");
  const isOneFile = constants.reduce((sum, { size }) => sum + size, 0) <= limit;
  const families = grouped(units, ({ name, family }) => {
    return family === "constants" && !isOneFile ? `${family}-${levels.get(name)}` : family;
  });
  const places = new Map<string, string>();
  for (const [family, members] of families) {
    const parts = partsByName(members, limit);
    for (const unit of members) {
      const start = parts.get(unit.name) ?? "";
      for (const { name } of unit.members) places.set(name, start === "" ? family : `${family}-${start}`);
    }
  }
  return places;

  function familyOf(members: readonly Declaration[]): Family {
    if (members.some(({ name }) => levels.has(name))) return "constants";
    const isPublic = members.some(({ isExported }) => isExported);
    const hidden = members.filter(({ isExported, name }) => !isExported && shared.has(name));
    return isPublic && hidden.length === 0 ? "public" : "inner";
  }
}

type Family = "public" | "inner" | "constants";

/** Declarations of one file. */
interface Unit extends Sized {
  /** Declarations in their order in the module. */
  readonly members: readonly Declaration[];
  readonly family: Family;
}

/** The names that are used from another home than their own. */
export function namesUsedAcross(declarations: Declarations, homes: ReadonlyMap<string, string>): ReadonlySet<string> {
  const shared = new Set<string>();
  for (const { name: user, used } of declarations.values()) {
    const homeOfUser = homes.get(user);
    for (const name of used.all) if ((homes.get(name) ?? homeOfUser) !== homeOfUser) shared.add(name);
  }
  return shared;
}
