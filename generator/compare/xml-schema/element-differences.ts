import { anyType } from "../../model/xml-schema/builtin-types.js";
import type { ElementDeclaration, SimpleTypeDefinition, TypeDefinition } from "../../model/xml-schema/components.js";
import { exampleProof, lostIn, type Difference } from "./difference.js";
import type { Frame } from "./frame.js";
import { identityDifferences } from "./identity-differences.js";
import type { WitnessRequest } from "../../prove/xml-schema/instances.js";
import type { ComparedVersion, XmlSession } from "./session.js";

/** Changes in an element declaration besides its type. Part 1, section 3.3. */
export function elementDifferences(frame: Frame, subject: string, session: XmlSession): readonly Difference[] {
  const { before, after } = frame.elements;
  const origins = { before: before.origin, after: after.origin };
  const lost = (version: ComparedVersion, id: Difference["id"], wish: WitnessRequest = {}): Difference => {
    return { subject, frame, ...origins, id, ...lostIn(version, exampleProof(frame, version, wish, session)) };
  };
  const differences: Difference[] = [];
  if (before.abstract !== after.abstract) {
    differences.push(
      after.abstract ? lost("before", "xsd/element-became-abstract") : lost("after", "xsd/element-no-longer-abstract"),
    );
  }
  if (isNillable(before) !== isNillable(after)) {
    differences.push(
      isNillable(before)
        ? lost("before", "xsd/nillable-removed", { isNil: true })
        : lost("after", "xsd/nillable-added", { isNil: true }),
    );
  }
  const types = { before: before.type.origin, after: after.type.origin };
  if (isAbstract(before.type) !== isAbstract(after.type)) {
    const change = isAbstract(after.type)
      ? lost("before", "xsd/type-became-abstract")
      : lost("after", "xsd/type-no-longer-abstract");
    differences.push({ ...change, ...types });
  }
  return [...differences, ...identityDifferences(frame, subject, session), ...derivedTypes(frame, subject, session)];
}

/** The ur-type is read as it comes. */
function isNillable({ nillable, type }: ElementDeclaration): boolean {
  return nillable && type !== anyType;
}

function isAbstract(type: TypeDefinition): boolean {
  return type.kind === "complex" && type.abstract;
}

/** Removed simple types that xsi:type could name on elements of a wider one, each once and by its name. */
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
    const examples = () => [instances.before.elementOf(before, {}, type)];
    const proofs = lostIn("before", { kind: "yes", tolerated: true, examples });
    return {
      id: "xsd/derived-simple-type-removed",
      subject: name,
      frame,
      data: { name },
      before: type.origin,
      ...proofs,
    };
  });
}

/** Types that xsi:type may name in one version alone. Part 1, section 3.3.4, Element Locally Valid. */
function derivedTypes(frame: Frame, subject: string, { sides, instances }: XmlSession): readonly Difference[] {
  const { before, after } = frame.elements;
  const types = { before: sides.before.derivedTypes(before), after: sides.after.derivedTypes(after) };
  const only = (version: ComparedVersion, other: ComparedVersion): readonly Difference[] =>
    [...types[version]].flatMap(([key, type]): readonly Difference[] => {
      if (types[other].has(key)) return [];
      const element = frame.elements[version];
      const examples = () => [instances[version].elementOf(element, {}, type)];
      const base = {
        subject,
        frame,
        data: { name: type.name?.local ?? "" },
        before: before.origin,
        after: after.origin,
      };
      const proofs = lostIn(version, { kind: "yes", examples });
      if (version === "before") return [{ ...base, id: "xsd/derived-type-removed", before: type.origin, ...proofs }];
      // Otherwise a value of a derived type is a value of the type itself, as TypeScript sees it.
      const code = isAbstract(before.type) ? {} : { codeLevels: {} };
      return [{ ...base, id: "xsd/derived-type-added", ...code, after: type.origin, ...proofs }];
    });
  return [...only("before", "after"), ...only("after", "before")];
}
