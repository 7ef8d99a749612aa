import type { JsonMembers } from "../model/contract.js";
import type { JsonSchema, JsonValue } from "../model/json-schema/schema.js";
import type { ElementDeclaration, XmlSchema } from "../model/xml-schema/components.js";
import type { Direction } from "../plan/plan.js";
import { evaluate } from "../model/json-schema/evaluate.js";
import { createExamples, type FindExample } from "../prove/json-schema/example-values.js";
import { documentLines } from "../text/document-lines.js";
import { visibleValue } from "./visible-value.js";
import { XmlSamples } from "../prove/xml-schema/xml-samples.js";

/** Maximum length of a sample as JSON; a longer one has only required properties. */
const maxLength = 4_000;

/** Valid values for the messages of one API: examples of the spec, otherwise values that the prover finds. */
export class PayloadSamples {
  readonly #find: Readonly<Record<Direction, FindExample>> = {
    request: createExamples({ direction: "sent" }),
    response: createExamples({ direction: "read" }),
  };

  readonly #xml = new XmlSamples();

  constructor(readonly schema: XmlSchema | undefined) {}

  /** A valid value of a schema; undefined if none was found. */
  value(schema: JsonSchema, direction: Direction, written: readonly JsonValue[] = []): JsonValue | undefined {
    const find = this.#find[direction];
    const found = find(schema, { written, seed: 0 });
    const isLong = found !== undefined && JSON.stringify(found).length > maxLength;
    const value = isLong ? (find(schema, { written: [], seed: 0, isSmall: true }) ?? found) : found;
    if (value === undefined) return undefined;
    const visible = visibleValue(value, [schema], direction);
    return evaluate(schema, visible, { direction: direction === "request" ? "sent" : "read" }) === true
      ? visible
      : value;
  }

  /** A valid document of an element, by the schema of a view if it has one; undefined if none was found. */
  document(element: ElementDeclaration, view: XmlSchema | undefined): string | undefined {
    const [text] = this.#xml.documents(element, view ?? this.schema);
    return text === undefined ? undefined : documentLines(text);
  }

  /** The document of an element whose child elements have these values; undefined if it is invalid. */
  filled(element: ElementDeclaration, values: JsonMembers): string | undefined {
    const text = this.#xml.filled(element, values, this.schema);
    return text === undefined ? undefined : documentLines(text);
  }
}
