import { joinWords } from "../../text/join-words.js";
import type { FoundChange, Affected } from "../change.js";
import type { ValueDirection } from "../kind-of-change.js";
import { leadingTo, reachedFrom } from "./region-visits.js";
import { whereOf, type Region, type SchemaPairNode } from "./schema-pair-node.js";
import type { SchemaSession } from "./schema-session.js";
import type { Answer } from "../../prove/json-schema/relation.js";
import { harmIn, levelOf, wholeWitness } from "./judge.js";
import type { JudgedSchema } from "./schema-verdicts.js";

type Placed = Pick<SchemaPairNode, "before" | "after" | "place">;

/**
 * Tells the effects of whole schemas that none of their keywords explains: at the choices inside that cause them, else
 * at the whole.
 */
export function tellUnexplained(
  judged: readonly JudgedSchema[],
  session: SchemaSession,
): readonly { readonly change: FoundChange; readonly uses: readonly Affected[] }[] {
  const reached = reachedFrom(
    judged.map(({ region }) => region),
    session,
  );
  const telling = new Map<string, ReadonlySet<Region>>();
  // Each is gone through once more, and only so many of them.
  const budget = { regions: maxRegions };
  return judged.flatMap((schema) => {
    const { region, directions, harms, uses } = schema;
    return [...harms].flatMap(([direction, harm]) => {
      if (harm.kind === "no" || tells(directions, direction).has(region)) return [];
      const choices = choicesIn(region, direction, session, budget);
      return (choices.length === 0 ? [schema] : choices).map((source) => ({
        change: unexplained(source, direction, session, () => editsInside(source, schema, session, budget)),
        uses,
      }));
    });
  });

  /** The regions that lead to a change of which readers are told to beware. */
  function tells(directions: ReadonlySet<ValueDirection>, direction: ValueDirection): ReadonlySet<Region> {
    const key = `${[...directions].sort().join("+")} ${direction}`;
    const known = telling.get(key) ?? leadingTo(reached, (region) => hasHarm(region, directions, direction), session);
    telling.set(key, known);
    return known;
  }
}

const maxRegions = 100_000;

function hasHarm({ nodes }: Region, directions: ReadonlySet<ValueDirection>, direction: ValueDirection): boolean {
  return nodes.some(({ node }) =>
    node.changes.some(({ judge, isAnnotation }) => {
      const level = isAnnotation ? undefined : judge(directions)?.levels[direction];
      return level === "breaking" || level === "warning";
    }),
  );
}

function choicesIn(
  start: Region,
  direction: ValueDirection,
  session: SchemaSession,
  budget: { regions: number },
): readonly SchemaPairNode[] {
  if (budget.regions < 0) return [];
  const reached = reachedFrom([start], session);
  budget.regions -= reached.size;
  return [...reached].flatMap(({ nodes }) =>
    nodes.flatMap(({ node }) => (node.isChoice && harmOf(node, direction, session).kind !== "no" ? [node] : [])),
  );
}

function harmOf({ before, after }: Placed, direction: ValueDirection, session: SchemaSession): Answer {
  return harmIn(direction, before, after, session);
}

/** Edits that are named where only all of them together have an effect. */
const maxNamed = 6;

/** The edits at a place and inside it: ": minimum-lowered of a.b, branch-added of c and 2 more". */
function editsInside(
  { place: pairPlace }: Placed,
  { region, directions }: JudgedSchema,
  session: SchemaSession,
  budget: { regions: number },
): string {
  if (budget.regions < 0) return "";
  const reached = reachedFrom([region], session);
  budget.regions -= reached.size;
  const all = [...reached].flatMap(({ nodes }) =>
    nodes.flatMap(({ node }) =>
      node.changes.flatMap(({ isAnnotation, judge, found: { id, subject } }) =>
        isAnnotation || judge(directions) === undefined ? [] : [{ id, subject }],
      ),
    ),
  );
  const inside = all.filter(({ subject }) => subject.startsWith(pairPlace.subject));
  const texts = (inside.length === 0 ? all : inside).map(
    ({ id, subject }) => `${id.slice(id.indexOf("/") + 1).replaceAll("-", " ")} at ${subject}`,
  );
  const named = [...new Set(texts)].sort();
  return named.length === 0 ? "" : `: ${joinWords(named, "and", maxNamed)}`;
}

/** Effects that no keyword explains. */
function unexplained(source: Placed, direction: ValueDirection, session: SchemaSession, by: () => string): FoundChange {
  const { before, after, place: pairPlace } = source;
  const harm = harmOf(source, direction, session);
  const level = levelOf(harm);
  const id = level === "warning" ? "schema/undecided" : direction === "sent" ? "schema/narrowed" : "schema/widened";
  const witness = wholeWitness(harm, direction, pairPlace.way, session);
  return {
    id,
    data: {},
    words: { where: whereOf(pairPlace), ...(id !== "schema/undecided" && { by: by() }) },
    subject: pairPlace.subject,
    before: before.origin,
    after: after.origin,
    levels: { [direction]: level },
    ...(witness !== undefined && { witness }),
  };
}
