import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { cli, inFolder } from "../support/run-cli.js";
import { tempFolder, writeAt } from "../support/temp-folder.js";

// A third-party document, generated at both levels by the command line; its server's responses go over a socket.

const document = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Vendor", version: "1" },
  paths: {
    "/births": {
      get: {
        operationId: "readBirths",
        responses: {
          "200": {
            description: "Pets, one by one.",
            content: { "application/jsonl": { schema: { $ref: "#/components/schemas/Cat" } } },
          },
        },
      },
    },
    "/pets": {
      get: {
        operationId: "readPet",
        responses: {
          "200": {
            description: "A pet.",
            headers: { "X-At": { schema: { type: "string", format: "date-time" } } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
          },
          default: { description: "Anything else." },
        },
      },
      post: {
        operationId: "addPet",
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
        },
        responses: { "204": { description: "Added." } },
      },
    },
  },
  components: {
    schemas: {
      Pet: { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }] },
      Cat: {
        type: "object",
        additionalProperties: false,
        required: ["kind"],
        properties: {
          kind: { type: "string", enum: ["cat"] },
          born: { type: "string", format: "date" },
          size: { type: "string", enum: ["small", "big"] },
          level: { type: "integer", enum: [1, 2] },
          fixed: { const: "one" },
          code: {
            oneOf: [
              { type: "string", minLength: 1 },
              { type: "string", maxLength: 9 },
            ],
          },
          not: { not: { enum: ["never"] } },
        },
      },
      Dog: { type: "object", required: ["kind"], properties: { kind: { type: "string", enum: ["dog"] } } },
    },
  },
});

interface Fact {
  readonly answer: unknown;
  readonly strict: readonly string[];
  readonly lenient: readonly string[];
}

const facts: Readonly<Record<string, Fact>> = {
  "a right answer": { answer: { kind: "cat", born: "2020-01-01" }, strict: [], lenient: [] },
  "a format that is not kept": { answer: { kind: "cat", born: "soon" }, strict: ["format /born"], lenient: [] },
  "an unknown member": { answer: { kind: "cat", age: 3 }, strict: ["additionalProperties /age"], lenient: [] },
  "an unknown text": { answer: { kind: "cat", size: "huge" }, strict: ["enum /size"], lenient: [] },
  "an unknown number": { answer: { kind: "cat", level: 3 }, strict: ["enum /level"], lenient: [] },
  "a value that several branches accept": {
    answer: { kind: "cat", code: "abc" },
    strict: ["oneOf /code"],
    lenient: [],
  },
  "a value of a wrong type where values are listed": {
    answer: { kind: "cat", size: 1 },
    strict: ["type /size"],
    lenient: ["type /size"],
  },
  "a fraction where whole numbers are listed": {
    answer: { kind: "cat", level: 1.5 },
    strict: ["type /level"],
    lenient: ["type /level"],
  },
  "another constant": { answer: { kind: "cat", fixed: "two" }, strict: ["const /fixed"], lenient: ["const /fixed"] },
  "an unknown tag": { answer: { kind: "cow" }, strict: ["oneOf /kind"], lenient: ["oneOf /kind"] },
  "a missing tag": { answer: {}, strict: ["oneOf "], lenient: ["oneOf "] },
  "a value that is excluded": { answer: { kind: "cat", not: "never" }, strict: ["not /not"], lenient: ["not /not"] },
  "a wrong type": { answer: { kind: "cat", born: 5 }, strict: ["type /born"], lenient: ["type /born"] },
};

interface Problems {
  readonly brand: string;
  readonly operationId: string;
  readonly status: number;
  readonly problems: readonly { readonly code: string; readonly path: string }[];
}
interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly undeclaredBody?: unknown;
}
interface Client {
  readPet(input?: object, options?: object): Promise<Answer>;
  addPet(input: object): Promise<Answer>;
  readBirths(): Promise<{ readonly data: AsyncIterable<unknown> }>;
}
interface ClientModule {
  createVendorClient(options: object): Client;
}

