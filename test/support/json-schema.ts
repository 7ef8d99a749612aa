import type { Origin, SourceFile } from "../../generator/diagnostics/origin.js";
import { escapePointerPart } from "../../generator/diagnostics/origin.js";
import type { JsonSchema, JsonType, JsonValue } from "../../generator/model/json-schema/schema.js";

type Plain = { readonly [key: string]: JsonValue };
type Writable = { -readonly [K in keyof JsonSchema]: JsonSchema[K] };

const file: SourceFile = { path: "schema.json", text: "", language: "json", locate: () => ({ start: 0, end: 0 }) };

/**
 * The model of plain JSON Schema 2020-12, for tests; `$ref` takes pointers into the same value ("#/$defs/line"). One node
 * for each place, as the loader makes them; nothing is checked. Gives nodes by pointer, so that several roots share one graph:
 * `schemaAt({ $defs: ... })("/$defs/order")`.
 */
export function schemaAt(root: JsonValue): (pointer: string) => JsonSchema {
  const nodes = new Map<string, Writable>();
  return at;

  function at(pointer: string): JsonSchema {
    const known = nodes.get(pointer);
    if (known !== undefined) return known;
    const origin: Origin = { kind: "pointer", file, pointer };
    const node: Writable = { origin };
    nodes.set(pointer, node);
    fill(node, valueAt(root, pointer), pointer);
    return node;
  }

  function fill(node: Writable, value: JsonValue, pointer: string): void {
    if (typeof value === "boolean") {
      node.boolean = value;
      return;
    }
    const plain = value as Plain;
    const inner = (key: string): JsonSchema => at(`${pointer}/${escapePointerPart(key)}`);
    for (const [key, member] of Object.entries(plain)) {
      const path = `${pointer}/${escapePointerPart(key)}`;
      if (key === "$ref") {
        node.ref = { text: member as string, target: at(decodeURIComponent((member as string).slice(1))) };
      } else if (key === "type") node.types = (Array.isArray(member) ? member : [member]) as readonly JsonType[];
      else if (key === "const" || key === "default") node[key] = { value: member };
      else if (key === "examples") {
        node.examples = (member as readonly JsonValue[]).map((value, index) => ({ value, way: [key, index] }));
      } else if (single.has(key)) Object.assign(node, { [key]: inner(key) });
      else if (lists.has(key)) {
        Object.assign(node, { [key]: (member as readonly JsonValue[]).map((_, index) => at(`${path}/${index}`)) });
      } else if (maps.has(key)) {
        const entries = Object.keys(member as Plain).map(
          (name) => [name, at(`${path}/${escapePointerPart(name)}`)] as const,
        );
        Object.assign(node, { [key]: new Map(entries) });
      } else if (key === "dependentRequired") node.dependentRequired = new Map(Object.entries(member as never));
      else if (key === "x-sensitive") node.sensitive = member === true;
      else if (key.startsWith("x-")) node.extensions = new Map([...(node.extensions ?? []), [key, member]]);
      else if (!key.startsWith("$")) Object.assign(node, { [key]: member });
    }
  }
}

const single: ReadonlySet<string> = new Set(
  "items contains unevaluatedItems additionalProperties unevaluatedProperties propertyNames not if then else".split(
    " ",
  ),
);
const lists: ReadonlySet<string> = new Set(["prefixItems", "allOf", "anyOf", "oneOf"]);
const maps: ReadonlySet<string> = new Set(["properties", "patternProperties", "dependentSchemas"]);

function valueAt(root: JsonValue, pointer: string): JsonValue {
  let value = root;
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    const next: JsonValue | undefined = Array.isArray(value)
      ? (value as readonly JsonValue[])[Number(key)]
      : (value as Plain)[key];
    if (next === undefined) throw new Error(`No schema at "${pointer}".`);
    value = next;
  }
  return value;
}
