import { isHiddenIn } from "../model/json-schema/is-hidden.js";
import { isAnnotation, keywordRow } from "../model/json-schema/keywords.js";
import { keywordSentences, sentenceRows } from "../model/json-schema/keyword-sentences.js";
import { subschemas, valueText, type JsonSchema, type JsonValue } from "../model/json-schema/schema.js";
import type { InterfacePlan } from "../plan/plan.js";
import { cutMessage } from "../text/visible.js";
import { constraintSentences } from "./constraint-sentences.js";
import { notesOf } from "./notes.js";
import type { PagePaths } from "./page-paths.js";
import type { ValueChoice, PropertyRow, TypeWord, ValueTree } from "./site-model.js";

/** Maximum depth of schemas without pages in one tree, and their maximum number. */
const maxDepth = 10;
const maxParts = 2_000;
/** Maximum number of schemas in all trees of an API. */
const maxTotal = 400_000;

/** Maximum number of references and items that the words for one type go through. */
const maxWords = 12;

/** Describes values of JSON schemas. Schemas with pages are links, unless they are the root. */
export class ValueTrees {
  #left = maxParts;
  #total = maxTotal;

  constructor(
    readonly plan: InterfacePlan,
    readonly paths: PagePaths,
  ) {}

  /** The whole schema, opened even if it has a page. */
  opened(schema: JsonSchema): ValueTree {
    return this.#within(() => this.#open(schema, 0));
  }

  /** A schema as part of a message: a link if it has a page. */
  tree(schema: JsonSchema): ValueTree {
    return this.#within(() => this.#tree(schema, 0));
  }

  /** Makes a tree with its share of the parts. */
  #within(make: () => ValueTree): ValueTree {
    const share = Math.min(maxParts, this.#total);
    this.#left = share;
    const tree = make();
    this.#total -= share - this.#left;
    return tree;
  }

  #tree(schema: JsonSchema, depth: number): ValueTree {
    const target = linkTarget(schema);
    if (this.paths.schema(target) === undefined) return this.#open(schema, depth);
    const shown = schema === target ? { origin: schema.origin, ...proseOf(schema) } : describedBy(schema, target);
    return { ...this.#said(shown, this.#words(schema)), ...onlyOf(target, schema) };
  }

  #open(schema: JsonSchema, depth: number): ValueTree {
    this.#left -= 1;
    const target = plainReference(schema);
    if (target !== undefined && this.paths.schema(target) === undefined && depth < maxDepth)
      return this.#open({ ...target, ...proseOf(schema) }, depth + 1);
    const tree = { ...this.#said(schema, this.#openWords(schema, maxWords)), ...onlyOf(schema) };
    if (depth >= maxDepth || this.#left <= 0) return hasParts(schema) ? { ...tree, isCut: true } : tree;
    const [properties, isWhole] = this.#properties(schema, depth);
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
      ...(!isWhole && { isCut: true }),
    };
  }

