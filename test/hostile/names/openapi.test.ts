/**
 * Hostile names in every position of an OpenAPI document: the emitted code compiles. A thorough run adds every name of
 * the runtime, and every suffix of one, as schemas and operations; a normal run adds those that are close to emitted
 * names.
 */
import ts from "typescript";
import { expect, it } from "vitest";
import { errorsOf } from "../spec-text/build-text.js";
import { effort } from "../../support/effort.js";
import { buildFiles } from "../../../generator/generate.js";
import { projectOf } from "../../support/project.js";
import { isThorough, sized } from "../../support/sizes.js";
import { tempFolder } from "../../support/temp-folder.js";
import { expectCompiled, filesTogether, moduleText, prototypeMembers, textOf } from "./support/build-and-compile.js";
import { colliding, every, odd, ownMembers, tokens, words } from "./support/hostile-names.js";
import { namesThatMeet, runtimeNames } from "./support/runtime-names.js";

const text = { type: "string" };
const components = [...new Set([...words, ...colliding, ...tokens])];
const headers = [
  ...new Map(components.filter((name) => name !== "__proto__").map((name) => [name.toLowerCase(), name])).values(),
];
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function document(parts: object): string {
  return JSON.stringify({ openapi: "3.1.0", info: { title: "t", version: "1" }, paths: {}, ...parts });
}

/** Names as schemas, operations, parameters of each place, headers, tags, security schemes, properties and values. */
const positions = document({
  tags: every.map((name) => ({ name })),
  paths: {
    ...Object.fromEntries(
      every.map((name, at) => [
        `/operations/${at}`,
        { get: { operationId: name, tags: [name], responses: { 204: { description: "D." } } } },
      ]),
    ),
    [`/100%/${words
      .slice(0, 40)
      .map((name) => `{${name}}`)
      .join("/")}`]: {
      post: {
        operationId: "parameters",
        security: components.map((name) => ownMembers([name], () => [])),
        parameters: [
          ...words.slice(0, 40).map((name) => ({ name, in: "path", required: true, schema: text })),
          ...every.map((name) => ({ name, in: "query", schema: text })),
          ...headers.map((name) => ({ name: `X-${name}`, in: "header", schema: text })),
          ...components.map((name) => ({ name, in: "cookie", schema: text })),
        ],
        requestBody: json({ anyOf: components.map(ref) }),
        responses: {
          200: { description: "D.", headers: ownMembers(headers, () => ({ schema: text })), ...json(ref("__proto__")) },
        },
      },
    },
  },
  components: {
    securitySchemes: ownMembers(components, () => ({ type: "http", scheme: "bearer" })),
    schemas: {
      ...ownMembers(components, (name) => ({
        type: "object",
        properties: {
          of: { const: name },
          at: { type: "string", readOnly: true },
          inner: { type: "object", properties: { a: text } },
        },
      })),
      All: {
        type: "object",
        required: every,
        properties: ownMembers(every, (name) => ({ type: "object", properties: ownMembers([name], () => text) })),
        additionalProperties: false,
      },
      Enum: { enum: every },
      Tagged: {
        oneOf: words.map((name) => ref(`Tag.${name}`)),
        discriminator: {
          propertyName: "__proto__",
          mapping: ownMembers(words, (name) => `#/components/schemas/Tag.${name}`),
        },
      },
      ...Object.fromEntries(
        words.map((name) => [
          `Tag.${name}`,
          { type: "object", required: ["__proto__"], properties: ownMembers(["__proto__"], () => ({ const: name })) },
        ]),
      ),
    },
  },
});

/** Signs that mean something in references and addresses. */
const signs = ["%", "%41", "A", "a#b", "a/b", "a#/b", "b", "%2F", "~1"];
const signDocument = document({
  paths: Object.fromEntries(
    signs.map((id, at) => [
      `/${at}`,
      { get: { operationId: id, summary: `Is ${at}.`, responses: { 204: { description: "D." } } } },
    ]),
  ),
});

