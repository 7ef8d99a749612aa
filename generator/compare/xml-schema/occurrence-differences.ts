import { leavesOf } from "../../prove/xml-schema/content-expression.js";
import type { Content } from "../../model/xml-schema/content-expression.js";
import {
  expandedName,
  type ElementDeclaration,
  type QName,
  type TypeDefinition,
  type Wildcard,
} from "../../model/xml-schema/components.js";
import type { XsdChangeId } from "../catalog/xsd.js";
import type { ChangeData } from "../kind-of-change.js";
import type { ContentRelation } from "../../prove/xml-schema/content-relation.js";
import { acceptsAll } from "../../prove/xml-schema/all-content.js";
import { ContentMachine } from "../../prove/xml-schema/content-machine.js";
import { stateAfter } from "../../prove/xml-schema/content-search.js";
import { countedWord } from "../../prove/xml-schema/counted-words.js";
import { noProof, unknownProof, type Difference, type Proof } from "./difference.js";
import { exampleOf, type ContentPlace } from "./frame.js";
import { occurrencesOf, type Occurrence } from "../../prove/xml-schema/occurrences.js";
import { otherVersion, type Versions, type ComparedVersion } from "./session.js";
import { signatureOf } from "../../prove/xml-schema/simple/signature.js";

/** Elements that came and went, and those that occur more or less often. */
export function occurrenceDifferences(contentPlace: ContentPlace, relation: ContentRelation): readonly Difference[] {
  const ranges = {
    before: occurrencesOf(contentPlace.contents.before),
    after: occurrencesOf(contentPlace.contents.after),
  };
  const context: Context = { place: contentPlace, relation, ranges };
  const differences: Difference[] = [];
  const gone = [...ranges.before].filter(([key]) => !ranges.after.has(key)).map(([, occurrence]) => occurrence);
  const fresh = [...ranges.after].filter(([key]) => !ranges.before.has(key)).map(([, occurrence]) => occurrence);
  const partners = pairs(gone, fresh);
  for (const [before, after] of partners) differences.push(moved(context, before, after));
  const paired = new Set([...partners].flat());
  for (const occurrence of gone) if (!paired.has(occurrence)) differences.push(removed(context, occurrence));
  for (const occurrence of fresh) if (!paired.has(occurrence)) differences.push(added(context, occurrence));
  for (const [key, before] of ranges.before) {
    const after = ranges.after.get(key);
    if (after !== undefined) differences.push(...rangeDifferences(context, before, after));
  }
  return differences;
}

interface Context {
  readonly place: ContentPlace;
  readonly relation: ContentRelation;
  /** The numbers of times that children occur, by expanded name. */
  readonly ranges: Versions<ReadonlyMap<string, Occurrence>>;
}

/** Elements that went and came as one: the same local name in another namespace, or one of the same kind under another name. */
function pairs(gone: readonly Occurrence[], fresh: readonly Occurrence[]): ReadonlyMap<Occurrence, Occurrence> {
  const found = new Map<Occurrence, Occurrence>();
  for (const occurrence of gone) {
    const partner = fresh.find(({ name }) => name.local === occurrence.name.local);
    if (partner !== undefined) found.set(occurrence, partner);
  }
  const left = gone.filter((occurrence) => !found.has(occurrence));
  const free = fresh.filter((occurrence) => ![...found.values()].includes(occurrence));
  const [only] = left;
  const [partner] = free;
  if (left.length === 1 && free.length === 1 && only !== undefined && partner !== undefined && isAlike(only, partner)) {
    found.set(only, partner);
  }
  return found;
}

function isAlike(before: Occurrence, after: Occurrence): boolean {
  return (
    before.min === after.min &&
    before.max === after.max &&
    isSameType(before.element.type, after.element.type) &&
    !isSubstitute(before) &&
    !isSubstitute(after)
  );
}

function isSameType(before: TypeDefinition, after: TypeDefinition): boolean {
  if (before.kind === "simple" && after.kind === "simple") return signatureOf(before) === signatureOf(after);
  if (before.name === undefined || after.name === undefined) return false;
  return before.kind === after.kind && expandedName(before.name) === expandedName(after.name);
}

