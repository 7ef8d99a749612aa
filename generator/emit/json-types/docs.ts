import { keywordSentences, sentenceRows } from "../../model/json-schema/keyword-sentences.js";
import { valueText, type JsonSchema, type JsonValue } from "../../model/json-schema/schema.js";
import { holdsSecrets } from "../../model/json-schema/secrets.js";
import type { JSDocTagStructure } from "../structures.js";
import {
  cutDocText,
  documented,
  exampleTags,
  openMarks,
  ruleSentences,
  seeTags,
  cutJson,
  type Documented,
} from "../documented.js";

/**
 * Text of a schema for people: its description with a sentence more, the checks its type cannot show, and its marks.
 */
export function schemaDocs(schema: JsonSchema, more?: string): Documented {
  return documented(
    [
      schema.description ?? schema.title,
      more,
      constantsList(schema),
      boundsAlong(schema),
      ...ruleSentences(schema.extensions),
    ],
    schemaTags(schema),
    [...openMarks(schema.extensions), ...openConstants(schema)],
  );
}

function schemaTags(schema: JsonSchema): readonly JSDocTagStructure[] {
  const tags = [...seeTags(schema.seeAlso)];
  if (schema.default !== undefined) tags.push({ tagName: "default", text: cutJson(schema.default.value) });
  if (schema.examples !== undefined && !holdsSecrets(schema))
    tags.push(...exampleTags(schema.examples.map(({ value }) => value)));
  if (schema.deprecated === true) tags.push({ tagName: "deprecated" });
  return tags;
}

/** The meanings of the values of an enumeration: a line for each listed value, or branch that is a constant, with a description. */
function constantsList({ enum: values = [], enumDescriptions, oneOf, anyOf }: JsonSchema): string | undefined {
  const branches = oneOf ?? anyOf ?? [];
  const lines = [
    ...values.flatMap((value) => constantLine(value, enumDescriptions?.get(valueText(value)))),
    ...branches.flatMap(({ const: constant, description, extensions }) =>
      constant === undefined ? [] : constantLine(constant.value, description, ruleSentences(extensions)),
    ),
  ];
  return lines.length === 0 ? undefined : lines.join("\n");
}

/** The open questions and choices about the values of an enumeration whose branches are constants. */
function openConstants({ oneOf, anyOf }: JsonSchema): readonly string[] {
  return (oneOf ?? anyOf ?? []).flatMap(({ const: constant, description, extensions }) =>
    constant === undefined || description === undefined
      ? []
      : openMarks(extensions).map((text) => `\`${cutJson(constant.value)}\`: ${text}`),
  );
}

function constantLine(
  value: JsonValue,
  description: string | undefined,
  marks: readonly string[] = [],
): readonly string[] {
  if (description === undefined) return [];
  return [[`- \`${cutJson(value)}\`: ${description.trim()}`, ...marks].join(" ")];
}

/** So many references are followed for that: every link of a long chain would otherwise look at all that come after it. */
const maxLinks = 50;

/** The bounds of a schema and of those that it refers to: a reader of a member should not have to look for them. */
function boundsAlong(schema: JsonSchema): string {
  const seen = new Set<JsonSchema>();
  for (
    let current: JsonSchema | undefined = schema;
    current !== undefined && !seen.has(current);
    current = current.ref?.target
  ) {
    if (seen.size === maxLinks) break;
    seen.add(current);
  }
  return [...new Set([...seen].map(boundsSentence))].filter((bounds) => bounds !== undefined).join(" ");
}

/** "Format: date. At most 80 characters." */
function boundsSentence(schema: JsonSchema): string | undefined {
  const said = keywordSentences(schema, sentenceRows, cutDocText);
  return said.length === 0 ? undefined : said.join(" ");
}
