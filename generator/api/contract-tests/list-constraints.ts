import { escapePointerPart } from "../../diagnostics/origin.js";
import { pointerTokens } from "../../model/json-pointer.js";
import type { Contract } from "../../model/contract.js";
import type { JsonValue } from "../../model/json-schema/schema.js";

/** A constraint of the bundled OpenAPI document, by its pointer there. */
export interface Constraint {
  /** "minimum", or 'required "sku"'. */
  readonly what: string;
  /** RFC 6901, in the bundled document. */
  readonly pointer: string;
  /** The property that a `required` names; undefined for other constraints. */
  readonly property?: string;
}

/** Keywords whose value constrains validity. */
const keywords = [
  ...["type", "enum", "const", "pattern", "format", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  ...["multipleOf", "minLength", "maxLength", "minItems", "maxItems", "uniqueItems", "contains", "minProperties"],
  ...["maxProperties", "oneOf", "anyOf", "not"],
] as const;

/** Keywords with a schema, with a list of schemas, and with schemas by name. */
const single = ["items", "additionalProperties", "unevaluatedProperties", "propertyNames", "contains", "not"] as const;
const lists = ["oneOf", "anyOf", "allOf", "prefixItems"] as const;
const maps = ["properties", "patternProperties", "dependentSchemas"] as const;

/** Constraints of all messages of an API, each once, in the order of the document. */
export function listConstraints({ openapi, operations, webhooks }: Contract): readonly Constraint[] {
  if (openapi === undefined) return [];
  const walk = new ConstraintWalk(openapi.bundled);
  for (const [section, list] of [
    ["paths", operations],
    ["webhooks", webhooks],
  ] as const)
    for (const { path, method } of list) {
      const item = `/${section}/${escapePointerPart(path)}`;
      walk.message(`${item}/parameters`);
      walk.message(`${item}/${method}/parameters`);
      walk.message(`${item}/${method}/requestBody`);
      walk.message(`${item}/${method}/responses`);
    }
  return walk.constraints;
}

type Members = Readonly<Record<string, JsonValue>>;

class ConstraintWalk {
  readonly constraints: Constraint[] = [];
  private readonly seen = new Set<string>();

  constructor(private readonly root: Members) {}

  /** Schemas at and below a part of an operation, references followed. */
  message(pointer: string): void {
    const open = [pointer];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const node = this.nodeAt(at);
      if (typeof node !== "object" || node === null || this.seen.has(`message ${at}`)) continue;
      this.seen.add(`message ${at}`);
      const reference = (node as Members)["$ref"];
      if (typeof reference === "string") open.push(decodeURIComponent(reference.slice(1)));
      for (const key of Object.keys(node)) {
        if (key === "schema") this.schema(`${at}/schema`);
        else if (!/^(?:x-|examples?$)/.test(key)) open.push(`${at}/${escapePointerPart(key)}`);
      }
    }
  }

  private schema(pointer: string): void {
    const open = [pointer];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const node = this.nodeAt(at);
      if (typeof node !== "object" || node === null || Array.isArray(node) || this.seen.has(at)) continue;
      this.seen.add(at);
      const members = node as Members;
      open.push(...this.below(members, at));
      for (const keyword of keywords)
        if (members[keyword] !== undefined) this.constraints.push({ what: keyword, pointer: `${at}/${keyword}` });
      for (const keyword of ["additionalProperties", "unevaluatedProperties"])
        if (members[keyword] === false) this.constraints.push({ what: keyword, pointer: `${at}/${keyword}` });
      for (const property of listOf(members["required"]))
        if (typeof property === "string")
          this.constraints.push({ what: `required "${property}"`, pointer: `${at}/required`, property });
    }
  }

  private below(members: Members, at: string): readonly string[] {
    const reference = members["$ref"];
    return [
      ...(typeof reference === "string" ? [decodeURIComponent(reference.slice(1))] : []),
      ...single.map((key) => `${at}/${key}`),
      ...lists.flatMap((key) => listOf(members[key]).map((_, index) => `${at}/${key}/${index}`)),
      ...maps.flatMap((key) =>
        Object.keys(members[key] ?? {}).map((name) => `${at}/${key}/${escapePointerPart(name)}`),
      ),
    ];
  }

  private nodeAt(pointer: string): unknown {
    return pointerTokens(pointer).reduce<unknown>(
      (node, token) =>
        typeof node === "object" && node !== null && Object.hasOwn(node, token) ? (node as Members)[token] : undefined,
      this.root,
    );
  }
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [];
}
