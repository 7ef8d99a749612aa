import { Worker } from "node:worker_threads";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { jsDoc } from "../../../../../generator/emit/documented.js";
import {
  constant,
  kinds,
  type DeclarationStructure,
  type FunctionDeclarationStructure,
  type ModuleDef,
} from "../../../../../generator/emit/structures.js";
import { compile } from "../../../../support/compile.js";
import { renderModules } from "../../../../support/render-modules.js";
import { tempFolder } from "../../../../support/temp-folder.js";

type Files = Readonly<Record<string, string>>;

/** The files of a module, none larger than `limit` bytes if possible; without their first lines. */
async function filesOf(module: ModuleDef, limit: number): Promise<Files> {
  const files = await renderModules([module], { format: "none", maxModuleBytes: limit });
  return Object.fromEntries(files.map(({ path, text }) => [path, text.replace(/^\/\/ Generated .*\n\n?/, "")]));
}

function moduleWith(declarations: readonly DeclarationStructure[], more: Partial<ModuleDef> = {}): ModuleDef {
  return { path: "orders/checks.ts", sources: ["orders.yaml"], imports: [], declarations, ...more };
}

function check(name: string, isExported: boolean, statements: string): FunctionDeclarationStructure {
  const parameters = [{ name: "value", type: "unknown" }];
  const said = jsDoc(`About ${name}.`);
  return { kind: kinds.function, name, ...said, isExported, parameters, returnType: "boolean", statements };
}

const checks = moduleWith(
  [
    check("isOrder", true, "return checkOrder(value);"),
    check("isOrderLine", true, "return checkOrderLine(value);"),
    check("isSeat", true, "return checkSeat(value);"),
    check("checkOrder", false, "return hasText(value) && checkOrderLine(value);"),
    check("checkOrderLine", false, 'return hasText(value) || (value === "line" && checkSeat("A1"));'),
    check("checkSeat", false, "return checkOrder(value) || seats.has(value);"),
    constant({ name: "seats", type: "ReadonlySet<unknown>", initializer: 'new Set(["A1", "B1"])' }),
    { kind: kinds.exports, namedExports: [{ name: "hasText" }], moduleSpecifier: "runtime/text/has-text.ts" },
  ],
  {
    imports: [{ module: "runtime/text/has-text.ts", name: "hasText", typeOnly: false }],
    prefixes: ["is", "check"],
    notes: ["A note."],
  },
);

const runtime: Files = {
  "runtime/text.ts": 'export function hasText(value: unknown): boolean {\n  return value === "text";\n}\n',
};

