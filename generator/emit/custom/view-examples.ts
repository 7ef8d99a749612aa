import type { Header, MediaTypeObject, Response } from "../../model/contract.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { isXmlType } from "../../model/media-types.js";
import type { XmlSchema } from "../../model/xml-schema/components.js";
import { isLarge } from "../../plan/many-schemas.js";
import { payloadEncoding } from "../../plan/payload-encoding.js";
import { payloadText } from "../../plan/payload-text.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { createExamples, type FindExample } from "../../prove/json-schema/example-values.js";
import { XmlSamples } from "../../prove/xml-schema/xml-samples.js";
import type { HeaderView } from "./plan-view.js";

/** Number of example values of a payload, if they differ; a large API has one. */
const variants = 3;
/** Maximum length of an example as JSON, from which a value with required properties only replaces it. */
const maxLength = 2_000;

/** Example values for the view of one plan. */
export interface ViewExamples {
  /** Valid payloads of a response: values of JSON, and texts as they are sent; empty for multipart forms. */
  readonly ofPayload: (media: MediaTypeObject) => readonly JsonValue[];
  /** The required headers of a response, each with a valid value as it is sent. */
  readonly ofHeaders: (response: Response) => readonly HeaderView[];
}

/** Returns the examples of responses: the same for the same plan. */
export function createViewExamples(plan: InterfacePlan): ViewExamples {
  const count = isLarge(plan) ? 1 : variants;
  const find = createExamples({ direction: "read" });
  const xml = new XmlSamples();
  return {
    ofPayload: (media) => payloadExamples(media, plan, { find, xml, count }),
    ofHeaders: ({ headers }) =>
      headers.flatMap((header) => {
        const example = header.required ? headerText(header, find) : undefined;
        return example === undefined ? [] : [{ name: header.name, example }];
      }),
  };
}

interface Source {
  readonly find: FindExample;
  readonly xml: XmlSamples;
  /** The number of examples, if they differ. */
  readonly count: number;
}

function payloadExamples(
  media: MediaTypeObject,
  plan: InterfacePlan,
  { find, xml, count }: Source,
): readonly JsonValue[] {
  const encoding = payloadEncoding(media);
  const written = media.examples.map(({ value }) => value);
  const valuesOf = (schema: JsonSchema | undefined): readonly JsonValue[] =>
    schema === undefined ? [] : distinct(find, schema, written, count);
  const textsOf = (values: readonly JsonValue[]): readonly string[] =>
    values.flatMap((value) => payloadText(media, encoding, value) ?? []);
  switch (encoding.kind) {
    case "json":
      return encoding.schema === undefined ? [null] : valuesOf(encoding.schema);
    case "text":
      if (encoding.schema === undefined) return [isXmlType(media.mediaType) ? "<text/>" : "text"];
      return textsOf(valuesOf(encoding.schema));
    case "document":
    case "form":
      return textsOf(valuesOf(encoding.schema));
    case "stream":
      return streamExamples(textsOf(encoding.item === undefined ? ["text"] : valuesOf(encoding.item)));
    case "xml":
      return xml.documents(encoding.element, elementSchema(media) ?? plan.contract.xml).slice(0, count);
    case "binary":
      return words.slice(0, count);
    case "multipart":
      return [];
  }
}

/** The bytes of binary payloads, as text. */
const words = ["amber", "birch", "cedar"];

function elementSchema({ payload }: MediaTypeObject): XmlSchema | undefined {
  return payload.kind === "xml" ? payload.view?.schema : undefined;
}

/** Streams of all items, each of which is first in one of them. */
function streamExamples(items: readonly string[]): readonly string[] {
  return items.map((_, first) => [...items.slice(first), ...items.slice(0, first)].join(""));
}

function distinct(
  find: FindExample,
  schema: JsonSchema,
  written: readonly JsonValue[],
  count: number,
): readonly JsonValue[] {
  const found = Array.from({ length: count }, (_, seed) => {
    const value = find(schema, { written, seed });
    const isLong = value !== undefined && JSON.stringify(value).length > maxLength;
    return isLong ? (find(schema, { written: [], seed, isSmall: true }) ?? value) : value;
  });
  const values = found.filter((value) => value !== undefined);
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** OpenAPI, Header Object: the style is always "simple" (RFC 6570). */
function headerText({ schema, content, explode, examples }: Header, find: FindExample): string | undefined {
  const { payload } = content ?? {};
  const described = schema ?? (payload?.kind === "json" ? payload.schema : undefined);
  const value = described && find(described, { written: examples.map((example) => example.value), seed: 0 });
  if (value === undefined) return undefined;
  const text = content === undefined ? simpleText(value, explode) : JSON.stringify(value);
  // Other characters cannot be sent in a header.
  return /^[\x20-\x7e]*$/.test(text) ? text : undefined;
}

function simpleText(value: JsonValue, explode: boolean): string {
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return value.map(String).join(",");
  return Object.entries(value as { readonly [name: string]: JsonValue })
    .map(
      ([name, member]) =>
        `${name}${explode ? "=" : ","}${typeof member === "string" ? member : JSON.stringify(member)}`,
    )
    .join(",");
}
