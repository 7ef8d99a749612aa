import { arrayText, objectText, trueIf } from "../body/expression-texts.js";
import type { ContentAutomaton, ContentEdge, StateAutomaton } from "../../model/xml-schema/automaton.js";
import {
  expandedName,
  type ElementDeclaration,
  type NamespaceConstraint,
  type Wildcard,
} from "../../model/xml-schema/components.js";
import type { ItemsProperty, ShapeContent } from "../../plan/xml-shape.js";
import { numberLiteral, stringLiteral } from "../../text/literals.js";
import type { Occurs } from "./plain-sequence.js";

/** A child that a content model names, and how it is called there. */
export interface NamedChild {
  /** The name of the member that holds it, or the tag of an item in a list of choices. */
  readonly tag: string;
  readonly element: ElementDeclaration;
  /** True where its position is shown in paths: "/Order/Line[2]". */
  readonly repeats: boolean;
  readonly required: boolean;
  /** The number of the member that it shares with others of a substitution group; undefined for a member of its own. */
  readonly member: number | undefined;
}

type ShownChild = Pick<NamedChild, "tag" | "element"> & Partial<NamedChild> & { readonly occurs?: string | undefined };

/** Every child once, in order of the content model. */
export function childrenOf(content: ShapeContent, automaton: ContentAutomaton): readonly NamedChild[] {
  const tags = tagsOf(content);
  const children = new Map<string, NamedChild>();
  const add = (element: ElementDeclaration, required: boolean, member?: number): void => {
    const key = expandedName(element.name);
    const { tag, repeats } = tags.get(key) ?? { tag: element.name.local, repeats: false };
    if (!children.has(tag)) children.set(tag, { tag, element, repeats, required, member });
  };
  if (automaton.kind === "all") {
    for (const { accepts, required } of automaton.members) {
      // The first of a substitution group gives the member its number.
      const member = children.size;
      accepts.forEach((element) => add(element, required, accepts.length === 1 ? undefined : member));
    }
  } else {
    for (const { edges } of automaton.states) {
      for (const { accepts } of edges) if (accepts.kind === "element") add(accepts, false);
    }
  }
  return [...children.values()];
}

/** The abstract elements in whose place others stand, as a list; undefined where there are none. */
export function headsText(automaton: ContentAutomaton): string | undefined {
  const particles =
    automaton.kind === "all"
      ? automaton.members.map(({ particle }) => particle)
      : automaton.states.flatMap(({ edges }) => edges.map(({ particle }) => particle));
  const heads = new Map<string, string>();
  for (const { term } of particles) {
    if (term.kind !== "element" || !term.abstract) continue;
    heads.set(expandedName(term.name), childText({ tag: term.name.local, element: term }));
  }
  return heads.size === 0 ? undefined : arrayText([...heads.values()]);
}

/** By expanded name: the property or tag of a child, and whether its position is shown in paths. */
export function tagsOf(
  content: ShapeContent,
): ReadonlyMap<string, { readonly tag: string; readonly repeats: boolean }> {
  const tags = new Map<string, { readonly tag: string; readonly repeats: boolean }>();
  const addItems = ({ items }: ItemsProperty): void => {
    for (const { tag, element } of items) tags.set(expandedName(element.name), { tag, repeats: true });
  };
  if (content.kind === "items") addItems(content.list);
  if (content.kind !== "properties") return tags;
  for (const property of content.ordered) {
    if (property.kind === "items") addItems(property);
    if (property.kind !== "element") continue;
    tags.set(expandedName(property.element.name), { tag: property.name, repeats: property.occurs === "list" });
  }
  return tags;
}

