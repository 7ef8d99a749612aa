import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildFiles } from "../../../../generator/generate.js";
import type { BinaryBody } from "../../../../templates/runtime/http/payload.js";
import { isBytes } from "../../../../templates/runtime/http/payload-bytes.js";
import { browserLibraries } from "../../../support/compile-parties.js";
import { compileAlone } from "../../../support/compile.js";
import { type Parties, partiesOf } from "../../../support/parties.js";
import { projectOf } from "../../../support/project.js";
import { tempFolder } from "../../../support/temp-folder.js";

const file = (): File => new File([new Uint8Array([0, 255])], "a.bin", { type: "application/octet-stream" });
const received = { data: [0, 255], filename: "a.bin", rawFilename: "a.bin", contentType: "application/octet-stream" };
const binary = { type: "string", contentEncoding: "binary" };
const image = { type: "string", contentMediaType: "image/png" };
const form = (property: object, more: object = {}): object => ({
  type: "object",
  properties: { file: property },
  ...more,
});

/** Schemas of multipart forms, the value that a client sends, and the value that the handler gets. */
const forms: Readonly<Record<string, readonly [schema: object | undefined, sent: () => unknown, got: unknown]>> = {
  encoding: [form(binary), () => ({ file: file() }), { file: received }],
  upperCase: [form({ type: "string", contentEncoding: "BINARY" }), () => ({ file: file() }), { file: received }],
  untypedEncoding: [form({ contentEncoding: "binary" }), () => ({ file: file() }), { file: received }],
  encodedImage: [form({ ...image, contentEncoding: "binary" }), () => ({ file: file() }), { file: received }],
  eightBit: [form({ ...image, contentEncoding: "8bit" }), () => ({ file: file() }), { file: received }],
  mediaType: [form(image), () => ({ file: file() }), { file: received }],
  format: [form({ type: "string", format: "binary" }), () => ({ file: file() }), { file: received }],
  nullable: [form({ ...binary, type: ["string", "null"] }), () => ({ file: file() }), { file: received }],
  bounded: [form({ ...binary, minLength: 1, maxLength: 9 }), () => ({ file: file() }), { file: received }],
  boundedFormat: [
    form({ type: "string", format: "binary", pattern: "^.+$" }),
    () => ({ file: file() }),
    { file: received },
  ],
  manyBounded: [
    {
      type: "object",
      properties: { file: { type: "array", items: { ...binary, minLength: 1 } }, n: { type: "integer" } },
    },
    () => ({ file: [file(), file()], n: 1 }),
    { file: [received, received], n: 1 },
  ],
  absent: [form(binary), () => ({}), {}],
  reference: [form({ $ref: "#/components/schemas/Image" }), () => ({ file: file() }), { file: received }],
  wrapped: [form({ allOf: [{ $ref: "#/components/schemas/Image" }] }), () => ({ file: file() }), { file: received }],
  parts: [
    { allOf: [form(binary), { type: "object", properties: { n: { type: "integer" } } }] },
    () => ({ file: file(), n: 1 }),
    { file: received, n: 1 },
  ],
  several: [form({ type: "array", items: binary }), () => ({ file: [file(), file()] }), { file: [received, received] }],
  base64: [form({ type: "string", contentEncoding: "base64" }), () => ({ file: "AP8=" }), { file: "AP8=" }],
  base64Image: [form({ ...image, contentEncoding: "base64" }), () => ({ file: "AP8=" }), { file: "AP8=" }],
  list: [{ type: "array", items: form(binary) }, () => [{ file: file() }], [{ file: received }]],
  listOfSeveral: [
    { type: "array", items: form(binary, { properties: { file: binary, n: { type: "integer" } } }) },
    () => [{ file: file(), n: 1 }, { n: 2 }, { more: "x" }],
    [{ file: received }, { n: 1 }, { n: 2 }, { more: "x" }],
  ],
  listOfData: [
    { type: "array", items: form(binary) },
    () => dataOf(["file", file()], ["file", file()]),
    [{ file: received }, { file: received }],
  ],
  listOfAny: [{ type: "array" }, () => [{ file: file() }, { text: "x" }], [{ file: received }, { text: "x" }]],
  listOfFiles: [
    { type: "array", items: binary },
    () => [{ a: file() }, { b: file() }],
    [{ a: received }, { b: received }],
  ],
  listOfNumbers: [
    { type: "array", items: { type: "integer" }, maxItems: 2, uniqueItems: true },
    () => [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 2 }],
  ],
  listWithMapOfNumbers: [
    { type: "array", items: { type: "object", additionalProperties: { type: "integer" } } },
    () => [{ a: [1, 2] }, { b: 3 }],
    [{ a: 1 }, { a: 2 }, { b: 3 }],
  ],
  listOfLists: [
    { type: "array", items: form({ type: "array", items: binary }) },
    () => [{ file: [file(), file()] }],
    [{ file: received }, { file: received }],
  ],
  listInOrder: [
    { type: "array", prefixItems: [form({ type: "string" }, { required: ["file"] }), { required: ["n"] }] },
    () => [{ file: "x" }, { n: "1" }, { file: "y" }],
    [{ file: "x" }, { n: "1" }, { file: "y" }],
  ],
  boundedList: [
    {
      type: "array",
      minItems: 1,
      maxItems: 2,
      items: {
        type: "object",
        properties: {
          file: { ...binary, minLength: 1 },
          n: { type: "integer", maximum: 5 },
          size: { enum: ["s", "l"] },
        },
        minProperties: 1,
        additionalProperties: false,
      },
    },
    () => [{ file: file() }, { n: 5 }],
    [{ file: received }, { n: 5 }],
  ],
  listOfRequired: [
    { type: "array", items: form(binary, { required: ["file"] }) },
    () => [{ file: file() }],
    [{ file: received }],
  ],
  emptyList: [{ type: "array" }, () => [], []],
  listWithOddNames: [{ type: "array" }, () => [JSON.parse('{"__proto__":"x"}')], [JSON.parse('{"__proto__":"x"}')]],
  undescribed: [undefined, () => [{ file: file() }, { text: "x" }], { file: received, text: "x" }],
  undescribedObject: [undefined, () => ({ file: file(), text: "x" }), { file: received, text: "x" }],
  anything: [{}, () => [{ file: file() }, { file: file() }], { file: [received, received] }],
  freeForm: [{ type: "object" }, () => dataOf(["file", file()], ["text", "x"]), { file: received, text: "x" }],
  map: [{ type: "object", additionalProperties: binary }, () => dataOf(["a", file()]), { a: received }],
  mapOfTexts: [{ type: "object", additionalProperties: { type: "string" } }, () => [{ a: "x" }], { a: "x" }],
  mapOfAny: [
    { type: "object", additionalProperties: true },
    () => dataOf(["a", file()], ["a", file()], ["b", "x"]),
    { a: [received, received], b: "x" },
  ],
  mapOfEmptySchemas: [{ additionalProperties: {} }, () => [{ a: file() }, { b: "x" }], { a: received, b: "x" }],
  mapOfDescribed: [
    { type: "object", additionalProperties: { description: "Any part." } },
    () => ({ a: file(), b: { n: 1 } }),
    { a: received, b: { n: 1 } },
  ],
  unevaluated: [
    form(binary, { unevaluatedProperties: true }),
    () => ({ file: file(), more: "x" }),
    { file: received, more: "x" },
  ],
  namesAndAny: [
    { type: "object", properties: { n: { type: "integer" } }, additionalProperties: true },
    () => ({ n: 1, more: file(), text: "x" }),
    { n: 1, more: received, text: "x" },
  ],
  mapOfMedia: [
    { type: "object", additionalProperties: { contentMediaType: "image/png" } },
    () => ({ a: file() }),
    { a: received },
  ],
};

