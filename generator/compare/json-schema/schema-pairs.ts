import type { JsonSchema } from "../../model/json-schema/schema.js";
import { originOfKeyword, type FlatSchema } from "./flat/flat-schema.js";
import { aligned } from "./flat/disjoint-branches.js";
import type { FlatPair, InnerPair, KeywordChange, KeywordFinding } from "./keyword-finding.js";
import { compareAnnotations } from "./keywords/annotations.js";
import { compareArrays } from "./keywords/arrays.js";
import { compareChoices, compareWithChoice, compareReplacement, isMovedReference } from "./keywords/choices.js";
import { compareConditions } from "./keywords/conditions.js";
import { compareLimits } from "./keywords/limits.js";
import { compareMembers } from "./keywords/members.js";
import { compareObjects } from "./keywords/objects.js";
import { compareTextKeywords, compareValueKeywords } from "./keywords/value-keywords.js";
import type { Level, ValueDirection } from "../kind-of-change.js";
import { highest, ranks } from "../levels.js";
import { stepText } from "./step.js";
import { nameOfPair, namedBy } from "./target-name.js";
import {
  whereOf,
  type InnerNode,
  type PairChange,
  type PairPlace,
  type SchemaPairNode,
  type PairPath,
} from "./schema-pair-node.js";
import type { SchemaSession } from "./schema-session.js";
import { areEqual, judgePair } from "./judge.js";

/** In which order keywords are compared does not matter: changes are sorted at the end. */
const comparers = [
  compareValueKeywords,
  compareLimits,
  compareTextKeywords,
  compareArrays,
  compareMembers,
  compareObjects,
  compareChoices,
  compareConditions,
];

/** Compares what two versions of a schema say themselves. */
export function comparePair(
  before: JsonSchema,
  after: JsonSchema,
  pairPlace: PairPlace,
  session: SchemaSession,
): SchemaPairNode {
  const common = { before, after, place: pairPlace };
  if (session.isSame(before, after)) return { ...common, changes: [], differs: false, isChoice: false, inner: [] };
  const pair = flatPair(before, after, session);
  const annotations = compareAnnotations(pair);
  const isMoved = isMovedReference(before, after, session);
  // Differences between the two targets belong to the same edit.
  const edit = isMoved ? `reference ${pairPlace.subject}` : pairPlace.edit;
  const findings = validationFindings(before, after, pair, isMoved);
  const drafts = findings.filter((finding) => finding.kind === "change");
  const isEqual = pairPlace.isEqual || (drafts.length > 0 && areEqual(before, after, session));
  const kept: KeywordFinding[] = [...annotations, ...(isEqual ? drafts.filter(isMark) : drafts)];
  const changes = kept.flatMap((finding) =>
    finding.kind === "change" ? [changeOfPair(finding, pair, { ...pairPlace, edit })] : [],
  );
  const inner = findings.flatMap((finding): readonly InnerNode[] => {
    if (finding.kind !== "inner" || session.isSame(finding.before, finding.after)) return [];
    return [innerNode(finding, pair, { ...pairPlace, edit, isEqual })];
  });
  const bounded = inner.length === 0 ? changes.map((change) => boundByDetails(change, changes)) : changes;
  return { ...common, changes: bounded, differs: drafts.length > 0, isChoice: isChoice(pair), inner };
}

/** A reference to another schema harms no more than the differences between the two targets, if they are all known. */
function boundByDetails(change: PairChange, all: readonly PairChange[]): PairChange {
  const details = all.filter((one) => one !== change && !one.isAnnotation);
  if (change.found.id !== "schema/reference-changed" || details.length === 0) return change;
  return {
    ...change,
    judge(directions) {
      const verdict = change.judge(directions);
      const harms = details.map((detail) => detail.judge(directions)?.levels ?? {});
      const bound = (direction: ValueDirection): Level | undefined => {
        const most = highest(harms.map((levels) => levels[direction])) ?? "info";
        const level = verdict?.levels[direction];
        return level !== undefined && ranks[level] > ranks[most] ? most : level;
      };
      return verdict && { ...verdict, levels: { sent: bound("sent"), read: bound("read") } };
    },
  };
}

function flatPair(before: JsonSchema, after: JsonSchema, session: SchemaSession): FlatPair {
  const [old, now] = [session.flat(before), session.flat(after)];
  const [first, second] = aligned(old.schema, now.schema);
  return { before: { ...old, schema: first }, after: { ...now, schema: second }, session };
}

function isChoice({ before, after }: FlatPair): boolean {
  return before.schema.oneOf !== undefined && after.schema.oneOf !== undefined;
}

