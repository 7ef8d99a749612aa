import type { Contract } from "../model/contract.js";
import { grouped } from "../model/grouped.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import type { Relation } from "../prove/json-schema/relation.js";
import { reachableSchemas, schemaUses } from "../plan/reachable.js";
import type { Affected } from "./change.js";
import { confirmSerialization, confirmWitness, pairsByUse, withMessage } from "./confirm-witnesses.js";
import { changeKey, type ChangeFinding, type Finding, type SchemaPair, type SerializationChange } from "./finding.js";
import { gatherChanges } from "./gather-changes.js";
import { findSchemaChanges } from "./json-schema/find-schema-changes.js";
import { nameOfPair, targetName } from "./json-schema/target-name.js";
import { createSchemaSession, type SchemaSession } from "./json-schema/schema-session.js";
import { createTextSession } from "./json-schema/texts/text-session.js";
import { compareXmlForms } from "./json-schema/xml-forms.js";
import type { ComparedSchema } from "./json-schema/schema-verdicts.js";
import { valueDirections, type ValueDirection } from "./kind-of-change.js";
import { compareNames, matchNamedSchemas, type SchemaWithName } from "./named-schemas.js";
import { PairMap } from "./pair-map.js";
import type { Pairing } from "./pair-up.js";
import { lookThrough } from "./operations/look-through.js";
import { inOrder } from "../text/in-order.js";
import type { Versions } from "./versions.js";

/** Changes in the JSON schemas of a contract: of those that travel, then of those that are only named. */
export function compareSchemas(
  pairs: readonly SchemaPair[],
  serializations: readonly SerializationChange[],
  before: Contract,
  after: Contract,
): readonly Finding[] {
  const session = createSchemaSession(before, after);
  const all = [...before.schemas, ...(before.derived?.schemas ?? [])];
  const names = new Map(all.map(([name, schema]) => [schema, name]));
  const isElsewhere = (old: JsonSchema, now: JsonSchema): boolean => {
    const name = targetName(old, session);
    return name !== undefined && nameOfPair(old, now, session) === undefined;
  };
  const used = (list: readonly SchemaPair[]): readonly ComparedSchema[] =>
    groupPairs(list, names, isElsewhere).map((group) => ({ ...group, directions: directionsOf(group.uses) }));
  const values = used(pairs.filter(({ form }) => form === undefined));
  const texts = grouped(
    pairs.filter(({ form }) => form !== undefined),
    ({ form, wire }) => JSON.stringify([form, wire?.before.key, wire?.after.key, wire?.lists]),
  );
  const pairsOf = pairsByUse(pairs);
  const ofTexts = (some: readonly SchemaPair[]): readonly ChangeFinding[] => {
    const [roots, first] = [used(some), some[0]];
    const wire = first?.form === "texts" ? first.wire : undefined;
    const textSession = createTextSession(session, { wire, roots });
    const found = findSchemaChanges(roots, textSession);
    return wire === undefined ? found : found.map((one) => confirmWitness(one, pairsByUse(some), textSession));
  };
  const found = together(
    findSchemaChanges(values, session).map((one) => withMessage(one, pairsOf, session)),
    ...[...texts.values()].map(ofTexts),
    compareXmlForms(
      pairs.filter(({ form }) => form === "document"),
      session,
    ),
  );
  const known = new Set(found.map(({ change }) => changeKey(change)));
  const named = matchNamedSchemas(before, after, session);
  const unused = compareUnused(named, before, after, session).filter(({ change }) => !known.has(changeKey(change)));
  const ofForms = serializations.map((one) => confirmSerialization(one, session));
  return [...found, ...ofForms, ...unused, ...compareNames(named)];
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
    return [
      { before: old.schema, after: now.schema, subject: old.name, directions: new Set(valueDirections), uses: [] },
    ];
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

/** Two versions of a schema, and every place where they are used. */
interface UsedSchemas extends Versions<JsonSchema> {
  /** Its name where it has one, else its place. */
  readonly subject: string;
  /** The same for sentences; absent for schemas with a name. */
  readonly where?: string;
  /** Operations and schemas that use it. */
  readonly uses: readonly Affected[];
}

/** The target of a reference without other keywords: a schema with a name, which may be a reference itself. */
function targetOf(schema: JsonSchema): JsonSchema {
  return schema.ref === undefined || lookThrough(schema) === schema ? schema : schema.ref.target;
}

interface Group {
  /** The least subject by text. */
  subjectPlace: Pick<UsedSchemas, "subject" | "where">;
  /** Uses by direction and text. */
  readonly uses: Map<string, Affected>;
}

/** Pairs that are reached by several ways become one, with all uses. */
function groupPairs(
  pairs: readonly SchemaPair[],
  names: ReadonlyMap<JsonSchema, string>,
  isElsewhere: (before: JsonSchema, after: JsonSchema) => boolean,
): readonly UsedSchemas[] {
  const groups = new PairMap<JsonSchema, JsonSchema, Group>();
  for (const { before, after, subject, where, use } of pairs) {
    // A schema in place of a reference, or another reference, is an edit of the place that has the reference.
    const [old, now] = isElsewhere(before, after) ? [before, after] : [targetOf(before), targetOf(after)];
    const name = names.get(old);
    const group = groups.getOrAdd(old, now, () => ({ subjectPlace: { subject: name ?? subject }, uses: new Map() }));
    // The least of all places, so that the order of operations does not matter.
    if (name === undefined && subject <= group.subjectPlace.subject) group.subjectPlace = { subject, where };
    group.uses.set(`${use.direction} ${use.text}`, use);
  }
  const found = groups.entries().map(([before, after, { subjectPlace, uses }]) => ({
    before,
    after,
    ...subjectPlace,
    uses: inOrder(uses, ([text]) => text).map(([, use]) => use),
  }));
  return inOrder(found, (group) => group.subject);
}
