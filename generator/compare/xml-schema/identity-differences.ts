import type { ElementDeclaration, IdentityConstraint, QName } from "../../model/xml-schema/components.js";
import { elementsOf } from "../../model/xml-schema/elements-of.js";
import { isValidElement } from "../../prove/xml-schema/evaluate-element.js";
import type { Instances } from "../../prove/xml-schema/instances.js";
import type { XmlTree } from "../../prove/xml-schema/xml-tree.js";
import { lostIn, noProof, bothOrigins, unknownProof, type Difference, type Proof } from "./difference.js";
import type { Frame } from "./frame.js";
import { otherVersion, type ComparedVersion } from "../versions.js";

/** Identity constraints of one version alone: documents that keep the one rule may break the other. Part 1, section 3.11. */
export function identityDifferences(frame: Frame): readonly Difference[] {
  const { before, after } = frame.elements;
  const constraints = { before: before.identityConstraints ?? [], after: after.identityConstraints ?? [] };
  const onlyIn = (version: ComparedVersion): readonly Difference[] => {
    const other = otherVersion(version);
    const known = new Set(constraints[other].map(meaningOf));
    const id = version === "before" ? "xsd/identity-constraint-removed" : "xsd/identity-constraint-added";
    return constraints[version]
      .filter((constraint) => !known.has(meaningOf(constraint)))
      .map((constraint) => {
        const { kind, name, origin } = constraint;
        const isImplied = constraints[other].some((one) => implies(one, constraint));
        const proof = isImplied ? noProof : proofOf(constraint, frame, other);
        const origins = { ...bothOrigins(frame.elements), [version]: origin };
        return { id, frame, data: { kind, name: name.local }, origins, ...lostIn(other, proof) };
      });
  };
  return [...onlyIn("before"), ...onlyIn("after")];
}

/** A text that two constraints with the same meaning share. */
function meaningOf({ origin: _, ...constraint }: IdentityConstraint): string {
  return JSON.stringify(constraint);
}

/** True where whatever keeps the one keeps the other: names say nothing, and a key is a unique whose values have to be there. */
function implies(one: IdentityConstraint, other: IdentityConstraint): boolean {
  const ruleOf = ({ selector, fields, refer }: IdentityConstraint): string => JSON.stringify([selector, fields, refer]);
  const isAsStrict = one.kind === other.kind || (one.kind === "key" && other.kind === "unique");
  return isAsStrict && one.kind !== "keyref" && ruleOf(one) === ruleOf(other);
}

/** Documents that one version takes and that break a constraint of the other: what is selected stands there twice, or points to nothing. */
function proofOf(constraint: IdentityConstraint, frame: Frame, version: ComparedVersion): Proof {
  const { instances, sides } = frame.session;
  const [elementOfVersion, other] = [frame.elements[version], frame.elements[otherVersion(version)]];
  const cautious = { ...sides[version], isCautious: true };
  const examples = selections(constraint).flatMap((name) => {
    const tree = withSelected(elementOfVersion, name, constraint, instances[version]);
    return tree !== undefined &&
      isValidElement(tree, elementOfVersion, cautious) &&
      !isValidElement(tree, other, sides[otherVersion(version)])
      ? [tree]
      : [];
  });
  return examples.length === 0 ? unknownProof : { kind: "yes", examples: () => examples };
}

/** Children that a constraint selects by name. */
function selections({ selector }: IdentityConstraint): readonly QName[] {
  return selector.flatMap(({ steps }) => {
    const [step] = steps;
    if (steps.length !== 1 || step?.local === undefined) return [];
    return [{ namespace: step.namespace ?? "", local: step.local }];
  });
}

/** Longer contents are not tried. */
const maxPlaces = 50;

/** A small element with a selected child, twice unless it is to point to nothing, with the attributes that are its fields. */
function withSelected(
  declaration: ElementDeclaration,
  name: QName,
  constraint: IdentityConstraint,
  instances: Instances,
): XmlTree | undefined {
  const { type } = declaration;
  if (type.kind !== "complex" || type.abstract) return undefined;
  const particle = "particle" in type.content ? type.content.particle : undefined;
  const child = elementsOf(particle).find(
    (element) => element.name.local === name.local && element.name.namespace === name.namespace,
  );
  const tree = child && withFields(child, constraint, instances);
  const shortest = instances.rest(type, []);
  if (tree === undefined || shortest === undefined) return undefined;
  const selected = constraint.kind === "keyref" ? [name] : [name, name];
  for (let position = 0; position <= Math.min(shortest.length, maxPlaces); position++) {
    const word = [...shortest.slice(0, position), ...selected];
    const rest = instances.rest(type, word);
    const made = rest && instances.elementOf(declaration, { word: [...word, ...rest] });
    if (made === undefined) continue;
    const children = made.children.map((item) =>
      typeof item !== "string" && item.name.local === name.local && item.name.namespace === name.namespace
        ? tree
        : item,
    );
    return { ...made, children };
  }
  return undefined;
}

function withFields(
  child: ElementDeclaration,
  { fields }: IdentityConstraint,
  instances: Instances,
): XmlTree | undefined {
  const { type } = child;
  if (child.abstract) return undefined;
  const uses = type.kind === "complex" ? type.attributeUses : [];
  const attributes = uses.flatMap(({ attribute, valueConstraint }) => {
    const isField = fields.some((paths) =>
      paths.some(({ steps, attribute: test }) => steps.length === 0 && test?.local === attribute.name.local),
    );
    const value = valueConstraint?.kind === "fixed" ? valueConstraint.value : instances.text(attribute.type);
    return isField && value !== undefined ? [{ name: attribute.name, value }] : [];
  });
  return instances.elementOf(child, { attributes });
}
