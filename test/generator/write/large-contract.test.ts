import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compile } from "../../support/compile.js";
import { browserLibraries } from "../../support/compile-parties.js";
import { cli, inFolder } from "../../support/run-cli.js";
import { filesBelow, tempFolder } from "../../support/temp-folder.js";

const text = { type: "string", description: "A text." };
const address = { type: "object", properties: { city: text, state: { type: "string", enum: ["ny", "ma"] } } };
const person = { type: "object", required: ["name"], properties: { name: text, address } };
const described = "Makes a person.\n\nPersons are made at once.";
const limit = { name: "limit", in: "query", schema: { type: "integer" } };

const fault = { description: "Not dropped.", content: { "application/json": { schema: person } } };
const dropping = { operationId: "dropHumans", responses: { 204: { description: "Dropped." }, 404: fault } };

/** A contract of 301 components, with three operations that take the same form written out at each. */
const contract = {
  openapi: "3.1.0",
  info: { title: "Many", version: "1" },
  paths: {
    "/persons": { post: operation("createPerson"), get: { ...operation("listPersons"), parameters: [limit] } },
    "/people": { post: operation("createPeople"), get: { ...operation("listPeople"), parameters: [limit] } },
    "/humans": { get: { ...operation("listHumans"), parameters: [limit] }, delete: dropping },
  },
  components: { schemas: Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`Thing${index}`, person])) },
};

let made: ReadonlyMap<string, string> | undefined;

/** The output for the contract, by path; made for the first test that asks. */
async function filesOf(): Promise<ReadonlyMap<string, string>> {
  if (made !== undefined) return made;
  const cwd = tempFolder({ "many.json": JSON.stringify(contract) });
  const args = ["generate", "many.json", "-o", "out", ...inFolder, "--format", "none", "--quiet"];
  expect(await cli(args, { cwd })).toMatchObject({ code: 0 });
  made = filesBelow(join(cwd, "out"));
  return made;
}

async function moduleText(name: string): Promise<string> {
  return (await filesOf()).get(`${name}.ts`) ?? "";
}

function operation(operationId: string): object {
  return {
    operationId,
    description: described,
    ...(operationId.startsWith("create") && {
      requestBody: { content: { "application/x-www-form-urlencoded": { schema: person } } },
    }),
    responses: {
      200: {
        description: "Persons, one a line.",
        content: { "application/jsonl": { schema: { type: "array", items: person } } },
      },
    },
  };
}

describe("a contract of more than 300 schemas", () => {
  it("has one type for inline objects that say the same, and no functions for it", async () => {
    expect((await moduleText("types")).match(/export interface \w+Address\b/g)).toHaveLength(303);
    expect(await moduleText("types")).toContain(
      "address?: CreatePeopleRequestAddress;\n}\n\nexport interface CreatePeopleRequestAddress",
    );
    expect(await moduleText("types")).not.toContain("CreatePersonRequestAddress");
    expect(await moduleText("validators")).not.toMatch(/(?:is|validate|parse)\w+Address\b/);
    expect(await moduleText("validators")).toContain("export function validateCreatePersonRequest(");
  });

  it("checks items of streams one by one, which are inline objects", async () => {
    expect(await moduleText("client")).toMatch(
      /jsonReader\("application\/jsonl", validateListPersonsResponse200ItemAnswer\)/,
    );
  });

  it("has one table for a form that is written twice, and for a parameter that three operations have", async () => {
    expect((await moduleText("operations")).match(/FieldTable\[\] = /g)).toHaveLength(1);
    expect((await moduleText("client")).match(/createPersonForm/g)).toHaveLength(3);
    expect((await moduleText("operations")).match(/parameters: \[limitParameter\]/g)).toHaveLength(3);
  });

  it("tells the words of an operation once, at the method of the client", async () => {
    expect((await moduleText("client")).match(/Makes a person\./g)).toHaveLength(10);
    expect((await moduleText("client")).match(/Persons are made at once\./g)).toHaveLength(5);
    expect((await moduleText("server")).match(/Makes a person\./g)).toHaveLength(5);
    expect(await moduleText("server")).not.toContain("Persons are made at once.");
  });

  it("says of an answer what is unusual, and has names for blocks that paths repeat", async () => {
    const client = await moduleText("client");
    expect(client).toMatch(/\bClientResult<204, undefined, NoHeaders, undefined>/);
    expect(client).toMatch(/\bClientResult<404, DropHumansResponse404>/);
    expect(client).toContain("return callOperation(connection, dropHumansOperation, input, options);");
    expect(await moduleText("server")).toMatch(/\bEmptyAnswer<204>[^;]*\bServerAnswer<404, DropHumansResponse404>/);
    const paths = await moduleText("paths");
    expect(paths.match(/parameters: NoParameters;/g)?.length).toBeGreaterThan(2);
    expect(paths).toMatch(/interface NoParameters \{\s+query\?: never;\s+header\?: never;/);
    expect(await moduleText("types")).toMatch(/\}\n\nexport interface ListPeopleParameters \{/);
  });

  it("compiles", async () => {
    const modules = [...(await filesOf())].filter(([path]) => path.endsWith(".ts"));
    const texts = new Map(modules.map(([path, source]) => [join(process.cwd(), "out", path), source]));
    expect(compile([...texts.keys()], texts, { lib: browserLibraries })).toEqual([]);
  });
});
