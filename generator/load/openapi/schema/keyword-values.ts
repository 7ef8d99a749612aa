import { suggest } from "../../../diagnostics/suggest.js";
import type { KeywordsOfShape } from "../../../model/json-schema/keywords.js";
import type { JsonType, JsonValue } from "../../../model/json-schema/schema.js";
import { dialectNamed } from "../../json-schema/dialects.js";
import { absoluteUri } from "../../json-schema/uris.js";
import { isArray, isObject, originOf, step } from "../cursor.js";
import { placeOfKeyword, reportShape, type Keyword, type Scope } from "./scope.js";
import { keyOfValue } from "./value-key.js";

const allTypes: readonly JsonType[] = ["null", "boolean", "integer", "number", "string", "array", "object"];

/** `type` of JSON Schema 2020-12: one type, or a list of them without duplicates (validation, section 6.1.1). */
export const type: Keyword = (value, scope, key) => {
  if (!isArray(value)) {
    if (checkType(value, scope, placeOfKeyword(scope, key))) scope.draft.types = [value];
    return;
  }
  const at = step(scope.at, key, value);
  const types = value.filter((item, index): item is JsonType =>
    checkType(item, scope, originOf(step(at, index, item))),
  );
  if (value.length === 0 || new Set(types).size < types.length)
    reportShape(scope, key, "a type, or an array of unique types");
  else if (types.length === value.length) scope.draft.types = types;
};

/** `type` of OpenAPI 3.0: one type, and never null. */
export const type30: Keyword = (value, scope, key) => {
  if (isArray(value) || value === "null") {
    const params = {
      key: isArray(value) ? "list of types" : 'type "null"',
      hint: 'write one type, and "nullable: true" when null is allowed',
    };
    scope.context.diagnostics.report("json-schema/needs-3.1", placeOfKeyword(scope, key), params);
    if (scope.context.settings.strictness !== "lenient") return;
  }
  type(value, scope, key);
};

function checkType(value: JsonValue, scope: Scope, origin: ReturnType<typeof originOf>): value is JsonType {
  if ((allTypes as readonly JsonValue[]).includes(value)) return true;
  const name = typeof value === "string" ? value : JSON.stringify(value);
  scope.context.diagnostics.report("json-schema/unknown-type", origin, {
    name,
    near: otherTypeNames[name] ?? suggest(name, allTypes),
  });
  return false;
}

/** Names of types in other languages. */
const otherTypeNames: Readonly<Record<string, JsonType | undefined>> = Object.assign(Object.create(null), {
  int: "integer",
  long: "integer",
  float: "number",
  double: "number",
  decimal: "number",
  bool: "boolean",
  str: "string",
  text: "string",
  date: "string",
  file: "string",
  uuid: "string",
  list: "array",
  map: "object",
  dict: "object",
}) as Readonly<Record<string, JsonType>>;

/** A keyword whose value is a list of values: at least one, each once (validation, section 6.1.2). */
export function valueList(name: KeywordsOfShape<"values">): Keyword {
  return (value, scope) => {
    if (!isArray(value)) {
      reportShape(scope, name, "an array of values");
      return;
    }
    scope.draft[name] = uniqueItems(value, scope, name);
  };
}

/** A keyword whose value is a list of names, each once (validation, section 6.5.3). */
export function nameList(name: KeywordsOfShape<"names">): Keyword {
  return (value, scope) => {
    const names = textList(value, scope, name);
    if (names !== undefined) scope.draft[name] = names;
  };
}

/** A keyword whose value is a map of lists of names (validation, section 6.5.4). */
export function nameLists(name: KeywordsOfShape<"namesByName">): Keyword {
  return (value, scope) => {
    if (!isObject(value)) {
      reportShape(scope, name, "arrays of names by name");
      return;
    }
    const inner = { ...scope, at: step(scope.at, name, value) };
    const lists = Object.entries(value).map(([key, names]) => [key, textList(names, inner, key)] as const);
    const readable = lists.filter((entry): entry is [string, readonly string[]] => entry[1] !== undefined);
    if (readable.length === lists.length) scope.draft[name] = new Map(readable);
  };
}

/** A keyword whose value is a map of texts by the values that they are about. */
export function textsByValue(name: KeywordsOfShape<"textsByValue">): Keyword {
  return (value, scope, key) => {
    const entries = isObject(value) ? Object.entries(value) : [];
    const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === "string");
    if (isObject(value) && texts.length === entries.length) scope.draft[name] = new Map(texts);
    else reportShape(scope, key, "a map from values to strings");
  };
}

