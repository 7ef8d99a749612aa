import { describe, expect, it } from "vitest";
import { buildFiles } from "../../../generator/generate.js";
import { projectOf } from "../../support/project.js";
import { tempFolder } from "../../support/temp-folder.js";

const admin = [{ oauth: ["admin"] }];
const put = { operationId: "op", responses: { "204": { description: "Fine." } } };
const required = { name: "q", in: "query", required: true, schema: { type: "string" } };
const optional = { name: "r", in: "query", schema: { type: "string" } };
const other = { $ref: "b.json#/item" };
const oauth = { type: "http", scheme: "bearer" };

/** A document with one path, and more properties. */
function documentOf(item: object, more: object = {}): object {
  const info = { title: "T", version: "1" };
  return { openapi: "3.1.0", info, paths: { "/a": item }, components: { securitySchemes: { oauth } }, ...more };
}

/** True if a document that is read leniently has a server, since it has one operation. `item` is the path item in another file. */
async function isServed(document: object | string, item: object = { put }, overlay?: object): Promise<boolean> {
  const files = {
    "openapi.json": typeof document === "string" ? document : JSON.stringify(document),
    "b.json": JSON.stringify({ item }),
    ...(overlay && { "o.json": JSON.stringify(overlay) }),
  };
  const settings = { strictness: "lenient", emit: ["server"], format: "none" } as const;
  const project = projectOf("api", tempFolder(files), {
    ...settings,
    ...(overlay && { overlays: ["o.json"] }),
  });
  const built = await buildFiles(project);
  return built.files.some(({ path }) => path.endsWith("server.ts"));
}

