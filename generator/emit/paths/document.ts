import type { JsonValue } from "../../model/json-schema/schema.js";
import type { InterfacePlan, NamedSchema, Direction } from "../../plan/plan.js";
import { typeNameFor } from "../../plan/plan.js";
import { isLarge } from "../../plan/many-schemas.js";
import { allOperations } from "../../plan/reachable.js";
import { withSafeWords, withSafeWordsBelow } from "./safe-words.js";
import { decoded } from "./decoded.js";
import { resolve } from "./resolve.js";

/** The key of what stands where a schema stood that has a type of ours: a symbol, which no text of a spec can be. */
export const namedTypeKey: unique symbol = Symbol("named type");

/** Stands for a named type. openapi-typescript asks its `transform` hook only about schemas with a `type`. */
function placeholder(name: string): Json {
  return Object.assign({ type: "object" }, { [namedTypeKey]: name });
}

type Json = { readonly [key: string]: JsonValue };

/**
 * The bundled document with every schema that has a named type replaced by that name. References to components stay,
 * since `components["schemas"]` holds the same names, unless the request view differs. Schemas that are left inline are small,
 * so openapi-typescript has little to do.
 */
export function documentWithNames(plan: InterfacePlan): Json {
  const names = new NamedDocument(plan);
  return replaceObject(names.bundled, "", (key, value, pointer) => names.root(key, value, pointer));
}

/** The document for openapi-typescript, as it gets the names of the plan. */
class NamedDocument {
  private readonly contract;
  readonly bundled;
  private readonly named;
  private readonly components;
  private readonly elements;
  private readonly isLarge;
  private readonly answers;
  private readonly operationIds = new Set<string>();

  constructor(plan: InterfacePlan) {
    const { contract } = plan;
    this.contract = contract;
    this.bundled = this.contract.openapi?.bundled ?? {};
    this.named = new Map(plan.schemas.map((entry) => [pointerOf(entry), entry]));
    this.components = new Map(plan.schemas.map((entry) => [entry.schema, entry]));
    this.elements = xmlElementNames(plan);
    this.isLarge = isLarge(plan);
    this.answers = plan.answers;
  }

  private typeName(entry: NamedSchema, direction: Direction): string {
    return typeNameFor(entry, direction, this.answers);
  }

  /** An object that openapi-typescript puts a comment above; in a large interface types and methods alone have comments. */
  private documented(value: JsonValue, pointer: string, replace: Replace): Json {
    const copy = replaceObject(value, pointer, replace);
    return withSafeWords(this.isLarge ? withoutWords(copy) : copy);
  }

  root(key: string, value: JsonValue, pointer: string): JsonValue {
    if (key === "paths" || key === "webhooks")
      return replaceObject(value, pointer, (_, value, pointer) => this.pathItem(_, value, pointer));
    return key === "components"
      ? replaceObject(value, pointer, (key, value, pointer) => this.component(key, value, pointer))
      : value;
  }

  private component(key: string, value: JsonValue, pointer: string): JsonValue {
    switch (key) {
      case "schemas":
        return replaceObject(value, pointer, (name, schema) => this.componentSchema(name, schema));
      case "parameters":
        return replaceObject(value, pointer, (_, parameter, at) => this.holder(parameter, at, "request"));
      case "requestBodies":
        return replaceObject(value, pointer, (_, body, at) => this.holder(body, at, "request"));
      case "headers":
        return replaceObject(value, pointer, (_, header, at) => this.holder(header, at, "response"));
      case "responses":
        return replaceObject(value, pointer, (_, response, at) => this.holder(response, at, "response"));
      case "pathItems":
        return replaceObject(value, pointer, (_, value, pointer) => this.pathItem(_, value, pointer));
      default:
        // openapi-typescript has no types for examples, links, callbacks and security schemes.
        return {};
    }
  }

  private pathItem(_: string, value: JsonValue, pointer: string): JsonValue {
    return this.documented(value, pointer, (key, member, at) => {
      if (key === "parameters") return this.parameters(member, at);
      return methods.has(key)
        ? this.documented(this.withOwnId(member), at, (key, value, pointer) =>
            this.operationMember(key, value, pointer),
          )
        : member;
    });
  }

  /** An operation without an operationId that another one has: both refer to one place, and there is one type for each id. */
  private withOwnId(operation: JsonValue): JsonValue {
    const id = isObject(operation) ? operation["operationId"] : undefined;
    if (typeof id !== "string") return operation;
    if (!this.operationIds.has(id)) {
      this.operationIds.add(id);
      return operation;
    }
    const { operationId: _, ...others } = operation as Json;
    return others;
  }

