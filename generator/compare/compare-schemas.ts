import type { Contract } from "../model/contract.js";
import { grouped } from "../model/grouped.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import type { Relation } from "../prove/json-schema/relation.js";
import { reachableSchemas, schemaUses } from "../plan/reachable.js";
import type { Affected } from "./change.js";
import { changeKey, type ChangeFinding, type Finding, type SchemaPair } from "./finding.js";
import { gatherChanges } from "./gather-changes.js";
import { groupPairs } from "./group-pairs.js";
import { findSchemaChanges } from "./json-schema/find-schema-changes.js";
import { createSchemaSession, type SchemaSession } from "./json-schema/schema-session.js";
import { createTextSession } from "./json-schema/texts/text-session.js";
import { compareXmlForms } from "./json-schema/xml-forms.js";
import type { ComparedSchema } from "./json-schema/schema-verdicts.js";
import type { ValueDirection } from "./kind-of-change.js";
import { compareNames, matchNamedSchemas, type SchemaWithName } from "./named-schemas.js";
import type { Pairing } from "./pair-up.js";

const both: readonly ValueDirection[] = ["sent", "read"];

/** Changes in the JSON schemas of a contract: of those that travel, then of those that are only named. */
export function compareSchemas(pairs: readonly SchemaPair[], before: Contract, after: Contract): readonly Finding[] {
  const session = createSchemaSession(before, after);
  const all = [...before.schemas, ...(before.derived?.schemas ?? [])];
  const names = new Map(all.map(([name, schema]) => [schema, name]));
  const used = (list: readonly SchemaPair[]): readonly ComparedSchema[] =>
    groupPairs(list, names).map((group) => ({ ...group, directions: directionsOf(group.uses) }));
  const values = used(pairs.filter(({ form }) => form === undefined));
  const texts = grouped(
    pairs.filter(({ form }) => form !== undefined),
    ({ lists }) => lists,
  );
  const found = together(
    findSchemaChanges(values, session),
    ...[...texts].map(([lists, some]) => findSchemaChanges(used(some), createTextSession(session, lists))),
    compareXmlForms(
      pairs.filter(({ form }) => form === "document"),
      session,
    ),
  );
  const known = new Set(found.map(({ change }) => changeKey(change)));
  const named = matchNamedSchemas(before, after, session);
  const unused = compareUnused(named, before, after, session).filter(({ change }) => !known.has(changeKey(change)));
  return [...found, ...unused, ...compareNames(named)];
}

/** A schema may travel as a value in one message and as a text in another: its changes are told once. */
function together(...lists: readonly (readonly ChangeFinding[])[]): readonly ChangeFinding[] {
  const gathering = gatherChanges();
  for (const { change, uses } of lists.flat()) gathering.add(change, uses);
  return gathering.findings();
}

function directionsOf(uses: readonly Affected[]): ReadonlySet<ValueDirection> {
  return new Set(uses.map(({ direction }) => direction));
}

/**
 * Named schemas that no operation uses. Of a contract without operations they are what others use, whichever way; beside
 * operations they never travel: only their types count, and nothing has to be proved of their values.
 */
function compareUnused(
  { both: pairs }: Pairing<SchemaWithName>,
  before: Contract,
  after: Contract,
  session: SchemaSession,
): readonly ChangeFinding[] {
  const used = usedSchemas(before, after);
  const isLibrary = [before, after].every(({ operations, webhooks }) => operations.length + webhooks.length === 0);
  const sessionOfWholes = isLibrary ? session : withoutProofs(createSchemaSession(before, after));
  const compared = pairs.flatMap(({ before: old, after: now }) => {
    if (used.has(old.schema) && used.has(now.schema)) return [];
    return [{ before: old.schema, after: now.schema, subject: old.name, directions: new Set(both), uses: [] }];
  });
  const found = findSchemaChanges(compared, sessionOfWholes);
  if (isLibrary) return found;
  return found.flatMap((finding): readonly ChangeFinding[] => {
    if (finding.change.id === "schema/undecided") return [];
    return [{ ...finding, change: { ...finding.change, levels: {}, witness: undefined } }];
  });
}

function withoutProofs(session: SchemaSession): SchemaSession {
  const unknown = { kind: "unknown", reason: "nobody asked" } as const;
  const relation = (): Relation => ({ narrowed: unknown, widened: unknown });
  return { ...session, relation, valueRelation: relation };
}

function usedSchemas(...contracts: readonly Contract[]): ReadonlySet<JsonSchema> {
  return reachableSchemas(contracts.flatMap((contract) => schemaUses(contract).map(({ schema }) => schema)));
}
