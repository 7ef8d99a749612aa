import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { jsonLiteral } from "../../text/literals.js";
import type { DocTag } from "../declarations.js";
import { documented, markSentences, type Documented } from "../documented.js";

/** What a schema says for people: its description with a sentence more, the checks its type cannot show, and its marks. */
export function schemaDocs(schema: JsonSchema, more?: string): Documented {
  return documented(
    [
      schema.description ?? schema.title,
      more,
      constantsList(schema),
      boundsAlong(schema),
      ...markSentences(schema.extensions),
    ],
    schemaTags(schema),
  );
}

function schemaTags(schema: JsonSchema): readonly DocTag[] {
  const tags: DocTag[] = [];
  if (schema.default !== undefined) tags.push({ name: "default", text: shortJson(schema.default.value) });
  if (schema.deprecated === true) tags.push({ name: "deprecated" });
  return tags;
}

/** What the values of a described enumeration mean: one line for each branch that is a constant with a description. */
function constantsList({ oneOf, anyOf }: JsonSchema): string | undefined {
  const branches = oneOf ?? anyOf ?? [];
  const lines = branches.flatMap((branch) =>
    branch.const === undefined || branch.description === undefined
      ? []
      : [
          [
            `- \`${shortJson(branch.const.value)}\`: ${branch.description.trim()}`,
            ...markSentences(branch.extensions),
          ].join(" "),
        ],
  );
  return lines.length === 0 ? undefined : lines.join("\n");
}

/** So many references are followed for that: every link of a long chain would otherwise look at all that come after it. */
const mostLinks = 50;

/** The bounds of a schema and of those that it refers to: a reader of a member should not have to look for them. */
function boundsAlong(schema: JsonSchema): string {
  const seen = new Set<JsonSchema>();
  for (let each: JsonSchema | undefined = schema; each !== undefined && !seen.has(each); each = each.ref?.target) {
    if (seen.size === mostLinks) break;
    seen.add(each);
  }
  return [...new Set([...seen].map(boundsSentence))].filter((bounds) => bounds !== undefined).join(" ");
}

/** "Format: date. At most 80 characters." */
function boundsSentence(schema: JsonSchema): string | undefined {
  const said: string[] = [];
  if (schema.format !== undefined) said.push(`Format: ${schema.format}.`);
  said.push(...range(schema.minLength, schema.maxLength, "character"));
  said.push(...range(schema.minItems, schema.maxItems, "item"));
  said.push(...range(schema.minProperties, schema.maxProperties, "member"));
  if (schema.minimum !== undefined) said.push(`At least ${schema.minimum}.`);
  if (schema.exclusiveMinimum !== undefined) said.push(`More than ${schema.exclusiveMinimum}.`);
  if (schema.maximum !== undefined) said.push(`At most ${schema.maximum}.`);
  if (schema.exclusiveMaximum !== undefined) said.push(`Less than ${schema.exclusiveMaximum}.`);
  if (schema.multipleOf !== undefined) said.push(`A multiple of ${schema.multipleOf}.`);
  if (schema.pattern !== undefined) said.push(`Pattern: ${cut(schema.pattern)}`);
  return said.length === 0 ? undefined : said.join(" ");
}

function range(min: number | undefined, max: number | undefined, unit: string): readonly string[] {
  const units = (count: number): string => `${count} ${unit}${count === 1 ? "" : "s"}`;
  if (min !== undefined && min === max) return [`Exactly ${units(min)}.`];
  if (min !== undefined && max !== undefined) return [`${min} to ${units(max)}.`];
  if (min !== undefined) return [`At least ${units(min)}.`];
  return max === undefined ? [] : [`At most ${units(max)}.`];
}

function shortJson(value: JsonValue): string {
  return cut(jsonLiteral(value));
}

function cut(text: string): string {
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}