let server: Server;
let baseUrl: string;
const next: { status: number; type: string; at: string; body: string } = { status: 200, type: "", at: "", body: "" };
const modules = new Map<"strict" | "lenient", ClientModule>();

beforeAll(async () => {
  const cwd = join(inject("runFolder"), "answers-of-others");
  writeAt(join(cwd, "vendor.json"), document);
  for (const level of ["strict", "lenient"] as const) {
    const { code } = await cli(["generate", "vendor.json", "-o", level, ...inFolder, "--strictness", level], { cwd });
    expect(code).toBe(0);
    const outfile = join(cwd, `${level}.mjs`);
    const nodePaths = [resolve(import.meta.dirname, "../../node_modules")];
    await build({
      entryPoints: [join(cwd, level, "client.ts")],
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      nodePaths,
    });
    modules.set(level, (await import(pathToFileURL(outfile).href)) as ClientModule);
  }
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(next.status, { "content-type": next.type, ...(next.at !== "" && { "x-at": next.at }) });
    response.end(next.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

function answerWith(value: unknown, more: Partial<typeof next> = {}): void {
  Object.assign(next, { status: 200, type: "application/json", at: "", body: JSON.stringify(value), ...more });
}

function placesOf({ problems }: Problems): readonly string[] {
  return problems.map(({ code, path }) => `${code} ${path}`);
}

/** The outcome that a client reports for the next response of the server. */
async function problemsTold(level: "strict" | "lenient", settings: object = {}, options: object = {}) {
  const reports: Problems[] = [];
  const client = modules.get(level)?.createVendorClient({
    baseUrl,
    onResponseProblems: (problems: Problems) => reports.push(problems),
    ...settings,
  });
  const outcome = await client?.readPet(undefined, options).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error: error as Problems }),
  );
  return { reports, answer: undefined, error: undefined, ...outcome };
}

describe("answers of others", () => {
  it.each(Object.entries(facts))("%s", async (_title, { answer, strict, lenient }) => {
    answerWith(answer);
    const { error } = await problemsTold("strict");
    expect(error === undefined ? [] : placesOf(error)).toEqual(strict);
    const loose = await problemsTold("lenient");
    expect(loose.reports.flatMap(placesOf)).toEqual(lenient);
    expect(loose.answer).toMatchObject({ status: 200, data: answer });
  });

  it("have headers that are checked alike", async () => {
    answerWith({ kind: "dog" }, { at: "today" });
    expect(placesOf((await problemsTold("strict")).error!)).toEqual(["format /headers/X-At"]);
    expect((await problemsTold("lenient")).reports).toEqual([]);
  });

  it("are handed over with operation, status and problems, where they are reported at either level", async () => {
    answerWith({ kind: "cat", born: 5 });
    for (const level of ["strict", "lenient"] as const) {
      const { reports, answer } = await problemsTold(level, { validate: { response: "report" } });
      expect(reports).toMatchObject([
        {
          brand: "specwright/ResponseValidationError",
          operationId: "readPet",
          status: 200,
          problems: [{ code: "type", path: "/born" }],
        },
      ]);
      expect(answer?.data).toEqual({ kind: "cat", born: 5 });
    }
  });

  it("reject where the client or the call asks for it, and are not looked at where these switch it off", async () => {
    answerWith({ kind: "cat", born: 5 });
    for (const validate of [true, { response: true }, { response: "throw" }]) {
      expect(placesOf((await problemsTold("lenient", { validate })).error!)).toEqual(["type /born"]);
      expect(placesOf((await problemsTold("lenient", {}, { validate })).error!)).toEqual(["type /born"]);
    }
    for (const validate of [false, { response: false }, { response: "off" }]) {
      expect(await problemsTold("strict", { validate })).toMatchObject({ reports: [], answer: { data: { born: 5 } } });
    }
  });

  it("go on with what a hook throws", async () => {
    answerWith({ kind: "cat", born: 5 });
    const own = new Error("Enough.");
    const { error } = await problemsTold("lenient", {
      onResponseProblems: () => {
        throw own;
      },
    });
    expect(error).toBe(own);
  });

  it("are unreadable results where nothing can be read, and reject only where the document is read strictly", async () => {
    for (const [body, data, code] of [
      ["<html>", "<html>", "json/syntax"],
      ["", undefined, "http/body-required"],
    ] as const) {
      answerWith(undefined, { body });
      const { reports, answer } = await problemsTold("lenient");
      expect([answer?.status, answer?.data, reports.flatMap(placesOf)]).toEqual(["unreadable", data, [`${code} `]]);
      const strict = await problemsTold("strict", { validate: { response: "report" } });
      expect(strict.error).toMatchObject({ problems: [{ code }] });
    }
  });

  it("of an undeclared type are read as the declared one, and reported", async () => {
    answerWith({ kind: "dog" }, { type: "text/plain" });
    const { reports, answer } = await problemsTold("lenient");
    expect([reports.flatMap(placesOf), answer?.data]).toEqual([["http/content-type "], { kind: "dog" }]);
  });

  it("are parsed where they are JSON and the contract says nothing of a body", async () => {
    for (const level of ["strict", "lenient"] as const) {
      answerWith({ message: "Not today." }, { status: 503, type: "application/problem+json" });
      expect((await problemsTold(level)).answer).toMatchObject({
        data: undefined,
        undeclaredBody: { message: "Not today." },
      });
      answerWith(undefined, { status: 503, body: "{" });
      expect((await problemsTold(level)).answer?.undeclaredBody).toEqual(new TextEncoder().encode("{"));
    }
  });
});