/** By wildcard: the property or tag of the elements that it lets in. */
export function wildcardTags(content: ShapeContent): ReadonlyMap<Wildcard, string> {
  if (content.kind === "items") return itemTags(content.list.wildcards, wildcardItemTag);
  if (content.kind !== "properties") return new Map();
  return new Map(
    content.ordered.flatMap((property): readonly (readonly [Wildcard, string])[] => {
      if (property.kind === "wildcard") return [[property.wildcard, property.name]];
      return property.kind === "items" ? [...itemTags(property.wildcards, `${property.name}/*`)] : [];
    }),
  );
}

/** The tags of wildcards in one list: those of the first one's processContents have the plain tag, each other value a tag with its name. */
function itemTags(wildcards: readonly Wildcard[], plain: string): ReadonlyMap<Wildcard, string> {
  const first = wildcards[0]?.processContents;
  return new Map(
    wildcards.map((wildcard) => {
      const { processContents } = wildcard;
      return [wildcard, processContents === first ? plain : `${plain}${processContents}`];
    }),
  );
}

/** The tag of elements that a wildcard lets in, when the whole content is one list. */
export const wildcardItemTag = "*";

/** A child as emitted code writes it. */
export function childText({ tag, element, repeats = false, required = false, member, occurs }: ShownChild): string {
  const { namespace, local } = element.name;
  return objectText({
    name: stringLiteral(local),
    namespace: namespace === "" ? undefined : stringLiteral(namespace),
    tag: tag === local ? undefined : stringLiteral(tag),
    repeats: trueIf(repeats),
    required: trueIf(required),
    occurs: occurs === undefined || occurs === "" ? undefined : stringLiteral(occurs),
    member: member?.toString(),
  });
}

/** The children of a sequence with their marks, as emitted code writes them. */
export function sequenceText(children: readonly NamedChild[], marks: readonly Occurs[]): string {
  return arrayText(children.map((child, index) => childText({ ...child, repeats: false, occurs: marks[index] })));
}

/** The states of an automaton as emitted code writes them. */
export function statesText(content: ShapeContent, automaton: Pick<StateAutomaton, "states">): string {
  const tags = tagsOf(content);
  const wildcards = wildcardTags(content);
  const states = automaton.states.map(({ edges, skip, final }) =>
    objectText({
      edges: listed(edges.map((edge) => edgeText(edge, tags, wildcards))),
      skip: skip && skipText(skip),
      final: trueIf(final),
    }),
  );
  return arrayText(states);
}

function skipText({ target, atLeast, resets }: NonNullable<StateAutomaton["states"][number]["skip"]>): string {
  const least = atLeast && arrayText([atLeast.counter, atLeast.count]);
  return objectText({ to: String(target), atLeast: least, reset: resets?.toString() });
}

/** A list as a member, which is left out when it is empty. */
function listed(items: readonly (string | number)[]): string | undefined {
  return items.length === 0 ? undefined : arrayText(items);
}

function edgeText(
  { accepts, target, below, increments }: ContentEdge,
  tags: ReadonlyMap<string, { readonly tag: string }>,
  wildcards: ReadonlyMap<Wildcard, string>,
): string {
  const isElement = accepts.kind === "element";
  const tag = isElement
    ? (tags.get(expandedName(accepts.name))?.tag ?? accepts.name.local)
    : (wildcards.get(accepts) ?? wildcardItemTag);
  return objectText({
    on: stringLiteral(tag),
    wildcard: isElement ? undefined : wildcardText(accepts),
    to: String(target),
    below: listed(below.map(({ counter, limit }) => arrayText([counter, numberLiteral(limit)]))),
    count: listed(increments),
  });
}

/** A wildcard as emitted code writes it. */
export function wildcardText({ namespaces, processContents }: Wildcard): string {
  return objectText({ namespaces: namespacesText(namespaces), process: stringLiteral(processContents) });
}

function namespacesText(constraint: NamespaceConstraint): string {
  switch (constraint.kind) {
    case "any":
      return '"any"';
    case "not":
      return objectText({ not: stringLiteral(constraint.namespace) });
    case "list":
      return arrayText(constraint.namespaces.map(stringLiteral));
  }
}
