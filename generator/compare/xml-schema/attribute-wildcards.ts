import type { QName, TypeDefinition, Wildcard } from "../../model/xml-schema/components.js";
import { expandedName } from "../../model/xml-schema/components.js";
import { allowsNamespace } from "../../model/xml-schema/wildcard-namespaces.js";
import type { XsdChangeId } from "../catalog/xsd.js";
import { attributeBehind } from "../../prove/xml-schema/evaluate-element.js";
import { noProof, type Difference, type Proof } from "./difference.js";
import { exampleOf, type Frame } from "./frame.js";
import { otherVersion, type Versions, type ComparedVersion, type XmlSession } from "./session.js";
import { compareSimpleTypes } from "../../prove/xml-schema/simple/simple-inclusion.js";
import { wildcardWords } from "./type-words.js";

/**
 * Changes between the attribute wildcards of two types: attributes of each namespace are tried. Part 1, section 3.10.
 */
export function attributeWildcardDifferences(
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