it("items of other tools are reported one by one, with their positions, and go on", async () => {
  const items = [
    { kind: "cat" },
    { kind: "cat", born: 5 },
    { kind: "cat", size: "huge" },
    { kind: "cat", level: "high" },
  ];
  const body = items.map((item) => JSON.stringify(item)).join("\n");
  answerWith(undefined, { type: "application/jsonl", body });
  const reports: Problems[] = [];
  const onResponseProblems = (problems: Problems): number => reports.push(problems);
  const result = await modules.get("lenient")?.createVendorClient({ baseUrl, onResponseProblems }).readBirths();
  const read: unknown[] = [];
  for await (const item of result?.data ?? []) read.push(item);
  expect([read, reports.flatMap(placesOf)]).toEqual([items, ["type /1/born", "type /3/level"]]);
});

it("requests to others are checked as the document says, if the client asks for it", async () => {
  const client = modules.get("lenient")?.createVendorClient({ baseUrl, validate: { request: "throw" } });
  for (const body of [
    { kind: "cat", size: "huge" },
    { kind: "cat", age: 3 },
    { kind: "cat", born: "soon" },
  ]) {
    await expect(client?.addPet({ body })).rejects.toMatchObject({ brand: "specwright/RequestValidationError" });
  }
});

it("is the setting of a project too, recorded for those who compare", async () => {
  const config = '{ "format": "none", "validate": { "response": "report" } }';
  const cwd = tempFolder({ "specwright.config.json": config, "specs/vendor/openapi.json": document });
  expect((await cli(["generate"], { cwd })).code).toBe(0);
  expect(readFileSync(join(cwd, "generated/vendor.ts"), "utf8")).toContain(
    'return connect(options, securitySchemes, { request: "throw", response: "report" });',
  );
  expect(JSON.parse(readFileSync(join(cwd, "generated/.specwright.json"), "utf8"))).toMatchObject({
    settings: {
      strictness: "strict",
      nullable: "as-written",
      "validate.request": "throw",
      "validate.response": "report",
    },
  });
});
