import { Budget, shortestWord, type Graph } from "../../languages/breadth-first.js";
import {
  expandedName,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type QName,
  type Wildcard,
} from "../../model/xml-schema/components.js";
import { inOrder } from "../../text/in-order.js";
import { acceptsAll, compareAll } from "./all-content.js";
import { isPlainAll, type Content, type Leaf } from "../../model/xml-schema/content-expression.js";
import { leavesOf } from "./content-expression.js";
import { ContentMachine, type MachineState, type ContentMove } from "./content-machine.js";
import { fitsAll, isContentWithin } from "./content-proofs.js";
import { withoutCommon, type Differing } from "./common-content.js";
import { isSameContent } from "./same-content.js";
import { searchContent, stateAfter, type ContentInclusion } from "./content-search.js";
import type { Side } from "./side.js";

/** The declaration that a child is checked against. */
export type Acceptor = ElementDeclaration | "anything" | "unknown";

/** A child that both versions take, each with its own declaration. */
export interface SharedChild {
  readonly name: QName;
  readonly before: Acceptor;
  readonly after: Acceptor;
  /** The children that come before it in some document. */
  readonly prefix: () => readonly QName[];
}

/** One direction of a comparison of contents. */
export type ContentAnswer =
  | { readonly kind: "no" }
  /** `tolerated`: only by elements that the first version does not declare there. */
  | { readonly kind: "yes"; readonly word: readonly QName[]; readonly tolerated: boolean }
  | { readonly kind: "unknown" };

/** The relation between two content models, in both directions. */
export interface ContentRelation {
  /** The result for: does the later model reject children that the earlier one accepts? */
  readonly narrowed: ContentAnswer;
  /** The result for: does the later model accept children that the earlier one rejects? */
  readonly widened: ContentAnswer;
  /** Children that both versions take, and whose declarations are to be compared. */
  readonly shared: readonly SharedChild[];
}

interface Party {
  readonly side: Side;
  readonly content: Content;
  readonly keepsUnknown: boolean;
}

/** Relates two content models: the children that they take, and the pairs of declarations that meet. */
export function relateContents(
  before: { readonly side: Side; readonly type: ComplexTypeDefinition },
  after: { readonly side: Side; readonly type: ComplexTypeDefinition },
): ContentRelation {
  const subParty = partyOf(before);
  const other = partyOf(after);
  return relateParties(subParty, other);
}

/** The same for contents that are made, as "unknown elements are kept" has them. */
export function relateParties(subParty: Party, other: Party): ContentRelation {
  const names = alphabet(subParty, other);
  const shared = new Map<string, SharedChild>();
  const add = (name: QName, before: Acceptor, after: Acceptor, prefix: () => readonly QName[]): void => {
    const key = `${expandedName(name)}/${keyOf(before)}/${keyOf(after)}`;
    if (!shared.has(key)) shared.set(key, { name, before, after, prefix });
  };
  if (isSameShape(subParty, other)) {
    shareLeaves(subParty, other, add);
    return { narrowed: { kind: "no" }, widened: { kind: "no" }, shared: [...shared.values()] };
  }
  const middle = differingMiddle(subParty, other);
  if (middle !== undefined) {
    shareNames(subParty, other, add);
    return { ...middle, shared: [...shared.values()] };
  }
  if (subParty.content.kind === "all" && other.content.kind === "all") shareMembers(subParty, other, names, add);
  const visit = (name: QName, mine: ContentMove, theirs: ContentMove, prefix: () => readonly QName[]): void => {
    add(name, acceptorOf(mine, name, subParty.side), acceptorOf(theirs, name, other.side), prefix);
  };
  const narrowed = answer(subParty, other, names, visit, () => shareNames(subParty, other, add));
  const widened = answer(other, subParty, names);
  return { narrowed, widened, shared: [...shared.values()] };
}

