import {
  expandedName,
  type AttributeUse,
  type IdentityConstraint,
  type QName,
} from "../../model/xml-schema/components.js";
import { builtin } from "../../model/xml-schema/builtin-types.js";
import { isDerivedFrom } from "../../model/xml-schema/type-derivation.js";
import type { InterfacePlan } from "../../plan/plan.js";

/** The demands of the identity constraints of a schema on all codecs. */
export interface IdentityUses {
  /** True for a constraint that some keyref refers to. */
  isReferred(constraint: IdentityConstraint): boolean;
  /** True for an attribute whose default counts where it is absent: a field may lead to it, or it refers to an identifier. */
  countsAbsent(use: AttributeUse): boolean;
}

/** The demands of the identity constraints of a schema's elements. Part 1, section 3.11. */
export function identityUses({ contract }: Pick<InterfacePlan, "contract">): IdentityUses {
  const constraints = contract.xml?.identityConstraints ?? [];
  const referred = new Set(constraints.flatMap(({ refer }) => (refer === undefined ? [] : [expandedName(refer)])));
  const tests = constraints.flatMap(({ fields }) => fields.flat().flatMap(({ attribute }) => attribute ?? []));
  const isField = ({ namespace, local }: QName): boolean =>
    tests.some(
      (test) =>
        (test.local === undefined || test.local === local) &&
        (test.namespace === undefined || test.namespace === namespace),
    );
  return {
    isReferred: ({ name }) => referred.has(expandedName(name)),
    countsAbsent({ attribute, valueConstraint }) {
      return valueConstraint !== undefined && (isField(attribute.name) || isReference(attribute.type));
    },
  };
}

/** Part 2, section 3.3.9. */
function isReference(type: AttributeUse["attribute"]["type"]): boolean {
  const { variety } = type;
  if (variety.kind === "list") return isReference(variety.item);
  if (variety.kind === "union") return variety.members.some(isReference);
  return isDerivedFrom(type, builtin("IDREF"));
}
