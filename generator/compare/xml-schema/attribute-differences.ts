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
import { exampleProof, lostIn, noProof, type Difference, type Proof } from "./difference.js";
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
    differences.push(partner ? movedNamespace(context, use, partner[1]) : onlyIn(context, "before", use));
  }
  for (const [key, use] of theirs)
    if (!usesBefore.has(key) && !moved.has(key)) differences.push(onlyIn(context, "after", use));
  differences.push(...attributeWildcardDifferences(context));
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
  const version = after.required ? "before" : "after";
  const id = after.required ? "xsd/attribute-became-required" : "xsd/attribute-became-optional";
  const proof = exampleProof(context.frame, version, {}, context.session);
  return [{ ...differenceAt(context, { before, after }), id, ...lostIn(version, proof) }];
}

function onlyIn(context: Context, version: ComparedVersion, use: AttributeUse): Difference {
  const isRemoved = version === "before";
  const removed = use.required ? "xsd/required-attribute-removed" : "xsd/attribute-removed";
  const added = use.required ? "xsd/required-attribute-added" : "xsd/optional-attribute-added";
  const [lost, won] = [withAttribute(context, version, use), withoutAttribute(context, otherVersion(version), use)];
  return {
    ...differenceAt(context, { [version]: use }),
    id: isRemoved ? removed : added,
    narrowed: isRemoved ? lost : won,
    widened: isRemoved ? won : lost,
  };
}

function movedNamespace(context: Context, before: AttributeUse, after: AttributeUse): Difference {
  const base = differenceAt(context, { before, after });
  return {
    ...base,
    id: "xsd/attribute-namespace-changed",
    data: { ...base.data, before: before.attribute.name.namespace, after: after.attribute.name.namespace },
    narrowed: withAttribute(context, "before", before),
    widened: withAttribute(context, "after", after),
  };
}

function differenceAt(
  { types, frame, subject }: Context,
  { before, after }: Partial<Versions<AttributeUse>>,
): Omit<Difference, "id" | "narrowed" | "widened"> {
  const name = (before ?? after)?.attribute.name.local ?? "";
  const origins = { before: (before ?? types.before).origin, after: (after ?? types.after).origin };
  return { subject: `${subject}/@${name}`, frame, data: { name, of: subject }, ...origins };
}

/** Documents with an attribute that the other version does not declare; its wildcard may accept them. */
function withAttribute(context: Context, version: ComparedVersion, use: AttributeUse): Proof {
  const { frame, session } = context;
  const { name, type } = use.attribute;
  // An attribute that the wildcard takes may hold more, and is nobody's declared attribute.
  if (wildcardFor(context, otherVersion(version), name) !== undefined)
    return { kind: "yes", tolerated: true, examples: () => [] };
  const examples = (): Iterable<XmlTree | undefined> => {
    const { valueConstraint } = use;
    const value = valueConstraint?.kind === "fixed" ? valueConstraint.value : session.instances[version].text(type);
    return value === undefined ? [] : [exampleOf(frame, version, { attributes: [{ name, value }] }, session)];
  };
  return { kind: "yes", examples };
}

/** Documents of the version that does not declare an attribute: without it, or with another of its name. */
function withoutAttribute(context: Context, version: ComparedVersion, use: AttributeUse): Proof {
  const { frame, session } = context;
  const { name } = use.attribute;
  if (use.required) return exampleProof(frame, version, {}, session);
  if (wildcardFor(context, version, name) === undefined) return noProof;
  const examples = (): Iterable<XmlTree | undefined> =>
    ["", "?", "x", "-1"].map((value) => exampleOf(frame, version, { attributes: [{ name, value }] }, session));
  return { kind: "yes", tolerated: true, examples };
}

/** The wildcard of a version that lets an attribute in which it does not declare. */
function wildcardFor({ types, session }: Context, version: ComparedVersion, name: QName): Wildcard | undefined {
  const type = types[version];
  const wildcard = type.kind === "complex" ? type.attributeWildcard : undefined;
  if (wildcard === undefined || !allowsNamespace(wildcard.namespaces, name.namespace)) return undefined;
  return attributeBehind(wildcard, expandedName(name), session.sides[version]) === undefined ? undefined : wildcard;
}

/**
 * Changes between the attribute wildcards of two types: attributes of each namespace are tried. Part 1, section 3.10.
 */
function attributeWildcardDifferences({ types, frame, subject, session }: Context): readonly Difference[] {
  const wildcards = { before: wildcardOf(types.before), after: wildcardOf(types.after) };
  const { before, after } = wildcards;
  if (before === undefined && after === undefined) return [];
  const names = strangers(types, wildcards, session);
  const narrowed = lostNames(wildcards, "before", names, frame, session);
  const widened = lostNames(wildcards, "after", names, frame, session);
  if (narrowed.kind === "no" && widened.kind === "no") return [];
  const data = {
    ...(before && { before: wildcardWords(before) }),
    ...(after && { after: wildcardWords(after) }),
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