/** Decides the same relation without the common start and end. */
function differingMiddle(subParty: Party, other: Party): Pick<ContentRelation, "narrowed" | "widened"> | undefined {
  if (subParty.keepsUnknown || other.keepsUnknown) return undefined;
  const [forth, back] = [
    withoutCommon(subParty.content, other.content),
    withoutCommon(other.content, subParty.content),
  ];
  if (forth === undefined || back === undefined) return undefined;
  const inner = relateParties({ ...subParty, content: forth.before }, { ...other, content: forth.after });
  const narrowed = wholeAnswer(inner.narrowed, forth, other);
  const widened = wholeAnswer(inner.widened, back, subParty);
  return narrowed && widened && { narrowed, widened };
}

/** Undefined if the whole content accepts children that the middle part rejects. */
function wholeAnswer(answer: ContentAnswer, { around }: Differing, of: Party): ContentAnswer | undefined {
  if (answer.kind !== "yes") return answer;
  const word = around(answer.word);
  if (word === undefined || stateAfter(machineOf(of), word)?.isFinal === true) return undefined;
  return { ...answer, word };
}

function partyOf({ side, type }: { readonly side: Side; readonly type: ComplexTypeDefinition }): Party {
  return { side, content: side.contentOf(type), keepsUnknown: side.keepsUnknown(type) };
}

const ids = new WeakMap<ElementDeclaration, number>();
let lastId = 0;

function keyOf(acceptor: Acceptor): string {
  if (typeof acceptor === "string") return acceptor;
  let id = ids.get(acceptor);
  if (id === undefined) ids.set(acceptor, (id = ++lastId));
  return String(id);
}

/**
 * Returns the result for: does the first accept more than the second? First by declared children only, then by
 * everything that is tolerated.
 */
function answer(
  sub: Party,
  of: Party,
  names: readonly QName[],
  visit?: (name: QName, subMove: ContentMove, other: ContentMove, prefix: () => readonly QName[]) => void,
  onGivenUp?: () => void,
): ContentAnswer {
  const declared = include(declaredOnly(sub, of), of, names, visit);
  if (declared.kind === "unknown" || declared.isPartial === true) onGivenUp?.();
  if (declared.kind === "no") return { kind: "yes", word: declared.word, tolerated: false };
  const isOpen =
    sub.keepsUnknown || leavesOf(sub.content).some(({ accepts }) => accepts.some(({ kind }) => kind === "wildcard"));
  const whole = isOpen ? include(sub, of, names) : declared;
  if (whole.kind === "no") return { kind: "yes", word: whole.word, tolerated: true };
  return declared.kind === "unknown" || whole.kind === "unknown" ? { kind: "unknown" } : { kind: "no" };
}

interface DeclaredParty extends Party {
  /** Names that no wildcard takes: the other version declares them. */
  readonly reserved?: ReadonlySet<string>;
}

function declaredOnly(sub: Party, of: Party): DeclaredParty {
  const subNames = declaredNames(sub.content);
  const reserved = new Set([...declaredNames(of.content).keys()].filter((name) => !subNames.has(name)));
  return { ...sub, keepsUnknown: false, reserved };
}

function include(
  sub: DeclaredParty,
  of: Party,
  names: readonly QName[],
  visit?: (name: QName, subMove: ContentMove, other: ContentMove, prefix: () => readonly QName[]) => void,
): ContentInclusion {
  if (sub.content.kind === "all" && of.content.kind === "all") {
    return compareAll(
      { ...sub, content: sub.content, admits: admitsOf(sub) },
      { ...of, content: of.content, admits: admitsOf(of) },
      names,
    );
  }
  const isProved = isKnownToFit(sub, of);
  if (isProved && visit === undefined) return { kind: "yes" };
  const found = sub.content.kind === "all" ? refusedOrder(sub, of, names) : undefined;
  if (found !== undefined && visit === undefined) return { kind: "no", word: found };
  if (isManyOrders(sub.content) || isManyOrders(of.content)) {
    if (isProved) return { kind: "yes", isPartial: true };
    return found === undefined ? { kind: "unknown" } : { kind: "no", word: found, isPartial: true };
  }
  const answer = searchContent(machineOf(sub), machineOf(of), names, visit);
  if (answer.kind !== "unknown") return answer;
  if (isProved) return { kind: "yes", isPartial: true };
  return found === undefined ? answer : { kind: "no", word: found, isPartial: true };
}

