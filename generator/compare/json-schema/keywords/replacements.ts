import { possibleTypes, type ValueTypes } from "../../../model/json-schema/possible-types.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { FlatPair, KeywordChange } from "../keyword-finding.js";
import type { SchemaSession } from "../schema-session.js";
import { referenceName } from "../target-name.js";
import { typeChangeData } from "../type-phrase.js";
import { isChoiceInOne } from "./choices.js";

/** True if a reference to one schema became a reference to another one, and both were not merely renamed. */
export function isMovedReference(before: JsonSchema, after: JsonSchema, session: SchemaSession): boolean {
  const [old, now] = [referenceName(before, session), referenceName(after, session)];
  return old !== undefined && now !== undefined && !session.isSameName(old, now);
}

/**
 * A schema that was replaced as a whole: a reference that moved, values of other types, or a choice in place of keywords. Its keywords
 * have nothing to be compared with, except those of the two targets of a reference.
 */
export function compareReplacement(
  before: JsonSchema,
  after: JsonSchema,
  { before: old, after: now, session }: FlatPair,
  isMoved: boolean,
): KeywordChange | undefined {
  const isReplaced =
    isDisjoint(possibleTypes(old.schema), possibleTypes(now.schema)) ||
    isChoiceInOne({ before: old, after: now, session });
  if (!isMoved && !isReplaced) return undefined;
  const words = typeChangeData(before, after, session);
  // Words that do not show the difference: keywords show it.
  if (words.data["before"] === words.data["after"]) return undefined;
  return {
    kind: "change",
    id: isReplaced ? "schema/type-changed" : "schema/reference-changed",
    key: "types",
    ...((before.types === undefined || after.types === undefined) && { replaced: { before, after } }),
    ...words,
    hybrid: now.schema,
  };
}

/** True if no value is of both, apart from null. */
function isDisjoint(a: ValueTypes, b: ValueTypes): boolean {
  const rest = [...a].filter((type) => type !== "null");
  return rest.length > 0 && [...b].some((type) => type !== "null") && !rest.some((type) => b.has(type));
}