/** Required bodies of other media types, with the value that a client sends. */
const bodies: Readonly<Record<string, readonly [content: object, input: object, got: unknown]>> = {
  noContent: [{}, { contentType: "image/png", body: new Uint8Array([0, 255]) }, [0, 255]],
  anyType: [{ "*/*": {} }, { contentType: "image/png", body: new Uint8Array([0, 255]) }, [0, 255]],
  bytes: [{ "application/octet-stream": {} }, { body: new Uint8Array([0, 255]) }, [0, 255]],
  encodedBytes: [
    { "image/*": { schema: binary } },
    { contentType: "image/png", body: new Uint8Array([0, 255]) },
    [0, 255],
  ],
  anyJson: [{ "application/json": {} }, { body: [1] }, [1]],
  other: [{ "application/x-unknown": { schema: { type: "object" } } }, { body: new Uint8Array([0, 255]) }, [0, 255]],
};

function dataOf(...parts: readonly (readonly [string, string | File])[]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  return data;
}

function operation(operationId: string, content: object): object {
  return { post: { operationId, requestBody: { required: true, content }, responses: { 204: { description: "d" } } } };
}

const document = {
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  paths: Object.fromEntries([
    ...Object.entries(forms).map(([name, [schema]]) => [
      `/${name}`,
      operation(name, { "multipart/form-data": schema === undefined ? {} : { schema } }),
    ]),
    ...Object.entries(bodies).map(([name, [content]]) => [`/${name}`, operation(name, content)]),
  ]),
  components: { schemas: { Image: image } },
};

