import { expandedName, type ElementDeclaration, type QName, type Wildcard } from "../../model/xml-schema/components.js";
import { isPlainAll, type AllContent, type AllOperand, type Leaf } from "../../model/xml-schema/content-expression.js";
import { allowsNamespace } from "../../model/xml-schema/wildcard-namespaces.js";
import { fitsAll } from "./content-proofs.js";
import type { ContentInclusion } from "./content-search.js";

/** An xs:all group, compared element by element: the orders of its children are too many to enumerate. */
export interface AllModel {
  readonly content: AllContent;
  /** True if undeclared elements are kept. */
  readonly keepsUnknown: boolean;
  /** True if a wildcard accepts elements of a name. */
  readonly admits: (wildcard: Wildcard, name: QName) => boolean;
}

/** Returns the declarations that match the children of an xs:all group; undefined if the children are invalid. Part 1, section 3.8.4. */
export function acceptsAll(
  { content: { members, optional }, keepsUnknown, admits }: AllModel,
  word: readonly QName[],
): readonly (ElementDeclaration | Wildcard | "unknown")[] | undefined {
  const counts = new Map<Leaf, number>();
  const countOf = ({ leaf }: AllOperand): number => counts.get(leaf) ?? 0;
  const places: (ElementDeclaration | Wildcard | "unknown")[] = [];
  for (const name of word) {
    const declared = findMember(members, name);
    const isFull = declared !== undefined && countOf(declared.member) >= declared.member.max;
    // An element precedes a wildcard as long as it may occur.
    const found = declared === undefined || isFull ? findWildcard(name) : declared;
    if (found === undefined && (isFull || !keepsUnknown)) return undefined;
    if (found !== undefined) counts.set(found.member.leaf, countOf(found.member) + 1);
    places.push(found?.accepts ?? "unknown");
  }
  if (counts.size === 0 && optional) return places;
  return members.every((member) => countOf(member) >= member.min) ? places : undefined;

  function findWildcard(name: QName): { readonly member: AllOperand; readonly accepts: Wildcard } | undefined {
    for (const member of members) {
      const { term } = member.leaf.particle;
      if (term.kind === "wildcard" && countOf(member) < member.max && isAllowed(term, name))
        return { member, accepts: term };
    }
    return undefined;
  }

  function isAllowed(wildcard: Wildcard, name: QName): boolean {
    return allowsNamespace(wildcard.namespaces, name.namespace) && admits(wildcard, name);
  }
}

function findMember(
  members: AllContent["members"],
  name: QName,
): { readonly member: AllOperand; readonly accepts: ElementDeclaration } | undefined {
  const key = expandedName(name);
  for (const member of members) {
    const accepts = member.leaf.accepts.find((term) => term.kind === "element" && expandedName(term.name) === key);
    if (accepts?.kind === "element") return { member, accepts };
  }
  return undefined;
}

/** Maximum number of repetitions of one child in an example. */
export const maxRepeated = 200;
/** Maximum number of children in all examples of groups with counts or wildcards. */
const maxWordSymbols = 1_000_000;

/**
 * Compares xs:all groups for inclusion. A few words show each possible violation: an element that is missing there, one
 * that is required there, two children that are one element there.
 */
export function compareAll(sub: AllModel, of: AllModel, names: readonly QName[]): ContentInclusion {
  const isExample = (word: readonly QName[]): boolean =>
    acceptsAll(sub, word) !== undefined && acceptsAll(of, word) === undefined;
  const isPlain = isPlainAll(sub.content) && isPlainAll(of.content);
  if (isPlain || baseWord(sub, new Set()).length * (names.length + of.content.members.length) <= maxWordSymbols) {
    for (const word of words(sub, of, names)) {
      if (isExample(word)) return { kind: "no", word };
    }
  }
  if (isPlain) return { kind: "yes" };
  // With counts or wildcards, these words do not show each violation.
  const isProved = isWithoutWildcards(sub) && fitsAll(sub.content, of.content);
  return isProved ? { kind: "yes" } : { kind: "unknown" };
}

function isWithoutWildcards({ content, keepsUnknown }: AllModel): boolean {
  return !keepsUnknown && content.members.every(({ leaf }) => leaf.particle.term.kind === "element");
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
    const [fewest, tooMany] = [
      findMember(sub.content.members, name)?.member.min ?? 1,
      (findMember(of.content.members, name)?.member.max ?? 0) + 1,
    ];
    for (const count of [fewest, tooMany]) {
      if (count > 2 && count <= maxRepeated) yield [...word.slice(0, -1), ...repeatedName(name, count)];
    }
    // Two children that count as one element.
    const member = findMember(of.content.members, name)?.member;
    for (const other of member?.leaf.accepts ?? []) {
      if (other.kind === "element" && expandedName(other.name) !== expandedName(name)) {
        yield [...withName(sub, name, other.name), other.name];
      }
    }
  }
}

/** Returns the required children, with names outside `avoided` if possible. */
function baseWord({ content }: AllModel, avoided: ReadonlySet<string>): readonly QName[] {
  return content.members.flatMap(({ leaf, min }) => {
    if (min === 0) return [];
    const elements = leaf.accepts.filter((term) => term.kind === "element");
    const chosen = elements.find(({ name }) => !avoided.has(expandedName(name))) ?? elements[0];
    return chosen === undefined ? [] : repeatedName(chosen.name, Math.min(min, maxRepeated));
  });
}

/** The name some number of times. */
export function repeatedName(name: QName, count: number): readonly QName[] {
  return Array.from({ length: count }, () => name);
}

/** Same, with a child of the given name instead of the one for the same element, and without the children that `instead` replaces. */
function withName(sub: AllModel, name: QName, instead?: QName): readonly QName[] {
  const { members } = sub.content;
  const gone = [
    findMember(members, name)?.member.leaf,
    instead === undefined ? undefined : findMember(members, instead)?.member.leaf,
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
