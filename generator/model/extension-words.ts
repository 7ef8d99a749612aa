import { paginationSchema } from "../settings/pagination-fields.js";
import type { JsonValue } from "./json-schema/schema.js";
import { tokenRequestSchema } from "./token-request.js";

/** An `x-` word that specwright reads. */
export interface ExtensionWord {
  /** Its meaning in one sentence, as editors show it. */
  readonly says: string;
  /** JSON Schema of its value. */
  readonly value: JsonValue;
}

const text = { type: "string" };
const texts = { type: "array", items: text };
const named = { type: "object", required: ["name"], properties: { name: text, text }, additionalProperties: false };
const mark = { oneOf: [text, named, { type: "array", items: { oneOf: [text, named] } }] };
const flag = { type: "boolean" };
const presence = { enum: ["required", "absent", "optional"] };

/** THE list of `x-` words, with their values; `x-errors` is described where it is read. */
export const extensionWords = {
  "x-open-question": {
    says: "The source is silent or contradicts itself here: an id of x-open-questions, or a description.",
    value: mark,
  },
  "x-open-questions": {
    says: "Descriptions of unspecified behavior by id; at the root of the document.",
    value: { type: "object", additionalProperties: text },
  },
  "x-sandbox-choice": { says: "The behavior of one server where the spec is silent. It is not a fact.", value: mark },
  "x-rules": {
    says: "Rules that a schema cannot state: names, or names with descriptions.",
    value: { type: "array", items: { oneOf: [text, named] } },
  },
  "x-sensitive": { says: "Problems and logs never show the value.", value: flag },
  "x-enumDescriptions": {
    says: "The meaning of each value of enum.",
    value: { type: "object", additionalProperties: text },
  },
  "x-enum-varnames": { says: "Names of the values of enum in code.", value: texts },
  "x-enumNames": { says: "Names of the values of enum in code.", value: texts },
  "x-parameter-sets": {
    says: "Sets of query parameters; a caller sends exactly one set.",
    value: { type: "array", items: texts },
  },
  "x-pagination": { says: "The pages of the operation, which clients iterate over.", value: paginationSchema },
  "x-token-request": {
    says: "The request for tokens of the security scheme, which clients send.",
    value: tokenRequestSchema,
  },
  "x-allow-any-text": { says: "The path parameter accepts any string, also . and ..", value: flag },
  "x-xsd-element": {
    says: "The element of an XSD that a media type carries: file.xsd#Name or file.xsd#{namespace}Name.",
    value: { type: "string", pattern: "^[^#]+#(?:\\{[^{}]*\\})?[^#{}/]+$" },
  },
  "x-xsd-view": { says: "The request creates or updates the element.", value: { enum: ["create", "update"] } },
  "x-xsd-create": { says: "Presence of the property in requests that create.", value: presence },
  "x-xsd-update": { says: "Presence of the property in requests that update.", value: presence },
  "x-sunset": { says: "The last day of a deprecated operation or property.", value: text },
  "x-stability": { says: "The stability of the operation.", value: text },
} as const satisfies Readonly<Record<string, ExtensionWord>>;