describe("a server whose document says what restricts callers away from the operation", () => {
  it.each<[string, object | string, object?]>([
    ["misnamed security of the document", documentOf(other, { securty: admin })],
    ["security next to the reference", documentOf({ ...other, security: admin })],
    ["misnamed parameters next to the reference", documentOf({ ...other, parametrs: [required] })],
    [
      "a parameter in an unknown location next to the reference",
      documentOf({ ...other, parameters: [{ ...required, in: "Query" }] }),
    ],
    [
      "parameters in both path items",
      documentOf({ ...other, parameters: [required] }),
      { put, parameters: [optional] },
    ],
    ["the operation in both path items", documentOf({ ...other, put }), { put: { ...put, security: admin } }],
    ["an unreadable operation next to the reference", documentOf({ ...other, put: 5 })],
    [
      "a parameter of an unknown location in a path item between",
      documentOf(
        {},
        {
          paths: { "/a": { $ref: "#/components/pathItems/I" } },
          components: { pathItems: { I: { ...other, parameters: [{ ...required, in: "Query" }] } } },
        },
      ),
    ],
    [
      "security next to the reference of an operation",
      documentOf({ put: { $ref: "b.json#/item/put", security: admin } }),
    ],
    [
      "misnamed security above the reference of an operation",
      documentOf({ securty: admin, put: { $ref: "b.json#/item/put" } }),
    ],
    ...[{ security: admin }, { securty: admin }, { parameters: [{ ...required, in: "Query" }] }].flatMap(
      (more): [string, object, object?][] => {
        const [name] = Object.keys(more);
        const refers = (to: string, members: object): object => documentOf({ $ref: to }, members);
        return [
          [`${name} of an extension between`, refers("#/x-a", { "x-a": { ...other, ...more } })],
          [`${name} of an extension`, refers("#/x-a", { "x-a": { put, ...more } })],
          [`${name} of an extension in an extension`, refers("#/x-a/x-b", { "x-a": { "x-b": { ...other, ...more } } })],
          [
            `${name} of the second of two extensions`,
            refers("#/x-a", { "x-a": { $ref: "#/x-b" }, "x-b": { ...other, ...more } }),
          ],
          [
            `${name} of another file between`,
            refers("b.json#/item/x-a", {}),
            { put, "x-a": { $ref: "#/item/x-c", ...more }, "x-c": { put } },
          ],
        ];
      },
    ),
    [
      "a parameter of an unknown location in an extension",
      documentOf({ put: { ...put, parameters: [{ $ref: "#/x-q" }] } }, { "x-q": { ...required, in: "Query" } }),
    ],
    [
      "an unreadable mark of a parameter in an extension",
      documentOf({ put: { ...put, parameters: [{ $ref: "#/x-q" }] } }, { "x-q": { ...optional, required: "true" } }),
    ],
    [
      "an unreadable mark of a body in an extension",
      documentOf(
        { put: { ...put, requestBody: { $ref: "#/x-q" } } },
        { "x-q": { required: "true", content: { "application/json": { schema: { type: "object" } } } } },
      ),
    ],
    [
      "misnamed security of an operation in an extension",
      documentOf({ put: { $ref: "#/x-put" } }, { "x-put": { ...put, securty: admin } }),
    ],
    [
      "misnamed security of an operation in another file",
      documentOf({ put: { $ref: "b.json#/item/put" } }),
      { put: { ...put, securty: admin } },
    ],
    ["a quoted merge key", documentOf({ put: { ...put, "<<": { security: admin } } })],
    ["security under a name of another format", documentOf({ put: { ...put, securityRequirements: admin } })],
    ["authorization that OpenAPI does not have", documentOf({ put: { ...put, auth: admin } })],
    ["parameters under a name of another format", documentOf({ put: { ...put, params: [required] } })],
    ["a body under a name of another format", documentOf({ put: { ...put, body: {} } })],
    [
      "components that are written twice",
      JSON.stringify(documentOf({ put: { ...put, security: [{ oauth: [] }] } })).replace(
        /\}$/,
        `,"components":{"securitySchemes":{"oauth":{"type":"apiKey","in":"query","name":"k"}}}}`,
      ),
    ],
  ])("leaves it out for %s", async (_, document, item) => {
    expect(await isServed(document, item)).toBe(false);
  });

  it.each<[string, object, object?]>([
    ["parameters next to the reference", documentOf({ ...other, parameters: [required] })],
    ["summaries in both path items", documentOf({ ...other, summary: "a" }), { put, summary: "b" }],
    ["the reference of an operation", documentOf({ put: { $ref: "b.json#/item/put" } })],
    ["an extension between", documentOf({ $ref: "#/x-a" }, { "x-a": { ...other, parameters: [required] } })],
    ["an extension", documentOf({ $ref: "#/x-a" }, { "x-a": { put, parameters: [required] } })],
    ["a member that restricts nobody", documentOf({ put: { ...put, produces: ["text/plain"] } })],
  ])("keeps it for %s", async (_, document, item) => {
    expect(await isServed(document, item)).toBe(true);
  });

  it.each<[string, string, object, boolean]>([
    ["misnamed security of the document", "$", { securty: admin }, false],
    ["misnamed security of the operation", "$.paths['/a'].put", { securty: admin }, false],
    ["security of the path item", "$.paths['/a']", { security: admin }, false],
    ["an unreadable mark of a parameter", "$.paths['/a'].put.parameters[0]", { required: "true" }, false],
    ["an unreadable keyword", "$.paths['/a'].put.parameters[0].schema", { maxLength: "1" }, false],
    ["a readable keyword", "$.paths['/a'].put.parameters[0].schema", { maxLength: 1 }, true],
    ["readable security", "$", { security: [{ oauth: [] }] }, true],
  ])("reads %s of an overlay", async (_, target, update, expected) => {
    const overlay = { overlay: "1.0.0", info: { title: "O", version: "1" }, actions: [{ target, update }] };
    const document = documentOf({ put: { ...put, parameters: [optional] } });
    expect(await isServed(document, { put }, overlay)).toBe(expected);
  });
});

describe("a strict reading of parts in extensions", () => {
  it.each<[string, object, readonly string[]]>([
    ["scopes that are no list", { put: { ...put, security: [{ oauth: "admin" }] } }, ["openapi/schema"]],
    ["a misnamed key", { put: { ...put, securty: admin } }, ["openapi/schema"]],
    [
      "a scheme that is not declared",
      { put: { ...put, security: [{ gone: [] }] } },
      ["openapi/unknown-security-scheme"],
    ],
    ["a parameter of an unknown location", { put, parameters: [{ ...required, in: "Query" }] }, ["openapi/schema"]],
    ["no error", { put: { ...put, security: admin, parameters: [required] } }, []],
  ])("reports %s", async (_, item, codes) => {
    const document = documentOf({ $ref: "#/x-items/a" }, { "x-items": { a: item } });
    const folder = tempFolder({ "openapi.json": JSON.stringify(document) });
    const { diagnostics } = await buildFiles(projectOf("api", folder, { emit: ["server"], format: "none" }));
    expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(codes);
  });
});
