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
import {
  exampleProof,
  haveNoEffect,
  lostIn,
  noProof,
  bothOrigins,
  proofsOf,
  type Difference,
  type Proof,
} from "./difference.js";
import { exampleOf, type TypeFrame } from "./frame.js";
import type { ValueFrame } from "./simple-differences.js";
import { otherVersion, type Versions, type ComparedVersion } from "../versions.js";
import type { XmlTree } from "../../prove/xml-schema/xml-tree.js";
import { compareSimpleTypes } from "../../prove/xml-schema/simple/simple-inclusion.js";
import { wildcardWords } from "./type-words.js";

/** Two versions of an attribute's use. */
export interface SharedAttribute {
  /** The use of the attribute in each version. */
  readonly uses: Versions<AttributeUse>;
  /** The frame of its values. */
  readonly frame: ValueFrame;
}

/** The comparison of the attributes of two versions of a type. */
export interface AttributeComparison {
  /** Differences of the attributes' uses, not of their values. */
  readonly differences: readonly Difference[];
  /** Attributes of both versions, whose values are to be compared. */
  readonly shared: readonly SharedAttribute[];
}

/** Changes between the attributes of two types. Part 1, sections 3.4 and 3.5. */
export function compareAttributes(frame: TypeFrame): AttributeComparison {
  const [old, now] = [usesOf(frame.types.before), usesOf(frame.types.after)];
  const differences: Difference[] = [];
  const shared: SharedAttribute[] = [];
  const moved = new Set<string>();
  for (const [key, use] of old) {
    const after = now.get(key);
    if (after !== undefined) {
      const uses = { before: use, after };
      differences.push(...requiredDifference(frame, uses));
      shared.push({ uses, frame: valueFrame(frame, uses) });
      continue;
    }
    const partner = [...now].find(
      ([other, attribute]) => !old.has(other) && attribute.attribute.name.local === use.attribute.name.local,
    );
    if (partner !== undefined) moved.add(partner[0]);
    differences.push(
      partner ? movedNamespace(frame, { before: use, after: partner[1] }) : onlyIn(frame, "before", use),
    );
  }
  for (const [key, use] of now) if (!old.has(key) && !moved.has(key)) differences.push(onlyIn(frame, "after", use));
  differences.push(...attributeWildcardDifferences(frame));
  return { differences, shared };
}

function usesOf(type: TypeDefinition): ReadonlyMap<string, AttributeUse> {
  if (type.kind === "simple") return new Map();
  const uses = type.attributeUses.map((use) => [expandedName(use.attribute.name), use] as const);
  return new Map(inOrder(uses, ([name]) => name));
}

function valueFrame(frame: TypeFrame, uses: Versions<AttributeUse>): ValueFrame {
  const { name } = uses.before.attribute;
  return {
    ...frame,
    subject: `${frame.subject}/@${name.local}`,
    example: (version, value) => exampleOf(frame, version, { attributes: [{ name, value }] }),
    origins: bothOrigins(uses),
  };
}

function requiredDifference(frame: TypeFrame, uses: Versions<AttributeUse>): readonly Difference[] {
  const { before, after } = uses;
  if (before.required === after.required) return [];
  const version = after.required ? "before" : "after";
  const id = after.required ? "xsd/attribute-became-required" : "xsd/attribute-became-optional";
  return [{ ...differenceAt(frame, uses), id, ...lostIn(version, exampleProof(frame, version, {})) }];
}

function onlyIn(frame: TypeFrame, version: ComparedVersion, use: AttributeUse): Difference {
  const removed = use.required ? "xsd/required-attribute-removed" : "xsd/attribute-removed";
  const added = use.required ? "xsd/required-attribute-added" : "xsd/optional-attribute-added";
  const proofs = proofsOf((side) =>
    side === version ? withAttribute(frame, side, use) : withoutAttribute(frame, side, use),
  );
  return { ...differenceAt(frame, { [version]: use }), id: version === "before" ? removed : added, ...proofs };
}

function movedNamespace(frame: TypeFrame, uses: Versions<AttributeUse>): Difference {
  const base = differenceAt(frame, uses);
  const [before, after] = [uses.before.attribute.name.namespace, uses.after.attribute.name.namespace];
  return {
    ...base,
    id: "xsd/attribute-namespace-changed",
    data: { ...base.data, before, after },
    ...proofsOf((version) => withAttribute(frame, version, uses[version])),
  };
}

