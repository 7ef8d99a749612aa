import { anyType } from "../../model/xml-schema/builtin-types.js";
import type { ElementDeclaration, SimpleTypeDefinition, TypeDefinition } from "../../model/xml-schema/components.js";
import { exampleProof, lostIn, bothOrigins, type Difference } from "./difference.js";
import type { Frame } from "./frame.js";
import { identityDifferences } from "./identity-differences.js";
import type { WitnessRequest } from "../../prove/xml-schema/instances.js";
import { otherVersion, type ComparedVersion } from "../versions.js";

/** Changes in an element declaration besides its type. Part 1, section 3.3. */
export function elementDifferences(frame: Frame): readonly Difference[] {
  const { before, after } = frame.elements;
  const differences = flags.flatMap(({ isStrict, ids, of, wish = {} }): readonly Difference[] => {
    if (isStrict(before) === isStrict(after)) return [];
    const [version, id] = isStrict(after) ? (["before", ids[0]] as const) : (["after", ids[1]] as const);
    const origins = bothOrigins({ before: of(before), after: of(after) });
    return [{ id, frame, origins, ...lostIn(version, exampleProof(frame, version, wish)) }];
  });
  return [...differences, ...identityDifferences(frame), ...derivedTypes(frame)];
}

interface Flag {
  /** True for an element that accepts less. */
  readonly isStrict: (element: ElementDeclaration) => boolean;
  /** The kinds of change to and from such an element. */
  readonly ids: readonly [becameStrict: Difference["id"], becameLoose: Difference["id"]];
  /** The component that has the flag. */
  readonly of: (element: ElementDeclaration) => ElementDeclaration | TypeDefinition;
  /** A document that only the other elements accept. */
  readonly wish?: WitnessRequest;
}

const flags: readonly Flag[] = [
  {
    isStrict: ({ abstract }) => abstract,
    ids: ["xsd/element-became-abstract", "xsd/element-no-longer-abstract"],
    of: (element) => element,
  },
  {
    // The ur-type is read as it comes.
    isStrict: ({ nillable, type }) => !nillable || type === anyType,
    ids: ["xsd/nillable-removed", "xsd/nillable-added"],
    of: (element) => element,
    wish: { isNil: true },
  },
  {
    isStrict: ({ type }) => isAbstract(type),
    ids: ["xsd/type-became-abstract", "xsd/type-no-longer-abstract"],
    of: ({ type }) => type,
  },
];

function isAbstract(type: TypeDefinition): boolean {
  return type.kind === "complex" && type.abstract;
}

/** Removed simple types that xsi:type could name on elements of a wider one, each once and by its name. */
export function derivedSimpleTypes(frame: Frame, reportedTypes: Set<SimpleTypeDefinition>): readonly Difference[] {
  const { sides, instances } = frame.session;
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
    const origins = { before: type.origin };
    return { id: "xsd/derived-simple-type-removed", subject: name, frame, data: { name }, origins, ...proofs };
  });
}

/** Types that xsi:type may name in one version alone. Part 1, section 3.3.4, Element Locally Valid. */
function derivedTypes(frame: Frame): readonly Difference[] {
  const { before, after } = frame.elements;
  const { sides, instances } = frame.session;
  const types = { before: sides.before.derivedTypes(before), after: sides.after.derivedTypes(after) };
  const only = (version: ComparedVersion): readonly Difference[] =>
    [...types[version]].flatMap(([key, type]): readonly Difference[] => {
      if (types[otherVersion(version)].has(key)) return [];
      const examples = () => [instances[version].elementOf(frame.elements[version], {}, type)];
      const base = {
        frame,
        data: { name: type.name?.local ?? "" },
        origins: { ...bothOrigins(frame.elements), [version]: type.origin },
        ...lostIn(version, { kind: "yes", examples }),
      };
      if (version === "before") return [{ ...base, id: "xsd/derived-type-removed" }];
      // Otherwise a value of a derived type is a value of the type itself, as TypeScript sees it.
      return [{ ...base, id: "xsd/derived-type-added", ...(!isAbstract(before.type) && { codeLevels: {} }) }];
    });
  return [...only("before"), ...only("after")];
}
