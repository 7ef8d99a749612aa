import {
  type AttributeUse,
  type QName,
  type TypeDefinition,
  type Wildcard,
  expandedName,
} from "../../model/xml-schema/components.js";
import { allowsNamespace } from "../../model/xml-schema/wildcard-namespaces.js";
import { inOrder } from "../../text/in-order.js";
import { attributeBehind } from "../../prove/xml-schema/evaluate-element.js";
import { noProof, type Difference, type Proof } from "./difference.js";
import { exampleOf, type Frame } from "./frame.js";
import type { ValuePlace } from "./simple-differences.js";
import { otherVersion, type Versions, type ComparedVersion, type XmlSession } from "./session.js";
import type { XmlTree } from "../../prove/xml-schema/xml-tree.js";
import type { XsdChangeId } from "../catalog/xsd.js";
import { compareSimpleTypes } from "../../prove/xml-schema/simple/simple-inclusion.js";
import { wildcardWords } from "./type-words.js";

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

/**
 * Changes between the attribute wildcards of two types: attributes of each namespace are tried. Part 1, section 3.10.
 */
function attributeWildcardDifferences(
  types: Versions<TypeDefinition>,
  frame: Frame,
  subject: string,
  session: XmlSession,
): readonly Difference[] {
  const wildcards = { before: wildcardOf(types.before), after: wildcardOf(types.after) };
  const { before, after } = wildcards;
  if (before === undefined && after === undefined) return [];
  const names = strangers(types, wildcards, session);
  const narrowed = lostNames(wildcards, "before", names, frame, session);
  const widened = lostNames(wildcards, "after", names, frame, session);
  if (narrowed.kind === "no" && widened.kind === "no") return [];
  const data = {
    ...(before === undefined ? {} : { before: wildcardWords(before) }),
    ...(after === undefined ? {} : { after: wildcardWords(after) }),
  };
  const origins = { before: (before ?? types.before).origin, after: (after ?? types.after).origin };
  return [{ id: idOf(wildcards), subject, frame, data, ...origins, narrowed, widened }];
}

function wildcardOf(type: TypeDefinition): Wildcard | undefined {
  return type.kind === "complex" ? type.attributeWildcard : undefined;
}

function idOf({ before, after }: Versions<Wildcard | undefined>): XsdChangeId {
  if (before === undefined) return "xsd/attribute-wildcard-added";
  return after === undefined ? "xsd/attribute-wildcard-removed" : "xsd/attribute-wildcard-changed";
}

/** Attributes that neither type declares itself: global ones, and an unknown one of each namespace that is mentioned. */
function strangers(
  types: Versions<TypeDefinition>,
  wildcards: Versions<Wildcard | undefined>,
  { sides }: XmlSession,
): readonly QName[] {
  const global = [sides.before, sides.after].flatMap(({ schema }) =>
    [...schema.attributes.values()].map(({ name }) => name),
  );
  const namespaces = new Set(["", "urn:example:other", ...global.map(({ namespace }) => namespace)]);
  for (const wildcard of [wildcards.before, wildcards.after]) {
    if (wildcard?.namespaces.kind === "list")
      wildcard.namespaces.namespaces.forEach((namespace) => namespaces.add(namespace));
    if (wildcard?.namespaces.kind === "not") namespaces.add(wildcard.namespaces.namespace);
  }
  const declared = new Set(
    [types.before, types.after].flatMap((type) =>
      type.kind === "simple" ? [] : type.attributeUses.map(({ attribute }) => expandedName(attribute.name)),
    ),
  );
  const unknown = [...namespaces].map((namespace) => ({ namespace, local: "other" }));
  return [...global, ...unknown].filter((name) => !declared.has(expandedName(name)));
}

/** Names of attributes that are let in by one version and not by the other. */
function lostNames(
  wildcards: Versions<Wildcard | undefined>,
  version: ComparedVersion,
  names: readonly QName[],
  frame: Frame,
  session: XmlSession,
): Proof {
  const other = otherVersion(version);
  const lost = names.filter((name) => {
    const takenValue = taken(wildcards[version], name, version, session);
    const theirs = taken(wildcards[other], name, other, session);
    if (takenValue === undefined || theirs === "anything") return false;
    // A value that is checked where it was not before has fewer forms.
    if (theirs === undefined || takenValue === "anything") return true;
    return compareSimpleTypes(takenValue.type, theirs.type).kind !== "yes";
  });
  if (lost.length === 0) return noProof;
  const { instances } = session;
  return {
    kind: "yes",
    examples: () =>
      lost.slice(0, 20).flatMap((name) => {
        const declared = taken(wildcards[version], name, version, session);
        const values =
          declared === undefined || declared === "anything"
            ? ["", "?"]
            : [instances[version].text(declared.type) ?? ""];
        return values.map((value) => exampleOf(frame, version, { attributes: [{ name, value }] }, session));
      }),
  };
}

function taken(
  wildcard: Wildcard | undefined,
  name: QName,
  version: ComparedVersion,
  { sides }: XmlSession,
): ReturnType<typeof attributeBehind> {
  if (wildcard === undefined || !allowsNamespace(wildcard.namespaces, name.namespace)) return undefined;
  return attributeBehind(wildcard, expandedName(name), sides[version]);
}
