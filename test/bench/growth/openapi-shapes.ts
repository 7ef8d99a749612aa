import {
  document,
  idInPath,
  json,
  numbered,
  ok,
  operation,
  record,
  reference,
  references,
  values,
  withAnswer,
  withSchemas,
} from "./openapi-parts.js";

/** OpenAPI documents of any size, each large in one way: what grows faster than its input shows in one of them. */
export const openapiShapes: Readonly<Record<string, (count: number) => string>> = {
  "independent schemas": (count) => withSchemas(count, (index) => record(index, {})),
  "a chain of schemas": (count) =>
    withSchemas(count, (index) => record(index, index + 1 < count ? { next: reference(index + 1) } : {})),
  "schemas that refer to a common one": (count) =>
    withSchemas(count, (index) => record(index, { common: reference(0) })),
  "a tree of schemas": (count) =>
    withSchemas(count, (index) => {
      const children = [2 * index + 1, 2 * index + 2].filter((child) => child < count);
      return record(index, Object.fromEntries(children.map((child) => [`child${child}`, reference(child)])));
    }),
  "a ring of schemas": (count) =>
    withSchemas(count, (index) => record(index, { next: reference((index + 1) % count) })),
  "schemas with three references each": (count) =>
    withSchemas(count, (index) =>
      record(index, Object.fromEntries([1, 7, 31].map((step) => [`to${step}`, reference((index * step + 1) % count)]))),
    ),
  "schemas that extend a common one": (count) =>
    withSchemas(count, (index) => (index === 0 ? record(0, {}) : { allOf: [reference(0), record(index, {})] })),
  "schemas with readOnly members that refer to each other": (count) =>
    withSchemas(count, (index) =>
      record(index, { id: { type: "string", readOnly: true }, ...(index > 0 && { next: reference(index - 1) }) }),
    ),
  "operations with schemas of their own": (count) =>
    document({
      paths: numbered(count, (index) => [
        `/records${index}/{id}`,
        { post: operation(index, { requestBody: { content: json(record(index, {})) }, parameters: [idInPath] }) },
      ]),
    }),
  "operations that refer to schemas": (count) =>
    document({
      paths: numbered(count, (index) => [`/records${index}`, { get: operation(index, {}, reference(index)) }]),
      components: { schemas: numbered(count, (index) => [`Record${index}`, record(index, {})]) },
    }),
  "operations with one tag each": (count) =>
    document({
      tags: Array.from({ length: count }, (_, index) => ({ name: `tag${index}`, description: `Tag ${index}.` })),
      paths: numbered(count, (index) => [`/records${index}`, { get: operation(index, { tags: [`tag${index}`] }) }]),
    }),
  "operations without names": (count) =>
    document({
      paths: numbered(count, (index) => [
        `/records/${index}/{id}`,
        { get: { parameters: [idInPath], responses: ok(true) } },
      ]),
    }),
  "paths of one template each": (count) =>
    document({
      paths: numbered(count, (index) => [`/{id}/a${index}`, { get: operation(index, { parameters: [idInPath] }) }]),
    }),
  "one operation with many parameters": (count) =>
    document({
      paths: {
        "/records": {
          get: operation(0, {
            parameters: Array.from({ length: count }, (_, index) => ({
              name: `parameter${index}`,
              in: index % 2 === 0 ? "query" : "header",
              schema: { type: "string", maxLength: 5 },
            })),
          }),
        },
      },
    }),
  "one operation with many response headers": (count) =>
    withAnswer({ headers: numbered(count, (index) => [`X-Header-${index}`, { schema: { type: "string" } }]) }),
  "shared parameters, responses, headers and bodies": (count) =>
    document({
      paths: numbered(count, (index) => [
        `/records${index}`,
        {
          post: {
            operationId: `postRecord${index}`,
            parameters: [{ $ref: `#/components/parameters/P${index}` }],
            requestBody: { $ref: `#/components/requestBodies/B${index}` },
            responses: { 200: { $ref: `#/components/responses/R${index}` } },
          },
        },
      ]),
      components: {
        parameters: numbered(count, (index) => [`P${index}`, { name: "p", in: "query", schema: { type: "string" } }]),
        headers: numbered(count, (index) => [`H${index}`, { schema: { type: "string" } }]),
        requestBodies: numbered(count, (index) => [`B${index}`, { content: json({ type: "string", maxLength: 5 }) }]),
        responses: numbered(count, (index) => [
          `R${index}`,
          {
            description: "The record.",
            headers: { "X-H": { $ref: `#/components/headers/H${index}` } },
            content: json({ type: "object", properties: { id: { type: "string" } } }),
          },
        ]),
      },
    }),
  "one operation with many media types": (count) =>
    document({
      paths: {
        "/records": {
          post: operation(0, {
            requestBody: {
              content: numbered(count, (index) => [`application/vnd.a${index}+json`, { schema: { type: "string" } }]),
            },
          }),
        },
      },
    }),
  "one operation with many callbacks": (count) =>
    document({
      paths: {
        "/records": {
          post: operation(0, {
            callbacks: numbered(count, (index) => [
              `on${index}`,
              { "{$request.body#/url}": { post: { responses: ok(true) } } },
            ]),
          }),
        },
      },
    }),
  "one schema with many properties": (count) =>
    withSchemas(1, () => ({
      type: "object",
      properties: numbered(count, (index) => [`property${index}`, { type: "string", maxLength: 80 }]),
      required: Array.from({ length: count / 2 }, (_, index) => `property${2 * index}`),
    })),
  "one schema with many inline objects": (count) =>
    withSchemas(1, () => ({
      type: "object",
      properties: numbered(count, (index) => [
        `property${index}`,
        { type: "object", properties: { a: { type: "string" }, b: { type: "array", items: { type: "number" } } } },
      ]),
    })),
  "one schema with many pattern properties": (count) =>
    withSchemas(1, () => ({
      type: "object",
      patternProperties: numbered(count, (index) => [`^x${index}-`, { type: "string" }]),
      additionalProperties: false,
    })),
  "one schema with many dependent members": (count) =>
    withSchemas(1, () => ({
      type: "object",
      dependentRequired: numbered(count, (index) => [`a${index}`, [`b${index}`]]),
      dependentSchemas: numbered(count, (index) => [`c${index}`, { required: [`d${index}`] }]),
    })),
  "one oneOf of many schemas": (count) =>
    withSchemas(count + 1, (index) => (index === count ? { oneOf: references(count) } : record(index, {}))),
  "one anyOf of many schemas": (count) =>
    withSchemas(count + 1, (index) => (index === count ? { anyOf: references(count) } : record(index, {}))),
  "one allOf of many schemas": (count) =>
    withSchemas(count + 1, (index) =>
      index === count
        ? { allOf: references(count) }
        : { type: "object", properties: { [`p${index}`]: { type: "string" } } },
    ),
  "one oneOf of many inline objects": (count) =>
    withSchemas(1, () => ({ oneOf: Array.from({ length: count }, (_, index) => record(index, {})) })),
  "one discriminator of many schemas": (count) =>
    withSchemas(count + 1, (index) =>
      index === count
        ? { oneOf: references(count), discriminator: { propertyName: "kind" } }
        : { type: "object", required: ["kind"], properties: { kind: { const: `Record${index}` } } },
    ),
  "one tuple of many items": (count) =>
    withSchemas(1, () => ({
      type: "array",
      prefixItems: Array.from({ length: count }, (_, index) => ({ type: index % 2 === 0 ? "string" : "number" })),
    })),
  "one large enumeration": (count) => withSchemas(1, () => ({ type: "string", enum: values(count) })),
  "many definitions inside one schema": (count) =>
    withSchemas(1, () => ({
      $defs: numbered(count, (index) => [`D${index}`, record(index, {})]),
      type: "object",
      properties: numbered(count, (index) => [`p${index}`, { $ref: `#/components/schemas/Record0/$defs/D${index}` }]),
    })),
  "schemas with names that collide": (count) =>
    document({
      components: {
        schemas: numbered(count, (index) => [
          collidingName(index),
          { type: "object", properties: { a: { type: "string" } } },
        ]),
      },
    }),
  "schemas that carry anchors": (count) =>
    withSchemas(count, (index) => ({
      ...record(index, { next: { $ref: `#a${(index + 1) % count}` } }),
      $anchor: `a${index}`,
    })),
  "many webhooks": (count) =>
    document({
      webhooks: numbered(count, (index) => [
        `hook${index}`,
        {
          post: {
            operationId: `hook${index}`,
            requestBody: { content: json(record(index, {})) },
            responses: ok(false),
          },
        },
      ]),
    }),
  "many security schemes": (count) =>
    document({
      paths: numbered(count, (index) => [
        `/records${index}`,
        { get: operation(index, { security: [{ [`key${index}`]: [] }] }) },
      ]),
      components: {
        securitySchemes: numbered(count, (index) => [
          `key${index}`,
          { type: "apiKey", in: "header", name: `X-Key-${index}` },
        ]),
      },
    }),
  "many servers": (count) =>
    document({
      servers: Array.from({ length: count }, (_, index) => ({
        url: `https://s${index}.invalid/{a}`,
        variables: { a: { default: "v" } },
      })),
      paths: { "/records": { get: operation(0, {}) } },
    }),
  "one long example, default and description": (count) =>
    withSchemas(1, () => ({
      type: "object",
      description: "A long text. ".repeat(count),
      default: numbered(count, (index) => [`k${index}`, { a: [index, "text"] }]),
      examples: [numbered(count, (index) => [`k${index}`, { a: [index, "text"] }])],
    })),
};

/** Names that fall together as identifiers: "a-0", "a_0", "a.0", ... */
function collidingName(index: number): string {
  const marks = ["-", "_", "."];
  return (
    `order${Array.from({ length: 9 }, (_, place) => marks[Math.floor(index / 3 ** place) % 3]).join("x")}`.replace(
      /x/g,
      "",
    ) + "a"
  );
}
