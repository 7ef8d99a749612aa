import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { buildFiles } from "../../generator/generate.js";
import { browserLibraries } from "../support/compile-parties.js";
import { projectOf } from "../support/project.js";
import { writeAt } from "../support/temp-folder.js";

// The hover texts of a name, from TypeScript's own language service.
const long = "x".repeat(100_000);
const spec = {
  openapi: "3.1.0",
  info: { title: "Orders", version: "1" },
  paths: {
    "/orders/{id}": {
      put: {
        operationId: "putOrder",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" }, example: 7 }],
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Order" }, example: { quantity: 5 } } },
        },
        responses: {
          200: {
            description: "The order.",
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/Order" },
                examples: { one: { value: { quantity: 6 } }, two: { value: { quantity: 7 } } },
              },
            },
          },
          404: { description: "None." },
        },
      },
    },
    "/login": {
      post: {
        operationId: "logIn",
        requestBody: {
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/Login" }, example: { pin: "S3CRET" } },
          },
        },
        responses: { 204: { description: "Done." } },
      },
    },
  },
  components: {
    schemas: {
      Order: {
        type: "object",
        required: ["quantity"],
        examples: [{ quantity: 12 }],
        properties: {
          quantity: { type: "integer", example: 3 },
          note: { type: "string", examples: ["*/ alert(1) /*", "two\nlines\u2028three @deprecated", long] },
          lines: { type: "array", items: { type: "array" }, example: Array.from({ length: 500 }, () => [long]) },
        },
      },
      Login: {
        type: "object",
        properties: { pin: { type: "string", format: "password", example: "S3CRET" } },
        example: { pin: "S3CRET" },
      },
    },
  },
};

const consumer = `import { createOrdersClient, putOrder, type Login, type Order } from "./index.js";
const client = createOrdersClient({ baseUrl: "https://orders.example" });
const byMethod = await client.putOrder({ path: { id: 1 }, body: { quantity: 1 } });
const byFunction = await putOrder(client.connection, { path: { id: 1 }, body: { quantity: 1 } });
if (byMethod.status === 200) { const { data } = byMethod; void data.quantity; void data.note; void data.lines; }
void client.logIn({ body: { pin: "1" } });
export type { Login, Order };
`;

describe("over a name of generated code, an editor shows", () => {
  let hover: (text: string) => string;
  const files = new Map<string, string>();

  beforeAll(async () => {
    const folder = join(inject("runFolder"), "hovers");
    writeAt(join(folder, "openapi.json"), JSON.stringify(spec));
    const project = projectOf("orders", folder, {
      emit: ["types", "paths", "validators", "client", "index"],
      format: "none",
    });
    const root = join(process.cwd(), "test/types/out-hovers");
    for (const { path, text } of (await buildFiles(project)).files) files.set(join(root, path), text);
    const file = join(root, "consumer.ts");
    files.set(file, consumer);
    const read = (path: string): string | undefined =>
      files.get(path) ?? (existsSync(path) ? readFileSync(path, "utf8") : undefined);
    const service = ts.createLanguageService({
      getScriptFileNames: () => [file],
      getScriptVersion: () => "1",
      getScriptSnapshot: (path) => {
        const text = read(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => root,
      getCompilationSettings: () => ({
        ...{ strict: true, lib: browserLibraries, types: [], skipLibCheck: true },
        ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext },
      }),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (path) => files.has(path) || existsSync(path),
      readFile: read,
    });
    hover = (text) => {
      const info = service.getQuickInfoAtPosition(file, consumer.indexOf(text) + text.length - 1);
      const tags = (info?.tags ?? []).map(({ name, text: said }) => `@${name} ${ts.displayPartsToString(said)}`);
      return [ts.displayPartsToString(info?.displayParts), ...tags].join("\n");
    };
  });

  it.each(["const byMethod", "const byFunction"])("the members of a result: %s", (name) => {
    expect(hover(name).replaceAll(/\s+/g, " ")).toBe(
      `${name}: { readonly status: 200; readonly data: Order; readonly headers: Readonly<Record<string, never>>; readonly contentType: "application/json"; readonly response: Response; readonly undeclaredBody?: unknown; readonly attempts: number; readonly retryDelay: number; readonly retryAfter?: number | undefined; } | { readonly status: 404; readonly data: undefined; readonly headers: Readonly<Record<string, never>>; readonly contentType: undefined; readonly response: Response; readonly undeclaredBody?: unknown; readonly attempts: number; readonly retryDelay: number; readonly retryAfter?: number | undefined; }`,
    );
  });

  it("the examples of properties, types and bodies, three of each property", () => {
    const shown = (text: string): readonly string[] =>
      hover(text)
        .split("\n")
        .filter((line) => line.startsWith("@"));
    expect(shown("data.quantity")).toEqual(["@example 3"]);
    expect(shown("path: { id")).toEqual(["@example 7"]);
    expect(shown("import { createOrdersClient, putOrder, type Login, type Order")).toEqual([
      "@example { quantity: 12 }",
    ]);
    for (const name of ["client.putOrder", "await putOrder"]) {
      expect(shown(name)).toEqual(["@example body: { quantity: 5 }", "@example 200: { quantity: 6 }"]);
    }
  });

  it("examples that are hostile as text of at most 120 characters, in a line", () => {
    const lines = hover("data.note").split("\n");
    expect(lines.slice(1, 3)).toEqual([
      '@example "*\\/ alert(1) /\\*"',
      '@example "two\\nlines\\u2028three \\@deprecated"',
    ]);
    expect(lines.slice(3).map((line) => line.length)).toEqual(["@example ".length + 120]);
    const [, ...ofLines] = hover("data.lines").split("\n");
    expect(ofLines.map((line) => line.length)).toEqual(["@example ".length + 120]);
  });

  it("no example of a secret, nor of what holds one", () => {
    expect(hover("client.logIn")).not.toContain("@example");
    expect(hover("type Login")).not.toContain("@example");
  });
});
