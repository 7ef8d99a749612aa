import { isHiddenIn } from "../model/json-schema/is-hidden.js";
import { keywordSentences, sentenceRows } from "../model/json-schema/keyword-sentences.js";
import { valueText, type JsonSchema, type JsonValue } from "../model/json-schema/schema.js";
import type { InterfacePlan } from "../plan/plan.js";
import { cutMessage } from "../text/visible.js";
import { notesOf } from "./notes.js";
import type { PagePaths } from "./page-paths.js";
import type { ValueChoice, Note, PropertyRow, TypeWord, ValueTree } from "./site-model.js";

/** Maximum depth of schemas without pages in one tree, and their maximum number. */
const maxDepth = 10;
const maxParts = 2_000;

/** Maximum number of references and items that the words for one type go through. */
const maxWords = 12;

/** Describes values of JSON schemas. Schemas with pages are links, unless they are the root. */
export class ValueTrees {
  #left = maxParts;

  constructor(
    readonly plan: InterfacePlan,
    readonly paths: PagePaths,
  ) {}

  /** The whole schema, opened even if it has a page. */
  opened(schema: JsonSchema): ValueTree {
    this.#left = maxParts;
    return this.#open(schema, 0);
  }

  /** A schema as part of a message: a link if it has a page. */
  tree(schema: JsonSchema): ValueTree {
    this.#left = maxParts;
    return this.#tree(schema, 0);
  }

