import type { JsonSchema } from "../../model/json-schema/schema.js";
import { isOfTypes, memberSchemas } from "./schema-at-keys.js";

/** A property of a response that may be about its page. */
export interface PageField {
  /** Keys of the property in the body. */
  readonly keys: readonly string[];
  /** Its name in lower case, without separators. */
  readonly word: string;
  /** The same of the property around it; "" in the body itself. */
  readonly around: string;
  /** The schema of its values. */
  readonly schema: JsonSchema;
}

/** Returns a name in lower case, without separators: "next_cursor" and "nextCursor" are one word. */
export function nameWord(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Objects with facts about a page instead of content. */
const pageObjects =
  /^(?:meta|metadata|responsemeta(?:data)?|page|pages|pageinfo|pageable|paging|pagination|paginationinfo|link|links|next|nextpage|nextlink|cursor|cursors|resultinfo|info|listinfo)$/;

/** Arrays with facts about a page or a call instead of items. */
const sideArrays =
  /^(?:errors?|warnings?|messages?|notices?|schemas?|links|order|orderby|sort|sortby|fields|columns|included?|includes|facets?|aggregations|suggestions|permissions)$/;

/** Names of arrays with the items of a list of any kind. */
const itemArrays = /^(?:data|items?|results?|values?|records|entries|resources|elements|rows|list|content|objects)$/;

/** Maximum number of properties of a response that are searched. */
const maxFields = 500;

/** The items of a response, and the properties that may be about its page. */
export interface PageFields {
  /** Keys of the array of items. */
  readonly items: readonly string[];
  readonly fields: readonly PageField[];
}

/** Returns the items of a body and the facts about its page. Undefined if the items are not one certain array. */
export function pageFields(body: JsonSchema): PageFields | undefined {
  if (isOfTypes(body, "array")) return { items: [], fields: [] };
  const fields = fieldsOf(body, []);
  const objects = fields.filter(({ schema, word }) => isOfTypes(schema, "object") && !pageObjects.test(word));
  const inner = objects.map((field) => ({ field, fields: fieldsOf(field.schema, field.keys) }));
  const items = arrayIn(fields) ?? arrayIn(inner.flatMap((object) => object.fields));
  if (items === undefined) return undefined;
  const holder = inner.find(({ field }) => items.keys.length === 2 && field.keys[0] === items.keys[0]);
  const found = [...fields, ...(holder?.fields ?? [])];
  for (const { keys, word, schema } of found) {
    if (found.length > maxFields) break;
    // Three levels: "paging.cursors.after".
    if (keys.length < (holder === undefined ? 3 : 4) && pageObjects.test(word) && isOfTypes(schema, "object"))
      found.push(...fieldsOf(schema, keys));
  }
  return { items: items.keys, fields: found.filter(({ schema }) => !isOfTypes(schema, "array", "object")) };
}

function fieldsOf(schema: JsonSchema, keys: readonly string[]): readonly PageField[] {
  const around = nameWord(keys.at(-1) ?? "");
  return [...memberSchemas(schema)]
    .slice(0, maxFields)
    .map(([name, member]) => ({ keys: [...keys, name], word: nameWord(name), around, schema: member }));
}

/** Returns the only array of items, or the only one with the name of items in general. */
function arrayIn(fields: readonly PageField[]): PageField | undefined {
  const arrays = fields.filter(({ schema, word }) => isOfTypes(schema, "array") && !sideArrays.test(word));
  if (arrays.length <= 1) return arrays[0];
  const general = arrays.filter(({ word }) => itemArrays.test(word));
  return general.length === 1 ? general[0] : undefined;
}
