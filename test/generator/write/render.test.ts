import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "prettier";
import { afterEach, describe, expect, it } from "vitest";
import { jsDoc, memberJsDoc } from "../../../generator/emit/documented.js";
import {
  constant,
  kinds,
  otherMembers,
  type DeclarationStructure,
  type ModuleDef,
} from "../../../generator/emit/structures.js";
import { renderModules } from "../../support/render-modules.js";
import { sized } from "../../support/sizes.js";

const folders: string[] = [];

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "render-"));
  folders.push(folder);
  return folder;
}

function moduleWith(declarations: readonly DeclarationStructure[], more: Partial<ModuleDef> = {}): ModuleDef {
  return { path: "orders/types.ts", sources: ["specs/orders/openapi.yaml"], imports: [], declarations, ...more };
}

/** The text of a module in one piece. */
async function textOf(module: ModuleDef, formatter: "prettier" | "none" = "none"): Promise<string> {
  const options = { format: formatter, regenerateWith: "make generate", maxModuleBytes: Infinity };
  const [file] = await renderModules([module], options);
  return file?.text ?? "";
}

const orderLine = {
  kind: kinds.interface,
  name: "OrderLine",
  ...jsDoc("One product in an order, with its amount."),
  isExported: true,
  properties: [
    { name: "sku", type: "string" },
    {
      name: '"how-many"',
      type: "number",
      hasQuestionToken: true,
      isReadonly: true,
      ...memberJsDoc("How many pieces were ordered."),
    },
    otherMembers("unknown"),
  ],
} as const;

/** A declaration that is passed to prettier. */
function large(name: string): DeclarationStructure {
  return constant({ name, initializer: "1e+21" });
}

