import type { InterfacePlan } from "../plan/plan.js";

const known = new WeakMap<InterfacePlan, ReadonlySet<string>>();

/** The names of all types that `types.ts` of an interface declares. */
export function typeNamesOf(plan: InterfacePlan): ReadonlySet<string> {
  const found = known.get(plan);
  if (found !== undefined) return found;
  const names = new Set(
    [
      plan.schemas.flatMap(({ views }) => views),
      plan.xmlTypes,
      plan.xmlUnions,
      plan.xmlGroups,
      plan.xmlElements,
    ].flatMap((owners) => owners.map(({ typeName }) => typeName)),
  );
  known.set(plan, names);
  return names;
}

/** A global as `types.ts` refers to it: `globalThis.Date` if a type of the spec is called `Date`. */
export function globalType(name: "Date" | "Uint8Array", plan: InterfacePlan): string {
  return typeNamesOf(plan).has(name) ? `globalThis.${name}` : name;
}