/** Returns true if inclusion is provable without a search. */
function isKnownToFit(sub: DeclaredParty, of: Party): boolean {
  const hasWildcard = leavesOf(sub.content).some(({ accepts }) => accepts.some(({ kind }) => kind === "wildcard"));
  if (sub.keepsUnknown || hasWildcard) return false;
  return isContentWithin(sub.content, of.content) || (of.content.kind === "all" && fitsAll(sub.content, of.content));
}

/** An order of the children of an xs:all group that the other model does not take: the plainest ones are tried. */
function refusedOrder(sub: DeclaredParty, of: Party, names: readonly QName[]): readonly QName[] | undefined {
  if (sub.content.kind !== "all") return undefined;
  const { content } = sub;
  const machine = machineOf(of);
  const required = content.members.flatMap(({ leaf, min }) =>
    min > 0 ? leaf.accepts.flatMap((term) => (term.kind === "element" ? [term.name] : [])).slice(0, 1) : [],
  );
  const declared = names.slice(0, 100);
  const words = [
    required,
    [...required].reverse(),
    ...declared.flatMap((name) => [
      [name, ...required],
      [...required, name],
    ]),
    ...declared.slice(1).map((name, index) => [name, declared[index]!, ...required]),
  ];
  return words.find(
    (word) =>
      acceptsAll({ ...sub, content, admits: admitsOf(sub) }, word) !== undefined &&
      stateAfter(machine, word)?.isFinal !== true,
  );
}

/** Maximum number of operands of an xs:all group with counts or wildcards whose orders are searched. */
const maxOrdered = 50;

function isManyOrders(content: Content): boolean {
  return content.kind === "all" && content.members.length > maxOrdered && !isPlainAll(content);
}

function machineOf(party: DeclaredParty): ContentMachine {
  return new ContentMachine(party.content, { keepsUnknown: party.keepsUnknown, admits: admitsOf(party) });
}

function admitsOf({ side, reserved }: DeclaredParty): (wildcard: Wildcard, name: QName) => boolean {
  return (wildcard, name) =>
    side.behindWildcard(wildcard, name) !== undefined && reserved?.has(expandedName(name)) !== true;
}

/** Returns one name for each case that makes a difference: declared names, and an unknown name in each mentioned namespace. */
function alphabet(subParty: Party, other: Party): readonly QName[] {
  const names = new Map<string, QName>([...declaredNames(subParty.content), ...declaredNames(other.content)]);
  const parties = [subParty, other];
  const wildcards = parties.flatMap(({ content }) =>
    leavesOf(content).flatMap(({ accepts }) => accepts.filter((term) => term.kind === "wildcard")),
  );
  const isOpen = wildcards.length > 0 || subParty.keepsUnknown || other.keepsUnknown;
  if (!isOpen) return [...names.values()];
  const namespaces = new Set([...names.values()].map(({ namespace }) => namespace));
  for (const { namespaces: constraint } of wildcards) {
    if (constraint.kind === "list") constraint.namespaces.forEach((namespace) => namespaces.add(namespace));
    if (constraint.kind === "not") namespaces.add(constraint.namespace);
  }
  if (wildcards.length > 0) {
    for (const { name } of inOrder(
      parties.flatMap(({ side }) => [...side.schema.elements.values()]),
      ({ name }) => expandedName(name),
    )) {
      names.set(expandedName(name), name);
      namespaces.add(name.namespace);
    }
  }
  for (const namespace of [...namespaces, "", "urn:example:other"]) {
    const local = strangerIn(namespace, names);
    names.set(expandedName({ namespace, local }), { namespace, local });
  }
  return [...names.values()];
}