/** References to content below such a path. */
const other = "#/paths/~1100%25~1{p%25}/get";
const wayDocument = document({
  paths: {
    "/100%/{p%}": {
      get: {
        parameters: [
          { name: "p%", in: "path", required: true, schema: text },
          { name: "q%#", in: "query", schema: { type: "object", properties: { "%": text } } },
        ],
        responses: {
          200: {
            description: "D.",
            headers: { "X-%": { schema: text }, "X-A": { $ref: `${other}/responses/200/headers/X-%25` } },
            ...json({ $ref: `${other}/parameters/1/schema` }),
          },
        },
      },
    },
    "/b#c": { get: { parameters: [{ $ref: `${other}/parameters/1` }], responses: { 204: { description: "D." } } } },
  },
});

/** Names that are those of the runtime, or become them with a prefix. */
const meeting = namesThatMeet(isThorough);
const operationIds = [
  ...new Set([
    ...(isThorough ? runtimeNames : []),
    ...meeting,
    "NetworkError",
    "RequestValidationError",
    "TimeoutError",
  ]),
];
const demanding = {
  type: "object",
  required: ["k"],
  properties: {
    k: { type: "string", format: "date-time", pattern: "^(a+)+$" },
    v: { type: "array", items: text, uniqueItems: true },
    n: { type: "number", multipleOf: 0.1 },
  },
  patternProperties: { "^x": text },
  unevaluatedProperties: false,
};
const operation = (id: string) => ({
  operationId: id,
  parameters: [{ name: "q", in: "query", schema: { type: "array", items: text } }],
  requestBody: {
    content: {
      "application/json": { schema: ref(meeting[0] ?? "") },
      "multipart/form-data": { schema: { type: "object", properties: { f: text } } },
    },
  },
  responses: {
    200: { description: "D.", ...json(ref(meeting[1] ?? "")) },
    default: { description: "D.", headers: { "X-A": { schema: text } } },
  },
});
const meetingDocument = document({
  paths: Object.fromEntries(operationIds.map((id, at) => [`/${at}`, { post: operation(id) }])),
  components: { schemas: Object.fromEntries(meeting.map((name) => [name, demanding])) },
});

/** Interfaces that are called as words of the language or as something of the runtime is, with every part that has their name in it. */
const interfaceNames = [
  "array",
  "client",
  "default",
  "error",
  "operations",
  "problems",
  "promise",
  "raw",
  "record",
  "security",
  "server",
  "then",
  "unimplemented",
];
const faultTable = (name: string): unknown => ({
  schema: { $ref: "#/components/schemas/Fault" },
  assumed: {},
  rows: ["then", "constructor", "toString", "default", "refuse"].map((id) => ({
    id: `${id}${name === "row" ? "" : name}`,
    when: "handler",
  })),
});
const refusing = {
  204: { description: "D." },
  "4XX": { description: "D." },
  default: { description: "D.", ...json({ $ref: "#/components/schemas/Fault" }) },
};
const interfaceDocument = document({
  paths: {
    "/a": {
      post: {
        operationId: "do",
        security: [{ key: [] }],
        parameters: [{ name: "q", in: "query", schema: text }],
        responses: refusing,
      },
    },
  },
  webhooks: { w: { post: { operationId: "hook", security: [{ key: [] }], responses: refusing } } },
  components: {
    securitySchemes: { key: { type: "http", scheme: "basic" } },
    schemas: { Fault: { type: "object" } },
    "x-errors": {
      ...Object.fromEntries(["row", "Row", "refusal"].map((name) => [name, faultTable(name)])),
      refused: { assumed: {}, rows: [{ id: "Object", when: "handler" }] },
    },
  },
});
const named = Object.fromEntries(interfaceNames.map((name) => [name, interfaceDocument]));

const documents = { ...named, positions, signs: signDocument, ways: wayDocument, meeting: meetingDocument };
let together: ReturnType<typeof filesTogether> | undefined;
/** All of them are built once. */
const built = (): ReturnType<typeof filesTogether> => (together ??= filesTogether(documents, "openapi.json"));

it("what is emitted for hostile names compiles, and no prototype is changed", async () => {
  const before = prototypeMembers();
  const { of, all } = await built();
  const positionPaths = of("positions").map(({ path }) => path);
  expect(positionPaths).toEqual(
    expect.arrayContaining(["client.ts", "operations.ts", "paths.ts", "server.ts", "types.ts", "validators.ts"]),
  );
  for (const name of Object.keys(documents)) expect(textOf(all, `${name}/client.ts`), name).not.toBe("");
  expectCompiled(all);
  expect(prototypeMembers()).toEqual(before);
});