function moved(context: Context, before: Occurrence, after: Occurrence): Difference {
  const narrowed = counted(context, "before", before.name, (count) => count > 0);
  const widened = counted(context, "after", after.name, (count) => count > 0);
  const { subject } = context.place;
  const origins = { before: originOf(before), after: originOf(after) };
  const isRenamed = before.name.local !== after.name.local;
  const data: ChangeData = isRenamed
    ? { before: before.name.local, after: after.name.local, of: subject }
    : { name: before.name.local, before: before.name.namespace, after: after.name.namespace, of: subject };
  const id = isRenamed ? "xsd/element-renamed" : "xsd/element-namespace-changed";
  return {
    id,
    subject: `${subject}/${before.name.local}`,
    frame: context.place.frame,
    data,
    ...origins,
    narrowed,
    widened,
  };
}

function removed(context: Context, gone: Occurrence): Difference {
  const { relation } = context;
  const isKept = keepsUnknown(context, "after");
  // An element may still be sent where unknown ones are kept, but nobody looks at it.
  const lost = isKept ? ignored : counted(context, "before", gone.name, (count) => count > 0);
  const won =
    gone.min > 0
      ? counted(context, "after", gone.name, (count) => count === 0)
      : toleratedOnly(context, relation.widened, "after");
  const id = isSubstitute(gone) && hasHead(context, "after", gone) ? "xsd/substitute-removed" : "xsd/element-removed";
  return differenceOf(context, id, gone, undefined, lost, won);
}

function added(context: Context, fresh: Occurrence): Difference {
  const { relation } = context;
  const isKept = keepsUnknown(context, "before");
  const lost =
    fresh.min > 0
      ? counted(context, "before", fresh.name, (count) => count === 0)
      : toleratedOnly(context, relation.narrowed, "before");
  const won = isKept ? noProof : counted(context, "after", fresh.name, (count) => count > 0);
  const plain = fresh.min > 0 ? "xsd/required-element-added" : "xsd/optional-element-added";
  const id = isSubstitute(fresh) && hasHead(context, "before", fresh) ? "xsd/substitute-added" : plain;
  return differenceOf(context, id, undefined, fresh, lost, won);
}

const ignored: Proof = { kind: "yes", tolerated: true };

/** The documents that are lost only because the schema tolerated another element of this name. */
function toleratedOnly(
  { place: contentPlace }: Context,
  answer: ContentRelation["narrowed"],
  version: ComparedVersion,
): Proof {
  if (answer.kind !== "yes" || !answer.tolerated) return noProof;
  const { word } = answer;
  return {
    kind: "yes",
    tolerated: true,
    examples: () => [exampleOf(contentPlace.frame, version, { word }, contentPlace.session)],
  };
}

function rangeDifferences(context: Context, before: Occurrence, after: Occurrence): readonly Difference[] {
  const differences: Difference[] = [];
  const { name } = before;
  // With more elements that may stand there, each of them is less needed: that is told of the others.
  const isAsNeeded = before.leaf.accepts.length === after.leaf.accepts.length;
  if (after.min > before.min && isAsNeeded) {
    const id = before.min === 0 && after.min === 1 ? "xsd/element-became-required" : "xsd/element-minimum-raised";
    const proof = counted(context, "before", name, (count) => count < after.min, after.min);
    differences.push(differenceOf(context, id, before, after, proof, noProof, limits(before.min, after.min)));
  }
  if (after.min < before.min && isAsNeeded) {
    const id = before.min === 1 ? "xsd/element-became-optional" : "xsd/element-minimum-lowered";
    const proof = counted(context, "after", name, (count) => count < before.min, before.min);
    differences.push(differenceOf(context, id, before, after, noProof, proof, limits(before.min, after.min)));
  }
  if (after.max < before.max) {
    const id = after.max === 1 ? "xsd/element-became-single" : "xsd/element-maximum-lowered";
    const proof = counted(context, "before", name, (count) => count > after.max, after.max + 1);
    differences.push(differenceOf(context, id, before, after, proof, noProof, limits(before.max, after.max)));
  }
  if (after.max > before.max) {
    const id = before.max === 1 ? "xsd/element-became-list" : "xsd/element-maximum-raised";
    const proof = counted(context, "after", name, (count) => count > before.max, before.max + 1);
    differences.push(differenceOf(context, id, before, after, noProof, proof, limits(before.max, after.max)));
  }
  return differences;
}

