/**
 * Schemas and types that are called as globals of JavaScript, types of TypeScript or exports of the runtime keep their names;
 * what is emitted compiles and runs.
 */
import ts from "typescript";
import { expect, it } from "vitest";
import { maxSeparateSchemas } from "../../../generator/plan/many-schemas.js";
import { schemaText } from "../../support/codecs.js";
import { partiesOf } from "../../support/parties.js";
import { tempFolder } from "../../support/temp-folder.js";
import { expectCompiled, filesTogether, moduleText } from "./support/build-and-compile.js";
import { runtimeNames } from "./support/runtime-names.js";

/** Names that emitted code uses, and neighbors of them. */
const usual = (
  "Problem Error Date Map Promise Response Request Record Array Object String Number Symbol Result Uint8Array Set BigInt " +
  "Boolean Function JSON Math NaN Infinity Proxy Reflect RegExp Blob File FormData Headers URL Partial Pick Omit Required Readonly " +
  "ReadonlyArray ReadonlySet ReadonlyMap Exclude Extract NonNullable Awaited ReturnType Parameters Iterable AsyncIterable Iterator " +
  "WeakMap WeakSet ArrayBuffer PromiseLike PropertyKey ErrorConstructor GlobalThis XmlFragment XmlDecoder XmlName SimpleType " +
  "ClientResult Server ServerOperation HandlerContext Replied OtherStatus NoParameters Unnamed Default Class"
).split(" ");

const everyName = [...new Set([...usual, ...Object.getOwnPropertyNames(globalThis), ...runtimeNames])].filter((name) =>
  /^[A-Z][A-Za-z0-9]*$/.test(name),
);

const ref = (name: string | undefined): object => ({ $ref: `#/components/schemas/${name ?? ""}` });

/** A document with a schema for each name; an operation for each of some. */
function documentOf(names: readonly string[], called: readonly string[]): string {
  const schemas = Object.fromEntries(
    names.map((name, at) => [
      name,
      {
        type: "object",
        required: ["at"],
        properties: {
          at: { type: "string", format: "date-time" },
          id: { type: "string", readOnly: true },
          list: {
            type: "array",
            items: ref(names[at % 40 === 39 ? at : Math.min(at + 1, names.length - 1)]),
            uniqueItems: true,
          },
          whole: { type: "integer", format: "int64" },
        },
        additionalProperties: at % 2 === 0 ? false : { type: "string" },
      },
    ]),
  );
  const json = (name: string) => ({ content: { "application/json": { schema: ref(name) } } });
  const paths = Object.fromEntries(
    called.map((name) => [
      `/${name}/{id}`,
      {
        post: {
          operationId: `send${name}`,
          parameters: [
            { name: "id", in: "path", required: true, schema: { type: "string" } },
            { name: "q", in: "query", schema: { type: "array", items: { type: "string" } } },
          ],
          requestBody: { required: true, ...json(name) },
          responses: {
            200: { description: "D.", headers: { "X-A": { schema: { type: "integer" } } }, ...json(name) },
            default: { description: "D.", ...json("Problem") },
          },
        },
      },
    ]),
  );
  const lists = { ListOfNames: { enum: names } };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths,
    components: { schemas: { ...schemas, ...lists } },
  });
}

/** Names of exported types of a module. */
function typesOf(text: string): ReadonlySet<string> {
  const source = ts.createSourceFile("a.ts", text, ts.ScriptTarget.ES2022, false);
  return new Set(
    source.statements.flatMap((statement) =>
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? [statement.name.text] : [],
    ),
  );
}

/** Names of each interface: a large one, and some that are not large, for which other code is emitted. */
const interfaces: Readonly<Record<string, readonly string[]>> = {
  many: everyName,
  ...Object.fromEntries(
    [0, 1, 2].map((part) => [
      `third${part}`,
      [...new Set(["Problem", ...everyName.filter((_, at) => at % 3 === part)])].slice(0, maxSeparateSchemas - 1),
    ]),
  ),
};
const documents = Object.fromEntries(
  Object.entries(interfaces).map(([name, names]) => [name, documentOf(names, names.slice(0, 20))]),
);

it("names are those of a large interface, and all of them those of interfaces that are not large", () => {
  const { many = [], ...thirds } = interfaces;
  expect(many.length).toBeGreaterThan(maxSeparateSchemas);
  expect(new Set(Object.values(thirds).flat())).toEqual(new Set(many));
});

it.each([
  ["as they are", {}, ["many", "third0", "third1", "third2"]],
  ["with values that are no JSON", { dates: "Date", int64: "bigint", enums: "const" }, ["third0", "third1", "third2"]],
] as const)("schemas keep the names of globals and of the runtime, %s", async (_, settings, chosen) => {
  const some = Object.fromEntries(chosen.map((name) => [name, documents[name] ?? ""]));
  const { of, all } = await filesTogether(some, "openapi.json", {}, settings);
  for (const name of chosen) {
    const types = typesOf(moduleText(of(name), "types.ts"));
    expect(
      interfaces[name]?.filter((each) => !types.has(each)),
      name,
    ).toEqual([]);
  }
  expectCompiled(all);
});

it("types and elements of an XSD keep them", async () => {
  const names = everyName.filter((name) => name.length < 40);
  const types = names
    .map(
      (name) =>
        `<xs:complexType name="${name}"><xs:sequence><xs:element name="${name}" type="xs:base64Binary"/><xs:any namespace="##other" processContents="lax" minOccurs="0"/></xs:sequence><xs:attribute name="q" type="xs:QName"/></xs:complexType><xs:element name="${name}" type="${name}"/>`,
    )
    .join("");
  const elements = names.map((name) => `<xs:element name="${name}" type="xs:date"/>`).join("");
  const { of, all } = await filesTogether({ types: schemaText(types), elements: schemaText(elements) }, "schema.xsd");
  const declared = typesOf(moduleText(of("types"), "types.ts"));
  expect(names.filter((name) => !declared.has(name))).toEqual([]);
  expectCompiled(all);
});

it("validators, client and server of such names run", async () => {
  const folder = tempFolder({ "openapi.json": documentOf(usual, usual.slice(0, 20)) });
  const { client, server, validators, toFetchHandler } = await partiesOf("names", folder);
  const good = { at: "2024-01-31T12:00:00Z", whole: 1 };
  for (const name of usual.slice(0, 20)) {
    expect(validators[`validate${name}`]?.(good), name).toEqual({ ok: true, value: good });
    expect(validators[`validate${name}`]?.({ at: "x" }), name).toMatchObject({
      ok: false,
      problems: [{ path: "/at" }],
    });
  }
  const handlers = Object.fromEntries(
    usual
      .slice(0, 20)
      .map((name) => [`send${name}`, ({ body }: { body: unknown }) => ({ status: 200, body, headers: { "X-A": 1 } })]),
  );
  const served = server["createNamesServer"]?.({ handlers });
  if (served === undefined) throw new Error("There is no server.");
  type Call = (input: object) => Promise<object>;
  const make = client["createNamesClient"] as unknown as (options: object) => Readonly<Record<string, Call>>;
  const calls = make({ baseUrl: "http://a.example", fetch: toFetchHandler(served) });
  for (const name of usual.slice(0, 20)) {
    const result = await calls[`send${name}`]?.({ path: { id: "1" }, query: { q: ["a"] }, body: good });
    expect(result, name).toMatchObject({ status: 200, data: good });
  }
});
