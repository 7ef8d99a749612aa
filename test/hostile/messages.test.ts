import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { buildFiles, type BuiltFiles } from "../../generator/generate.js";
import type { OperationTable, SecuritySchemeTables } from "../../templates/runtime/http/operation.js";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import { compileParties } from "../support/compile-parties.js";
import { projectOf } from "../support/project.js";

const evil = [
  '"; pwned(); //',
  "'; pwned(); //",
  "`${pwned()}`",
  "${pwned()}",
  "*/ pwned(); /*",
  "\u2028pwned()\u2029",
  "\n pwned()",
  "\\",
  "</script>",
  "\u202epwned()",
  "__proto__",
  "constructor",
  "toString",
  "\u0000",
  "@pwned",
  "{@link pwned}",
];

const prototypes = ["__proto__", "constructor", "toString"];
const text = evil.join(" ");
const words = (place: string): readonly string[] => evil.map((each) => `${place} ${each}`);

const path = `/a"; pwned(); //\`pwned()\`*/ pwned() /*\u2028/{id\`$'"}`;

/** A document with hostile strings in every location that clients and servers print. */
const document = {
  openapi: "3.1.0",
  info: { title: text, version: "1", description: text },
  servers: [{ url: "https://{host}/`pwned()`/v1", variables: { host: { default: '"; pwned(); //' } } }],
  paths: {
    [path]: {
      post: {
        operationId: text,
        summary: text,
        description: text,
        "x-rules": [{ name: text, text }],
        "x-open-question": text,
        security: [Object.fromEntries(prototypes.map((name) => [name, []])), { token: evil }, { key0: [], word: [] }],
        parameters: [
          { name: "id`$'\"", in: "path", required: true, schema: { type: "string" } },
          ...words("query").map((name, at) => ({
            name,
            in: "query",
            description: text,
            schema: { enum: evil, default: evil[at] },
          })),
          ...words("cookie").map((name, at) => ({
            name: `${tokenOf(name)}${at}`,
            in: "cookie",
            schema: { type: "string" },
          })),
          ...evil.map((name) => ({ name, in: "query", style: "deepObject", explode: true, schema: objectOf(evil) })),
          { name: "X-`pwned`", in: "header", "x-open-question": text, schema: { type: "string" } },
        ],
        requestBody: {
          description: text,
          "x-open-question": text,
          required: true,
          content: {
            "application/json": { schema: objectOf(evil) },
            "text/x-`pwned`": { schema: { type: "string" } },
            "image-`$pwned`/*": {},
            "application/x-www-form-urlencoded": { schema: objectOf(evil) },
            "multipart/form-data": {
              schema: objectOf(evil),
              encoding: Object.fromEntries(evil.map((name) => [name, { contentType: "text/x-`pwned`, text/*" }])),
            },
          },
        },
        responses: {
          "200": {
            description: text,
            "x-rules": [{ name: text, text }],
            headers: { "X-`pwned`": { description: text, schema: { enum: evil } } },
            content: { "image-`$pwned`/*": {}, "application/json": { schema: objectOf(evil) } },
          },
          default: {
            description: text,
            content: { "application/json": { schema: { $ref: "#/components/schemas/Fault" } } },
          },
        },
        callbacks: {
          [text]: {
            "{$url}`${pwned()}`": {
              post: { operationId: `back ${text}`, responses: { "204": { description: text } } },
            },
          },
        },
      },
    },
  },
  webhooks: { [text]: { post: { summary: text, responses: { "204": { description: text } } } } },
  components: {
    schemas: { Fault: objectOf(evil) },
    "x-errors": {
      Faults: {
        description: text,
        schema: { $ref: "#/components/schemas/Fault" },
        documented: { members: Object.fromEntries(evil.map((name) => [name, `${name} {message} ${name} {code}`])) },
        assumed: { "x-sandbox-choice": text, report: "first" },
        rows: [
          { id: "constructor", documented: { meaning: text }, assumed: { status: 404 }, when: "handler" },
          { id: "other", when: "always" },
        ],
      },
    },
    securitySchemes: {
      ...Object.fromEntries(
        evil.map((name, at) => [`key${at}`, { type: "apiKey", in: "query", name, description: text }]),
      ),
      ...Object.fromEntries(
        prototypes.map((name) => [name, { type: "apiKey", in: "header", name: `X-${name}`, description: text }]),
      ),
      token: {
        type: "oauth2",
        flows: {
          clientCredentials: {
            tokenUrl: "https://a.example",
            scopes: Object.fromEntries(evil.map((name) => [name, text])),
          },
        },
      },
      word: { type: "http", scheme: "x`$pwned`" },
    },
  },
};

