import type { JsonValue } from "../../model/json-schema/schema.js";
import type { InterfacePlan, NamedSchema, Direction } from "../../plan/plan.js";
import { viewFor } from "../../plan/plan.js";
import { allOperations } from "../../plan/reachable.js";
import { withSafeWords, withSafeWordsBelow } from "./safe-words.js";
import { decoded } from "./decoded.js";
import { resolve } from "./resolve.js";

/** The key of what stands where a schema stood that has a type of ours: a symbol, which no text of a spec can be. */
export const namedType: unique symbol = Symbol("named type");

/** Stands for a named type. openapi-typescript asks its `transform` hook only about schemas with a `type`. */
function placeholder(name: string): Json {
  return Object.assign({ type: "object" }, { [namedType]: name });
}

type Json = { readonly [key: string]: JsonValue };

/**
 * The bundled document with every schema that has a named type replaced by that name. References to components stay,
 * since `components["schemas"]` holds the same names, unless the request view differs. What is left inline is small,
 * so openapi-typescript has little to do.
 */
export function documentWithNames(plan: InterfacePlan): Json {
  const { contract } = plan;
  const bundled = contract.openapi?.bundled ?? {};
  const named = new Map(plan.schemas.map((entry) => [pointerOf(entry), entry]));
  const components = new Map(plan.schemas.map((entry) => [entry.schema, entry]));
  const elements = xmlElementNames(plan);
  return replaceObject(bundled, "", root);

  function root(key: string, value: JsonValue, pointer: string): JsonValue {
    if (key === "paths" || key === "webhooks") return replaceObject(value, pointer, pathItem);
    return key === "components" ? replaceObject(value, pointer, component) : value;
  }

  function component(key: string, value: JsonValue, pointer: string): JsonValue {
    switch (key) {
      case "schemas":
        return replaceObject(value, pointer, (name, schema) => componentSchema(name, schema));
      case "parameters":
        return replaceObject(value, pointer, (_, parameter, at) => holder(parameter, at, "request"));
      case "requestBodies":
        return replaceObject(value, pointer, (_, body, at) => holder(body, at, "request"));
      case "headers":
        return replaceObject(value, pointer, (_, header, at) => holder(header, at, "response"));
      case "responses":
        return replaceObject(value, pointer, (_, response, at) => holder(response, at, "response"));
      case "pathItems":
        return replaceObject(value, pointer, pathItem);
      default:
        // openapi-typescript has no types for examples, links, callbacks and security schemes.
        return {};
    }
  }

  function pathItem(_: string, value: JsonValue, pointer: string): JsonValue {
    return documented(value, pointer, (key, member, at) => {
      if (key === "parameters") return parameters(member, at);
      return methods.has(key) ? documented(member, at, operationMember) : member;
    });
  }

  function operationMember(key: string, value: JsonValue, pointer: string): JsonValue {
    switch (key) {
      case "parameters":
        return parameters(value, pointer);
      case "requestBody":
        return holder(value, pointer, "request");
      case "responses":
        return replaceObject(value, pointer, (_, response, at) => holder(response, at, "response"));
      case "callbacks":
        return replaceObject(value, pointer, (_, callback, at) => replaceObject(callback, at, pathItem));
      default:
        return value;
    }
  }

  function parameters(value: JsonValue, pointer: string): JsonValue {
    if (!Array.isArray(value)) return value;
    return (value as readonly JsonValue[]).map((parameter, index) =>
      holder(parameter, `${pointer}/${index}`, "request"),
    );
  }

  /** A parameter, header, request body, response or media type: something with `schema`, `content` or `headers`. */
  function holder(written: JsonValue, place: string, direction: Direction): JsonValue {
    const { value, pointer } = inPlace(written, place);
    return documented(value, pointer, (key, member, at) => {
      if (key === "schema") return schema(member, at, direction);
      if (key === "headers") return replaceObject(member, at, (_, header, below) => holder(header, below, direction));
      return key === "content"
        ? replaceObject(member, at, (_, media, below) => mediaType(media, below, direction))
        : member;
    });
  }

  /**
   * The target of a reference that names no component: a parameter of another operation, say, for which
   * openapi-typescript would print a member of something that may be absent.
   */
  function inPlace(value: JsonValue, pointer: string): { readonly value: JsonValue; readonly pointer: string } {
    const seen = new Set<string>();
    for (let found = { value, pointer }; ;) {
      const reference = isObject(found.value) ? found.value["$ref"] : undefined;
      if (typeof reference !== "string" || !isToElsewhere(reference) || seen.has(reference)) return found;
      seen.add(reference);
      const target = resolve(bundled, reference);
      if (target === undefined) return found;
      found = { value: target, pointer: decoded(reference.slice(1)) };
    }
  }

  function mediaType(value: JsonValue, pointer: string, direction: Direction): JsonValue {
    const element = elements.get(pointer);
    if (element !== undefined) return { schema: placeholder(element) };
    const media = isObject(value) && Object.hasOwn(value, "schema") ? { schema: value["schema"] ?? true } : {};
    return holder(media, pointer, direction);
  }

  function componentSchema(name: string, value: JsonValue): JsonValue {
    const node = contract.schemas.get(name);
    const entry = node && components.get(node);
    return entry === undefined ? inlineSchema(value, "response") : marker(entry, "response", value);
  }

  function schema(value: JsonValue, pointer: string, direction: Direction): JsonValue {
    const reference = isObject(value) && typeof value["$ref"] === "string" ? value["$ref"] : undefined;
    if (reference === undefined) {
      const entry = named.get(pointer);
      return entry === undefined ? inlineSchema(value, direction) : marker(entry, direction, value);
    }
    const name = /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1];
    const node = name === undefined ? undefined : contract.schemas.get(unescapePart(name));
    const entry = node && components.get(node);
    // A reference to an inner schema has no address in `components`; it is printed by our name.
    if (entry === undefined) return byPointer(reference, direction) ?? withSafeWordsBelow(value);
    return entry.views.length > 1 && direction === "request"
      ? marker(entry, direction, value)
      : withSafeWordsBelow(value);
  }

  /** A schema without a name, in which inner schemas have no address either. */
  function inlineSchema(value: JsonValue, direction: Direction, around: ReadonlySet<string> = new Set()): JsonValue {
    return withSafeWordsBelow(value, (reference) => {
      if (!isToElsewhere(reference) || reference.startsWith("#/components/schemas/")) return undefined;
      const type = byPointer(reference, direction);
      if (type !== undefined) return type;
      const target = around.has(reference) ? undefined : resolve(bundled, reference);
      return target === undefined ? {} : inlineSchema(target, direction, new Set([...around, reference]));
    });
  }

  function byPointer(reference: string, direction: Direction): JsonValue | undefined {
    const entry = reference.startsWith("#/") ? named.get(decoded(reference.slice(1))) : undefined;
    return entry && placeholder(viewFor(entry, direction).typeName);
  }

  function marker(entry: NamedSchema, direction: Direction, original: JsonValue): JsonValue {
    const { title, description, deprecated, default: initial } = isObject(original) ? original : {};
    const words = compact({ title, description, deprecated, default: initial });
    return Object.assign(withSafeWords(words), placeholder(viewFor(entry, direction).typeName));
  }
}

