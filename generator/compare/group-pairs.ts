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
  /** Operations and schemas that use it. */
  readonly uses: readonly Affected[];
}

/** Pairs that are reached by several ways become one, with all uses. */
export function groupPairs(
  pairs: readonly SchemaPair[],
  names: ReadonlyMap<JsonSchema, string>,
): readonly UsedSchemas[] {
  const groups = new Map<JsonSchema, Map<JsonSchema, { subject: string; readonly uses: Map<string, Affected> }>>();
  for (const { before, after, subject, use } of pairs) {
    const [old, now] = [lookThrough(before), lookThrough(after)];
    const partners =
      groups.get(old) ?? new Map<JsonSchema, { subject: string; readonly uses: Map<string, Affected> }>();
    groups.set(old, partners);
    const group = partners.get(now) ?? { subject: names.get(old) ?? subject, uses: new Map<string, Affected>() };
    partners.set(now, group);
    // The least of all places, so that the order of operations does not matter.
    if (!names.has(old) && subject < group.subject) group.subject = subject;
    group.uses.set(`${use.direction} ${use.text}`, use);
  }
  const found = [...groups].flatMap(([before, partners]) =>
    [...partners].map(([after, { subject, uses }]) => ({
      before,
      after,
      subject,
      uses: inOrder(uses, ([text]) => text).map(([, use]) => use),
    })),
  );
  return inOrder(found, (group) => group.subject);
}