  #tree(schema: JsonSchema, depth: number): ValueTree {
    const target = linkTarget(schema);
    if (this.paths.schema(target) === undefined) return this.#open(schema, depth);
    const shown = schema === target ? schema : describedBy(schema, target, schema);
    return { ...said(shown, this.#words(schema)), ...onlyOf(target, schema) };
  }

  #open(schema: JsonSchema, depth: number): ValueTree {
    this.#left -= 1;
    const target = plainReference(schema);
    if (target !== undefined && this.paths.schema(target) === undefined && depth < maxDepth)
      return this.#open(describedBy(schema, target), depth + 1);
    const tree = { ...said(schema, this.#openWords(schema, maxWords)), ...onlyOf(schema) };
    if (depth >= maxDepth || this.#left <= 0) return hasParts(schema) ? { ...tree, isCut: true } : tree;
    const properties = this.#properties(schema, depth);
    const others = this.#others(schema, depth);
    const item = schema.items;
    const items =
      item === undefined || this.#isLink(item) || !isWorthOpening(item) ? undefined : this.#tree(item, depth + 1);
    const choices = this.#choices(schema, depth);
    return {
      ...tree,
      ...(properties.length > 0 && { properties }),
      ...(others.length > 0 && { others }),
      ...(items !== undefined && { items }),
      ...(choices.length > 0 && { choices }),
    };
  }

  #properties({ properties, required = [] }: JsonSchema, depth: number): readonly PropertyRow[] {
    const mandatory = new Set(required);
    const rows: PropertyRow[] = [];
    for (const [name, property] of properties ?? []) {
      if (this.#left <= 0) break;
      rows.push({ name, required: mandatory.has(name), value: this.#tree(property, depth + 1) });
    }
    for (const name of mandatory)
      if (properties?.has(name) !== true) rows.push({ name, required: true, value: plainTree("any value") });
    return rows;
  }

  #others(schema: JsonSchema, depth: number): NonNullable<ValueTree["others"]> {
    const { patternProperties, additionalProperties, propertyNames } = schema;
    const patterns = [...(patternProperties ?? [])].map(([pattern, value]) => ({
      names: `names that match ${cutMessage(pattern)}`,
      value: this.#tree(value, depth + 1),
    }));
    if (additionalProperties === undefined || additionalProperties.boolean !== undefined) return patterns;
    const names =
      propertyNames === undefined ? "other names" : `other names (${wordsText(this.#words(propertyNames))})`;
    return [...patterns, { names, value: this.#tree(additionalProperties, depth + 1) }];
  }

  #choices(schema: JsonSchema, depth: number): readonly ValueChoice[] {
    const { oneOf, anyOf, allOf, not, discriminator, ref, types = [] } = schema;
    const branches = (all: readonly JsonSchema[]): readonly ValueTree[] =>
      all
        .filter(({ types: kinds }) => kinds?.length !== 1 || kinds[0] !== "null")
        .map((part) => this.#tree(part, depth + 1));
    const isSimple = (all: readonly JsonSchema[]): boolean => constantsOf(all) !== undefined;
    const tag = discriminator === undefined ? {} : { tag: discriminator.propertyName };
    const found: ValueChoice[] = [];
    const parts = [
      ...(ref === undefined || types.length + (allOf?.length ?? 0) === 0 ? [] : [ref.target]),
      ...(allOf ?? []),
    ];
    if (parts.length > 0) found.push({ says: "all of", branches: branches(parts) });
    if (oneOf !== undefined && !isSimple(oneOf))
      found.push({ says: "exactly one of", branches: branches(oneOf), ...tag });
    if (anyOf !== undefined && !isSimple(anyOf))
      found.push({ says: "at least one of", branches: branches(anyOf), ...tag });
    if (not !== undefined) found.push({ says: "none of", branches: branches([not]) });
    return found.filter((choice) => choice.branches.length > 0);
  }

  #isLink(schema: JsonSchema): boolean {
    return this.paths.schema(linkTarget(schema)) !== undefined;
  }

  /** "array of ", "Vendor", " or null". */
  #words(schema: JsonSchema, left = maxWords): readonly TypeWord[] {
    const target = linkTarget(schema);
    const page = this.paths.schema(target);
    const name = this.plan.schemaName(target)?.views[0]?.typeName;
    if (page !== undefined && name !== undefined) return [{ text: name, page }];
    return left <= 0 ? [{ text: "value" }] : this.#openWords(schema, left);
  }

  /** The same for a schema that is not a link. */
  #openWords(schema: JsonSchema, left: number): readonly TypeWord[] {
    const target = plainReference(schema);
    if (target !== undefined) return this.#words(target, left - 1);
    const { boolean, types = [], items, const: constant, format, properties, oneOf, anyOf, allOf } = schema;
    if (boolean !== undefined) return [{ text: boolean ? "any value" : "no value" }];
    if (constant !== undefined) return [{ text: cutMessage(JSON.stringify(constant.value)) }];
    const kinds = types.filter((type) => type !== "null");
    const orNull = kinds.length < types.length && kinds.length > 0 ? [{ text: " or null" }] : [];
    const [only] = kinds;
    if (kinds.length === 1 && only === "array" && items !== undefined)
      return [{ text: "array of " }, ...this.#words(items, left - 1), ...orNull];
    if (kinds.length > 0) {
      const detail =
        kinds.length === 1 && format !== undefined && (only === "string" || only === "number" || only === "integer");
      return [{ text: `${kinds.join(" or ")}${detail ? ` (${cutMessage(format)})` : ""}` }, ...orNull];
    }
    if (types.length > 0) return [{ text: "null" }];
    const branches = oneOf ?? anyOf;
    if (branches !== undefined) return this.#branchWords(branches, left);
    if (properties !== undefined || allOf !== undefined) return [{ text: "object" }];
    return [{ text: "any value" }];
  }

  #branchWords(branches: readonly JsonSchema[], left: number): readonly TypeWord[] {
    if (constantsOf(branches) !== undefined) return [{ text: "one of the values" }];
    if (branches.length > 4) return [{ text: `one of ${branches.length} schemas` }];
    return branches.flatMap((branch, index) => [
      ...(index === 0 ? [] : [{ text: " or " }]),
      ...this.#words(branch, left - 4),
    ]);
  }
}

/** A schema with the description of a reference to it, which takes precedence. */
function describedBy({ description }: JsonSchema, target: JsonSchema, shown: JsonSchema = target): JsonSchema {
  const text = description ?? target.description;
  return text === undefined ? shown : { ...shown, description: text };
}

/** The schema that a link leads to: the target of a reference, or the schema itself. */
function linkTarget(schema: JsonSchema): JsonSchema {
  return plainReference(schema) ?? schema;
}

/** The target of a reference, if no other keyword next to it decides validity. */
function plainReference(schema: JsonSchema): JsonSchema | undefined {
  const { ref, types, properties, allOf, oneOf, anyOf, enum: values, items } = schema;
  const isAlone = [types, properties, allOf, oneOf, anyOf, values, items].every((part) => part === undefined);
  return ref !== undefined && isAlone ? ref.target : undefined;
}

/** True for items that the words for their type do not describe completely. */
function isWorthOpening(schema: JsonSchema): boolean {
  const { boolean, ref, ...rest } = schema;
  if (boolean !== undefined) return false;
  return ref !== undefined || hasParts(schema) || rest.description !== undefined || said(rest, []).sentences.length > 0;
}

function hasParts({
  properties,
  items,
  oneOf,
  anyOf,
  allOf,
  additionalProperties,
  patternProperties,
}: JsonSchema): boolean {
  const isTyped = additionalProperties !== undefined && additionalProperties.boolean === undefined;
  return isTyped || [properties, items, oneOf, anyOf, allOf, patternProperties].some((part) => part !== undefined);
}

/** The words about a schema itself, without its parts. */
function said(schema: JsonSchema, type: readonly TypeWord[]): ValueTree {
  const { description, title, deprecated, extensions, oneOf, anyOf } = schema;
  const values = valuesOf(schema) ?? constantsOf(oneOf ?? anyOf ?? []);
  const isClosed = schema.additionalProperties?.boolean === false;
  const sentences = [
    ...keywordSentences(schema, isTold(schema, type) ? withoutFormat : sentenceRows, cutMessage),
    ...(isClosed ? ["No other properties."] : []),
  ];
  const notes: readonly Note[] = notesOf(extensions);
  const text = description ?? title;
  return {
    type,
    ...(text !== undefined && { description: text }),
    ...(deprecated === true && { deprecated }),
    sentences,
    ...(values !== undefined && { values }),
    ...(schema.default !== undefined && { default: schema.default.value }),
    notes,
  };
}

const withoutFormat = sentenceRows.filter(([name]) => name !== "format");

/** True if the words for the type have the format. */
function isTold({ format }: JsonSchema, type: readonly TypeWord[]): boolean {
  return format !== undefined && wordsText(type).includes(`(${cutMessage(format)})`);
}

function valuesOf({ enum: values, enumDescriptions }: JsonSchema): ValueTree["values"] {
  return values?.map((value) => listed(value, enumDescriptions?.get(valueText(value))));
}

/** The values of branches that are constants; undefined if another branch is among them. */
function constantsOf(branches: readonly JsonSchema[]): ValueTree["values"] {
  if (branches.length === 0) return undefined;
  const values = branches.flatMap(({ const: constant, description }) =>
    constant === undefined ? [] : [listed(constant.value, description)],
  );
  return values.length === branches.length ? values : undefined;
}

function listed(value: JsonValue, description: string | undefined): { value: string; description?: string } {
  return { value: cutMessage(JSON.stringify(value)), ...(description !== undefined && { description }) };
}

function onlyOf(...schemas: readonly JsonSchema[]): Pick<ValueTree, "only"> {
  if (schemas.some((schema) => isHiddenIn("request", schema))) return { only: "response" };
  return schemas.some((schema) => isHiddenIn("response", schema)) ? { only: "request" } : {};
}

function plainTree(text: string): ValueTree {
  return { type: [{ text }], sentences: [], notes: [] };
}

/** The words of a type as one string. */
export function wordsText(words: readonly TypeWord[]): string {
  return words.map(({ text }) => text).join("");
}
