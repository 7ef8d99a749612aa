import type { ComplexTypeDefinition } from "../../model/xml-schema/components.js";
import type { SharedChild } from "../../prove/xml-schema/content-relation.js";
import type { XmlTree } from "../../prove/xml-schema/xml-tree.js";
import { lostIn, bothOrigins, type Difference } from "./difference.js";
import { exampleOf, type TypeFrame } from "./frame.js";
import type { ComparedVersion } from "../versions.js";

type Child = Pick<SharedChild, "name" | "prefix">;

/**
 * The change of a child that a wildcard accepts, and that only one version declares and checks: the old one if `isOpened`. Part 1,
 * section 3.10.1: what lax wildcards find a declaration for is checked.
 */
export function behindWildcard(frame: TypeFrame<ComplexTypeDefinition>, child: Child, isOpened: boolean): Difference {
  const { local } = child.name;
  const version = isOpened ? "after" : "before";
  return {
    id: isOpened ? "xsd/wildcard-element-undeclared" : "xsd/wildcard-element-declared",
    subject: `${frame.subject}/${local}`,
    frame,
    data: { name: local, of: frame.subject },
    origins: bothOrigins(frame.types),
    ...lostIn(version, { kind: "yes", tolerated: !isOpened, examples: () => examples(frame, child, version) }),
  };
}

/** Elements of the name that hardly any declaration takes. */
function* examples(
  frame: TypeFrame<ComplexTypeDefinition>,
  { name, prefix }: Child,
  version: ComparedVersion,
): Generator<XmlTree | undefined> {
  const before = [...prefix(), name];
  const rest = frame.session.instances[version].rest(frame.types[version], before);
  if (rest === undefined) return;
  const unknown = { name: { namespace: "", local: "other" }, value: "" };
  const trees: readonly XmlTree[] = [
    { name, attributes: [], children: [] },
    { name, attributes: [], children: ["?"] },
    { name, attributes: [unknown], children: [] },
    { name, attributes: [], children: [{ name: { namespace: "", local: "other" }, attributes: [], children: [] }] },
  ];
  for (const tree of trees)
    yield exampleOf(frame, version, { word: [...before, ...rest], child: { index: before.length - 1, tree } });
}
