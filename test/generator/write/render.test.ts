import { format } from "prettier";
import { describe, expect, it } from "vitest";
import { jsDoc, memberJsDoc } from "../../../generator/emit/documented.js";
import {
  constant,
  kinds,
  otherMembers,
  type DeclarationStructure,
  type ModuleDef,
} from "../../../generator/emit/structures.js";
import { createRenderer } from "../../../generator/write/render.js";
import { renderModules } from "../../support/render-modules.js";

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

  const broken: DeclarationStructure = { kind: kinds.typeAlias, name: "A", type: "{ a: " };
  const long: DeclarationStructure = { kind: kinds.typeAlias, name: "Long", type: `"${"a".repeat(600_000)}"` };

  it.each([
    ["short", [broken]],
    ["too long to be parsed at once", [long, broken, long]],
    ["long, and no list of declarations", [long, "export default 1;", broken]],
  ])("parses each module, and rejects a fault of an emitter: %s", async (_, declarations) => {
    const expected = /emitted text is not TypeScript: .*\(orders\/types\.ts:\d+:\d+\)/;
    const module = moduleWith(declarations);
    await expect(renderModules([module], { format: "none", maxModuleBytes: 1_000_000 })).rejects.toThrow(expected);
    await expect(textOf(module)).rejects.toThrow(expected);
    const renderer = await createRenderer({ format: "none" });
    expect(() => renderer.addFile({ head: moduleWith([]), runtime: "", rest: module })).toThrow(expected);
  });

  it("names the line of a fault in a long module", async () => {
    const faulty = moduleWith([long, broken]);
    await expect(textOf(faulty)).rejects.toThrow("(orders/types.ts:5:15)");
  });

  it("rejects two modules of one path", async () => {
    await expect(renderModules([moduleWith([]), moduleWith([])], { format: "none" })).rejects.toThrow(/two modules/);
  });

  it("formats as prettier's own TypeScript parser does", async () => {
    const union = Array.from({ length: 30 }, (_, index) => `"state-${index}"`).join(" | ");
    const module = moduleWith([
      orderLine,
      { kind: kinds.typeAlias, name: "State", ...jsDoc("A state.\n\nOr none."), type: `${union} | null` },
      {
        kind: kinds.function,
        name: "isState",
        isExported: true,
        parameters: [{ name: "value", type: "unknown" }],
        returnType: "value is State",
        statements:
          'if (typeof value !== "string" || (value.length > 3 && value.length < 5 && value !== "abcd" && value !== "cdef")) return false;\nreturn true;',
      },
      constant({ name: "exponent", initializer: "1e+21" }),
    ]);
    const expected = await format(await textOf(module), { parser: "typescript", printWidth: 120 });
    expect(await textOf(module, "prettier")).toBe(expected);
  });
});
