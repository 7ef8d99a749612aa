import { Budget } from "../../languages/breadth-first.js";
import { evaluate } from "../../model/json-schema/evaluate.js";
import { textFormats } from "../../model/json-schema/formats.js";
import type { JsonSchema, JsonType, JsonValue } from "../../model/json-schema/schema.js";
import type { SchemaView } from "../../model/json-schema/schema-view.js";
import { Prover } from "./prover.js";
import { is } from "./term.js";
import { Terms } from "./terms.js";

/** Counted work for all searches of one view, after which only values that need no search are found. */
const maxWork = 2_000_000;
/** Maximum number of nested and of all schemas in the construction of one value. */
const maxDepth = 12;
const maxSchemas = 2_000;
/** Maximum number of optional levels: deeper values have only required properties. */
const fullDepth = 4;

/** Wishes for an example value. */
export interface ExampleWish {
  /** Examples of the spec, which are preferred. */
  readonly written: readonly JsonValue[];
  /** The same seed gives the same value. */
  readonly seed: number;
  /** True for a value with required properties only. */
  readonly isSmall?: boolean;
}

/** Returns a valid value of a schema; undefined if none was found. */
export type FindExample = (schema: JsonSchema, wish: ExampleWish) => JsonValue | undefined;

/**
 * Returns a search for example values. A value is one of the spec, one that its parts suggest, or one that the prover
 * finds; each is evaluated before it is returned.
 */
export function createExamples(view: SchemaView): FindExample {
  const prover = new Prover(new Terms(view), new Budget(maxWork));
  return (schema, { written, seed, isSmall = false }) => {
    const isValid = (value: JsonValue | undefined): value is JsonValue =>
      value !== undefined && evaluate(schema, value, view) === true;
    const valid = written.filter(isValid);
    if (valid.length > 0) return valid[seed % valid.length];
    const made = new Maker(seed, isSmall ? 0 : fullDepth, prover, view).value(schema, 0);
    if (isValid(made)) return made;
    const proved = proven(schema, prover);
    return isValid(proved) ? proved : undefined;
  };
}

function proven(schema: JsonSchema, prover: Prover): JsonValue | undefined {
  const outcome = prover.ask([is(prover.terms.of(schema))]);
  return outcome.kind === "value" ? outcome.value : undefined;
}

const words = ["amber", "birch", "cedar", "delta", "ember", "fjord", "grove", "haven"];

/** Constructs one value, without regard to keywords that combine several parts. */
class Maker {
  #state: number;
  #left = maxSchemas;

  constructor(
    seed: number,
    readonly fullDepth: number,
    readonly prover: Prover,
    readonly view: SchemaView,
  ) {
    this.#state = Math.imul(seed + 1, 0x9e37_79b1) >>> 0;
  }

  /** A number from 0 up to, not including, `limit` (a linear congruential generator). */
  #below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.#below(items.length)];
  }

  value(schema: JsonSchema, depth: number): JsonValue | undefined {
    this.#left -= 1;
    if (depth > maxDepth || this.#left < 0) return undefined;
    const { boolean, const: constant, enum: values, examples, ref, allOf, oneOf, anyOf } = schema;
    if (boolean !== undefined) return boolean ? "any" : undefined;
    if (constant !== undefined) return constant.value;
    if (values !== undefined) return this.#pick(values);
    const valid = examples?.filter((example) => evaluate(schema, example.value, this.view) === true) ?? [];
    if (valid.length > 0) return this.#pick(valid)?.value;
    const typed =
      schema.types === undefined && schema.properties === undefined ? undefined : this.#ofType(schema, depth);
    const branches = oneOf ?? anyOf;
    const parts = [
      ...(typed === undefined ? [] : [typed]),
      ...(ref === undefined ? [] : [this.value(ref.target, depth + 1)]),
      ...(allOf ?? []).map((part) => this.value(part, depth + 1)),
      ...(branches === undefined ? [] : [this.#branch(branches, depth)]),
    ];
    return parts.reduce(merged, undefined) ?? (parts.length === 0 ? "any" : undefined);
  }

  #branch(branches: readonly JsonSchema[], depth: number): JsonValue | undefined {
    const useful = branches.filter(({ types }) => types?.length !== 1 || types[0] !== "null");
    const branch = this.#pick(useful.length > 0 ? useful : branches);
    return branch && this.value(branch, depth + 1);
  }

  #ofType(schema: JsonSchema, depth: number): JsonValue | undefined {
    const types = (schema.types ?? ["object"]).filter((type) => type !== "null");
    const type: JsonType | undefined = types.length > 0 ? this.#pick(types) : "null";
    switch (type) {
      case undefined:
      case "null":
        return null;
      case "boolean":
        return this.#below(2) === 0;
      case "integer":
      case "number":
        return this.#number(schema);
      case "string":
        return this.#string(schema);
      case "array":
        return this.#array(schema, depth);
      case "object":
        return this.#object(schema, depth);
    }
  }

  #number(schema: JsonSchema): JsonValue | undefined {
    const { minimum, exclusiveMinimum = minimum, maximum = 1000, exclusiveMaximum = maximum } = schema;
    const least = Math.ceil(Math.max(minimum ?? Math.min(1, maximum), exclusiveMinimum ?? -Infinity));
    const step = schema.multipleOf ?? 1;
    const first = Math.ceil(least / step);
    const last = Math.floor(Math.min(maximum, exclusiveMaximum, least + 1000) / step);
    return (first + this.#below(Math.max(last - first + 1, 1))) * step;
  }

  #string(schema: JsonSchema): JsonValue | undefined {
    const { pattern, format, minLength = 0, maxLength = Infinity } = schema;
    if (pattern !== undefined) return proven(schema, this.prover);
    const known = format === undefined ? undefined : textFormats.get(format);
    if (known !== undefined)
      return this.#pick([...(known.sample === undefined ? [] : [known.sample]), ...known.examples]);
    if (minLength > 200) return undefined;
    return (this.#pick(words) ?? "").padEnd(minLength, "x").slice(0, maxLength);
  }

  #array(
    { items, prefixItems = [], minItems = 0, maxItems = Infinity }: JsonSchema,
    depth: number,
  ): JsonValue | undefined {
    const wish = depth >= this.fullDepth ? 0 : 1 + this.#below(2);
    const length = Math.min(Math.max(minItems, wish, prefixItems.length), maxItems);
    if (length > 50) return undefined;
    const made = Array.from({ length }, (_, at) => {
      const item = prefixItems[at] ?? items;
      return item === undefined ? "any" : this.value(item, depth + 1);
    });
    const found = made.filter((item) => item !== undefined);
    return found.length < minItems ? undefined : found;
  }

  #object(
    { properties = new Map<string, JsonSchema>(), required = [] }: JsonSchema,
    depth: number,
  ): JsonValue | undefined {
    const mandatory = new Set(required);
    const members: [string, JsonValue][] = [];
    for (const name of mandatory) if (!properties.has(name)) members.push([name, "any"]);
    for (const [name, property] of properties) {
      if (!mandatory.has(name) && (depth >= this.fullDepth || property.writeOnly === true)) continue;
      const member = this.value(property, depth + 1);
      if (member !== undefined) members.push([name, member]);
      else if (mandatory.has(name)) return undefined;
    }
    return Object.fromEntries(members);
  }
}

/** Objects of several parts together; other values of the first part. */
function merged(one: JsonValue | undefined, other: JsonValue | undefined): JsonValue | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const areObjects = [one, other].every((part) => typeof part === "object" && part !== null && !Array.isArray(part));
  return areObjects ? { ...(one as object), ...(other as object) } : one;
}
