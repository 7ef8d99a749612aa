import { isAnnotation } from "../../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { schemasInOrder } from "../../../prove/json-schema/stable-order.js";

/** Tells the name of a schema that has one of its own. */
export type NameOf = (schema: JsonSchema) => string | undefined;

/** The keywords of a schema, and the schemas that apply to the same value beside it. */
export type Simplify = (schema: JsonSchema) => { readonly said: JsonSchema; readonly inner: readonly JsonSchema[] };

/** The keywords of one schema for a value, without the target of its reference and without allOf. */
export interface FlatPart {
  /** The keywords that count. */
  readonly said: JsonSchema;
  /** The schema as it stands in the contract. */
  readonly schema: JsonSchema;
  /** The named schema in which it stands, when that is another than the whole. */
  readonly owner: string | undefined;
}

/** Everything that applies to one value. */
export interface FlatParts {
  readonly parts: readonly FlatPart[];
  /** Schemas that cannot be taken apart. */
  readonly rest: readonly JsonSchema[];
}

/** Parts that are still looked at; what lies beyond is not taken apart. */
const maxParts = 200;

/** Follows references and allOf. The order in which a spec has branches does not matter. */
export function flattenParts(whole: JsonSchema, nameOf: NameOf, simplify: Simplify): FlatParts {
  const parts: FlatPart[] = [];
  const rest: JsonSchema[] = [];
  const seen = new Set<JsonSchema>();
  collect(whole, undefined, true);
  return { parts, rest };

  function collect(schema: JsonSchema, owner: string | undefined, alone: boolean): void {
    if (seen.has(schema)) return;
    if (seen.size >= maxParts) {
      rest.push(schema);
      return;
    }
    seen.add(schema);
    const { ref, allOf = [], ...keywordsBeside } = schema;
    const saysItself = Object.keys(keywordsBeside).some((key) => !isAnnotation(key));
    const looksAtRest = schema.unevaluatedItems !== undefined || schema.unevaluatedProperties !== undefined;
    if (looksAtRest && !alone) {
      // It sees what its own branches look at and not what stands around it.
      rest.push(schema);
      return;
    }
    const { said, inner } = simplify(keywordsBeside);
    parts.push({ said, schema, owner });
    for (const branch of inner) collect(branch, owner, false);
    const isAlone = alone && (looksAtRest || (!saysItself && allOf.length + (ref === undefined ? 0 : 1) === 1));
    if (ref !== undefined) collect(ref.target, nameOf(ref.target) ?? owner, isAlone && !looksAtRest);
    for (const branch of byName(allOf, nameOf)) collect(branch, owner, isAlone && !looksAtRest);
  }
}

/** By the names that they refer to; those without one after them, by what they say. */
function byName(branches: readonly JsonSchema[], nameOf: NameOf): readonly JsonSchema[] {
  if (branches.length < 2) return branches;
  const named = branches.map(({ ref }) => ref && nameOf(ref.target));
  const names = new Map(branches.map((branch, index) => [branch, named[index]]));
  const inOrder = schemasInOrder(branches);
  return [...inOrder].sort((a, b) => {
    const [first, second] = [names.get(a), names.get(b)];
    if (first === undefined || second === undefined)
      return (first === undefined ? 1 : 0) - (second === undefined ? 1 : 0);
    return first < second ? -1 : first > second ? 1 : 0;
  });
}
