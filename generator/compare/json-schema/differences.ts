import type { JsonSchema } from "../../model/json-schema/schema.js";
import { kindOf } from "../catalog.js";
import type { FoundChange, Witness } from "../change.js";
import type { Direction, Level, Levels } from "../kind-of-change.js";
import { reachFrom } from "./regions.js";
import type { PairChange, SchemaPairNode, Verdict } from "./schema-pair-node.js";
import { nameOfPair } from "./schema-pairs.js";
import type { SchemaSession } from "./schema-session.js";
import type { Answer } from "./sets/relation.js";
import { areEqual, harmIn, levelOf, wholeWitness } from "./verdicts.js";

export interface SchemaComparison {
  /** The ways that the schema travels. */
  readonly directions: ReadonlySet<Direction>;
  /** What the schema is called where it has no name of its own. */
  readonly subject: string;
  readonly session: SchemaSession;
}

/**
 * Finds what changed between two versions of a schema, and where: each change at the schema that says it, with levels
 * for the directions that were asked for. What the whole schemas are proved to do bounds what their parts do.
 */
export function findSchemaChanges(
  before: JsonSchema,
  after: JsonSchema,
  { directions, subject, session }: SchemaComparison,
): readonly FoundChange[] {
  if (session.isSame(before, after)) return [];
  const place = {
    subject: nameOfPair(before, after, session) ?? subject,
    isEqual: false,
    way: { before, after, steps: [] },
  };
  const { nodes, isCut } = reachFrom({ before, after, place, isNamed: true, visible: undefined }, directions, session);
  const found = new Map<string, FoundChange>();
  const add = (change: FoundChange): void => {
    const key = JSON.stringify([change.id, change.subject, dataText(change)]);
    found.set(key, joined(found.get(key), change));
  };
  // Where no keyword differs, nothing needs to be proved.
  const differs = isCut || nodes.some(({ node }) => node.differs);
  const isEqual = !differs || (directions.size > 0 && areEqual(before, after, session, directions));
  const harms = new Map(
    [...directions].map((each) => [each, isEqual ? noHarm : harmIn(each, before, after, session)] as const),
  );
  for (const { node, visible } of nodes) {
    for (const change of node.changes) {
      if (isEqual && !change.isAnnotation && !isMark(change.found)) continue;
      const verdict = change.judge(directions);
      if (verdict !== undefined) add(bound(change, verdict, visible, harms));
    }
  }
  for (const [direction, harm] of harms) {
    if (harm.kind === "no" || [...found.values()].some((change) => tellsOf(change, direction))) continue;
    const choices = nodes.filter(({ node }) => node.isChoice && harmOf(node, direction, session).kind !== "no");
    const sources = choices.length === 0 ? [{ before, after, place }] : choices.map(({ node }) => node);
    for (const source of sources) add(unexplained(source, direction, session));
  }
  return [...found.values()].sort(compareChanges);
}

const noHarm: Answer = { kind: "no" };

function isMark({ id }: FoundChange): boolean {
  return id.startsWith("schema/read-only") || id.startsWith("schema/write-only");
}

/** The levels of a change for the directions that are asked for; where the whole is proved harmless, so is it. */
function bound(
  { found, isAnnotation }: PairChange,
  verdict: Verdict,
  visible: ReadonlySet<Direction>,
  harms: ReadonlyMap<Direction, Answer>,
): FoundChange {
  // Types do not show what the other side fills in.
  const code = visible.size === harms.size ? found.codeLevels : onlyIn(visible, found);
  const shown = { ...found, ...(code !== undefined && { codeLevels: code }) };
  if (isAnnotation) return shown;
  const levels: { sent?: Level; read?: Level } = {};
  for (const [way, harm] of harms) {
    const level = verdict.levels[way];
    if (level !== undefined) levels[way] = harm.kind === "no" && level === "breaking" ? "info" : level;
  }
  const { witness } = verdict;
  const isDoubtful = Object.values(levels).some((level) => level !== "info");
  return { ...shown, levels, ...(witness !== undefined && isDoubtful && { witness }) };
}

function onlyIn(visible: ReadonlySet<Direction>, { id, codeLevels }: FoundChange): Levels {
  const all = Object.entries(codeLevels ?? kindOf(id).code);
  return Object.fromEntries(all.filter(([direction]) => visible.has(direction as Direction)));
}

/** The same change found twice: the higher levels count. */
function joined(known: FoundChange | undefined, change: FoundChange): FoundChange {
  if (known === undefined) return change;
  const levels: Levels | undefined = known.levels && {
    ...known.levels,
    ...Object.fromEntries(
      Object.entries(change.levels ?? {}).map(([way, level]) => [way, higher(known.levels?.[way as Direction], level)]),
    ),
  };
  const witness = smaller(known.witness, change.witness);
  return { ...known, ...(levels && { levels }), ...(witness && { witness }) };
}

/** The same one, whichever was found first. */
function smaller(a: Witness | undefined, b: Witness | undefined): Witness | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a.text.length - b.text.length || compareText(a.text, b.text) <= 0 ? a : b;
}

const ranks = { info: 0, warning: 1, breaking: 2 } as const;

function higher(a: Level | undefined, b: Level | undefined): Level | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return ranks[a] < ranks[b] ? b : a;
}

function tellsOf({ levels }: FoundChange, direction: Direction): boolean {
  const level = levels?.[direction];
  return level === "breaking" || level === "warning";
}

type Placed = Pick<SchemaPairNode, "before" | "after" | "place">;

function harmOf({ before, after }: Placed, direction: Direction, session: SchemaSession): Answer {
  return harmIn(direction, before, after, session);
}

/** What no keyword explains. */
function unexplained(source: Placed, direction: Direction, session: SchemaSession): FoundChange {
  const { before, after, place } = source;
  const harm = harmOf(source, direction, session);
  const level = levelOf(harm);
  const id = level === "warning" ? "schema/undecided" : direction === "sent" ? "schema/narrowed" : "schema/widened";
  const witness = wholeWitness(harm, direction, place.way, session);
  return {
    id,
    data: {},
    subject: place.subject,
    before: before.origin,
    after: after.origin,
    levels: { [direction]: level },
    ...(witness !== undefined && { witness }),
  };
}

/** By subject, then by what is said of it. */
export function compareChanges(a: FoundChange, b: FoundChange): number {
  return compareText(a.subject, b.subject) || compareText(a.id, b.id) || compareText(dataText(a), dataText(b));
}

function dataText({ data }: FoundChange): string {
  return JSON.stringify(Object.entries(data).sort(([a], [b]) => compareText(a, b)));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
