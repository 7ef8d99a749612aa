import type { Header, MediaTypeObject, Response } from "../../model/contract.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { isLarge } from "../../plan/many-schemas.js";
import { payloadEncoding } from "../../plan/payload-encoding.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { createExamples, type FindExample } from "../../prove/json-schema/example-values.js";
import type { HeaderView } from "./plan-view.js";

/** Number of example values of a payload, if they differ; a large API has one. */
const variants = 3;
/** Maximum length of an example as JSON, from which a value with required properties only replaces it. */
const maxLength = 2_000;

/** Example values for the view of one plan. */
export interface ViewExamples {
  /** Valid values of a payload of a response: JSON and text; empty for other formats. */
  readonly ofPayload: (media: MediaTypeObject) => readonly JsonValue[];
  /** The required headers of a response, each with a valid value as it is sent. */
  readonly ofHeaders: (response: Response) => readonly HeaderView[];
}

/** Returns the examples of responses: the same for the same plan. */
export function createViewExamples(plan: InterfacePlan): ViewExamples {
  const count = isLarge(plan) ? 1 : variants;
  const find = createExamples({ direction: "read" });
  return {
    ofPayload(media) {
      const encoding = payloadEncoding(media);
      if (encoding.kind !== "json" && encoding.kind !== "text") return [];
      const { schema } = encoding;
      if (schema === undefined) return encoding.kind === "text" ? ["text"] : [null];
      const written = media.examples.map(({ value }) => value);
      return distinct(find, schema, written, count).filter(
        (value) => encoding.kind === "json" || typeof value === "string",
      );
    },
    ofHeaders: ({ headers }) =>
      headers.flatMap((header) => {
        const example = header.required ? headerText(header, find) : undefined;
        return example === undefined ? [] : [{ name: header.name, example }];
      }),
  };
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
