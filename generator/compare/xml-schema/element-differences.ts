import { anyType } from "../../model/xml-schema/builtin-types.js";
import type { ElementDeclaration, SimpleTypeDefinition } from "../../model/xml-schema/components.js";
import { noProof, type Difference, type Proof } from "./difference.js";
import { exampleOf, type Frame } from "./frame.js";
import { identityDifferences } from "./identity-differences.js";
import type { WitnessRequest } from "../../prove/xml-schema/instances.js";
import type { ComparedVersion, XmlSession } from "./session.js";
import type { XmlTree } from "../../prove/xml-schema/xml-tree.js";

/** Changes in an element declaration besides its type. Part 1, section 3.3. */
export function elementDifferences(frame: Frame, subject: string, session: XmlSession): readonly Difference[] {
  const { before, after } = frame.elements;
  const base = { subject, frame, before: before.origin, after: after.origin };
  const example = (version: ComparedVersion, wish: WitnessRequest): Proof => ({
    kind: "yes",
    examples: () => [exampleOf(frame, version, wish, session)],
  });
  const differences: Difference[] = [];
  if (!before.abstract && after.abstract) {
    differences.push({ ...base, id: "xsd/element-became-abstract", narrowed: example("before", {}), widened: noProof });
  }
  if (before.abstract && !after.abstract) {
    differences.push({
      ...base,
      id: "xsd/element-no-longer-abstract",
      narrowed: noProof,
      widened: example("after", {}),
    });
  }
  if (isNillable(before) && !isNillable(after)) {
    differences.push({
      ...base,
      id: "xsd/nillable-removed",
      narrowed: example("before", { isNil: true }),
      widened: noProof,
    });
  }
  if (!isNillable(before) && isNillable(after)) {
    differences.push({
      ...base,
      id: "xsd/nillable-added",
      narrowed: noProof,
      widened: example("after", { isNil: true }),
    });
  }
  return [
    ...differences,
    ...identityDifferences(frame, subject, session),
    ...abstractTypes(frame, subject, session),
    ...derivedTypes(frame, subject, session),
  ];
}

/** The ur-type is read as it comes. */
function isNillable({ nillable, type }: ElementDeclaration): boolean {
  return nillable && type !== anyType;
}

function abstractTypes(frame: Frame, subject: string, session: XmlSession): readonly Difference[] {
  const { before, after } = frame.elements;
  const [typeBefore, typeAfter] = [before.type, after.type];
  const wasAbstract = typeBefore.kind === "complex" && typeBefore.abstract;
  const isAbstract = typeAfter.kind === "complex" && typeAfter.abstract;
  if (wasAbstract === isAbstract) return [];
  const base = { subject, frame, before: typeBefore.origin, after: typeAfter.origin };
  const example = (version: ComparedVersion): Proof => ({
    kind: "yes",
    examples: () => [exampleOf(frame, version, {}, session)],
  });
  return isAbstract
    ? [{ ...base, id: "xsd/type-became-abstract", narrowed: example("before"), widened: noProof }]
    : [{ ...base, id: "xsd/type-no-longer-abstract", narrowed: noProof, widened: example("after") }];
}

/**
 * Names of simple types that xsi:type could give on elements of a wider one. Use by somebody is another matter: each is
 * told once, by its own name.
 */
export function derivedSimpleTypes(
  frame: Frame,
  { sides, instances }: XmlSession,
  reportedTypes: Set<SimpleTypeDefinition>,
): readonly Difference[] {
  const { before } = frame.elements;
  const { types } = sides.after.schema;
  const removed = [...sides.before.simpleTypes].filter(
    ([key, type]) =>
      !types.has(key) && !reportedTypes.has(type) && sides.before.derivedSimpleType(before, key) !== undefined,
  );
  return removed.map(([, type]): Difference => {
    reportedTypes.add(type);
    const name = type.name?.local ?? "";
    const examples = (): readonly (XmlTree | undefined)[] => [instances.before.elementOf(before, {}, type)];
    const narrowed: Proof = { kind: "yes", tolerated: true, examples };
    const id = "xsd/derived-simple-type-removed";
    return { id, subject: name, frame, data: { name }, before: type.origin, narrowed, widened: noProof };
  });
}

/** Types that xsi:type may name in one version alone. Part 1, section 3.3.4, Element Locally Valid. */
function derivedTypes(frame: Frame, subject: string, { sides, instances }: XmlSession): readonly Difference[] {
  const { before, after } = frame.elements;
  const derivedTypesBefore = sides.before.derivedTypes(before);
  const typeAfter = sides.after.derivedTypes(after);
  const removed = [...derivedTypesBefore].filter(([key]) => !typeAfter.has(key));
  const added = [...typeAfter].filter(([key]) => !derivedTypesBefore.has(key));
  // Otherwise a value of a derived type is a value of the type itself, as TypeScript sees it.
  const wasAbstract = before.type.kind === "complex" && before.type.abstract;
  const base = { subject, frame };
  return [
    ...removed.map(([, type]): Difference => ({
      ...base,
      id: "xsd/derived-type-removed",
      data: { name: type.name?.local ?? "" },
      before: type.origin,
      after: after.origin,
      narrowed: { kind: "yes", examples: () => [instances.before.elementOf(before, {}, type)] },
      widened: noProof,
    })),
    ...added.map(([, type]): Difference => ({
      ...base,
      id: "xsd/derived-type-added",
      ...(wasAbstract ? {} : { codeLevels: {} }),
      data: { name: type.name?.local ?? "" },
      before: before.origin,
      after: type.origin,
      narrowed: noProof,
      widened: { kind: "yes", examples: () => [instances.after.elementOf(after, {}, type)] },
    })),
  ];
}
