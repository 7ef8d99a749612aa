import type { AttributeUse, QName, TypeDefinition, Wildcard } from "../../model/xml-schema/components.js";
import { expandedName } from "../../model/xml-schema/components.js";
import { allowsNamespace } from "../../model/xml-schema/wildcard-namespaces.js";
import { inOrder } from "../../text/in-order.js";
import { attributeBehind } from "../../prove/xml-schema/evaluate-element.js";
import { noProof, type Difference, type Proof } from "./difference.js";
import { exampleOf, type Frame } from "./frame.js";
import type { ValuePlace } from "./simple-differences.js";
import { attributeWildcardDifferences } from "./attribute-wildcards.js";
import { otherVersion, type Versions, type ComparedVersion, type XmlSession } from "./session.js";
import type { XmlTree } from "../../prove/xml-schema/xml-tree.js";

/** Two versions of an attribute's use. */
export interface SharedAttribute {
  /** The use of the attribute in each version. */
  readonly uses: Versions<AttributeUse>;
  /** The place of its values. */
  readonly place: ValuePlace;
}

/** The comparison of the attributes of two versions of a type. */
export interface AttributeComparison {
  /** Differences of the attributes' uses, not of their values. */
  readonly differences: readonly Difference[];
  /** Attributes of both versions, whose values are to be compared. */
  readonly shared: readonly SharedAttribute[];
}

/** Changes between the attributes of two types. Part 1, sections 3.4 and 3.5. */
export function compareAttributes(
  types: Versions<TypeDefinition>,
  frame: Frame,
  subject: string,
  session: XmlSession,
): AttributeComparison {
  const usesBefore = usesOf(types.before);
  const theirs = usesOf(types.after);
  const differences: Difference[] = [];
  const shared: SharedAttribute[] = [];
  const context: Context = { types, frame, subject, session };
  const moved = new Set<string>();
  for (const [key, use] of usesBefore) {
    const after = theirs.get(key);
    if (after !== undefined) {
      differences.push(...requiredDifference(context, use, after));
      shared.push({ uses: { before: use, after }, place: placeOf(context, use, after) });
      continue;
    }
    const partner = [...theirs].find(
      ([other, attribute]) => !usesBefore.has(other) && attribute.attribute.name.local === use.attribute.name.local,
    );
    if (partner !== undefined) moved.add(partner[0]);
    differences.push(partner === undefined ? removed(context, use) : movedNamespace(context, use, partner[1]));
  }
  for (const [key, use] of theirs) if (!usesBefore.has(key) && !moved.has(key)) differences.push(added(context, use));
  differences.push(...attributeWildcardDifferences(types, frame, subject, session));
  return { differences, shared };
}

interface Context {
  /** The type in each version. */
  readonly types: Versions<TypeDefinition>;
  readonly frame: Frame;
  /** The changed thing, by names: "Order/Line". */
  readonly subject: string;
  readonly session: XmlSession;
}

function usesOf(type: TypeDefinition): ReadonlyMap<string, AttributeUse> {
  if (type.kind === "simple") return new Map();
  const uses = type.attributeUses.map((use) => [expandedName(use.attribute.name), use] as const);
  return new Map(inOrder(uses, ([name]) => name));
}

function placeOf(context: Context, before: AttributeUse, after: AttributeUse): ValuePlace {
  const { frame, subject, session } = context;
  const { name } = before.attribute;
  return {
    frame,
    subject: `${subject}/@${name.local}`,
    example: (version, value) => exampleOf(frame, version, { attributes: [{ name, value }] }, session),
    before: before.origin,
    after: after.origin,
  };
}

function requiredDifference(context: Context, before: AttributeUse, after: AttributeUse): readonly Difference[] {
  if (before.required === after.required) return [];
  const base = differenceAt(context, before.attribute.name, before, after);
  const without = (version: ComparedVersion): Proof => ({
    kind: "yes",
    examples: () => [exampleOf(context.frame, version, {}, context.session)],
  });
  return after.required
    ? [{ ...base, id: "xsd/attribute-became-required", narrowed: without("before"), widened: noProof }]
    : [{ ...base, id: "xsd/attribute-became-optional", narrowed: noProof, widened: without("after") }];
}