function differenceAt(
  frame: TypeFrame,
  { before, after }: Partial<Versions<AttributeUse>>,
): Omit<Difference, "id" | "narrowed" | "widened"> {
  const { subject, types } = frame;
  const name = (before ?? after)?.attribute.name.local ?? "";
  const origins = bothOrigins({ before: before ?? types.before, after: after ?? types.after });
  return { subject: `${subject}/@${name}`, frame, data: { name, of: subject }, origins };
}

/** Documents with an attribute that the other version does not declare; its wildcard may accept them. */
function withAttribute(frame: TypeFrame, version: ComparedVersion, use: AttributeUse): Proof {
  const { name, type } = use.attribute;
  // An attribute that the wildcard takes may hold more, and is nobody's declared attribute.
  if (taken(frame, otherVersion(version), name) !== undefined)
    return { kind: "yes", tolerated: true, examples: () => [] };
  const examples = (): Iterable<XmlTree | undefined> => {
    const { valueConstraint } = use;
    const { instances } = frame.session;
    const value = valueConstraint?.kind === "fixed" ? valueConstraint.value : instances[version].text(type);
    return value === undefined ? [] : [exampleOf(frame, version, { attributes: [{ name, value }] })];
  };
  return { kind: "yes", examples };
}

/** Documents of the version that does not declare an attribute: without it, or with another of its name. */
function withoutAttribute(frame: TypeFrame, version: ComparedVersion, use: AttributeUse): Proof {
  const { name } = use.attribute;
  if (use.required) return exampleProof(frame, version, {});
  if (taken(frame, version, name) === undefined) return noProof;
  const examples = (): Iterable<XmlTree | undefined> =>
    ["", "?", "x", "-1"].map((value) => exampleOf(frame, version, { attributes: [{ name, value }] }));
  return { kind: "yes", tolerated: true, examples };
}

/**
 * Changes between the attribute wildcards of two types: attributes of each namespace are tried. Part 1, section 3.10.
 */
function attributeWildcardDifferences(frame: TypeFrame): readonly Difference[] {
  const { types } = frame;
  const [before, after] = [wildcardOf(types.before), wildcardOf(types.after)];
  if (before === undefined && after === undefined) return [];
  const names = strangers(frame);
  const proofs = proofsOf((version) => lostNames(frame, version, names));
  if (haveNoEffect(proofs)) return [];
  const what = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  const data = {
    ...(before && { before: wildcardWords(before) }),
    ...(after && { after: wildcardWords(after) }),
  };
  const origins = bothOrigins({ before: before ?? types.before, after: after ?? types.after });
  return [{ id: `xsd/attribute-wildcard-${what}`, frame, data, origins, ...proofs }];
}

function wildcardOf(type: TypeDefinition): Wildcard | undefined {
  return type.kind === "complex" ? type.attributeWildcard : undefined;
}

/** Attributes that neither type declares itself: global ones, and an unknown one of each namespace that is mentioned. */
function strangers({ types, session: { sides } }: TypeFrame): readonly QName[] {
  const global = [sides.before, sides.after].flatMap(({ schema }) =>
    [...schema.attributes.values()].map(({ name }) => name),
  );
  const namespaces = new Set(["", "urn:example:other", ...global.map(({ namespace }) => namespace)]);
  for (const wildcard of [wildcardOf(types.before), wildcardOf(types.after)]) {
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
function lostNames(frame: TypeFrame, version: ComparedVersion, names: readonly QName[]): Proof {
  const lost = names.filter((name) => {
    const [mine, theirs] = [taken(frame, version, name), taken(frame, otherVersion(version), name)];
    if (mine === undefined || theirs === "anything") return false;
    // A value that is checked where it was not before has fewer forms.
    if (theirs === undefined || mine === "anything") return true;
    return compareSimpleTypes(mine.type, theirs.type).kind !== "yes";
  });
  if (lost.length === 0) return noProof;
  const instances = frame.session.instances[version];
  return {
    kind: "yes",
    examples: () =>
      lost.slice(0, 20).flatMap((name) => {
        const declared = taken(frame, version, name);
        const values =
          declared === undefined || declared === "anything" ? ["", "?"] : [instances.text(declared.type) ?? ""];
        return values.map((value) => exampleOf(frame, version, { attributes: [{ name, value }] }));
      }),
  };
}

/** The declaration that the wildcard of a version applies to an attribute; undefined if the wildcard rejects the attribute. */
function taken(
  { types, session }: TypeFrame,
  version: ComparedVersion,
  name: QName,
): ReturnType<typeof attributeBehind> {
  const wildcard = wildcardOf(types[version]);
  if (wildcard === undefined || !allowsNamespace(wildcard.namespaces, name.namespace)) return undefined;
  return attributeBehind(wildcard, expandedName(name), session.sides[version]);
}