const methods: ReadonlySet<string> = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

type Replace = (key: string, value: JsonValue, pointer: string) => JsonValue;

function isToElsewhere(reference: string): boolean {
  return reference.startsWith("#/") && !/^#\/components\/[^/]+\/[^/]+$/.test(reference);
}

/** A shallow copy with each member run through `replace`. Members that come back unchanged cost nothing more. */
function replaceObject(value: JsonValue, pointer: string, replace: Replace): Json {
  const copy: { [key: string]: JsonValue } = Object.create(null) as { [key: string]: JsonValue };
  if (!isObject(value)) return copy;
  for (const [key, member] of Object.entries(value)) {
    copy[key] = replace(key, member, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  }
  return copy;
}

/** The same for an object that openapi-typescript puts a comment above. */
function documented(value: JsonValue, pointer: string, replace: Replace): Json {
  return withSafeWords(replaceObject(value, pointer, replace));
}

function compact(value: { readonly [key: string]: JsonValue | undefined }): Json {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Json;
}

function isObject(value: JsonValue): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function unescapePart(part: string): string {
  return decoded(part).replaceAll("~1", "/").replaceAll("~0", "~");
}

function pointerOf(entry: NamedSchema): string {
  const { origin } = entry.schema;
  return origin.kind === "pointer" ? origin.pointer : "";
}

/** Media types whose payload is an XML element, by pointer -> the name of its type. */
function xmlElementNames(plan: InterfacePlan): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const operation of allOperations(plan.contract)) {
    const contents = [operation.requestBody, ...operation.responses].flatMap((holder) => holder?.content ?? []);
    for (const { origin, payload } of contents) {
      if (payload.kind !== "xml" || origin.kind !== "pointer") continue;
      const name = plan.xmlElementName(payload.element)?.typeName;
      if (name !== undefined) found.set(origin.pointer, name);
    }
  }
  return found;
}