function removed(context: Context, use: AttributeUse): Difference {
  const base = differenceAt(context, use.attribute.name, use, undefined);
  const id = use.required ? "xsd/required-attribute-removed" : "xsd/attribute-removed";
  return {
    ...base,
    id,
    narrowed: withAttribute(context, "before", use),
    widened: withoutAttribute(context, "after", use),
  };
}

function added(context: Context, use: AttributeUse): Difference {
  const base = differenceAt(context, use.attribute.name, undefined, use);
  const id = use.required ? "xsd/required-attribute-added" : "xsd/optional-attribute-added";
  return {
    ...base,
    id,
    narrowed: withoutAttribute(context, "before", use),
    widened: withAttribute(context, "after", use),
  };
}

function movedNamespace(context: Context, before: AttributeUse, after: AttributeUse): Difference {
  const base = differenceAt(context, before.attribute.name, before, after);
  const data = { ...base.data, before: before.attribute.name.namespace, after: after.attribute.name.namespace };
  const narrowed = withAttribute(context, "before", before);
  return {
    ...base,
    id: "xsd/attribute-namespace-changed",
    data,
    narrowed,
    widened: withAttribute(context, "after", after),
  };
}

/**
 * Answers if documents with the attribute are refused by the version that does not declare it; its wildcard may take
 * them.
 */
function withAttribute(context: Context, version: ComparedVersion, use: AttributeUse): Proof {
  const { frame, session } = context;
  if (wildcardFor(context, otherVersion(version), use.attribute.name) !== undefined) {
    // An attribute that the wildcard takes may hold more, and is nobody's declared attribute.
    return { kind: "yes", tolerated: true, examples: () => [] };
  }
  return { kind: "yes", examples: () => examples() };

  function* examples(): Generator<XmlTree | undefined> {
    const { name, type } = use.attribute;
    const value =
      use.valueConstraint?.kind === "fixed" ? use.valueConstraint.value : session.instances[version].text(type);
    if (value !== undefined) yield exampleOf(frame, version, { attributes: [{ name, value }] }, session);
  }
}

/**
 * Answers if documents of the version that does not declare an attribute are lost: those without it, or with another
 * under its name.
 */
function withoutAttribute(context: Context, version: ComparedVersion, use: AttributeUse): Proof {
  const { frame, session } = context;
  if (use.required) return { kind: "yes", examples: () => [exampleOf(frame, version, {}, session)] };
  if (wildcardFor(context, version, use.attribute.name) === undefined) return noProof;
  const { name } = use.attribute;
  const tried = ["", "?", "x", "-1"];
  const examples = (): Iterable<XmlTree | undefined> =>
    tried.map((value) => exampleOf(frame, version, { attributes: [{ name, value }] }, session));
  return { kind: "yes", tolerated: true, examples };
}

/** The wildcard of a version that lets an attribute in which it does not declare. */
function wildcardFor({ types, session }: Context, version: ComparedVersion, name: QName): Wildcard | undefined {
  const type = types[version];
  const wildcard = type.kind === "complex" ? type.attributeWildcard : undefined;
  if (wildcard === undefined || !allowsNamespace(wildcard.namespaces, name.namespace)) return undefined;
  return attributeBehind(wildcard, expandedName(name), session.sides[version]) === undefined ? undefined : wildcard;
}

function differenceAt(
  { types, frame, subject }: Context,
  name: QName,
  before: AttributeUse | undefined,
  after: AttributeUse | undefined,
): Omit<Difference, "id" | "narrowed" | "widened"> {
  return {
    subject: `${subject}/@${name.local}`,
    frame,
    data: { name: name.local, of: subject },
    before: before?.origin ?? types.before.origin,
    after: after?.origin ?? types.after.origin,
  };
}
