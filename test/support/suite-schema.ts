import type { Origin, SourceFile } from "../../generator/diagnostics/origin.js";
import { escapePointerPart } from "../../generator/diagnostics/origin.js";
import type { JsonSchema, JsonType, JsonValue } from "../../generator/model/json-schema/schema.js";

type Plain = { readonly [key: string]: JsonValue };
type Writable = { -readonly [K in keyof JsonSchema]: JsonSchema[K] };

/** A schema as written, with the URI that its references are relative to. */
interface Located {
  readonly value: JsonValue;
  readonly base: string;
  readonly pointer: string;
}

export interface SuiteSchema {
  readonly root: JsonSchema;
  /** Targets of `$ref`, in order of discovery. */
  readonly targets: readonly JsonSchema[];
}

/** A schema that the toolchain refuses on loading, or that refers to something that is not there. */
export class RefusedSchema extends Error {}

/**
 * The model of any JSON Schema 2020-12 for the official suite: `$id`, `$anchor` and references to remote documents
 * (`remotes`: URI -> document) included.
 */
export function suiteSchema(schema: JsonValue, remotes: ReadonlyMap<string, JsonValue>): SuiteSchema {
  const resources = new Map<string, Located>();
  const documents = new Set<string>();
  const nodes = new Map<string, Writable>();
  const targets = new Set<JsonSchema>();
  const start = "https://suite.invalid/root.json";
  addDocument(start, schema);
  return { root: nodeAt(resourceAt(start)), targets: [...targets] };

  function addDocument(uri: string, document: JsonValue): void {
    documents.add(uri);
    index({ value: document, base: uri, pointer: "" }, true);
  }

  /** Notes the resources and anchors inside a document. */
  function index(located: Located, isRoot: boolean): void {
    const { value, base } = located;
    if (!isPlain(value)) {
      if (isRoot) resources.set(base, located);
      return;
    }
    const id = typeof value["$id"] === "string" ? new URL(value["$id"], base).href.replace(/#$/, "") : base;
    const here = id === base ? located : { value, base: id, pointer: "" };
    if (isRoot) resources.set(base, here);
    resources.set(id, id === base && !isRoot ? (resources.get(id) ?? here) : here);
    for (const keyword of ["$anchor", "$dynamicAnchor"]) {
      const anchor = value[keyword];
      if (typeof anchor === "string") resources.set(`${id}#${anchor}`, here);
    }
    for (const [key, inner] of innerSchemas(value)) {
      index({ value: inner, base: id, pointer: `${here.pointer}${key}` }, false);
    }
  }

  function resourceAt(uri: string): Located {
    const [document = ""] = uri.split("#");
    const remote = remotes.get(document);
    if (!resources.has(document) && remote !== undefined && !documents.has(document)) addDocument(document, remote);
    const found = resources.get(uri);
    if (found === undefined) throw new RefusedSchema(`Nothing is at "${uri}".`);
    return found;
  }

  function resolve(reference: string, base: string): Located {
    const [document = "", fragment = ""] = new URL(reference, base).href.split("#");
    const decoded = decodeURIComponent(fragment);
    if (decoded !== "" && !decoded.startsWith("/")) {
      resourceAt(document);
      return resourceAt(`${document}#${decoded}`);
    }
    let here = resourceAt(document);
    for (const part of decoded.split("/").slice(1)) {
      const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
      const value = isPlain(here.value) || Array.isArray(here.value) ? (here.value as Plain)[key] : undefined;
      if (value === undefined) throw new RefusedSchema(`"${reference}" leads nowhere.`);
      const pointer = `${here.pointer}/${escapePointerPart(key)}`;
      const id = isPlain(value) && typeof value["$id"] === "string" ? value["$id"] : undefined;
      here = id === undefined ? { value, base: here.base, pointer } : { value, base: new URL(id, here.base).href, pointer: "" }; // prettier-ignore
    }
    return here;
  }

  function nodeAt({ value, base, pointer }: Located): JsonSchema {
    const key = `${base}#${pointer}`;
    const known = nodes.get(key);
    if (known !== undefined) return known;
    const origin: Origin = { kind: "pointer", file: fileOf(base), pointer };
    const node: Writable = { origin };
    nodes.set(key, node);
    if (typeof value === "boolean") node.boolean = value;
    else if (isPlain(value)) fill(node, value, base, pointer);
    else throw new RefusedSchema("A schema is an object or a boolean.");
    return node;
  }

  function innerNode(value: JsonValue, base: string, pointer: string): JsonSchema {
    const id = isPlain(value) && typeof value["$id"] === "string" ? value["$id"] : undefined;
    return nodeAt(id === undefined ? { value, base, pointer } : { value, base: new URL(id, base).href.replace(/#$/, ""), pointer: "" }); // prettier-ignore
  }

  function fill(node: Writable, plain: Plain, base: string, pointer: string): void {
    if (plain["$dynamicRef"] !== undefined) throw new RefusedSchema("$dynamicRef is refused.");
    for (const [key, member] of Object.entries(plain)) {
      const path = `${pointer}/${escapePointerPart(key)}`;
      if (key === "$ref") {
        const target = nodeAt(resolve(member as string, base));
        targets.add(target);
        node.ref = { text: member as string, target };
      } else if (key === "type") node.types = (Array.isArray(member) ? member : [member]) as readonly JsonType[];
      else if (key === "const") node.const = { value: member };
      else if (single.has(key)) Object.assign(node, { [key]: innerNode(member, base, path) });
      else if (lists.has(key)) {
        const members = member as readonly JsonValue[];
        Object.assign(node, { [key]: members.map((each, at) => innerNode(each, base, `${path}/${at}`)) });
      } else if (maps.has(key)) {
        const entries = Object.entries(member as Plain);
        Object.assign(node, {
          [key]: new Map(
            entries.map(([name, each]) => [name, innerNode(each, base, `${path}/${escapePointerPart(name)}`)]),
          ),
        });
      } else if (key === "dependentRequired") node.dependentRequired = new Map(Object.entries(member as never));
      else if (plainKeywords.has(key)) Object.assign(node, { [key]: member });
    }
  }
}

function fileOf(path: string): SourceFile {
  return { path, text: "", language: "json", locate: () => ({ start: 0, end: 0 }) };
}

function isPlain(value: JsonValue | undefined): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The schemas inside a schema, with the pointers that lead to them. */
function innerSchemas(plain: Plain): readonly (readonly [pointer: string, value: JsonValue])[] {
  return Object.entries(plain).flatMap(([key, member]): (readonly [string, JsonValue])[] => {
    if (single.has(key)) return [[`/${key}`, member]];
    if (lists.has(key) && Array.isArray(member)) {
      return (member as readonly JsonValue[]).map((each, at) => [`/${key}/${at}`, each]);
    }
    if ((maps.has(key) || key === "$defs" || key === "definitions") && isPlain(member)) {
      return Object.entries(member).map(([name, each]) => [`/${key}/${escapePointerPart(name)}`, each]);
    }
    return [];
  });
}

const single = new Set(
  "items contains unevaluatedItems additionalProperties unevaluatedProperties propertyNames not if then else".split(
    " ",
  ),
);
const lists = new Set(["prefixItems", "allOf", "anyOf", "oneOf"]);
const maps = new Set(["properties", "patternProperties", "dependentSchemas"]);
const plainKeywords = new Set(
  (
    "enum multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern format minContains " +
    "maxContains maxItems minItems uniqueItems required maxProperties minProperties title description"
  ).split(" "),
);
