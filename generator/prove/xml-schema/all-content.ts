import { expandedName, type ElementDeclaration, type QName } from "../../model/xml-schema/components.js";
import type { AllContent, Leaf } from "../../model/xml-schema/content-expression.js";
import type { ContentInclusion } from "./content-search.js";

/** An xs:all group, compared element by element: the orders of its children are too many to enumerate. */
export interface AllModel {
  readonly content: AllContent;
  /** True if undeclared elements are kept. */
  readonly keepsUnknown: boolean;
}

/** Returns the declarations that match the children of an xs:all group; undefined if the children are invalid. Part 1, section 3.8.4. */
export function acceptsAll(
  { members, optional }: AllContent,
  word: readonly QName[],
  keepsUnknown: boolean,
): readonly (ElementDeclaration | "unknown")[] | undefined {
  const seen = new Set<Leaf>();
  const places: (ElementDeclaration | "unknown")[] = [];
  for (const name of word) {
    const found = findMember(members, name);
    if (found === undefined && !keepsUnknown) return undefined;
    if (found !== undefined && seen.has(found.leaf)) return undefined;
    if (found !== undefined) seen.add(found.leaf);
    places.push(found?.element ?? "unknown");
  }
  if (seen.size === 0 && optional) return places;
  return members.every(({ leaf, required }) => !required || seen.has(leaf)) ? places : undefined;
}

function findMember(
  members: AllContent["members"],
  name: QName,
): { readonly leaf: Leaf; readonly element: ElementDeclaration } | undefined {
  const key = expandedName(name);
  for (const { leaf } of members) {
    const element = leaf.accepts.find((term) => term.kind === "element" && expandedName(term.name) === key);
    if (element?.kind === "element") return { leaf, element };
  }
  return undefined;
}

/**
 * Compares xs:all groups for inclusion. A few words show each possible violation: an element that is missing there, one
 * that is required there, two children that are one element there.
 */
export function compareAll(sub: AllModel, of: AllModel, names: readonly QName[]): ContentInclusion {
  const isExample = (word: readonly QName[]): boolean =>
    acceptsAll(sub.content, word, sub.keepsUnknown) !== undefined &&
    acceptsAll(of.content, word, of.keepsUnknown) === undefined;
  for (const word of words(sub, of, names)) {
    if (isExample(word)) return { kind: "no", word };
  }
  return { kind: "yes" };
}

function* words(sub: AllModel, of: AllModel, names: readonly QName[]): Generator<readonly QName[]> {
  yield [];
  const base = baseWord(sub, new Set());
  yield base;
  for (const { leaf } of of.content.members) yield baseWord(sub, namesOf(leaf));
  for (const name of names) {
    const word = withName(sub, name);
    yield word;
    yield [...word, name];
    // Two children that count as one element.
    const member = findMember(of.content.members, name);
    for (const other of member?.leaf.accepts ?? []) {
      if (other.kind === "element" && expandedName(other.name) !== expandedName(name)) {
        yield [...withName(sub, name, other.name), other.name];
      }
    }
  }
}

/** Returns the required children, with names outside `avoided` if possible. */
function baseWord({ content }: AllModel, avoided: ReadonlySet<string>): readonly QName[] {
  return content.members.flatMap(({ leaf, required }) => {
    if (!required) return [];
    const elements = leaf.accepts.filter((term) => term.kind === "element");
    const chosen = elements.find(({ name }) => !avoided.has(expandedName(name))) ?? elements[0];
    return chosen === undefined ? [] : [chosen.name];
  });
}

/** Same, with a child of the given name instead of the one for the same element, and without the children that `instead` replaces. */
function withName(sub: AllModel, name: QName, instead?: QName): readonly QName[] {
  const { members } = sub.content;
  const gone = [
    findMember(members, name)?.leaf,
    instead === undefined ? undefined : findMember(members, instead)?.leaf,
  ];
  const rest = baseWord(
    { ...sub, content: { ...sub.content, members: members.filter(({ leaf }) => !gone.includes(leaf)) } },
    new Set(),
  );
  return [...rest, name];
}

function namesOf({ accepts }: Leaf): ReadonlySet<string> {
  return new Set(accepts.map((term) => (term.kind === "element" ? expandedName(term.name) : "")));
}