const folderOf = (): string => tempFolder({ "openapi.json": JSON.stringify(document) });

let made: Promise<Parties> | undefined;

/** The client and the server of the document, which the first test makes. */
function parties(): Promise<Parties> {
  return (made ??= partiesOf("uploads", folderOf()));
}

/** A received value with bytes as lists of numbers. */
async function plain(value: unknown): Promise<unknown> {
  if (isBytes(value)) return [...value];
  if (typeof value !== "object" || value === null) return value;
  if ("bytes" in value) return plain(await (value as BinaryBody).bytes());
  if (Array.isArray(value)) return Promise.all(value.map(plain));
  const members = await Promise.all(Object.entries(value).map(async ([name, member]) => [name, await plain(member)]));
  return Object.fromEntries(members as [string, unknown][]);
}

type Client = Readonly<Record<string, (input?: object) => Promise<{ readonly status: number }>>>;

/** The value that the handler of an operation gets when its client is called. */
async function exchanged(name: string, input: object): Promise<unknown> {
  const { client, server, toFetchHandler } = await parties();
  let got: unknown;
  const handler = async ({ body }: { readonly body: unknown }): Promise<object> => {
    got = await plain(body);
    return { status: 204 };
  };
  const served = server["createUploadsServer"]!({
    handlers: new Proxy({}, { get: () => handler }),
    onError: (error: unknown) => expect.unreachable(String(error)),
  });
  const calls = client["createUploadsClient"]!({
    baseUrl: "http://api.example",
    fetch: toFetchHandler(served),
  } as never) as Client;
  expect((await calls[name]!(input)).status).toBe(204);
  return got;
}