describe("renderModules", () => {
  it("prints a module as a person would write it", async () => {
    expect(await textOf(moduleWith([orderLine]))).toBe(
      [
        "// Generated from specs/orders/openapi.yaml. Edit the spec, then run `make generate`.",
        "",
        "/** One product in an order, with its amount. */",
        "export interface OrderLine {",
        "  sku: string;",
        "  /** How many pieces were ordered. */",
        '  readonly "how-many"?: number;',
        "  [name: string]: unknown;",
        "}",
        "",
      ].join("\n"),
    );
  });

  it("prints every kind of declaration", async () => {
    const text = await textOf(
      moduleWith([
        { kind: kinds.exports, isTypeOnly: true, moduleSpecifier: "runtime/base/problem.ts" },
        { kind: kinds.exports, moduleSpecifier: "orders/paths.ts" },
        {
          kind: kinds.exports,
          namedExports: [{ name: "b" }, { name: "A", isTypeOnly: true }],
          moduleSpecifier: "orders/views.ts",
        },
        { kind: kinds.typeAlias, name: "State", isExported: true, type: '"open" | "done"' },
        { kind: kinds.interface, name: "Rush", extends: ["Order", "Fast"] },
        constant({ name: "states", isExported: true, type: "readonly State[]", initializer: '["open", "done"]' }),
        {
          kind: kinds.function,
          name: "isState",
          ...jsDoc({
            docs: "True for a state.",
            tags: [{ tagName: "deprecated" }, { tagName: "see", text: "Order\nstates" }],
          }),
          isExported: true,
          parameters: [
            { name: "value", type: "unknown" },
            { name: "depth", type: "number", hasQuestionToken: true },
            { name: "limit", type: "number", initializer: "10" },
          ],
          returnType: "value is State",
          statements: 'if (depth === limit) {\n  return false;\n}\nreturn value === "open" || value === "done";',
        },
        "export type paths = Record<string, never>;\n",
      ]),
    );
    expect(text.split("\n").slice(2).join("\n")).toBe(
      `export type * from "../runtime/base.js";
export * from "./paths.js";
export { type A, b } from "./views.js";

export type State = "open" | "done";

interface Rush extends Order, Fast {}

export const states: readonly State[] = ["open", "done"];

/**
 * True for a state.
 * @deprecated
 * @see Order states
 */
export function isState(value: unknown, depth?: number, limit: number = 10): value is State {
  if (depth === limit) {
    return false;
  }
  return value === "open" || value === "done";
}

export type paths = Record<string, never>;
`,
    );
  });

  it("leaves a function without statements empty, and indents members of a type in its place", async () => {
    const text = await textOf(
      moduleWith([
        {
          kind: kinds.function,
          name: "check",
          parameters: [],
          returnType: "void",
          statements: "",
        },
        {
          kind: kinds.interface,
          name: "Order",
          properties: [{ name: "buyer", type: "{\n  name: string;\n}" }],
        },
      ]),
    );
    expect(text).toContain("function check(): void {}\n");
    expect(text).toContain("  buyer: {\n    name: string;\n  };\n");
  });

  it("groups imports: packages first, then modules of the output, types marked as types", async () => {
    const text = await textOf(
      moduleWith([{ kind: kinds.typeAlias, name: "A", isExported: true, type: "B" }], {
        imports: [
          { module: "runtime/base/problem.ts", name: "fail", typeOnly: false },
          { module: "runtime/base/problem.ts", name: "Problem", typeOnly: true },
          { module: "orders/views.ts", name: "B", typeOnly: true },
          { module: "openapi-fetch", name: "Client", typeOnly: true, external: true },
          { module: "runtime/base/problem.ts", name: "fail", typeOnly: true },
        ],
      }),
    );
    expect(text.split("\n").slice(1, 7)).toEqual([
      "",
      'import type { Client } from "openapi-fetch";',
      'import { type Problem, fail } from "../runtime/base.js";',
      'import type { B } from "./views.js";',
      "",
      "export type A = B;",
    ]);
  });

  it("wraps long documentation and keeps the spec's own lines, without making a tag of its words", async () => {
    const docs = `${"word ".repeat(21)}@internal ${"word ".repeat(5)}\n\n- one */ item\n@private`;
    const text = await textOf(moduleWith([{ kind: kinds.typeAlias, name: "A", ...jsDoc(docs), type: "1" }]));
    const comment = text.slice(text.indexOf("/**"), text.indexOf("type A")).trim().split("\n");
    expect(comment).toEqual([
      "/**",
      ` * ${"word ".repeat(21).trim()}`,
      " * \\@\\internal word word word word word",
      " *",
      " * - one *\\/ item",
      " * \\@private",
      " */",
    ]);
  });

  it("names several specs in the header, and none when there is none", async () => {
    const header = async (sources: readonly string[]): Promise<string | undefined> =>
      (await textOf(moduleWith([], { sources }))).split("\n")[0];
    expect(await header(["a.yaml", "b.xsd"])).toBe(
      "// Generated from a.yaml and b.xsd. Edit the specs, then run `make generate`.",
    );
    expect(await header(["a", "b", "c", "d", "e"])).toBe(
      "// Generated from a, b, c and 2 more. Edit the specs, then run `make generate`.",
    );
    expect(await header([])).toBe("// Generated by specwright. Edit the specs, then run `make generate`.");
    expect(await header(["a\nimport 'x'.yaml"])).not.toContain("\n");
  });

  it("gives the same files whatever the order of modules and imports", async () => {
    const imports = ["b", "a", "c"].map((name) => ({ module: "orders/views.ts", name, typeOnly: true }));
    const first = moduleWith([orderLine], { imports });
    const second = moduleWith([orderLine], { path: "a/types.ts" });
    const forward = await renderModules([first, second], { format: "prettier" });
    const turned = { ...first, imports: [...imports].reverse() };
    expect(await renderModules([second, turned], { format: "prettier" })).toEqual(forward);
    expect(forward.map(({ path }) => path)).toEqual(["a/types.ts", "orders/types.ts"]);
  });

  it("prints a module the same way however long it is", async () => {
    const more = Array.from({ length: 3000 }, (_, index) => ({ ...orderLine, name: `Line${index}` }));
    const imports = [{ module: "runtime/base/problem.ts", name: "Problem", typeOnly: true }];
    const tail = "export type paths = 1;\n";
    for (const head of [imports, []]) {
      const long = await textOf(moduleWith([...more, tail], { imports: head }));
      const short = await textOf(moduleWith(more.slice(0, 20), { imports: head }));
      expect(long.length).toBeGreaterThan(500_000);
      expect(
        long.startsWith(`${short}\n/** One product in an order, with its amount. */\nexport interface Line20 {`),
      ).toBe(true);
      expect(long.endsWith("}\n\nexport type paths = 1;\n")).toBe(true);
    }
  });

  it("refuses emitted text that is not TypeScript as a fault of our own", async () => {
    const broken = moduleWith([{ kind: kinds.typeAlias, name: "A", type: "{ a: " }]);
    await expect(textOf(broken)).rejects.toThrow(/emitted text is not TypeScript: .*\(orders\/types\.ts:\d+:\d+\)/);
    await expect(renderModules([moduleWith([]), moduleWith([])], { format: "none" })).rejects.toThrow(/two modules/);
  });

  it("formats as prettier's own TypeScript parser does, in this thread and in workers", async () => {
    const union = Array.from({ length: 30 }, (_, index) => `"state-${index}"`).join(" | ");
    const many = Array.from({ length: sized({ normal: 100, thorough: 300 }) }, (_, index): DeclarationStructure[] => [
      { ...orderLine, name: `Line${index}` },
      { kind: kinds.typeAlias, name: `State${index}`, ...jsDoc("A state.\n\nOr none."), type: `${union} | null` },
      {
        kind: kinds.function,
        name: `isState${index}`,
        isExported: true,
        parameters: [{ name: "value", type: "unknown" }],
        returnType: `value is State${index}`,
        statements:
          'if (typeof value !== "string" || (value.length > 3 && value.length < 5 && value !== "abcd" && value !== "cdef")) return false;\nreturn true;',
      },
    ]).flat();
    const small = moduleWith(many.slice(0, 6));
    const plain = await textOf(small);
    const expected = await format(plain, { parser: "typescript", printWidth: 120 });
    expect(await textOf(small, "prettier")).toBe(expected);
    const large = ["a", "b", "c"].map((name) => moduleWith(many, { path: `${name}/types.ts` }));
    const files = await renderModules(large, { format: "prettier", regenerateWith: "make generate" });
    expect(files).toHaveLength(3);
    for (const { text } of files) expect(text.startsWith(expected.trimEnd())).toBe(true);
  });

  it("keeps declarations in the cache that prettier has formatted, and does without one that was spoilt", async () => {
    const cacheDir = newFolder();
    const module = moduleWith([orderLine, large("sku")]);
    const first = await renderModules([module], { format: "prettier", cacheDir });
    const store = join(cacheDir, "format");
    const [entry = ""] = readdirSync(store);
    const kept = readFileSync(join(store, entry), "utf8");
    const { mtimeMs } = await import("node:fs").then(({ statSync }) => statSync(join(store, entry)));
    expect(kept.endsWith("\nconst sku = 1e21;\n")).toBe(true);
    expect(await renderModules([module], { format: "prettier", cacheDir })).toEqual(first);
    expect((await import("node:fs")).statSync(join(store, entry)).mtimeMs).toBe(mtimeMs);
    writeFileSync(join(store, entry), kept.replace("sku", "skv"));
    expect(await renderModules([module], { format: "prettier", cacheDir })).toEqual(first);
    expect(readFileSync(join(store, entry), "utf8")).toBe(kept);
  });

  it("asks prettier about the one declaration that has changed", async () => {
    const cacheDir = newFolder();
    const entries = async (...names: readonly string[]): Promise<readonly string[]> => {
      await renderModules([moduleWith(names.map(large))], { format: "prettier", cacheDir });
      return readdirSync(join(cacheDir, "format"));
    };
    const before = await entries("a", "b", "c");
    const after = await entries("a", "changed", "c");
    expect(before).toHaveLength(3);
    expect(after).toHaveLength(4);
    expect(after).toEqual(expect.arrayContaining([...before]));
  });
});
