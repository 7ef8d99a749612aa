import { anySimpleType, anyType } from "./builtin-types.js";
import type { DerivationMethod, SimpleTypeDefinition, TypeDefinition } from "./components.js";

/**
 * Whether a type is another or comes from it without the excluded ways. Part 1, sections 3.4.6 (Type Derivation OK (Complex))
 * and 3.14.6 (Type Derivation OK (Simple)).
 */
export function isDerivedFrom(
  type: TypeDefinition,
  base: TypeDefinition,
  excluded: readonly DerivationMethod[] = [],
): boolean {
  if (base === anyType && type.kind === "simple") return true;
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
  // What one member of a union takes, the union takes.
  return (
    base.variety.kind === "union" && base.variety.members.some((member) => isSimplyDerived(type, member, excluded))
  );
}