describe("an upload", () => {
  it.each(Object.entries(forms))("in a multipart form reaches the handler: %s", async (name, [, sent, got]) => {
    expect(await exchanged(name, { body: sent() })).toEqual(got);
  });

  it.each(Object.entries(bodies))("as a whole body reaches the handler: %s", async (name, [, input, got]) => {
    expect(await exchanged(name, input)).toEqual(got);
  });

  it.each<[string, unknown, string]>([
    ["encoding", { file: "text" }, "type /file"],
    ["list", { file: "text" }, "type "],
    ["list", [{ file: "text" }], "type /0/file"],
    ["listOfFiles", [{ a: "text" }], "type /0"],
    ["listOfLists", [{ file: [file(), "text"] }], "type /1/file/0"],
    ["boundedList", [{ n: [1, 2, 3] }], "maxItems "],
    ["boundedList", [], "minItems "],
    ["list", "text", "type "],
    ["list", [file()], "type "],
    ["list", [5], "type "],
    ["listOfAny", undefined, "required "],
    ["mapOfTexts", [{ a: "x" }, { a: "y" }], "type /a"],
    ["map", { a: "x" }, "type /a"],
    ["mapOfMedia", { a: "x" }, "type /a"],
    ["namesAndAny", { n: "x", more: "y" }, "type /n"],
    ["encoding", [{ file: file() }], "type "],
    ["noContent", undefined, "required "],
  ])("of the form %s is not sent with the body %j", async (name, body, problem) => {
    const { client } = await parties();
    const calls = client["createUploadsClient"]!({ baseUrl: "http://api.example" } as never) as Client;
    const error = (await calls[name]!({ body }).catch((thrown: unknown) => thrown)) as Error;
    expect(error).toMatchObject({ name: "RequestValidationError" });
    const { problems } = error as unknown as {
      readonly problems: readonly { readonly code: string; readonly path: string }[];
    };
    expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual([problem]);
  });

  it.each<[string, readonly (readonly [string, string | File])[], string]>([
    ["boundedList", [], "minItems "],
    [
      "boundedList",
      [
        ["n", "1"],
        ["n", "2"],
        ["n", "3"],
      ],
      "maxItems ",
    ],
    [
      "boundedList",
      [
        ["file", file()],
        ["file", file()],
        ["file", file()],
      ],
      "maxItems ",
    ],
    [
      "boundedList",
      [
        ["file", file()],
        ["n", "6"],
      ],
      "maximum /1/n",
    ],
    ["boundedList", [["n", "x"]], "type /0/n"],
    ["boundedList", [["size", "m"]], "enum /0/size"],
    ["boundedList", [["other", "x"]], "additionalProperties /0/other"],
    ["boundedList", [["__proto__", "x"]], "additionalProperties /0/__proto__"],
    ["listOfRequired", [["n", "1"]], "required /0"],
    [
      "listOfNumbers",
      [
        ["a", "1"],
        ["b", "x"],
      ],
      "type /1",
    ],
    [
      "listOfNumbers",
      [
        ["a", "1"],
        ["b", "1"],
      ],
      "uniqueItems ",
    ],
    [
      "listOfNumbers",
      [
        ["a", "1"],
        ["b", "2"],
        ["c", "3"],
      ],
      "maxItems ",
    ],
    [
      "listWithMapOfNumbers",
      [
        ["a", "1"],
        ["b", "x"],
      ],
      "type /1/b",
    ],
    [
      "listInOrder",
      [
        ["n", "1"],
        ["file", "x"],
      ],
      "required /0, required /1",
    ],
  ])("of the form %s is refused by the server with the parts %j", async (name, parts, problems) => {
    const { server, toFetchHandler } = await parties();
    const handler = (): never => expect.unreachable("The handler is not called.");
    const served = server["createUploadsServer"]!({ handlers: new Proxy({}, { get: () => handler }) });
    const request = new Request(`http://api.example/${name}`, {
      method: "POST",
      ...(parts.length > 0
        ? { body: dataOf(...parts) }
        : { body: "--b--\r\n", headers: { "content-type": "multipart/form-data; boundary=b" } }),
    });
    const response = await toFetchHandler(served)(request);
    const refusal = (await response.json()) as {
      readonly problems: readonly { readonly code: string; readonly path: string }[];
    };
    expect(response.status).toBe(400);
    expect(refusal.problems.map(({ code, path }) => `${code} ${path}`).join(", ")).toBe(problems);
  });

  it("with too many problems of files keeps the problems that they hide", async () => {
    const { client } = await parties();
    const calls = client["createUploadsClient"]!({ baseUrl: "http://api.example" } as never) as Client;
    const body = { file: Array.from({ length: 200 }, file), n: "no number" };
    await expect(calls["manyBounded"]!({ body })).rejects.toMatchObject({ name: "RequestValidationError" });
  });

  it("has a body in the type of its input, which is required", async () => {
    const { files } = await buildFiles(projectOf("uploads", folderOf(), { emit: ["client"], format: "none" }));
    const out = join(process.cwd(), "out");
    const texts = new Map(files.map(({ path, text }) => [join(out, path), text]));
    const names = [...Object.keys(forms), ...Object.keys(bodies)];
    const at = join(out, "program.ts");
    const lines = names.map(
      (name) =>
        `// @ts-expect-error the body is missing\nvoid client.${name}({ contentType: "x/y" } as never as { contentType: never });`,
    );
    texts.set(
      at,
      `import type { UploadsClient } from "./client.js";
declare const client: UploadsClient;
declare const file: File;
${lines.join("\n")}
void client.encoding({ body: { file } });
void client.list({ body: [{ file }] });
void client.list({ body: new FormData() });
void client.undescribed({ body: new FormData() });
void client.freeForm({ body: { file } });
void client.map({ body: [{ a: file }] });
void client.mapOfAny({ body: [{ a: file }, { b: "x" }] });
void client.mapOfAny({ body: { a: file, b: "x" } });
void client.namesAndAny({ body: { n: 1, more: file } });
void client.noContent({ contentType: "image/png", body: file });
`,
    );
    const options = { lib: browserLibraries, declaration: false, isolatedDeclarations: false };
    expect(compileAlone([at], texts, options)).toEqual([]);
  });
});
