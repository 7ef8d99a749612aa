import type { JsonSchema } from "../model/json-schema/schema.js";
import type { Affected } from "./change.js";
import type { SchemaPair } from "./finding.js";
import { lookThrough } from "./operations/look-through.js";
import { inOrder } from "../text/in-order.js";

/** Two versions of a schema, and every place where they are used. */
export interface UsedSchemas {
  readonly before: JsonSchema;
  readonly after: JsonSchema;
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
export function groupPairs(
  pairs: readonly SchemaPair[],
  names: ReadonlyMap<JsonSchema, string>,
  isElsewhere: (before: JsonSchema, after: JsonSchema) => boolean,
): readonly UsedSchemas[] {
  const groups = new Map<JsonSchema, Map<JsonSchema, Group>>();
  for (const { before, after, subject, where, use } of pairs) {
    // A schema in place of a reference, or another reference, is an edit of the place that has the reference.
    const [old, now] = isElsewhere(before, after) ? [before, after] : [targetOf(before), targetOf(after)];
    const partners = groups.get(old) ?? new Map<JsonSchema, Group>();
    groups.set(old, partners);
    const name = names.get(old);
    const group = partners.get(now) ?? {
      subjectPlace: { subject: name ?? subject },
      uses: new Map<string, Affected>(),
    };
    partners.set(now, group);
    // The least of all places, so that the order of operations does not matter.
    if (name === undefined && subject <= group.subjectPlace.subject) group.subjectPlace = { subject, where };
    group.uses.set(`${use.direction} ${use.text}`, use);
  }
  const found = [...groups].flatMap(([before, partners]) =>
    [...partners].map(([after, { subjectPlace, uses }]) => ({
      before,
      after,
      ...subjectPlace,
      uses: inOrder(uses, ([text]) => text).map(([, use]) => use),
    })),
  );
  return inOrder(found, (group) => group.subject);
}
