import type { EventData } from "../../templates/runtime/http/item-events.js";
import { sameValue } from "../model/json-schema/same-value.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { propertiesOf } from "./value-shapes.js";
import { possibleTypes, type ValueType } from "../model/json-schema/possible-types.js";

/** The part of a server-sent event that a schema describes, and the form of the event's data. */
export interface EventForm {
  /** True for the schema of whole events: an object of their fields. Else it is that of the data. */
  readonly isWhole: boolean;
  readonly data: EventData;
}

/** The fields of an event. WHATWG HTML, section 9.2. */
const fieldNames: ReadonlySet<string> = new Set(["event", "data", "id", "retry"]);

/**
 * Returns the part of an event that the schema of an item describes. It is the whole event if each branch names the property "data" and
 * no property that is not a field of events, and for `itemSchema` of OpenAPI 3.2. Otherwise it is the data.
 */
export function eventForm(item: JsonSchema | undefined, isItemSchema: boolean): EventForm {
  if (item === undefined) return { isWhole: isItemSchema, data: "text" };
  const names = propertiesOf([item]).keys();
  const isWhole = isItemSchema || (namesData(item, new Set()) && [...names].every((name) => fieldNames.has(name)));
  const payloads = isWhole ? [...sameValue(item)].flatMap(({ properties }) => properties?.get("data") ?? []) : [item];
  return { isWhole, data: dataForm(payloads) };
}

function dataForm(schemas: readonly JsonSchema[]): EventData {
  const types = new Set<ValueType>(schemas.flatMap((schema) => [...possibleTypes(schema)]));
  if (types.size > 0 && !types.has("string")) return "json";
  return types.size > 1 ? "mixed" : "text";
}

/** Maximum number of schemas that are read for one; others count as without the property. */
const maxSteps = 10_000;

/** True if each branch of a schema names the property "data". */
function namesData(schema: JsonSchema, active: Set<JsonSchema>, steps: { left: number } = { left: maxSteps }): boolean {
  if (active.has(schema) || (steps.left -= 1) < 0) return false;
  active.add(schema);
  const { properties, ref, allOf = [], oneOf = [], anyOf = [] } = schema;
  const named = (part: JsonSchema): boolean => namesData(part, active, steps);
  const inEach = (branches: readonly JsonSchema[]): boolean => branches.length > 0 && branches.every(named);
  const found =
    properties?.has("data") === true ||
    (ref !== undefined && named(ref.target)) ||
    allOf.some(named) ||
    inEach(oneOf) ||
    inEach(anyOf);
  active.delete(schema);
  return found;
}
