import {
  document,
  idInPath,
  json,
  numbered,
  ok,
  operation,
  record,
  values,
  withAnswer,
  withSchemas,
} from "./openapi-parts.js";

/** OpenAPI documents with large requests and responses. */
export const messageShapes: Readonly<Record<string, (count: number) => string>> = {
  "operations with ten parameters each": (count) =>
    withOperations(count / 10, (index) => operation(index, { parameters: [idInPath, ...tenParameters] })),
  "operations with ten responses each": (count) =>
    withOperations(count / 10, (index) => ({
      operationId: `operation${index}`,
      parameters: [idInPath],
      responses: numbered(10, (status) => [
        String(200 + status * 20),
        { description: "An answer.", headers: { "X-Count": header }, content: json(record(status, {})) },
      ]),
    })),
  "operations with ten media types each": (count) =>
    withOperations(count / 10, (index) => ({
      operationId: `operation${index}`,
      parameters: [idInPath],
      requestBody: { content: mediaTypes(10) },
      responses: { 200: { description: "The record.", content: mediaTypes(10) } },
    })),
  "operations with one server each": (count) =>
    withOperations(count, (index) =>
      operation(index, { parameters: [idInPath], servers: [{ url: `https://s${index}.invalid` }] }),
    ),
  "operations with callbacks and links": (count) =>
    withOperations(count, (index) => ({
      operationId: `operation${index}`,
      parameters: [idInPath],
      callbacks: {
        done: {
          "{$request.body#/url}": {
            post: { requestBody: { content: json({ type: "string" }) }, responses: ok(false) },
          },
        },
      },
      responses: {
        200: {
          description: "Done.",
          links: { next: { operationId: `operation${(index + 1) % count}`, parameters: { id: "$request.path.id" } } },
        },
      },
    })),
  "operations with several alternatives of security": (count) =>
    document({
      paths: paths(count, (index) =>
        operation(index, {
          parameters: [idInPath],
          security: [0, 1, 2].map((next) => ({ [`key${(index + next) % 20}`]: [], [`key${(index + 7) % 20}`]: [] })),
        }),
      ),
      components: { securitySchemes: numbered(20, (index) => [`key${index}`, apiKey(index)]) },
    }),
  "one operation with many alternatives of security": (count) =>
    document({
      paths: paths(1, () =>
        operation(0, {
          parameters: [idInPath],
          security: Array.from({ length: count }, (_, index) => ({ [`key${index}`]: [] })),
        }),
      ),
      components: { securitySchemes: numbered(count, (index) => [`key${index}`, apiKey(index)]) },
    }),
  "one requirement of many security schemes": (count) =>
    document({
      security: [numbered(count, (index) => [`key${index}`, []])],
      paths: paths(10, (index) => operation(index, { parameters: [idInPath] })),
      components: { securitySchemes: numbered(count, (index) => [`key${index}`, apiKey(index)]) },
    }),
  "one security scheme with many scopes": (count) =>
    document({
      paths: paths(count, (index) =>
        operation(index, { parameters: [idInPath], security: [{ oauth: [`scope${index}`] }] }),
      ),
      components: {
        securitySchemes: {
          oauth: {
            type: "oauth2",
            flows: {
              clientCredentials: {
                tokenUrl: "https://a.invalid/token",
                scopes: numbered(count, (index) => [`scope${index}`, "What it allows."]),
              },
            },
          },
        },
      },
    }),
  "one answer with many media types": (count) =>
    document({
      paths: {
        "/records": {
          get: {
            operationId: "getRecord",
            responses: { 200: { description: "The record.", content: mediaTypes(count) } },
          },
        },
      },
    }),
  "one answer with many links and examples": (count) =>
    withAnswer({
      links: numbered(count, (index) => [`link${index}`, { operationId: "getRecord" }]),
      content: {
        "application/json": {
          schema: { type: "string" },
          examples: numbered(count, (index) => [`example${index}`, { value: `text ${index}` }]),
        },
      },
    }),
  "one operation with many tags": (count) =>
    withOperations(1, () =>
      operation(0, { parameters: [idInPath], tags: Array.from({ length: count }, (_, index) => `tag${index}`) }),
    ),
  "one form with many fields": (count) =>
    document({
      paths: numbered(2, (index) => [
        `/forms${index}`,
        {
          post: operation(index, {
            requestBody: {
              content: {
                [index === 0 ? "multipart/form-data" : "application/x-www-form-urlencoded"]: {
                  schema: {
                    type: "object",
                    properties: numbered(count, (field) => [`field${field}`, { type: "string", maxLength: 80 }]),
                  },
                },
              },
            },
          }),
        },
      ]),
    }),
  "one query parameter with many members": (count) =>
    withOperations(1, () =>
      operation(0, {
        parameters: [
          idInPath,
          {
            name: "filter",
            in: "query",
            style: "deepObject",
            explode: true,
            schema: {
              type: "object",
              properties: numbered(count, (index) => [`field${index}`, { type: "string", maxLength: 80 }]),
            },
          },
        ],
      }),
    ),
  "one parameter with a large enumeration": (count) =>
    withOperations(1, () =>
      operation(0, { parameters: [idInPath, { name: "state", in: "query", schema: { enum: values(count) } }] }),
    ),
  "paths with a hundred parameters each": (count) =>
    document({
      paths: numbered(count / 100, (index) => [
        `/a${index}${Array.from({ length: 100 }, (_, at) => `/{p${at}}`).join("")}`,
        {
          get: operation(index, {
            parameters: Array.from({ length: 100 }, (_, at) => ({ ...idInPath, name: `p${at}` })),
          }),
        },
      ]),
    }),
  "operations that all refer to one schema": (count) =>
    document({
      paths: paths(count, (index) =>
        operation(index, { parameters: [idInPath], requestBody: { content: json(toFirst) } }, toFirst),
      ),
      components: { schemas: { Record0: record(0, {}) } },
    }),
  "operations of shared path items": (count) =>
    document({
      paths: numbered(count, (index) => [`/records${index}/{id}`, { $ref: `#/components/pathItems/I${index}` }]),
      components: {
        pathItems: numbered(count, (index) => [`I${index}`, { parameters: [idInPath], get: operation(index, {}) }]),
      },
    }),
  "operations with names that collide": (count) =>
    withOperations(count, (index) => ({
      ...operation(index, { parameters: [idInPath] }),
      operationId: `get-${"record".split("").join("_-."[index % 3])}${"-".repeat(index % 7)}_${Math.floor(index / 21)}`,
    })),
  "operations with long descriptions": (count) =>
    withOperations(count, (index) =>
      operation(index, { parameters: [idInPath], summary: `Number ${index}.`, description: longText }),
    ),
  "tags that are described, with ten operations each": (count) =>
    document({
      tags: Array.from({ length: count / 10 }, (_, index) => ({ name: `tag ${index}`, description: longText })),
      paths: paths(count, (index) =>
        operation(index, { parameters: [idInPath], tags: [`tag ${Math.floor(index / 10)}`] }),
      ),
    }),
  "schemas with descriptions of several paragraphs": (count) =>
    withSchemas(count, (index) => ({ ...record(index, {}), title: `Record ${index}`, description: longText })),
};