/** A document of one version in which a name occurs as often as the other version never has it. */
function counted(
  { place: contentPlace, relation }: Context,
  version: ComparedVersion,
  name: QName,
  fits: (count: number) => boolean,
  limit: number = 1,
): Proof {
  const content = contentPlace.contents[version];
  const answer = version === "before" ? relation.narrowed : relation.widened;
  const word = limit > 5_000 ? undefined : countedWord({ content, name, fits, limit });
  // The ranges say that there is one; finding it was too much.
  if (word === undefined) {
    if (answer.kind === "no") return noProof;
    if (answer.kind === "yes") return { kind: "yes", tolerated: answer.tolerated };
    return isClosed(contentPlace, otherVersion(version)) ? { kind: "yes" } : unknownProof;
  }
  if (takesWord(contentPlace, otherVersion(version), word)) return answer.kind === "unknown" ? unknownProof : noProof;
  return { kind: "yes", examples: () => [exampleOf(contentPlace.frame, version, { word }, contentPlace.session)] };
}

/** True when a version takes no elements but those that it declares. */
function isClosed({ contents, types, session }: ContentPlace, version: ComparedVersion): boolean {
  return !session.sides[version].keepsUnknown(types[version]) && contentWildcards(contents[version]).length === 0;
}

/** True when a version takes these children after all: by a wildcard, or as unknown ones. */
function takesWord(
  { contents, types, session }: ContentPlace,
  version: ComparedVersion,
  word: readonly QName[],
): boolean {
  const side = session.sides[version];
  const content = contents[version];
  const keepsUnknown = side.keepsUnknown(types[version]);
  if (content.kind === "all") return acceptsAll(content, word, keepsUnknown) !== undefined;
  const admits = (wildcard: Wildcard, name: QName): boolean => side.behindWildcard(wildcard, name) !== undefined;
  return stateAfter(new ContentMachine(content, { keepsUnknown, admits }), word)?.isFinal === true;
}

function limits(before: number, after: number): ChangeData {
  return { before: limitText(before), after: limitText(after) };
}

function limitText(limit: number): string {
  return limit === Infinity ? "unlimited" : String(limit);
}

/** True when an element stands in the place of another. */
function isSubstitute({ leaf, element }: Occurrence): boolean {
  return leaf.particle.term !== element;
}

function headOf({ leaf }: Occurrence): ElementDeclaration | undefined {
  return leaf.particle.term.kind === "element" ? leaf.particle.term : undefined;
}

/** True when the head of an element's substitution group stands in the content of a version. */
function hasHead({ place: contentPlace }: Context, version: ComparedVersion, occurrence: Occurrence): boolean {
  const head = headOf(occurrence);
  if (head === undefined) return false;
  const key = expandedName(head.name);
  return leavesNamed(contentPlace, version).has(key);
}

function leavesNamed({ contents }: ContentPlace, version: ComparedVersion): ReadonlySet<string> {
  const names = [...occurrencesOf(contents[version]).values()].flatMap(({ leaf }) =>
    leaf.particle.term.kind === "element" ? [expandedName(leaf.particle.term.name)] : [],
  );
  return new Set(names);
}

function keepsUnknown({ place: contentPlace }: Context, version: ComparedVersion): boolean {
  return contentPlace.session.sides[version].keepsUnknown(contentPlace.types[version]);
}

/** The place of an element in a content model. */
function originOf({ leaf }: Occurrence): Difference["before"] {
  return leaf.particle.origin;
}

/** The operations that have a view, as the end of a sentence; empty for the schema itself. */
function whereOf({ before, after }: Context["place"]["types"]): string {
  const view = before.view ?? after.view;
  return view === undefined ? "" : ` in ${view.kind} operations`;
}

function differenceOf(
  { place: contentPlace }: Context,
  id: XsdChangeId,
  before: Occurrence | undefined,
  after: Occurrence | undefined,
  narrowed: Proof,
  widened: Proof,
  data: ChangeData = {},
): Difference {
  const { subject, frame, types } = contentPlace;
  const occurrence = before ?? after;
  const local = occurrence?.name.local ?? "";
  const head = occurrence === undefined ? undefined : headOf(occurrence)?.name.local;
  return {
    id,
    subject: `${subject}/${local}`,
    frame,
    data: {
      name: local,
      of: subject,
      where: whereOf(types),
      ...data,
      ...(id.startsWith("xsd/substitute") ? { head: head ?? "" } : {}),
    },
    before: before === undefined ? types.before.origin : originOf(before),
    after: after === undefined ? types.after.origin : originOf(after),
    narrowed,
    widened,
  };
}

/** The wildcards of a content model, in order of the text. */
export function contentWildcards(content: Content): readonly Wildcard[] {
  return leavesOf(content).flatMap(({ accepts }) => accepts.filter((term) => term.kind === "wildcard"));
}
