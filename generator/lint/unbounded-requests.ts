import { isDerived } from "../model/is-derived.js";
import type { Contract, MediaTypeObject, Operation } from "../model/contract.js";
import { isHiddenIn } from "../model/json-schema/is-hidden.js";
import { keywordRows } from "../model/json-schema/keywords.js";
import { possibleTypes } from "../model/json-schema/possible-types.js";
import { alwaysAlong } from "../model/json-schema/same-value.js";
import { schemasUnder, type JsonSchema } from "../model/json-schema/schema.js";

/** A list in requests, and its name: that of a parameter, a property or the body. */
export interface RequestList {
  readonly name: string;
  readonly schema: JsonSchema;
}

/** Lists of requests without an upper bound, each once. */
export function unboundedLists(contract: Contract): readonly RequestList[] {
  /** True for schemas that were only found where another schema bounds the same value. */
  const seen = new Map<JsonSchema, boolean>();
  const found: RequestList[] = [];
  const visit = (schema: JsonSchema, name: string): void => {
    const open: VisitedSchema[] = [{ schema, name, isBounded: false }];
    for (const visited of open) {
      const { schema: at, isBounded } = visited;
      const isKnown = seen.get(at) === false || (isBounded && seen.has(at));
      if (isKnown || isDerived(at, contract)) continue;
      seen.set(at, isBounded);
      if (at.types?.includes("array") === true && !isBounded && !isBoundedList(at)) found.push(visited);
      open.push(...partsOf(visited));
    }
  };
  for (const { parameters, requestBody } of contract.operations) {
    for (const { schema, content, name } of parameters) {
      const used = schema ?? (content && schemaOf(content));
      if (used !== undefined) visit(used, name);
    }
    for (const media of requestBody?.content ?? []) {
      const used = schemaOf(media);
      if (used !== undefined) visit(used, "body");
    }
  }
  return found;
}

function schemaOf({ payload }: MediaTypeObject): JsonSchema | undefined {
  return payload.kind === "json" ? payload.schema : undefined;
}

interface VisitedSchema extends RequestList {
  /** True if a schema around it bounds the same value. */
  readonly isBounded: boolean;
}

function partsOf({ schema, name, isBounded }: VisitedSchema): readonly VisitedSchema[] {
  const isBoundedHere = isBounded || isBoundedList(schema);
  const sent = [...(schema.properties ?? [])].filter(([, property]) => !isHiddenIn("request", property));
  return [
    ...(schema.ref === undefined ? [] : [{ schema: schema.ref.target, name, isBounded: isBoundedHere }]),
    ...sent.map(([property, inner]) => ({ schema: inner, name: property, isBounded: false })),
    ...otherKeywords.flatMap(({ keyword, isInPlace }) =>
      [...schemasUnder(schema, keyword)].map((inner) => ({
        schema: inner,
        name,
        isBounded: isInPlace && isBoundedHere,
      })),
    ),
  ];
}

/** Keywords of values, without conditions. */
const otherKeywords = keywordRows.flatMap(([keyword, { shape, applies, isQuestion }]) =>
  shape.startsWith("schema") && keyword !== "properties" && isQuestion !== true
    ? [{ keyword, isInPlace: applies === "here" }]
    : [],
);

function isBoundedList(schema: JsonSchema): boolean {
  return [...alwaysAlong(schema)].some(
    ({ maxItems, items, unevaluatedItems, enum: values, const: constant }) =>
      maxItems !== undefined ||
      values !== undefined ||
      constant !== undefined ||
      items?.boolean === false ||
      unevaluatedItems?.boolean === false,
  );
}

/** A body of requests that may have any size. */
export interface UnboundedBody {
  readonly operation: Operation;
  readonly media: MediaTypeObject;
}

/** Bodies of requests without an upper bound: strings and files of any length, and objects with any properties. */
export function unboundedBodies({ operations }: Contract): readonly UnboundedBody[] {
  return operations.flatMap((operation) =>
    (operation.requestBody?.content ?? []).flatMap((media) => {
      const { payload } = media;
      const isUnbounded = payload.kind === "open" || (payload.kind === "json" && !isBounded(payload.schema, new Set()));
      return isUnbounded ? [{ operation, media }] : [];
    }),
  );
}

/** True if a string or an object of a schema has an upper bound. Lists have a rule of their own. */
function isBounded(schema: JsonSchema, active: Set<JsonSchema>): boolean {
  if (active.has(schema) || active.size > maxNested) return true;
  active.add(schema);
  const parts = [...alwaysAlong(schema)];
  const types = possibleTypes(schema);
  const isListed = parts.some(({ enum: values, const: constant }) => values !== undefined || constant !== undefined);
  const isShort = parts.some(({ maxLength }) => maxLength !== undefined);
  const isDescribed = parts.some(
    ({ properties, maxProperties, additionalProperties }) =>
      properties !== undefined || maxProperties !== undefined || additionalProperties?.boolean === false,
  );
  const isBoundedHere = isListed || ((isShort || !types.has("string")) && (isDescribed || !types.has("object")));
  const choices = parts.flatMap(({ anyOf, oneOf }) => [anyOf, oneOf]);
  return isBoundedHere || choices.some((branches) => branches?.every((branch) => isBounded(branch, active)) === true);
}

const maxNested = 100;
