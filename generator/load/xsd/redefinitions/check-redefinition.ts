import { expandedName, type ModelGroupDefinition, type Particle } from "../../../model/xml-schema/components.js";
import { findRestrictionFault } from "../../../model/xml-schema/particle-restriction.js";
import { withoutSubstitution } from "../../../model/xml-schema/substitutions.js";
import { attributeSetFault } from "../types/check-restriction.js";
import { spaceWords } from "../names/symbol-spaces.js";
import type { Mapping } from "../names/mapping.js";
import type { Redefinition } from "./redefinitions.js";
import { countValue } from "../xml/values.js";

/**
 * Part 1, section 4.2.2, clauses 6 and 7: a group that is redefined refers to itself once, or allows less than before.
 * A type is held to the rules of derivations.
 */
export function checkRedefinition(mapping: Mapping, { global, original, references }: Redefinition): void {
  const { space, name, node } = global;
  const report = (reason: string): void =>
    mapping.diagnostics.report("xsd/invalid-redefine", node.origin, {
      kind: spaceWords[space],
      name: name.local,
      reason,
    });
  const [reference] = references;
  if (space === "group") {
    if (reference === undefined) {
      const group = mapping.modelGroups.get(expandedName(name));
      const theirs = mapping.modelGroups.get(expandedName(original.name));
      const fault =
        group && theirs && findRestrictionFault(particleOf(group), particleOf(theirs), withoutSubstitution)?.reason;
      if (fault !== undefined) report(fault);
    } else if ((countValue(reference, "minOccurs") ?? 1) !== 1 || (countValue(reference, "maxOccurs") ?? 1) !== 1) {
      report("its reference to itself must occur once");
    }
  }
  if (space !== "attributeGroup" || reference !== undefined) return;
  const group = mapping.attributeGroups.get(expandedName(name));
  const theirs = mapping.attributeGroups.get(expandedName(original.name));
  const fault = group && theirs && attributeSetFault(group, theirs);
  if (fault !== undefined) report(fault);
}

function particleOf({ group, origin }: ModelGroupDefinition): Particle {
  return { origin, minOccurs: 1, maxOccurs: 1, term: group };
}