it("exports of one module are called differently, and by no more than 300 characters", async () => {
  const files = (await built()).of("positions");
  for (const path of ["types.ts", "validators.ts", "operations.ts"]) {
    const names = exportsOf(moduleText(files, path));
    expect(names.length, path).toBeGreaterThan(100);
    expect(new Set(names).size, path).toBe(names.length);
    const long = names.filter((name) => name.length > 300);
    expect(long, path).toEqual([]);
  }
});

function exportsOf(code: string): readonly string[] {
  const source = ts.createSourceFile("a.ts", code, ts.ScriptTarget.ES2022, false);
  return source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : ""));
    const isNamed =
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isFunctionDeclaration(statement);
    return isNamed && statement.name !== undefined ? [statement.name.text] : [];
  });
}

it("a component whose name holds more than letters, digits, dots, dashes and underscores is refused at its place", async () => {
  const refused = odd.filter((name) => !/^[A-Za-z0-9._-]+$/.test(name));
  const text = document({ components: { schemas: ownMembers(refused, () => ({ type: "string" })) } });
  const errors = await errorsOf("openapi.json", text);
  const pointers = refused.map((name) => `/components/schemas/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(["openapi/component-name"]));
  expect(errors.map(({ origin }) => (origin.kind === "pointer" ? origin.pointer : "")).sort()).toEqual(pointers.sort());
});

it("an operationId with a percent or number sign is the key of its own operation in paths.ts", async () => {
  const code = textOf((await built()).of("signs"), "paths.ts");
  for (const id of signs) {
    expect(code).toContain(`operations[${JSON.stringify(id)}]`);
    expect(code).toMatch(new RegExp(`^ +(?:"${id.replace(/[/]/g, "\\/")}"|${id.replace(/[/]/g, "\\/")}): \\{`, "m"));
  }
});

it("a parameter, a header and a schema of another operation are found through a path with percent signs", async () => {
  expect(textOf((await built()).of("ways"), "paths.ts").match(/"q%#"\?: /g)).toHaveLength(2);
});

it("names of the runtime are names of schemas and operations as well", async () => {
  expect(meeting.length).toBeGreaterThan(10);
  const files = (await built()).of("meeting");
  const types = exportsOf(moduleText(files, "types.ts"));
  expect(meeting.filter((name) => !types.some((type) => type.startsWith(name)))).toEqual([]);
});

it("names that only differ in characters beyond ASCII are distinguished by numbers, in little time", async () => {
  const farCount = sized({ normal: 400, thorough: 3_000 });
  const names = Array.from({ length: farCount }, (_, at) => String.fromCharCode(0x4e00 + at));
  const paths = Object.fromEntries(
    names.map((name, at) => [`/${at}`, { get: { operationId: name, responses: { 204: { description: "D." } } } }]),
  );
  const spent = effort();
  const files = (await filesTogether({ far: document({ paths }) }, "openapi.json")).of("far");
  expect(spent()).toBeLessThan(12_000);
  expect(textOf(files, "operations.ts")).toContain(`export const unnamed${farCount}Table`);
  expect(odd).toContain("日本");
});

it("schemas are called as functions of the runtime could be", async () => {
  const integers = Object.fromEntries(
    ["int32", "int64", "uint64"].map((format) => [format, { type: "integer", format }]),
  );
  const members = {
    type: "object",
    properties: { ...integers, text, whole: { type: "integer" }, number: { type: "number" } },
  };
  const names = [
    "OptionalString",
    "OptionalStrings",
    "JsonNumber",
    "WholeNumber",
    "Int32",
    "Int64",
    "Uint64",
    "NumberType",
    "IntegerType",
  ];
  const schemas = Object.fromEntries(names.map((name) => [name, members]));
  const project = projectOf("typed", tempFolder({ "openapi.json": document({ components: { schemas } }) }), {
    flat: false,
    int64: "bigint",
    format: "none",
  });
  expectCompiled((await buildFiles(project)).files);
});
