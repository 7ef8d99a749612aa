import { evaluate } from "../../model/json-schema/evaluate.js";
import { fitsKeyword } from "../../model/json-schema/fits-keywords.js";
import { includesValue } from "../../model/json-schema/includes-value.js";
import { isList, isOfType, isRecord, type JsonRecord } from "../../model/json-schema/json-kinds.js";
import { possibleTypes, valueTypeName } from "../../model/json-schema/possible-types.js";
import { isSecret } from "../../model/json-schema/secrets.js";
import { schemasInPlace, type JsonSchema, type JsonValue } from "../../model/json-schema/schema.js";
import type { SchemaView } from "../../model/json-schema/schema-view.js";
import { namesOfSecrets } from "../../plan/unlogged.js";
import type { ResponseDifference, Differences } from "./response-difference.js";
import { isPlainName } from "./is-plain-name.js";
import { ObservedShape } from "./observed-shape.js";

const view: SchemaView = { direction: "read" };

/** Values of all responses that are compared; the others are counted as skipped. */
const maxVisits = 50_000_000;

/** Schemas and values inside each other. */
const maxDepth = 300;

/** Undeclared names of one schema. More are keys of a dictionary, which are data. */
const maxNames = 50;

/** Maximum length of an undeclared enum value. */
const maxValueLength = 100;

/** All schemas that may apply to the values of a schema. */
interface Around {
  readonly isSecret: boolean;
  /** True if one describes undeclared properties. */
  readonly describesOthers: boolean;
  /** The declared properties. */
  readonly names: ReadonlySet<string>;
}

/** Compares observed values with their schemas. */
export class ValueObserver {
  private visits = 0;
  private readonly names = new Map<JsonSchema, Set<string>>();
  private readonly known = new Map<JsonSchema, Around>();

  constructor(
    private readonly differences: Differences,
    /** Names of credentials, in lower case. */
    private readonly credentials: ReadonlySet<string>,
  ) {}

  /** True if values were skipped. */
  get isFull(): boolean {
    return this.visits > maxVisits;
  }

  /** The schemas whose undeclared names are data. */
  get dictionaries(): ReadonlySet<JsonSchema> {
    return new Set([...this.names].flatMap(([schema, names]) => (names.size > maxNames ? [schema] : [])));
  }

  /** Compares the value of a property, an item or a body. */
  observe(schema: JsonSchema, value: JsonValue, isHidden = false, depth = 0): void {
    this.visits += 1;
    if (this.isFull || depth > maxDepth) return;
    if (value === null) {
      if (evaluate(schema, null, view) === false)
        this.differences.note(`null ${this.differences.keyOf(schema)}`, () => ({ kind: "null", schema }));
      return;
    }
    if (isRecord(value)) this.observeNames(schema, value);
    this.observeInPlace(schema, value, isHidden || this.around(schema).isSecret, depth);
  }

  /** Compares a value with one of the schemas that apply to it. */
  private observeInPlace(schema: JsonSchema, value: JsonValue, isHidden: boolean, depth: number): void {
    this.visits += 1;
    if (this.isFull || depth > maxDepth || schema.boolean !== undefined) return;
    if (typeof value === "string" || typeof value === "number") this.observeScalar(schema, value, isHidden);
    if (isList(value)) {
      const { prefixItems = [], items } = schema;
      value.forEach((item, at) => {
        const inner = prefixItems[at] ?? items;
        if (inner !== undefined) this.observe(inner, item, isHidden, depth + 1);
      });
    }
    if (isRecord(value)) this.observeProperties(schema, value, isHidden, depth);
    for (const part of partsFor(schema, value)) this.observeInPlace(part, value, isHidden, depth + 1);
  }

  private around(schema: JsonSchema): Around {
    const known = this.known.get(schema);
    if (known !== undefined) return known;
    const all = schemasAround(schema);
    const around = {
      isSecret: all.some(isSecret),
      describesOthers: all.some(describesOthers),
      names: new Set(all.flatMap(({ properties }) => [...(properties?.keys() ?? [])])),
    };
    this.known.set(schema, around);
    return around;
  }

  private observeScalar(schema: JsonSchema, value: string | number, isHidden: boolean): void {
    const key = this.differences.keyOf(schema);
    const { format, types, enum: values } = schema;
    if (types?.some((type) => isOfType(value, type)) === false) return;
    if (format !== undefined && !fitsKeyword(value, "format", format))
      this.differences.note(`format ${key}`, () => ({ kind: "format", schema }));
    if (values === undefined || isHidden || includesValue(values, value)) return;
    if (String(value).length > maxValueLength) return;
    this.differences.note(`value ${key} ${JSON.stringify(value)}`, () => ({ kind: "value", schema, value }));
  }