describe("a module that is too large", () => {
  it("passes on what its parts hold, which stand together by the names of what they are about", async () => {
    expect(await filesOf(checks, 300)).toEqual({
      "orders/checks.ts": lines(
        "// A note.",
        "",
        'export * from "./checks/public-o.js";',
        'export * from "./checks/public.js";',
        'export { hasText } from "../runtime/text.js";',
      ),
      "orders/checks/inner-o.ts": lines(
        'import { hasText } from "../../runtime/text.js";',
        'import { checkSeat } from "./inner-s.js";',
        "",
        "/** About checkOrder. */",
        "export function checkOrder(value: unknown): boolean {",
        "  return hasText(value) && checkOrderLine(value);",
        "}",
        "",
        "/** About checkOrderLine. */",
        "export function checkOrderLine(value: unknown): boolean {",
        '  return hasText(value) || (value === "line" && checkSeat("A1"));',
        "}",
      ),
      "orders/checks/inner-s.ts": lines(
        'import { checkOrder } from "./inner-o.js";',
        "",
        "/** About checkSeat. */",
        "export function checkSeat(value: unknown): boolean {",
        "  return checkOrder(value) || seats.has(value);",
        "}",
        "",
        'const seats: ReadonlySet<unknown> = new Set(["A1", "B1"]);',
      ),
      "orders/checks/public-o.ts": lines(
        'import { checkOrder, checkOrderLine } from "./inner-o.js";',
        "",
        "/** About isOrder. */",
        "export function isOrder(value: unknown): boolean {",
        "  return checkOrder(value);",
        "}",
        "",
        "/** About isOrderLine. */",
        "export function isOrderLine(value: unknown): boolean {",
        "  return checkOrderLine(value);",
        "}",
      ),
      "orders/checks/public.ts": lines(
        'import { checkSeat } from "./inner-s.js";',
        "",
        "/** About isSeat. */",
        "export function isSeat(value: unknown): boolean {",
        "  return checkSeat(value);",
        "}",
      ),
    });
  });

  it("compiles strictly and runs as it did in one piece", async () => {
    const files = { ...(await filesOf(checks, 200)), ...runtime };
    expect(complaints(files)).toEqual([]);
    const { isOrder, isOrderLine, isSeat } = await imported(files, "orders/checks.js");
    expect([isOrder?.("text"), isOrder?.("A1")]).toEqual([true, false]);
    expect([isOrderLine?.("line"), isSeat?.("B1"), isSeat?.("C1")]).toEqual([true, true, false]);
  });

  it("imports a part as a whole where it needs very many names of it", async () => {
    const seats = Array.from({ length: 25 }, (_, index) => `checkSeatOfTheHall${index}`);
    const module = moduleWith(
      [
        check("isOrder", true, `const all = [${seats.join(", ")}];\n  return all.every((check) => check(value));`),
        check("isOrderOf", true, `const found = { ${seats[0]} };\n  return found.${seats[0]}(value);`),
        ...seats.map((name) => check(name, false, "return value === isOrder;")),
      ],
      { prefixes: ["is", "check"] },
    );
    const files = await filesOf(module, 3_500);
    const order = Object.entries(files).find(([path]) => /public/.test(path))?.[1] ?? "";
    expect(order).toContain('import * as Inner from "./inner.js";');
    expect(order).toContain("Inner.checkSeatOfTheHall24");
    expect(order).toContain(
      "{ checkSeatOfTheHall0: Inner.checkSeatOfTheHall0 };\n  return found.checkSeatOfTheHall0(value)",
    );
    expect(complaints(files)).toEqual([]);
    const { isOrder, isOrderOf } = await imported(files, "orders/checks.js");
    expect([isOrder?.("text"), isOrderOf?.("text")]).toEqual([false, false]);
  });

  it("changes one part when a declaration is added", async () => {
    const names = [..."abcdefghij"].flatMap((letter) => [`${letter}Order`, `${letter}Seat`, `${letter}Line`]);
    const many = names.map((name) => check(name, true, "return value === true;"));
    const before = await filesOf(moduleWith(many), 1500);
    expect(Object.keys(before).length).toBeGreaterThan(3);
    for (const name of ["aMap", "fOrderSet", "jZebra"]) {
      const more = check(name, true, "return aOrder(value);");
      const after = await filesOf(moduleWith([more, ...many]), 1500);
      const paths = Object.keys(after).filter((path) => after[path] !== before[path]);
      expect(paths).toHaveLength(1);
      expect(after[paths[0] ?? ""]).toContain(`function ${name}(`);
    }
  });

  it("evaluates constants before those that read them, whichever part is asked for first", async () => {
    const constants = moduleWith([
      text("bee", '"bee "'),
      text("ant", '"ant " + bee + fox()'),
      text("zebraName", '"zebra " + bee'),
      text("zebra", 'zebraName + ant + (() => "!")()'),
      // Contains a function that uses its reader: these two must share a file.
      text("cat", 'named("cat", () => dog)'),
      text("dog", '"dog " + cat'),
      { ...check("fox", false, 'return "fox " + bee;'), returnType: "string", parameters: [] },
      {
        kind: kinds.function,
        name: "named",
        isExported: true,
        parameters: [
          { name: "name", type: "string" },
          { name: "later", type: "() => string" },
        ],
        returnType: "string",
        statements: 'return typeof later === "function" ? name : "";',
      },
    ]);
    for (const limit of [40, 90, 150, 10_000]) {
      const files = await filesOf(constants, limit);
      expect(complaints(files)).toEqual([]);
      const paths = Object.keys(files).map((path) => path.replace(/\.ts$/, ".js"));
      const values = await inEveryOrder(files, paths, "orders/checks.js", ["zebra", "ant", "dog"]);
      for (const value of values) expect(value).toEqual(["zebra bee ant bee fox bee !", "ant bee fox bee ", "dog cat"]);
    }
  });

  it("splits an interface that is too large by the names of its members", async () => {
    const members = ["order", "orderLine", "seat", '"seat-map"'].map(
      (name) => `  /** About ${name}. */\n  readonly ${name}: Value<Context, ${name.length}>;\n`,
    );
    const module = moduleWith([
      `/** All. */\nexport interface All<Context = unknown, Other = 1> extends Rest<Other> {\n${members.join("")}  [name: string]: unknown;\n}`,
      "export interface Rest<Other> {\n  rest?: Other;\n}\nexport type Value<Context, Length> = [Context, Length];",
      `export interface components {\n  schemas: {\n${members.join("").replaceAll("Context", "string")}  };\n}`,
    ]);
    const files = await filesOf(module, 190);
    expect(files["orders/checks.ts"]).toMatch(/^(export type \* from "\.\/checks\/public[a-z-]*\.js";\n)+$/);
    for (const text of Object.values(files)) expect(text.length).toBeLessThan(400);
    const use = lines(
      'import type { All, components } from "./checks.js";',
      'export const seat: All<string>["seat"] = ["a", 4];',
      'export const map: All["seat-map"] = [undefined, 10];',
      'export const rest: All<string, boolean>["rest"] = true;',
      'export const order: components["schemas"]["order"] = ["a", 5];',
      "// @ts-expect-error: of another length",
      'export const other: components["schemas"]["order"] = ["a", 6];',
    );
    expect(complaints({ ...files, "orders/use.ts": use })).toEqual([]);
  });

  it("finds what a check of very many branches uses", async () => {
    const branches = Array.from({ length: 20_000 }, () => "isSeat(value)").join(" || ");
    const long = moduleWith([
      check("isAny", true, `return ${branches};`),
      check("isSeat", true, "return value === 1;"),
    ]);
    const files = await filesOf(long, 1000);
    expect(files["orders/checks/public-isa.ts"]).toContain('import { isSeat } from "./public-is.js";');
  });

  it("brings what a constant uses beside a type of its name", async () => {
    const servers = moduleWith(
      [
        "export interface OrdersServers { production(): string }",
        constant({
          name: "OrdersServers",
          type: "OrdersServers",
          isExported: true,
          initializer: '{ production: () => (hasText("x") ? "a" : "b") }',
        }),
        check("isSeat", true, "return value === 1;"),
      ],
      { imports: [{ module: "runtime/text/has-text.ts", name: "hasText", typeOnly: false }] },
    );
    const files = Object.values(await filesOf(servers, 100));
    const holder = files.find((text) => text.includes('hasText("x")'));
    expect(holder).toContain('import { hasText } from "../../runtime/text.js";');
  });

  it("stays whole when it holds other things than declarations, or one that is read where it stands", async () => {
    const text = "export const first: number = 1;\nconsole.log(first);\nexport const second: number = 2;";
    expect(Object.keys(await filesOf(moduleWith([text]), 10))).toEqual(["orders/checks.ts"]);
    const untyped = constant({ name: "seat", initializer: "new Set(['A1'])" });
    const user = check("isSeat", true, "return seat.has(value as string);");
    const other = check("isOther", true, "return isSeat(value);");
    const files = await filesOf(moduleWith([untyped, user, other]), 60);
    expect(complaints(files)).toEqual([]);
    expect(Object.values(files).filter((part) => part.includes("const seat = "))).toHaveLength(1);
  });
});

