import { addTo } from "../../model/grouped.js";
import { kindOf } from "../catalog.js";
import type { FoundChange, Affected } from "../change.js";
import type { ChangeFinding } from "../finding.js";
import { gatherChanges, type Gathering } from "../gather-changes.js";
import type { ValueDirection, Level, Levels } from "../kind-of-change.js";
import { shared } from "./regions.js";
import { visitFrom } from "./region-visits.js";
import type { PairChange, Verdict } from "./schema-pair-node.js";
import type { SchemaSession } from "./schema-session.js";
import type { Answer } from "../../prove/json-schema/relation.js";
import { tellUnexplained } from "./unexplained.js";
import { schemaVerdicts, type ComparedSchema, type JudgedSchema } from "./schema-verdicts.js";
import { compareText } from "../../text/in-order.js";

/**
 * Finds what changed between two versions of schemas, and where: each change at the schema that says it, with levels
 * for the directions in which it travels. Proofs about whole schemas bound what their parts do.
 */
export function findSchemaChanges(
  schemas: readonly ComparedSchema[],
  session: SchemaSession,
): readonly ChangeFinding[] {
  const judged = schemaVerdicts(schemas, session);
  const gathering = gatherChanges();
  for (const group of alike(judged)) tellGroup(group, session, gathering);
  for (const { change, uses } of tellUnexplained(judged, session)) gathering.add(change, touched(change, uses));
  return [...gathering.findings()].sort((a, b) => compareChanges(a.change, b.change));
}

/** Those that bound their parts in the same way, so that their parts are told of once. */
function alike(judged: readonly JudgedSchema[]): readonly (readonly [JudgedSchema, ...JudgedSchema[]])[] {
  const groups = new Map<string, [JudgedSchema, ...JudgedSchema[]]>();
  for (const judgedSchema of judged) {
    const harmless = [...judgedSchema.harms].map(([direction, { kind }]) => `${direction}${kind === "no" ? "=" : ""}`);
    const key = [judgedSchema.isEqual ? "=" : "", ...harmless.sort()].join(" ");
    addTo(groups, key, judgedSchema);
  }
  return [...groups.values()];
}

function tellGroup(
  group: readonly [JudgedSchema, ...JudgedSchema[]],
  session: SchemaSession,
  gathering: Gathering,
): void {
  const [{ directions, isEqual, harms }] = group;
  for (const [{ nodes }, { visible, uses }] of visitFrom(group, session)) {
    const all = [...uses.sent.values(), ...uses.read.values()];
    for (const { node, visible: visibleDirections } of nodes) {
      for (const change of node.changes) {
        if (isEqual && !change.isAnnotation && !isMark(change.found)) continue;
        const verdict = change.judge(directions);
        if (verdict === undefined) continue;
        const boundChange = bound(change, verdict, shared(visibleDirections, visible), harms);
        gathering.add(boundChange, touched(boundChange, all));
      }
    }
  }
}

/** The uses that a change touches: those of the directions for which it has levels. */
function touched({ levels }: FoundChange, uses: readonly Affected[]): readonly Affected[] {
  return levels === undefined ? uses : uses.filter(({ direction }) => levels[direction] !== undefined);
}

function isMark({ id }: FoundChange): boolean {
  return id.startsWith("schema/read-only") || id.startsWith("schema/write-only");
}

/** The levels of a change for the directions that are asked for; where the whole is proved harmless, so is it. */
function bound(
  { found, isAnnotation, hiddenIn }: PairChange,
  verdict: Verdict,
  visible: ReadonlySet<ValueDirection>,
  harms: ReadonlyMap<ValueDirection, Answer>,
): FoundChange {
  // Types do not show what the other side fills in.
  const code = visible.size === harms.size ? found.codeLevels : onlyIn(visible, found);
  const shown = { ...found, ...(code !== undefined && { codeLevels: code }) };
  if (isAnnotation) return shown;
  const levels: { sent?: Level; read?: Level } = {};
  for (const [way, harm] of harms) {
    const level = verdict.levels[way];
    if (level === undefined) continue;
    // Nobody who follows the contract sends or reads there what the other side fills in.
    const isUnasked = !visible.has(way) || hiddenIn.includes(way);
    levels[way] = isUnasked || (harm.kind === "no" && level === "breaking") ? "info" : level;
  }
  const { witness } = verdict;
  // Values that the earlier version alone takes matter to those who send, others to those who read.
  const shownTo = witness?.acceptedBy === "before" ? levels.sent : levels.read;
  const isDoubtful = shownTo !== undefined && shownTo !== "info";
  return { ...shown, levels, ...(witness !== undefined && isDoubtful && { witness }) };
}

function onlyIn(visible: ReadonlySet<ValueDirection>, { id, codeLevels }: FoundChange): Levels {
  const all = Object.entries(codeLevels ?? kindOf(id).code);
  return Object.fromEntries(all.filter(([direction]) => visible.has(direction as ValueDirection)));
}

/** By subject, then by what is said of it. */
export function compareChanges(a: FoundChange, b: FoundChange): number {
  return compareText(a.subject, b.subject) || compareText(a.id, b.id) || compareText(dataText(a), dataText(b));
}

function dataText({ data }: FoundChange): string {
  return JSON.stringify(Object.entries(data).sort(([a], [b]) => compareText(a, b)));
}
