import type { Origin } from "../../diagnostics/origin.js";
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
import type { ContentAnswer, ContentRelation } from "../../prove/xml-schema/content-relation.js";
import { acceptsAll } from "../../prove/xml-schema/all-content.js";
import { ContentMachine } from "../../prove/xml-schema/content-machine.js";
import { stateAfter } from "../../prove/xml-schema/content-search.js";
import { countedWord } from "../../prove/xml-schema/counted-words.js";
import {
  exampleProof,
  lostIn,
  noProof,
  proofsOf,
  unknownProof,
  type Difference,
  type Proof,
  type Proofs,
} from "./difference.js";
import type { ContentFrame } from "./frame.js";
import { occurrencesOf, type Occurrence } from "../../prove/xml-schema/occurrences.js";
import { otherVersion, type Versions, type ComparedVersion } from "../versions.js";
import { signatureOf } from "../../prove/xml-schema/simple/signature.js";

/** Elements that came and went, and those that occur more or less often. */
export function occurrenceDifferences(frame: ContentFrame, relation: ContentRelation): readonly Difference[] {
  const [old, now] = [occurrencesOf(frame.contents.before), occurrencesOf(frame.contents.after)];
  const context: Context = { ...frame, relation };
  const gone = [...old].filter(([key]) => !now.has(key)).map(([, occurrence]) => occurrence);
  const fresh = [...now].filter(([key]) => !old.has(key)).map(([, occurrence]) => occurrence);
  const partners = pairs(gone, fresh);
  const paired = new Set([...partners].flat());
  return [
    ...[...partners].map(([before, after]) => moved(context, before, after)),
    ...gone.filter((occurrence) => !paired.has(occurrence)).map((occurrence) => removed(context, occurrence)),
    ...fresh.filter((occurrence) => !paired.has(occurrence)).map((occurrence) => added(context, occurrence)),
    ...[...old].flatMap(([key, before]) => {
      const after = now.get(key);
      return after === undefined ? [] : rangeDifferences(context, { before, after });
    }),
  ];
}

interface Context extends ContentFrame {
  readonly relation: ContentRelation;
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
  const [old, now] = [before.name, after.name];
  const isRenamed = old.local !== now.local;
  const proofs = proofsOf((version) => counted(context, version, version === "before" ? old : now, isPresent));
  const data: ChangeData = isRenamed
    ? { before: old.local, after: now.local, of: context.subject }
    : { name: old.local, before: old.namespace, after: now.namespace, of: context.subject };
  const id = isRenamed ? "xsd/element-renamed" : "xsd/element-namespace-changed";
  const origins = { before: originOf(before), after: originOf(after) };
  return { id, subject: `${context.subject}/${old.local}`, frame: context, data, origins, ...proofs };
}

function removed(context: Context, gone: Occurrence): Difference {
  // An element may still be sent where unknown ones are kept, but nobody looks at it.
  const narrowed = keepsUnknown(context, "after")
    ? ({ kind: "yes", tolerated: true } as const)
    : counted(context, "before", gone.name, isPresent);
  const widened = withoutElement(context, "after", gone);
  const id = isSubstitute(gone) && hasHead(context, "after", gone) ? "xsd/substitute-removed" : "xsd/element-removed";
  return differenceOf(context, id, { before: gone }, { narrowed, widened });
}

function added(context: Context, fresh: Occurrence): Difference {
  const narrowed = withoutElement(context, "before", fresh);
  const widened = keepsUnknown(context, "before") ? noProof : counted(context, "after", fresh.name, isPresent);
  const plain = fresh.min > 0 ? "xsd/required-element-added" : "xsd/optional-element-added";
  const id = isSubstitute(fresh) && hasHead(context, "before", fresh) ? "xsd/substitute-added" : plain;
  return differenceOf(context, id, { after: fresh }, { narrowed, widened });
}

function isPresent(count: number): boolean {
  return count > 0;
}

/** The answer to: is a document of a version lost? */
function answerOf({ relation }: Context, version: ComparedVersion): ContentAnswer {
  return version === "before" ? relation.narrowed : relation.widened;
}

/** Documents of a version without an element of the other one: without it, or with another of its name that the schema tolerates. */
function withoutElement(context: Context, version: ComparedVersion, { min, name }: Occurrence): Proof {
  if (min > 0) return counted(context, version, name, (count) => count === 0);
  const answer = answerOf(context, version);
  if (answer.kind !== "yes" || !answer.tolerated) return noProof;
  return exampleProof(context, version, { word: answer.word }, true);
}

