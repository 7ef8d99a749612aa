import { expandedName, type ElementDeclaration, type QName } from "../../model/xml-schema/components.js";
import type { AllContent, Leaf } from "../../model/xml-schema/content-expression.js";
import type { ContentInclusion } from "./content-search.js";

/** An xs:all group, which is compared member by member: the orders of its children are too many to go through. */
export interface AllModel {
  readonly content: AllContent;
  /** True where elements that the group does not declare are kept. */
  readonly keepsUnknown: boolean;
}

/**
 * The declarations that take the children of an xs:all group; undefined when the children do not fit. Part 1, section
 * 3.8.4.
 */
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
 * Inclusion of xs:all groups. Each way to break the other group shows in a few words: a member that is missing there, one
 * that is asked for, two children that are one member there.
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
    // Two children that count as one member.
    const member = findMember(of.content.members, name);
    for (const other of member?.leaf.accepts ?? []) {
      if (other.kind === "element" && expandedName(other.name) !== expandedName(name)) {
        yield [...withName(sub, name, other.name), other.name];
      }
    }
  }
}

/** The children that have to be there, by names that are not avoided where there are others. */
function baseWord({ content }: AllModel, avoided: ReadonlySet<string>): readonly QName[] {
  return content.members.flatMap(({ leaf, required }) => {
    if (!required) return [];
    const elements = leaf.accepts.filter((term) => term.kind === "element");
    const chosen = elements.find(({ name }) => !avoided.has(expandedName(name))) ?? elements[0];
    return chosen === undefined ? [] : [chosen.name];
  });
}

/** The same with a child of a name, in place of what counts as the same member; without what `instead` will stand for. */
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
