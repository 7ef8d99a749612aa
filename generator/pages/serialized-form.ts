import type { ParameterTable } from "../../templates/runtime/http/operation.js";
import { encodeCookies } from "../../templates/runtime/parameters/encode-cookies.js";
import { encodeHeaders } from "../../templates/runtime/parameters/encode-headers.js";
import { encodePath } from "../../templates/runtime/parameters/encode-path.js";
import { encodeQuery } from "../../templates/runtime/parameters/encode-query.js";
import { takesItems, takesMembers } from "../../templates/runtime/parameters/shape.js";
import type { Header, Parameter } from "../model/contract.js";
import type { JsonSchema, JsonValue } from "../model/json-schema/schema.js";
import { headerTable, parameterTable } from "../plan/parameter-tables.js";
import type { PayloadSamples } from "./payload-samples.js";
import type { FieldRow } from "./site-model.js";

type Style = ParameterTable["style"];

/** The serialization of a list, an object or a value, in words: with `explode`, and without. */
interface FormWords {
  /** The separation of items. */
  readonly list: readonly [exploded: string, joined: string];
  /** The separation of properties. */
  readonly object: readonly [exploded: string, joined: string];
  /** The form of any other value; undefined for plain text. */
  readonly value?: string;
}

const alternating = "Names and values alternate, with commas between them.";
const ownParameters: FormWords["object"] = ["Each property is a parameter of its own.", alternating];
const perItem = "The parameter occurs once for each item.";

/** OpenAPI, section 4.8.12.4, "Style Values". */
const words: Readonly<Record<Style, FormWords>> = {
  form: { list: [perItem, "Commas separate the items."], object: ownParameters },
  spaceDelimited: {
    list: [perItem, "Spaces separate the items."],
    object: [ownParameters[0], "Names and values alternate, with spaces between them."],
  },
  pipeDelimited: {
    list: [perItem, "Vertical bars separate the items."],
    object: [ownParameters[0], "Names and values alternate, with vertical bars between them."],
  },
  deepObject: {
    list: ["Brackets contain the position.", "Brackets contain the position."],
    object: ["Brackets contain the names of properties.", "Brackets contain the names of properties."],
  },
  simple: {
    list: ["Commas separate the items.", "Commas separate the items."],
    object: ["Commas separate the properties.", alternating],
  },
  label: {
    list: ["A dot precedes each item.", "A dot precedes the items, which commas separate."],
    object: ["A dot precedes each property.", `A dot comes first. ${alternating}`],
    value: "A dot precedes the value.",
  },
  matrix: {
    list: ["A semicolon and the name precede each item.", "A semicolon and the name precede the items."],
    object: ["A semicolon precedes each property.", `A semicolon and the name come first. ${alternating}`],
    value: "A semicolon and the name precede the value.",
  },
  json: { list: ["JSON.", "JSON."], object: ["JSON.", "JSON."], value: "JSON." },
};

/** The serialization of a parameter or header, with an example; undefined for one that is sent as plain text. */
export function serializedForm(
  field: Parameter | Header,
  schema: JsonSchema,
  samples: PayloadSamples,
): FieldRow["serialized"] {
  const table = "in" in field ? parameterTable(field, () => false) : headerTable(field);
  const { style, explode, shape } = table;
  const { list, object, value: plain } = words[style];
  const isOpen = shape === "any";
  const forms = !isOpen && takesItems(shape) ? list : !isOpen && takesMembers(shape) ? object : [plain, plain];
  const says = explode ? forms[0] : forms[1];
  if (says === undefined) return undefined;
  const direction = "in" in field ? "request" : "response";
  const written = field.examples.map(({ value }) => value);
  const found = samples.value(schema, direction, written);
  // One item does not show how several are separated.
  const value =
    Array.isArray(found) && found.length === 1 ? samples.value(schema, direction, severalItems(found)) : found;
  const example = value === undefined ? undefined : exampleOf(table, value);
  return { says, ...(example !== undefined && { example }) };
}

/** Lists with two items, and the list itself, the preferred one first. */
function severalItems(list: readonly JsonValue[]): readonly JsonValue[] {
  const [item = null] = list;
  const other = typeof item === "number" ? item + 1 : item;
  return [[item, other], [item, item], list];
}

function exampleOf(table: ParameterTable, value: JsonValue): string | undefined {
  const values = { [table.name]: value };
  try {
    switch (table.in) {
      case "path":
        return encodePath(`/{${table.name}}`, [table], values);
      case "query":
        return encodeQuery([table], values);
      case "header":
        return encodeHeaders([table], values)
          .map((pair) => pair.join(": "))
          .join("\n");
      case "cookie":
        return encodeCookies([table], values);
    }
  } catch {
    return undefined;
  }
}
