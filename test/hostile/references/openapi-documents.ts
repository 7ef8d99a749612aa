/** An OpenAPI document with these schemas; an operation returns the first. */
export function documentOf(schemas: object, parts: object = {}, paths: object = {}): string {
  const [first = ""] = Object.keys(schemas);
  const schema = { $ref: `#/components/schemas/${first}` };
  const responses = { 200: { description: "Done.", content: { "application/json": { schema } } } };
  const own = first === "" ? {} : { "/own": { get: { operationId: "own", responses } } };
  const info = { title: "t", version: "1" };
  return JSON.stringify({ openapi: "3.1.0", info, paths: { ...own, ...paths }, components: { schemas, ...parts } });
}

const last = { type: "object", properties: { a: { type: "string" } } };

type Ref = { readonly $ref: string };

/** Ways of one schema to lead to the next. */
const links: Readonly<Record<string, (to: Ref) => object>> = {
  $ref: (to) => to,
  "$ref beside keywords": (to) => ({ ...to, minProperties: 1 }),
  properties: (to) => ({ type: "object", properties: { n: to } }),
  "required properties": (to) => ({ type: "object", required: ["n"], properties: { n: to } }),
  items: (to) => ({ type: "array", items: to }),
  additionalProperties: (to) => ({ type: "object", additionalProperties: to }),
  allOf: (to) => ({ allOf: [to, { type: "object", properties: { b: { type: "string" } } }] }),
  anyOf: (to) => ({ anyOf: [to, { type: "null" }] }),
  oneOf: (to) => ({ oneOf: [to, { type: "string" }] }),
  not: (to) => ({ not: to }),
  unevaluatedProperties: (to) => ({ allOf: [to], unevaluatedProperties: false }),
};

/** Documents with one chain each, by the kind of its links. */
export function chainDocuments(length: number): Readonly<Record<string, string>> {
  const chain = (link: (to: Ref) => object): string =>
    documentOf(
      numbered(length, "S", (to) => (to === undefined ? last : link({ $ref: `#/components/schemas/S${to}` }))),
    );
  const parts = (field: string, end: object, use: (ref: Ref) => object): string => {
    const made = numbered(length, "R", (to) => (to === undefined ? end : { $ref: `#/components/${field}/R${to}` }));
    return documentOf({}, { [field]: made }, { "/a": use({ $ref: `#/components/${field}/R0` }) });
  };
  const responses = { 200: { description: "Done." } };
  return {
    ...Object.fromEntries(Object.entries(links).map(([kind, link]) => [kind, chain(link)])),
    responses: parts("responses", { description: "Done." }, (ref) => ({ get: { responses: { 200: ref } } })),
    parameters: parts("parameters", { name: "q", in: "query", schema: { type: "string" } }, (ref) => ({
      get: { parameters: [ref], responses },
    })),
    requestBodies: parts("requestBodies", { content: { "application/json": { schema: last } } }, (ref) => ({
      post: { requestBody: ref, responses },
    })),
    headers: parts("headers", { schema: { type: "string" } }, (ref) => ({
      get: { responses: { 200: { description: "Done.", headers: { "X-A": ref } } } },
    })),
    pathItems: parts("pathItems", { get: { responses } }, (ref) => ref),
  };
}

function numbered(length: number, letter: string, make: (next: number | undefined) => object): object {
  const entries = Array.from({ length }, (_, at) => [`${letter}${at}`, make(at === length - 1 ? undefined : at + 1)]);
  return Object.fromEntries(entries) as object;
}

const doubles: Readonly<Record<string, (to: Ref) => object>> = {
  allOf: (to) => ({ allOf: [to, to] }),
  anyOf: (to) => ({ anyOf: [to, to] }),
  oneOf: (to) => ({ oneOf: [to, to, { type: "string" }] }),
  not: (to) => ({ not: to, allOf: [to] }),
  properties: (to) => ({ type: "object", required: ["x", "y"], properties: { x: to, y: to } }),
  items: (to) => ({ type: "array", minItems: 2, prefixItems: [to, to] }),
  unevaluatedProperties: (to) => ({ allOf: [to, to], unevaluatedProperties: false }),
  conditions: (to) => ({ patternProperties: { "^c": to, "^b": to }, dependentSchemas: { c: to }, if: to, then: to }),
};

/** Documents of 60 schemas, each of which names the next twice. */
export const doublingDocuments: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(doubles).map(([kind, double]) => [
    kind,
    documentOf(numbered(60, "S", (to) => (to === undefined ? last : double({ $ref: `#/components/schemas/S${to}` })))),
  ]),
);
