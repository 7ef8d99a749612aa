import type { ComplexTypeDefinition, QName } from "../../model/xml-schema/components.js";
import { lostIn, type Difference, type Proof } from "./difference.js";
import { exampleOf, type Frame } from "./frame.js";
import type { Versions, ComparedVersion, XmlSession } from "./session.js";
import type { XmlTree } from "../../prove/xml-schema/xml-tree.js";

/** A child that a wildcard lets in, and that only one version declares and checks. */
export interface WildcardChild {
  /** The types that have the wildcard. */
  readonly types: Versions<ComplexTypeDefinition>;
  readonly frame: Frame;
  /** The element under which changes are reported, by names: "Order/Line". */
  readonly subject: string;
  /** The name of the child. */
  readonly name: QName;
  /** Children that come before it in some document. */
  readonly prefix: () => readonly QName[];
  /** True when it is the new version that checks nothing. */
  readonly isOpened: boolean;
}

/** The change that this is. Part 1, section 3.10.1: what lax wildcards find a declaration for is checked. */
export function behindWildcard(child: WildcardChild, session: XmlSession): Difference {
  const { types, frame, subject, name, isOpened } = child;
  const version = isOpened ? "after" : "before";
  const proof: Proof = { kind: "yes", tolerated: !isOpened, examples: () => examples(child, version, session) };
  return {
    id: isOpened ? "xsd/wildcard-element-undeclared" : "xsd/wildcard-element-declared",
    subject: `${subject}/${name.local}`,
    frame,
    data: { name: name.local, of: subject },
    before: types.before.origin,
    after: types.after.origin,
    ...lostIn(version, proof),
  };
}

/** Elements of the name that hardly any declaration takes. */
function* examples(
  { types, frame, name, prefix }: WildcardChild,
  version: ComparedVersion,
  session: XmlSession,
): Generator<XmlTree | undefined> {
  const before = [...prefix(), name];
  const rest = session.instances[version].rest(types[version], before);
  if (rest === undefined) return;
  const unknown = { name: { namespace: "", local: "other" }, value: "" };
  const trees: readonly XmlTree[] = [
    { name, attributes: [], children: [] },
    { name, attributes: [], children: ["?"] },
    { name, attributes: [unknown], children: [] },
    { name, attributes: [], children: [{ name: { namespace: "", local: "other" }, attributes: [], children: [] }] },
  ];
  for (const tree of trees) {
    const wish = { word: [...before, ...rest], child: { index: before.length - 1, tree } };
    yield exampleOf(frame, version, wish, session);
  }
}