  private observeProperties(schema: JsonSchema, value: JsonRecord, isHidden: boolean, depth: number): void {
    const { properties, additionalProperties } = schema;
    for (const [name, inner] of Object.entries(value)) {
      const property = properties?.get(name) ?? (schema.patternProperties ? undefined : additionalProperties);
      const isSecretName = namesOfSecrets.test(name) || this.credentials.has(name.toLowerCase());
      if (property !== undefined) this.observe(property, inner, isHidden || isSecretName, depth + 1);
    }
  }

  /** Names that no schema of the value declares. A schema that declares none, or describes other names, is a dictionary. */
  private observeNames(schema: JsonSchema, value: JsonRecord): void {
    const around = this.around(schema);
    if (around.describesOthers) return;
    const others = Object.entries(value).filter(([name]) => !around.names.has(name) && isPlainName(name));
    const owner = others.length === 0 ? undefined : ownerOf(schema, value);
    if (owner === undefined) return;
    for (const [name, inner] of others) {
      const names = this.names.get(owner) ?? new Set<string>();
      this.names.set(owner, names);
      if (names.size > maxNames) continue;
      names.add(name);
      const key = `property ${this.differences.keyOf(owner)} ${name}`;
      const create = (): Extract<ResponseDifference, { kind: "property" }> => ({
        kind: "property",
        schema: owner,
        name,
        shape: new ObservedShape(),
      });
      this.differences.note(key, create).shape.add(inner);
    }
  }
}

function describesOthers({ additionalProperties, unevaluatedProperties, patternProperties }: JsonSchema): boolean {
  const isOpen = (schema: JsonSchema | undefined): boolean => schema === undefined || schema.boolean !== undefined;
  return patternProperties !== undefined || !isOpen(additionalProperties) || !isOpen(unevaluatedProperties);
}

/** All schemas that may apply to the same value, each once. */
function schemasAround(schema: JsonSchema): readonly JsonSchema[] {
  const found = new Set([schema]);
  for (const one of found) for (const inner of schemasInPlace(one)) found.add(inner);
  return [...found];
}

/** The schema that an undeclared property belongs to: the one that forbids others, or the nearest one with properties. */
function ownerOf(schema: JsonSchema, value: JsonRecord): JsonSchema | undefined {
  const found = new Set([schema]);
  for (const one of found) for (const part of partsFor(one, value)) found.add(part);
  const owners = [...found].filter(({ properties }) => properties !== undefined);
  return owners.find(({ additionalProperties }) => additionalProperties?.boolean === false) ?? owners[0];
}

const none: readonly JsonSchema[] = [];

/** The schemas in a schema that apply to a value: branches of allOf, the last first, the target of $ref, and one branch of a choice. */
function partsFor(schema: JsonSchema, value: JsonValue): readonly JsonSchema[] {
  const { ref, allOf = [], anyOf, oneOf } = schema;
  if (ref === undefined && allOf.length === 0 && anyOf === undefined && oneOf === undefined) return none;
  const chosen = [anyOf, oneOf].flatMap((branches) => (branches && branchFor(schema, branches, value)) ?? []);
  return [...allOf.toReversed(), ...(ref === undefined ? [] : [ref.target]), ...chosen];
}

/** The branch of a value: its tag names it, it accepts the value, or no other branch is possible. Otherwise undefined. */
function branchFor(
  { discriminator }: JsonSchema,
  branches: readonly JsonSchema[],
  value: JsonValue,
): JsonSchema | undefined {
  if (discriminator !== undefined && isRecord(value) && Object.hasOwn(value, discriminator.propertyName)) {
    const tag = value[discriminator.propertyName];
    const target = typeof tag === "string" ? discriminator.mapping.get(tag) : undefined;
    if (target !== undefined) return target;
  }
  const valid = branches.find((branch) => evaluate(branch, value, view) === true);
  if (valid !== undefined) return valid;
  const possible = branches.filter((branch) => isPossible(branch, value));
  return possible.length === 1 ? possible[0] : undefined;
}

/** True if a branch has the type of a value, and no property with another fixed value. */
function isPossible(branch: JsonSchema, value: JsonValue): boolean {
  const type = isList(value) ? "array" : (typeof value as "string" | "number" | "boolean" | "object");
  if (!possibleTypes(branch).has(valueTypeName(type))) return false;
  if (!isRecord(value)) return true;
  return schemasAround(branch).every(({ properties = new Map<string, JsonSchema>() }) =>
    [...properties].every(([name, property]) => {
      const fixed = property.const?.value ?? (property.enum?.length === 1 ? property.enum[0] : undefined);
      return fixed === undefined || !Object.hasOwn(value, name) || includesValue([fixed], value[name] ?? null);
    }),
  );
}