  /** The properties with names, and true if all are shown. */
  #properties({ properties, required = [] }: JsonSchema, depth: number): readonly [readonly PropertyRow[], boolean] {
    const mandatory = new Set(required);
    const rows: PropertyRow[] = [];
    for (const [name, property] of properties ?? []) {
      if (this.#left <= 0) break;
      rows.push({ name, required: mandatory.has(name), value: this.#tree(property, depth + 1) });
    }
    return [rows, rows.length === (properties?.size ?? 0)];
  }

  #others(schema: JsonSchema, depth: number): NonNullable<ValueTree["others"]> {
    const { patternProperties, unevaluatedProperties } = schema;
    const patterns = [...(patternProperties ?? [])].map(([pattern, value]) => ({
      names: `names that match ${cutMessage(pattern)}`,
      value: this.#tree(value, depth + 1),
    }));
    const rest = schema.additionalProperties ?? unevaluatedProperties;
    if (rest === undefined || rest.boolean !== undefined) return patterns;
    return [...patterns, { names: "other names", value: this.#tree(rest, depth + 1) }];
  }

  #choices(schema: JsonSchema, depth: number): readonly ValueChoice[] {
    const {
      oneOf,
      anyOf,
      allOf = [],
      not,
      discriminator,
      ref,
      prefixItems = [],
      dependentSchemas,
      contentSchema,
    } = schema;
    const tag = discriminator === undefined ? {} : { tag: discriminator.propertyName };
    const isOpened = ref !== undefined && plainReference(schema) === undefined && !this.#isLink(ref.target);
    const several = (all: readonly JsonSchema[] | undefined): readonly JsonSchema[] =>
      all === undefined || constantsOf(all) !== undefined ? [] : all.filter((branch) => !isNull(branch));
    const found: readonly (readonly [string, readonly (JsonSchema | undefined)[], object?])[] = [
      ["all of", [...(isOpened ? [ref.target] : []), ...allOf]],
      ["exactly one of", several(oneOf), tag],
      ["at least one of", several(anyOf), tag],
      ["none of", [not]],
      ["if it is", [schema.if]],
      ["then it is", [schema.then]],
      ["otherwise it is", [schema.else]],
      ...[...(dependentSchemas ?? [])].map(
        ([name, inner]) => [`with ${JSON.stringify(name)}, it is`, [inner]] as const,
      ),
      ["items in this order", prefixItems],
      ["the content is", [contentSchema]],
    ];
    return found.flatMap(([says, schemas, more]) => {
      const branches = schemas.flatMap((part) => (part === undefined ? [] : [this.#tree(part, depth + 1)]));
      return branches.length === 0 ? [] : [{ says, branches, ...more }];
    });
  }

  /** The words about a schema itself, without its parts. */
  #said(schema: JsonSchema, type: readonly TypeWord[]): ValueTree {
    const { description, title, deprecated, extensions, oneOf, anyOf } = schema;
    const values = valuesOf(schema) ?? constantsOf(oneOf ?? anyOf ?? []);
    const isKnown =
      values?.length === 1 && values[0]?.description === undefined && wordsText(type) === values[0]?.value;
    const text = description ?? title;
    return {
      type,
      ...(text !== undefined && { description: text }),
      ...(deprecated === true && { deprecated }),
      sentences: [
        ...keywordSentences(schema, isTold(schema, type) ? withoutFormat : sentenceRows, cutMessage),
        ...constraintSentences(schema, (inner) => wordsText(this.#words(inner))),
      ],
      ...(values !== undefined && !isKnown && { values }),
      ...(schema.default !== undefined && { default: schema.default.value }),
      notes: notesOf(extensions),
    };
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
    const { boolean, types = [], items, const: constant, format, properties, oneOf, anyOf, allOf, ref } = schema;
    if (boolean !== undefined) return [{ text: boolean ? "any value" : "no value" }];
    if (constant !== undefined) return [{ text: cutMessage(JSON.stringify(constant.value)) }];
    const kinds = types.filter((type) => type !== "null");
    const orNull = kinds.length < types.length && kinds.length > 0 ? [{ text: " or null" }] : [];
    const [only] = kinds;
    if (kinds.length === 1 && only === "array" && items !== undefined && schema.prefixItems === undefined)
      return [{ text: "array of " }, ...this.#words(items, left - 1), ...orNull];
    if (kinds.length > 0) {
      const detail =
        kinds.length === 1 && format !== undefined && (only === "string" || only === "number" || only === "integer");
      return [{ text: `${kinds.join(" or ")}${detail ? ` (${cutMessage(format)})` : ""}` }, ...orNull];
    }
    if (types.length > 0) return [{ text: "null" }];
    if (ref !== undefined) return this.#words(ref.target, left - 1);
    const [value, ...more] = schema.enum ?? [];
    if (value !== undefined)
      return [{ text: more.length > 0 ? "one of the values" : cutMessage(JSON.stringify(value)) }];
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

/** The documentation of a reference, with that of its target. */
function describedBy(schema: JsonSchema, { origin, description, deprecated }: JsonSchema): JsonSchema {
  return {
    origin,
    ...(description !== undefined && { description }),
    ...(deprecated !== undefined && { deprecated }),
    ...proseOf(schema),
  };
}

/** The keywords of a schema that do not decide validity. */
function proseOf(schema: JsonSchema): Partial<JsonSchema> {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== "origin" && isAnnotation(name)));
}

function isNull({ types }: JsonSchema): boolean {
  return types?.length === 1 && types[0] === "null";
}

/** The schema that a link leads to: the target of a reference, or the schema itself. */
function linkTarget(schema: JsonSchema): JsonSchema {
  return plainReference(schema) ?? schema;
}

/** The target of a reference, if no other keyword next to it decides validity. */
function plainReference(schema: JsonSchema): JsonSchema | undefined {
  const { ref } = schema;
  const isAlone = Object.keys(schema).every(
    (name) => name === "ref" || isAnnotation(name) || keywordRow(name) === undefined,
  );
  return ref !== undefined && isAlone ? ref.target : undefined;
}

const toldByWords: ReadonlySet<string> = new Set(["origin", "types", "format", "boolean", "const"]);

/** True for items that the words for their type do not describe completely. */
function isWorthOpening(schema: JsonSchema): boolean {
  return Object.keys(schema).some((name) => !toldByWords.has(name));
}

function hasParts(schema: JsonSchema): boolean {
  return subschemas(schema).length > 0;
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
  const values = branches.flatMap(({ const: constant, description, title }) =>
    constant === undefined ? [] : [listed(constant.value, description ?? title)],
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

/** The words of a type as one string. */
export function wordsText(words: readonly TypeWord[]): string {
  return words.map(({ text }) => text).join("");
}
