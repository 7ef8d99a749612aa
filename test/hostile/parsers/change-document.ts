import type { JsonValue } from "../../../generator/model/json-schema/schema.js";
import type { Random } from "../../support/random.js";

type Holder = Record<string, JsonValue>;

/** Values of unexpected types. */
const strange: readonly [JsonValue, ...JsonValue[]] = [
  null,
  true,
  0,
  -1,
  3.5,
  "",
  " ",
  "x",
  "*/ x",
  "${1}",
  "\u2028",
  "(",
  "[a-",
  "(?=x)",
  "__proto__",
  "constructor",
  "string",
  "object",
  "application/json",
  "https://[",
  [],
  {},
  [null],
  ["string", "null"],
  { $ref: "#/components/schemas/Nothing" },
  { $ref: "#" },
  { $ref: 1 },
  { type: ["string", 5] },
  { allOf: [] },
  { oneOf: [{}] },
  { not: {} },
  { enum: [] },
  { "": 1 },
];

/** Properties of documents and schemas, some of them in meaningless positions. */
const keys = (
  "type items properties required enum oneOf allOf anyOf not $ref nullable format pattern default example examples discriminator " +
  "additionalProperties patternProperties propertyNames minimum exclusiveMinimum minLength uniqueItems readOnly writeOnly deprecated " +
  "description title xml parameters requestBody responses content schema in name style explode allowReserved headers encoding security " +
  "tags servers callbacks links summary operationId const if then else contains prefixItems unevaluatedProperties dependentSchemas $defs " +
  "$id $anchor $dynamicRef contentMediaType mapping propertyName url variables 200 4XX 999 components schemas paths webhooks __proto__ " +
  "constructor /x {y} /a/{b}/{b}"
).split(" ") as [string, ...string[]];

/**
 * Changes a document at one to six positions: properties are removed, get strange values or other names, are replaced
 * with other values, or move to meaningless positions. The version stays.
 */
export function changeDocument(document: JsonValue, random: Random): void {
  for (let count = 1 + random.below(6); count > 0; count -= 1) {
    const places = placesIn(document, []);
    const [first] = places;
    if (first === undefined) return;
    const [holder, key] = random.pick([first, ...places]);
    const value = holder[key] ?? null;
    const way = random.below(20);
    if (way < 4) take(holder, key);
    else if (way < 11) put(holder, key, structuredClone(random.pick(strange)));
    else if (way < 15) put(holder, key, copyOfSmall(...random.pick([first, ...places])));
    else if (way < 18) put(isMap(value) ? value : holder, random.pick(keys), structuredClone(random.pick(strange)));
    else {
      take(holder, key);
      put(holder, random.pick(keys), value);
    }
  }
}

/** Each property and item of a value, except the version of a document. */
function placesIn(value: JsonValue, found: (readonly [Holder, string])[]): (readonly [Holder, string])[] {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== "openapi") found.push([value as Holder, key]);
    placesIn(inner, found);
  }
  return found;
}

function isMap(value: JsonValue): value is Holder {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function take(holder: Holder, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

function put(holder: Holder, key: string, value: JsonValue): void {
  if (Array.isArray(holder) && !/^\d+$/.test(key)) return;
  Object.defineProperty(holder, key, { configurable: true, enumerable: true, writable: true, value });
}

/** A copy of another small value in the document. */
function copyOfSmall(holder: Holder, key: string): JsonValue {
  const text = JSON.stringify(holder[key] ?? null);
  return text.length < 3_000 ? (JSON.parse(text) as JsonValue) : null;
}