function textList(...[value, scope, key]: Parameters<Keyword>): readonly string[] | undefined {
  if (isArray(value) && value.every((item): item is string => typeof item === "string")) {
    return uniqueItems(value, scope, key);
  }
  const hint =
    key === "required" && typeof value === "boolean"
      ? 'list the property under "required" of the object that holds it'
      : undefined;
  reportShape(scope, key, "an array of property names", hint);
  return undefined;
}

/** The values without duplicates; each duplicate is reported. */
function uniqueItems<T extends JsonValue>(values: readonly T[], scope: Scope, key: string): readonly T[] {
  const first = new Map<string, number>();
  const at = step(scope.at, key, null);
  return values.filter((value, index) => {
    const known = keyOfValue(value);
    const earlier = first.get(known);
    if (earlier === undefined) {
      first.set(known, index);
      return true;
    }
    const related = [{ message: "first written at", origin: originOf(step(at, earlier, value)) }];
    const origin = originOf(step(at, index, value));
    const { diagnostics } = scope.context;
    if (key === "enum")
      diagnostics.report("json-schema/duplicate-value", origin, { key, value: shortText(value) }, related);
    else diagnostics.report("json-schema/duplicate-name", origin, { key, name: shortText(value) }, related);
    return false;
  });
}

/** A value for a message. */
export function shortText(value: JsonValue): string {
  const written = typeof value === "string" ? value : JSON.stringify(value);
  return written.length > 60 ? `${written.slice(0, 60)}…` : written;
}

/** A keyword whose value is any value. */
export function anyValue(name: KeywordsOfShape<"value">): Keyword {
  return (value, scope) => {
    scope.draft[name] = { value };
  };
}

/** Reads `examples`. JSON Schema Validation, section 9.5. */
export const examples: Keyword = (value, scope, key) => {
  if (isArray(value)) {
    const entries = value.map((item, index) => ({ value: item, way: [key, index] }));
    scope.draft.examples = [...(scope.draft.examples ?? []), ...entries];
  } else reportShape(scope, key, "an array of values");
};

/** OpenAPI's `example`, kept as one of `examples`. */
export const example: Keyword = (value, scope, key) => {
  scope.draft.examples = [{ value, way: [key] }, ...(scope.draft.examples ?? [])];
};

/** `$schema`: the dialect of a resource, or a meta-schema that lists its vocabularies (core, section 8.1.1). */
export const dialect: Keyword = (value, scope, key) => {
  const { references, diagnostics } = scope.context;
  const isKnown =
    typeof value === "string" && (dialectNamed(value) !== undefined || references.hasMetaSchema(value, scope.at));
  if (isKnown) return;
  diagnostics.report("openapi/unsupported-dialect", placeOfKeyword(scope, key), { dialect: shortText(value) });
};

/** `$id`: the URI of a resource, with an empty fragment at most (core, section 8.2.1); a name before 2019-09. */
export const idKeyword: Keyword = (value, scope, key) => {
  const { hasNamedFragments } = scope.dialect;
  const isFine = typeof value === "string" && (hasNamedFragments === true || /^[^#]*#?$/.test(value));
  if (!isFine || absoluteUri(value, "https://example.com/") === undefined)
    reportShape(scope, key, "a URI without fragment", 'write "$anchor" for a name');
};

/** `$anchor` (core, section 8.2.2). */
export const anchor: Keyword = (value, scope, key) => {
  if (typeof value !== "string" || !/^[A-Za-z_][-A-Za-z0-9._]*$/.test(value)) {
    reportShape(scope, key, "a name of letters, digits, hyphens, dots and underscores");
  }
};

/** `$ref` (core, section 8.2.3.1). The schema that it leads to was checked before; nothing is reported twice. */
export const ref: Keyword = (value, scope, key) => {
  if (typeof value !== "string") {
    reportShape(scope, key, "a string");
    return;
  }
  const { references, node } = scope.context;
  const target = references.isRefused(scope.at) ? undefined : references.resolve(value, scope.at);
  if (target !== undefined) scope.draft.ref = { text: value, target: node(references.enter(target, scope.at)) };
};

/** `$dynamicRef` and `$recursiveRef`: `lowerOlder` finds what they lead to. */
export const reference: Keyword = (value, scope, key) => {
  if (typeof value !== "string") reportShape(scope, key, "a string");
};

/** `dependencies`: lists of names, or schemas, by name; `lowerOlder` reads them. */
export const dependencies: Keyword = (value, scope, key) => {
  if (!isObject(value)) reportShape(scope, key, "arrays of names or schemas, by name");
};