function rangeDifferences(context: Context, both: Versions<Occurrence>): readonly Difference[] {
  const { before, after } = both;
  // With more elements that may stand there, each of them is less needed: that is told of the others.
  const isAsNeeded = before.leaf.accepts.length === after.leaf.accepts.length;
  const [min, max] = [limits(before.min, after.min), limits(before.max, after.max)];
  const difference = (
    id: XsdChangeId,
    data: ChangeData,
    version: ComparedVersion,
    fits: (count: number) => boolean,
    limit: number,
  ): Difference =>
    differenceOf(context, id, both, lostIn(version, counted(context, version, before.name, fits, limit)), data);
  const found: Difference[] = [];
  if (after.min > before.min && isAsNeeded) {
    const id = before.min === 0 && after.min === 1 ? "xsd/element-became-required" : "xsd/element-minimum-raised";
    found.push(difference(id, min, "before", (count) => count < after.min, after.min));
  }
  if (after.min < before.min && isAsNeeded) {
    const id = before.min === 1 ? "xsd/element-became-optional" : "xsd/element-minimum-lowered";
    found.push(difference(id, min, "after", (count) => count < before.min, before.min));
  }
  if (after.max < before.max) {
    const id = after.max === 1 ? "xsd/element-became-single" : "xsd/element-maximum-lowered";
    found.push(difference(id, max, "before", (count) => count > after.max, after.max + 1));
  }
  if (after.max > before.max) {
    const id = before.max === 1 ? "xsd/element-became-list" : "xsd/element-maximum-raised";
    found.push(difference(id, max, "after", (count) => count > before.max, before.max + 1));
  }
  return found;
}

/** A document of one version in which a name occurs as often as the other version never has it. */
function counted(
  context: Context,
  version: ComparedVersion,
  name: QName,
  fits: (count: number) => boolean,
  limit: number = 1,
): Proof {
  const other = otherVersion(version);
  const answer = answerOf(context, version);
  const word = limit > 5_000 ? undefined : countedWord({ content: context.contents[version], name, fits, limit });
  // The ranges say that there is one; finding it was too much.
  if (word === undefined) {
    if (answer.kind === "no") return noProof;
    if (answer.kind === "yes") return { kind: "yes", tolerated: answer.tolerated };
    return isClosed(context, other) ? { kind: "yes" } : unknownProof;
  }
  if (takesWord(context, other, word)) return answer.kind === "unknown" ? unknownProof : noProof;
  return exampleProof(context, version, { word });
}

/** True when a version takes no elements but those that it declares. */
function isClosed(frame: ContentFrame, version: ComparedVersion): boolean {
  return !keepsUnknown(frame, version) && contentWildcards(frame.contents[version]).length === 0;
}

/** True when a version takes these children after all: by a wildcard, or as unknown ones. */
function takesWord(frame: ContentFrame, version: ComparedVersion, word: readonly QName[]): boolean {
  const side = frame.session.sides[version];
  const content = frame.contents[version];
  const admits = (wildcard: Wildcard, name: QName): boolean => side.behindWildcard(wildcard, name) !== undefined;
  const rules = { keepsUnknown: keepsUnknown(frame, version), admits };
  if (content.kind === "all") return acceptsAll({ content, ...rules }, word) !== undefined;
  return stateAfter(new ContentMachine(content, rules), word)?.isFinal === true;
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
function hasHead({ contents }: ContentFrame, version: ComparedVersion, occurrence: Occurrence): boolean {
  const head = headOf(occurrence);
  if (head === undefined) return false;
  const key = expandedName(head.name);
  return [...occurrencesOf(contents[version]).values()].some(
    ({ leaf: { particle } }) => particle.term.kind === "element" && expandedName(particle.term.name) === key,
  );
}

function keepsUnknown({ session, types }: ContentFrame, version: ComparedVersion): boolean {
  return session.sides[version].keepsUnknown(types[version]);
}

/** The place of an element in a content model. */
function originOf({ leaf }: Occurrence): Origin {
  return leaf.particle.origin;
}

/** The operations that have a view, as the end of a sentence; empty for the schema itself. */
function whereOf({ before, after }: ContentFrame["types"]): string {
  const view = before.view ?? after.view;
  return view === undefined ? "" : ` in ${view.kind} operations`;
}

function differenceOf(
  frame: Context,
  id: XsdChangeId,
  { before, after }: Partial<Versions<Occurrence>>,
  proofs: Proofs,
  data: ChangeData = {},
): Difference {
  const { subject, types } = frame;
  const occurrence = before ?? after;
  const local = occurrence?.name.local ?? "";
  const head = (occurrence && headOf(occurrence)?.name.local) ?? "";
  const names = { name: local, of: subject, where: whereOf(types), ...data };
  return {
    id,
    subject: `${subject}/${local}`,
    frame,
    data: { ...names, ...(id.startsWith("xsd/substitute") && { head }) },
    origins: {
      before: before === undefined ? types.before.origin : originOf(before),
      after: after === undefined ? types.after.origin : originOf(after),
    },
    ...proofs,
  };
}

/** The wildcards of a content model, in order of the text. */
export function contentWildcards(content: Content): readonly Wildcard[] {
  return leavesOf(content).flatMap(({ accepts }) => accepts.filter((term) => term.kind === "wildcard"));
}