  private operationMember(key: string, value: JsonValue, pointer: string): JsonValue {
    switch (key) {
      case "parameters":
        return this.parameters(value, pointer);
      case "requestBody":
        return this.holder(value, pointer, "request");
      case "responses":
        return replaceObject(value, pointer, (_, response, at) => this.holder(response, at, "response"));
      case "callbacks":
        return replaceObject(value, pointer, (_, callback, at) =>
          replaceObject(callback, at, (_, value, pointer) => this.pathItem(_, value, pointer)),
        );
      default:
        return value;
    }
  }

  private parameters(value: JsonValue, pointer: string): JsonValue {
    if (!Array.isArray(value)) return value;
    return (value as readonly JsonValue[]).map((parameter, index) =>
      this.holder(parameter, `${pointer}/${index}`, "request"),
    );
  }

  /** A parameter, header, request body, response or media type: something with `schema`, `content` or `headers`. */
  private holder(written: JsonValue, address: string, direction: Direction): JsonValue {
    const { value, pointer } = this.inPlace(written, address);
    return this.documented(value, pointer, (key, member, at) => {
      if (key === "schema") return this.schema(member, at, direction);
      if (key === "headers")
        return replaceObject(member, at, (_, header, below) => this.holder(header, below, direction));
      return key === "content"
        ? replaceObject(member, at, (_, media, below) => this.mediaType(media, below, direction))
        : member;
    });
  }

  /**
   * The target of a reference that names no component: a parameter of another operation, say, for which
   * openapi-typescript would print a member of something that may be absent.
   */
  private inPlace(value: JsonValue, pointer: string): { readonly value: JsonValue; readonly pointer: string } {
    const seen = new Set<string>();
    for (let found = { value, pointer }; ;) {
      const reference = isObject(found.value) ? found.value["$ref"] : undefined;
      if (typeof reference !== "string" || !isToElsewhere(reference) || seen.has(reference)) return found;
      seen.add(reference);
      const target = resolve(this.bundled, reference);
      if (target === undefined) return found;
      found = { value: target, pointer: decoded(reference.slice(1)) };
    }
  }

  private mediaType(value: JsonValue, pointer: string, direction: Direction): JsonValue {
    const element = this.elements.get(pointer);
    if (element !== undefined) return { schema: placeholder(element) };
    const media = isObject(value) && Object.hasOwn(value, "schema") ? { schema: value["schema"] ?? true } : {};
    return this.holder(media, pointer, direction);
  }

  private componentSchema(name: string, value: JsonValue): JsonValue {
    const node = this.contract.schemas.get(name);
    const entry = node && this.components.get(node);
    return entry === undefined ? this.inlineSchema(value, "response") : this.marker(entry, "response", value);
  }

  private schema(value: JsonValue, pointer: string, direction: Direction): JsonValue {
    const reference = isObject(value) && typeof value["$ref"] === "string" ? value["$ref"] : undefined;
    if (reference === undefined) {
      const entry = this.named.get(pointer);
      return entry === undefined ? this.inlineSchema(value, direction) : this.marker(entry, direction, value);
    }
    const name = /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1];
    const node = name === undefined ? undefined : this.contract.schemas.get(unescapePart(name));
    const entry = node && this.components.get(node);
    // A reference to an inner schema has no address in `components`; it is printed by our name.
    if (entry === undefined) return this.byPointer(reference, direction) ?? withSafeWordsBelow(value);
    return direction === "request" && this.typeName(entry, "request") !== this.typeName(entry, "response")
      ? this.marker(entry, direction, value)
      : withSafeWordsBelow(value);
  }

  /** A schema without a name, in which inner schemas have no address either. */
  private inlineSchema(value: JsonValue, direction: Direction, around: ReadonlySet<string> = new Set()): JsonValue {
    return withSafeWordsBelow(value, (reference) => {
      if (!isToElsewhere(reference) || reference.startsWith("#/components/schemas/")) return undefined;
      const type = this.byPointer(reference, direction);
      if (type !== undefined) return type;
      const target = around.has(reference) ? undefined : resolve(this.bundled, reference);
      return target === undefined ? {} : this.inlineSchema(target, direction, new Set([...around, reference]));
    });
  }

  private byPointer(reference: string, direction: Direction): JsonValue | undefined {
    const entry = reference.startsWith("#/") ? this.named.get(decoded(reference.slice(1))) : undefined;
    return entry && placeholder(this.typeName(entry, direction));
  }

  private marker(entry: NamedSchema, direction: Direction, original: JsonValue): JsonValue {
    const { title, description, deprecated, default: initial } = isObject(original) ? original : {};
    const words = compact(this.isLarge ? { deprecated } : { title, description, deprecated, default: initial });
    return Object.assign(withSafeWords(words), placeholder(this.typeName(entry, direction)));
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

/** The same object without what becomes a comment. */
function withoutWords(value: Json): Json {
  return Object.fromEntries<JsonValue>(Object.entries(value).filter(([key, member]) => !isWord(key, member)));
}

function isWord(key: string, member: JsonValue): boolean {
  return (key === "description" || key === "summary" || key === "title") && typeof member === "string";
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