function strangerIn(namespace: string, names: ReadonlyMap<string, QName>): string {
  let local = "other";
  while (names.has(expandedName({ namespace, local }))) local += "Other";
  return local;
}

function declaredNames(content: Content): ReadonlyMap<string, QName> {
  const names = new Map<string, QName>();
  for (const { accepts } of leavesOf(content)) {
    for (const term of accepts) if (term.kind === "element") names.set(expandedName(term.name), term.name);
  }
  return names;
}

function acceptorOf({ accepts }: ContentMove, name: QName, side: Side): Acceptor {
  if (accepts === "unknown" || accepts.kind === "element") return accepts;
  return side.behindWildcard(accepts, name) ?? "anything";
}

/** True if two contents are equal, including names and numbers: then no search is needed. */
function isSameShape(subParty: Party, other: Party): boolean {
  if (subParty.keepsUnknown !== other.keepsUnknown) return false;
  const hasWildcard = leavesOf(subParty.content).some(({ accepts }) => accepts.some(({ kind }) => kind === "wildcard"));
  return !hasWildcard && isSameContent(subParty.content, other.content);
}

type AddShared = (name: QName, before: Acceptor, after: Acceptor, prefix: () => readonly QName[]) => void;

function shareLeaves(subParty: Party, other: Party, add: AddShared): void {
  const leaves = leavesOf(other.content);
  leavesOf(subParty.content).forEach((leaf, index) => {
    for (const term of leaf.accepts) {
      if (term.kind !== "element") continue;
      const key = expandedName(term.name);
      const partner = leaves[index]?.accepts.find(
        (theirs) => theirs.kind === "element" && expandedName(theirs.name) === key,
      );
      if (partner?.kind === "element") add(term.name, term, partner, () => prefixTo(subParty, leaf));
    }
  });
}

function shareMembers(subParty: Party, other: Party, names: readonly QName[], add: AddShared): void {
  const mine = elementsByName(subParty.content);
  const theirs = elementsByName(other.content);
  for (const name of names) {
    const key = expandedName(name);
    const before = mine.get(key) ?? (subParty.keepsUnknown ? "unknown" : undefined);
    const after = theirs.get(key) ?? (other.keepsUnknown ? "unknown" : undefined);
    if (before !== undefined && after !== undefined) add(name, before, after, () => []);
  }
}

/** Compares elements that both declare with one name, at any position: an aborted search may not reach them. */
function shareNames(subParty: Party, other: Party, add: AddShared): void {
  const theirs = elementsByName(other.content);
  for (const leaf of leavesOf(subParty.content)) {
    for (const term of leaf.accepts) {
      const partner = term.kind === "element" ? theirs.get(expandedName(term.name)) : undefined;
      if (term.kind === "element" && partner !== undefined)
        add(term.name, term, partner, () => prefixTo(subParty, leaf));
    }
  }
}

function elementsByName(content: Content): ReadonlyMap<string, ElementDeclaration> {
  const elements = new Map<string, ElementDeclaration>();
  for (const { accepts } of leavesOf(content)) {
    for (const term of accepts) if (term.kind === "element") elements.set(expandedName(term.name), term);
  }
  return elements;
}

const maxStates = 20_000;

/** Returns the shortest children before one that a leaf matches. */
function prefixTo(subParty: Party, leaf: Leaf): readonly QName[] {
  if (subParty.content.kind === "all") return [];
  const machine = machineOf(subParty);
  const graph: Graph<MachineState, QName> = {
    start: machine.start,
    keyOf: (state) => state,
    *waysFrom(state) {
      for (const [name, { next }] of machine.waysFrom(state, machine.names.values())) yield [name, next];
    },
  };
  return shortestWord(graph, (state) => machine.isNext(state, leaf), new Budget(maxStates)) ?? [];
}
