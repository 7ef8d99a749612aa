import { addTo } from "../grouped.js";
import { inOrder } from "../../text/in-order.js";
import { anySimpleType, anyType, isBuiltin } from "./builtin-types.js";
import type { ComplexTypeDefinition, DerivationMethod, SimpleTypeDefinition, TypeDefinition } from "./components.js";

/** A type of a schema, with its expanded name. */
export type NamedType = readonly [name: string, type: TypeDefinition];

/**
 * True if a type is another, or is derived from it without the excluded methods. Part 1, sections 3.4.6 (Type
 * Derivation OK (Complex)) and 3.14.6 (Type Derivation OK (Simple)).
 */
export function isDerivedFrom(
  type: TypeDefinition,
  base: TypeDefinition,
  excluded: readonly DerivationMethod[] = [],
): boolean {
  if (base === anyType && type.kind === "simple") return !excluded.includes("restriction");
  for (let current = type; ;) {
    if (current === base) return true;
    if (current.kind === "simple") return isSimplyDerived(current, base, excluded);
    if (current === anyType || excluded.includes(current.derivation)) return false;
    current = current.base;
  }
}

function isSimplyDerived(
  type: SimpleTypeDefinition,
  base: TypeDefinition,
  excluded: readonly DerivationMethod[],
): boolean {
  if (type === base) return true;
  if (excluded.includes("restriction")) return false;
  if (base === anyType || base === anySimpleType) return true;
  if (base.kind === "complex") return false;
  for (let current: SimpleTypeDefinition | undefined = type; current !== undefined; current = current.base) {
    if (current === base) return true;
    if (current.base?.final?.includes("restriction") === true) return false;
  }
  // A string that is valid for one union alternative is valid for the union.
  return (
    base.variety.kind === "union" && base.variety.members.some((member) => isSimplyDerived(type, member, excluded))
  );
}

/** For each type, the named complex types that are derived from it, in one step or many, in the order of their names. Part 1, section 3.4.6. */
export function derivedTypes(
  types: Iterable<NamedType>,
): ReadonlyMap<TypeDefinition, readonly ComplexTypeDefinition[]> {
  const derived = new Map<TypeDefinition, ComplexTypeDefinition[]>();
  for (const [, type] of inOrder(types, ([name]) => name)) {
    if (type.kind !== "complex") continue;
    for (let { base } = type; base.kind === "complex" && !isBuiltin(base); base = base.base) {
      addTo(derived, base, type);
    }
  }
  return derived;
}
