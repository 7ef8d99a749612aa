import type { Contract } from "../model/contract.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { reachableSchemas, schemaUses } from "../plan/reachable.js";
import type { FoundChange, Use } from "./change.js";
import type { ChangeFinding, Finding, SchemaPair } from "./finding.js";
import { gatherChanges } from "./gather-changes.js";
import { groupPairs } from "./group-pairs.js";
import { findSchemaChanges } from "./json-schema/differences.js";
import { createSchemaSession, type SchemaSession } from "./json-schema/schema-session.js";
import type { Direction } from "./kind-of-change.js";
import { compareNames, matchNamedSchemas, type NamedSchema } from "./named-schemas.js";
import type { Pairing } from "./pair-up.js";

const both: readonly Direction[] = ["sent", "read"];

/** What changed in the JSON schemas of a contract: of those that travel, then of those that are only named. */
export function compareSchemas(pairs: readonly SchemaPair[], before: Contract, after: Contract): readonly Finding[] {
  const session = createSchemaSession(before, after);
  const names = new Map([...before.schemas].map(([name, schema]) => [schema, name]));
  const gathering = gatherChanges();
  for (const { before: old, after: now, subject, uses } of groupPairs(pairs, names)) {
    const directions = new Set(uses.map(({ direction }) => direction));
    for (const change of findSchemaChanges(old, now, { directions, subject, session })) {
      gathering.add(change, touched(change, uses));
    }
  }
  const named = matchNamedSchemas(before, after, session);
  for (const { change } of compareUnused(named, before, after, session)) {
    if (!gathering.has(change)) gathering.add(change, []);
  }
  return [...gathering.findings(), ...compareNames(named)];
}

/** The uses that a change touches: those of the directions for which it has levels. */
function touched({ levels }: FoundChange, uses: readonly Use[]): readonly Use[] {
  return levels === undefined ? uses : uses.filter(({ direction }) => levels[direction] !== undefined);
}

/**
 * Named schemas that no operation uses. Of a contract without operations they are what others use, whichever way; beside
 * operations they never travel: only their types count, and nothing has to be proved of their values.
 */
function compareUnused(
  { both: pairs }: Pairing<NamedSchema>,
  before: Contract,
  after: Contract,
  session: SchemaSession,
): readonly ChangeFinding[] {
  const used = usedSchemas(before, after);
  const isLibrary = [before, after].every(({ operations, webhooks }) => operations.length + webhooks.length === 0);
  const own = isLibrary ? session : withoutProofs(createSchemaSession(before, after));
  return pairs.flatMap(({ before: old, after: now }) => {
    if (used.has(old.schema) && used.has(now.schema)) return [];
    const comparison = { directions: new Set(both), subject: old.name, session: own };
    return findSchemaChanges(old.schema, now.schema, comparison).flatMap((change): readonly ChangeFinding[] => {
      if (isLibrary) return [{ kind: "change", change, uses: [] }];
      if (change.id === "schema/undecided") return [];
      return [{ kind: "change", change: { ...change, levels: {}, witness: undefined }, uses: [] }];
    });
  });
}

function withoutProofs(session: SchemaSession): SchemaSession {
  const unknown = { kind: "unknown", reason: "nobody asked" } as const;
  return { ...session, relation: () => ({ narrowed: unknown, widened: unknown }) };
}

function usedSchemas(...contracts: readonly Contract[]): ReadonlySet<JsonSchema> {
  return reachableSchemas(contracts.flatMap((contract) => schemaUses(contract).map(({ schema }) => schema)));
}