function text(name: string, initializer: string): DeclarationStructure {
  return constant({ name, isExported: !name.endsWith("Name"), type: "string", initializer });
}

function lines(...all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}

function complaints(files: Files): readonly string[] {
  const texts = new Map(Object.entries(files).map(([path, text]) => [join(import.meta.dirname, "out", path), text]));
  return compile([...texts.keys()], texts);
}

/** The folder with files as JavaScript, each transpiled alone. */
function compiledFolder(files: Files): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };
  const scripts = Object.entries(files).map(([path, text]) => {
    return [path.replace(/\.ts$/, ".js"), ts.transpileModule(text, { compilerOptions }).outputText] as const;
  });
  return tempFolder({ ...Object.fromEntries(scripts), "package.json": '{ "type": "module" }' });
}

async function imported(files: Files, path: string): Promise<Readonly<Record<string, (value: unknown) => unknown>>> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(compiledFolder(files), path)).href)) as never;
}

/** The values that a module exports under these names, after each of the paths was loaded first in a thread of its own. */
async function inEveryOrder(
  files: Files,
  paths: readonly string[],
  path: string,
  names: readonly string[],
): Promise<readonly unknown[]> {
  const folder = compiledFolder(files);
  const href = (each: string): string => JSON.stringify(pathToFileURL(join(folder, each)).href);
  return Promise.all(
    paths.map((first) => {
      const source = `import(${href(first)}).then(() => import(${href(path)})).then((all) => require("node:worker_threads").parentPort.postMessage(${JSON.stringify(names)}.map((name) => all[name])))`;
      return new Promise((done, fail) => new Worker(source, { eval: true }).on("message", done).on("error", fail));
    }),
  );
}