const longText =
  "What it is, *in full*, and `code` with it: <b>a word</b>.\n\n- one of several\n- another */ one\n\n".repeat(10);

const toFirst = { $ref: "#/components/schemas/Record0" };

const header = { required: true, schema: { type: "integer", minimum: 0 } };

const tenParameters = Array.from({ length: 10 }, (_, index) => {
  const name = `p${index}`;
  if (index < 3) return { name, in: "header", schema: { type: "string", maxLength: 80 } };
  if (index < 5) return { name, in: "cookie", schema: { type: "integer", minimum: index } };
  if (index < 8) return { name, in: "query", schema: { type: "array", items: { type: "string", maxLength: 80 } } };
  return { name, in: "query", style: "deepObject", schema: { type: "object", properties: { a: { type: "string" } } } };
});

function apiKey(index: number): object {
  return { type: "apiKey", in: "header", name: `X-Key-${index}` };
}

function mediaTypes(count: number): object {
  return numbered(count, (index) => [`application/vnd.a${index}+json`, { schema: record(index, {}) }]);
}

function withOperations(count: number, make: (index: number) => object): string {
  return document({ paths: paths(count, make) });
}

function paths(count: number, make: (index: number) => object): object {
  return numbered(count, (index) => [`/records${index}/{id}`, { post: make(index) }]);
}