/** Marks say who fills a property in, whatever values are valid. */
function isMark({ id }: KeywordChange): boolean {
  return id.startsWith("schema/read-only") || id.startsWith("schema/write-only");
}

function validationFindings(
  before: JsonSchema,
  after: JsonSchema,
  pair: FlatPair,
  isMoved: boolean,
): readonly KeywordFinding[] {
  const { schema } = pair.after;
  const [old, now] = [pair.before.schema.boolean, schema.boolean];
  if (old !== now && (old === false || now === false)) {
    const id = now === false ? "schema/refused" : "schema/allowed";
    return [{ kind: "change", id, key: "boolean", data: {}, hybrid: schema }];
  }
  const asChoices = compareWithChoice(before, after, pair);
  if (asChoices !== undefined) return asChoices;
  const replacement = compareReplacement(before, after, pair, isMoved);
  if (replacement?.id === "schema/type-changed") return [replacement];
  return [...(replacement === undefined ? [] : [replacement]), ...comparers.flatMap((compare) => compare(pair))];
}

function changeOfPair(change: KeywordChange, pair: FlatPair, pairPlace: PairPlace): PairChange {
  const { way, edit } = pairPlace;
  const { before, after, session } = pair;
  const { id, data, words, values, key, segment = "", codeLevels, editedIn, hybrid, atMost } = change;
  const owner = ownerOf(key, before, after, session);
  const whole = owner === undefined ? way : wayOf(owner, session);
  const holder = owner === undefined ? pairPlace : { ...pairPlace, subject: owner, payload: undefined };
  return {
    found: {
      id,
      data,
      ...(values && { values }),
      words: { holder: whereOf(holder), where: whereOf(holder, segment), ...words },
      subject: `${holder.subject}${segment}`,
      before: change.replaced?.before.origin ?? originOfKeyword(before, key),
      after: change.replaced?.after.origin ?? originOfKeyword(after, key),
      ...(codeLevels !== undefined && { codeLevels }),
      // No proof gives the level of an annotation.
      ...(hybrid === undefined && atMost !== undefined && { levels: atMost }),
      ...(editedIn !== undefined && { editedIn }),
      ...(edit !== undefined && { edit }),
    },
    isAnnotation: change.hybrid === undefined,
    hiddenIn: change.hiddenIn ?? [],
    judge: remembered((directions) => judgePair(change, before.schema, whole, directions, session)),
  };
}

type Judge = PairChange["judge"];

function remembered(ask: Judge): Judge {
  const known = new Map<string, ReturnType<Judge>>();
  return (directions) => {
    const key = [...directions].sort().join(" ");
    if (!known.has(key)) known.set(key, ask(directions));
    return known.get(key);
  };
}

/** The named schema that says a keyword, when it does in both versions: a change is told once, however many use it. */
function ownerOf(key: string, before: FlatSchema, after: FlatSchema, session: SchemaSession): string | undefined {
  const owner = before.sources.get(key)?.owner;
  const later = after.sources.get(key)?.owner;
  if (owner !== undefined && later !== undefined) return session.isSameName(owner, later) ? owner : undefined;
  const only = owner ?? later;
  const other = owner === undefined ? before : after;
  const isBase = [...other.sources.values()].some((source) => source.owner === only);
  return (owner === undefined) !== (later === undefined) && isBase ? only : undefined;
}

function wayOf(name: string, session: SchemaSession): PairPath | undefined {
  const pair = session.named(name);
  return pair && { ...pair, steps: [] };
}

function innerNode(inner: InnerPair, pair: FlatPair, { subject, payload, edit, isEqual, way }: PairPlace): InnerNode {
  const { before, after, key, step, visible } = inner;
  const common = { before, after, visible };
  const pairName = nameOfPair(before, after, pair.session);
  if (pairName !== undefined) {
    // One for all who refer to it.
    const named = { before: namedBy(before, pair.session), after: namedBy(after, pair.session) };
    return { ...named, visible, place: { subject: pairName, isEqual, way: { ...named, steps: [] } }, isNamed: true };
  }
  const owner = ownerOf(key, pair.before, pair.after, pair.session);
  const whole = `${owner ?? subject}${stepText(step)}`;
  const from = owner === undefined ? way : wayOf(owner, pair.session);
  const onward = from && { ...from, steps: [...from.steps, step] };
  const part = owner === undefined ? payload : undefined;
  return { ...common, place: { subject: whole, payload: part, edit, isEqual, way: onward }, isNamed: false };
}
