import type { FoundChange, Use } from "../change.js";
import type { Direction } from "../kind-of-change.js";
import { leadingTo, reachedFrom } from "./region-graph.js";
import type { Region, SchemaPairNode } from "./schema-pair-node.js";
import type { SchemaSession } from "./schema-session.js";
import type { Answer } from "../../prove/json-schema/relation.js";
import { harmIn, levelOf, wholeWitness } from "./verdicts.js";
import type { JudgedSchema } from "./wholes.js";

type Placed = Pick<SchemaPairNode, "before" | "after" | "place">;

/**
 * Tells the effects of whole schemas that none of their keywords explains: at the choices inside that cause them, else
 * at the whole.
 */
export function tellUnexplained(
  judged: readonly JudgedSchema[],
  session: SchemaSession,
): readonly { readonly change: FoundChange; readonly uses: readonly Use[] }[] {
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
        change: unexplained(source, direction, session),
        uses,
      }));
    });
  });

  /** The regions that lead to a change of which readers are told to beware. */
  function tells(directions: ReadonlySet<Direction>, direction: Direction): ReadonlySet<Region> {
    const key = `${[...directions].sort().join("+")} ${direction}`;
    const known = telling.get(key) ?? leadingTo(reached, (region) => hasHarm(region, directions, direction), session);
    telling.set(key, known);
    return known;
  }
}

const maxRegions = 100_000;

function hasHarm({ nodes }: Region, directions: ReadonlySet<Direction>, direction: Direction): boolean {
  return nodes.some(({ node }) =>
    node.changes.some(({ judge, isAnnotation }) => {
      const level = isAnnotation ? undefined : judge(directions)?.levels[direction];
      return level === "breaking" || level === "warning";
    }),
  );
}

function choicesIn(
  start: Region,
  direction: Direction,
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

function harmOf({ before, after }: Placed, direction: Direction, session: SchemaSession): Answer {
  return harmIn(direction, before, after, session);
}

/** Effects that no keyword explains. */
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