/** The part of a string that is allowed in a cookie name. */
function tokenOf(name: string): string {
  return name.replace(/[^!#$%&'*+.^_`|~0-9A-Za-z-]/g, "");
}

function objectOf(names: readonly string[]): object {
  return {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "string", title: name }])),
  };
}

const { diagnostics, files } = await built();
const texts = new Map(files.map((file) => [join(process.cwd(), "out", file.path), file.text]));
const own = files.filter((file) => !file.path.includes("/"));

describe("clients and servers of a hostile document", () => {
  it("are made without an error", () => {
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(printDiagnostics(errors, { color: false, frames: true })).toBe("");
    expect(own.map((file) => file.path)).toEqual([
      "client.ts",
      "operations.ts",
      "paths.ts",
      "server.ts",
      "types.ts",
      "validators.ts",
    ]);
  });

  it.each(own)("hold its text in strings and comments alone: $path", ({ path: name, text: code }) => {
    expect(code).toMatch(/^[\n\x20-\x7e]+$/);
    const source = ts.createSourceFile(name, code, ts.ScriptTarget.ES2022, true);
    expect((source as unknown as { parseDiagnostics: readonly unknown[] }).parseDiagnostics).toEqual([]);
    expect(foundOutside(source)).toEqual([]);
  });

  it("compile", () => {
    expect(compileParties(texts)).toEqual([]);
  });

  it("have tables that say what the document says", () => {
    const code = own.find((file) => file.path === "operations.ts")?.text ?? "";
    const { securitySchemes, table } = tablesOf(code);
    const { post } = document.paths[path];
    expect(table.path).toBe(path);
    expect(table.parameters.map(({ name }) => name)).toEqual(post.parameters.map(({ name }) => name));
    expect(table.parameters[1]).toMatchObject({ default: evil[0] });
    expect(table.security).toHaveLength(3);
    expect(Object.keys(table.security[0] ?? {})).toEqual(prototypes);
    expect(table.security[1]).toEqual({ token: evil });
    for (const name of prototypes) {
      expect(Object.getOwnPropertyDescriptor(securitySchemes, name)?.value).toEqual({
        kind: "apiKey",
        in: "header",
        name: `X-${name}`,
      });
    }
    expect(Object.getPrototypeOf(securitySchemes)).toBe(Object.prototype);
  });
});

async function built(): Promise<BuiltFiles> {
  const folder = mkdtempSync(join(tmpdir(), "specwright-test-"));
  try {
    writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
    return await buildFiles(projectOf("evil", folder, { emit: ["client", "server"], format: "none" }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls and templates made from strings of the document. */
function foundOutside(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  visit(source);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && node.expression.getText() === "pwned") found.push(node.getText());
    if (ts.isTemplateExpression(node) && /pwned/.test(node.getText())) found.push(node.getText());
    if (ts.isTemplateLiteralTypeNode(node) && /pwned/.test(node.getText())) found.push(node.getText());
    ts.forEachChild(node, visit);
  }
}

function tablesOf(code: string): { readonly securitySchemes: SecuritySchemeTables; readonly table: OperationTable } {
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(code, { compilerOptions: options });
  const exported = {} as Record<string, unknown>;
  new Function("exports", outputText)(exported);
  const { securitySchemes, ...tables } = exported;
  const table = Object.values(tables).find(
    (each) => (each as OperationTable).method === "POST" && (each as OperationTable).security.length > 0,
  );
  return { securitySchemes: securitySchemes as SecuritySchemeTables, table: table as OperationTable };
}
