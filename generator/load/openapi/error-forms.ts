import { faultKinds, pathSyntaxes } from "../../../templates/runtime/server/error-table.js";
import { isRefusalStatus } from "../../../templates/runtime/server/refusal.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { isArray, isObject, type JsonObject } from "./cursor.js";

/** The value of a property: its words in messages, its check, and its JSON Schema for editors. */
export type ErrorForm = readonly [says: string, holds: (value: JsonValue) => boolean, schema: JsonObject];

const text: ErrorForm = ["a text", (value) => typeof value === "string", { type: "string" }];
const object: ErrorForm = ["an object", isObject, { type: "object" }];
const anything: ErrorForm = ["a value", () => true, {}];
const oneOf = (values: readonly string[]): ErrorForm => [
  `one of ${values.join(", ")}`,
  (value) => values.includes(value as string),
  { enum: values },
];
const listOf = ([says, holds, items]: ErrorForm): ErrorForm => [
  `a list, each item ${says}`,
  (value) => isArray(value) && value.length > 0 && value.every(holds),
  { type: "array", minItems: 1, items },
];
const either = ([says, holds, schema]: ErrorForm, [otherwise, fits, other]: ErrorForm): ErrorForm => [
  `${says}, or ${otherwise}`,
  (value) => holds(value) || fits(value),
  { anyOf: [schema, other] },
];
const identifier: ErrorForm = [
  "a name of ASCII letters and digits",
  (value) => typeof value === "string" && /^[a-z][a-z\d]{0,63}$/i.test(value),
  { type: "string", pattern: "^[A-Za-z][A-Za-z0-9]{0,63}$" },
];
const status: ErrorForm = [
  "an HTTP status of 400 or above",
  isRefusalStatus,
  { type: "integer", minimum: 400, maximum: 599 },
];

/** The properties of each object of a table of errors; "!" marks required ones. */
export const errorForms = {
  tables: {},
  table: { description: text, schema: object, documented: object, assumed: object, "rows!": listOf(object) },
  documentedOfTable: { body: anything, members: object },
  assumedOfTable: { report: oneOf(["first", "all"]), paths: oneOf(pathSyntaxes), body: anything, members: object },
  row: {
    "id!": identifier,
    documented: object,
    assumed: object,
    "when!": either(oneOf(["handler", "always"]), listOf(object)),
  },
  documentedOfRow: { meaning: text, members: object },
  assumedOfRow: { status, meaning: text, members: object },
  rule: { operations: listOf(text), "at!": text, problem: either(oneOf(faultKinds), listOf(oneOf(faultKinds))) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ErrorForm>>>>;

/** JSON Schema of `x-errors`, for editors. */
export function errorTablesSchema(): JsonObject {
  const rule = schemaOf("rule");
  const row = schemaOf("row", {
    documented: schemaOf("documentedOfRow"),
    assumed: schemaOf("assumedOfRow"),
    when: { anyOf: [{ enum: ["handler", "always"] }, { type: "array", minItems: 1, items: rule }] },
  });
  const table = schemaOf("table", {
    documented: schemaOf("documentedOfTable"),
    assumed: schemaOf("assumedOfTable"),
    rows: { type: "array", minItems: 1, items: row },
  });
  return { type: "object", additionalProperties: table };
}

/** The schema of an object, with the schemas of the objects inside it. */
function schemaOf(kind: keyof typeof errorForms, inner: JsonObject = {}): JsonObject {
  const forms = Object.entries<ErrorForm>(errorForms[kind]);
  const nameOf = (key: string): string => key.replace("!", "");
  return {
    $ref: "#/$defs/specification-extensions",
    type: "object",
    required: forms.flatMap(([key]) => (key.endsWith("!") ? [nameOf(key)] : [])),
    properties: Object.fromEntries(forms.map(([key, [, , schema]]) => [nameOf(key), inner[nameOf(key)] ?? schema])),
    unevaluatedProperties: false,
  };
}
