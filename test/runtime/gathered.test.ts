import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { build, type Plugin } from "esbuild";
import { describe, expect, it } from "vitest";
import ts from "typescript";
import { gatherRuntime } from "../../generator/write/gather-runtime.js";
import { compileRuntime } from "../support/compile-parties.js";
import { runtimePaths, wholeRuntime } from "../support/runtime-below.js";

/* Modules of a folder become one module of the output by standing one after the other. These rules make that sound. */

const home = join(import.meta.dirname, "../../templates/runtime");

interface RuntimeModule {
  readonly path: string;
  readonly source: ts.SourceFile;
  /** By the name, the module that declares it. */
  readonly imported: ReadonlyMap<string, string>;
  readonly declared: readonly string[];
}

const modules = runtimePaths().map(readModule);
/** The folder that becomes one module: "json" for "json/equal.ts", however deep the module lies. */
const sectionOf = (path: string): string => path.split("/")[0] ?? "";
const folders = [...new Set(modules.map(({ path }) => sectionOf(path)))];

describe("modules of the runtime", () => {
  it("import names as they are, export what they declare, and hold nothing but declarations", () => {
    const others = modules.flatMap(({ path, source }) =>
      source.statements
        .filter((statement) => !isPlain(statement))
        .map((statement) => `${path}: ${statement.getText()}`),
    );
    expect(others).toEqual([]);
  });

  it("stand in folders, each with ten lines that say what is inside", () => {
    expect(folders).not.toContain(".");
    for (const folder of folders) {
      const lines = readFileSync(join(home, folder, "README.md"), "utf8")
        .trimEnd()
        .split("\n");
      expect([folder, lines.length <= 17]).toEqual([folder, true]);
    }
  });

  it("give a name one meaning in each folder", () => {
    const twice = folders.flatMap((folder) => {
      const meanings = new Map<string, Set<string>>();
      const add = (name: string, meaning: string): void => {
        meanings.set(name, (meanings.get(name) ?? new Set()).add(meaning));
      };
      for (const { path, imported, declared } of modules.filter(({ path }) => sectionOf(path) === folder)) {
        imported.forEach((from, name) => add(name, from));
        declared.forEach((name) => add(name, path));
      }
      return [...meanings].filter(([, all]) => all.size > 1).map(([name, all]) => `${name}: ${[...all].join(", ")}`);
    });
    expect(twice).toEqual([]);
  });

  it("take no name of the platform for something else, but for a type of clients", () => {
    const platform = platformNames();
    expect(platform).toContain("Promise");
    expect(modules.flatMap(({ declared }) => declared).filter((name) => platform.has(name))).toEqual(["Credential"]);
  });

  it("import in one direction, folder by folder", () => {
    const targets = new Map(folders.map((folder) => [folder, new Set<string>()]));
    for (const { path, imported } of modules) {
      for (const from of imported.values()) {
        if (sectionOf(from) !== sectionOf(path)) targets.get(sectionOf(path))?.add(sectionOf(from));
      }
    }
    // Folders that import nothing but folders that were taken away before are taken away, until none is left.
    for (let before = -1; before !== targets.size;) {
      before = targets.size;
      for (const [folder, others] of targets)
        if (![...others].some((other) => targets.has(other))) targets.delete(folder);
    }
    expect([...targets.keys()]).toEqual([]);
  });
});

describe("the gathered runtime", () => {
  it("holds every statement of every module", () => {
    const texts = new Map(wholeRuntime().map(({ path, text }) => [path, text]));
    expect([...texts.keys()]).toEqual(folders.map((folder) => `runtime/${folder}.ts`).sort());
    for (const { path, source } of modules) {
      const whole = texts.get(`runtime/${sectionOf(path)}.ts`) ?? "";
      const declarations = source.statements.filter((statement) => !ts.isImportDeclaration(statement));
      expect(declarations.filter((statement) => !whole.includes(statement.getText())).map(String), path).toEqual([]);
    }
  });

  it("compiles under the strictest settings, whole", () => {
    expect(compileRuntime()).toEqual([]);
  });

  it("leaves nothing in a bundle that uses nothing of it", async () => {
    const texts = new Map(wholeRuntime().map(({ path, text }) => [posix.basename(path, ".ts"), text]));
    for (const name of texts.keys()) {
      const { outputFiles } = await build({
        stdin: { contents: `import "./${name}.js";` },
        ...{ bundle: true, format: "esm", write: false, plugins: [modulesOf(texts)] },
      });
      expect([name, outputFiles[0]?.text.replace(/^\/\/.*$/gm, "").trim()]).toEqual([name, ""]);
    }
  });

  it("is the same module by module: what is used of one brings what it imports, and nothing that it does not", () => {
    const texts = gatherRuntime(home, ["runtime/json/equal.ts"]);
    expect(texts.map(({ path }) => path)).toEqual(["runtime/json.ts"]);
    expect(texts[0]?.text).not.toContain("createProblems");
  });
});

/**
 * The modules of one folder for esbuild; it may not treat any as free of side effects because its exports are unused.
 */
function modulesOf(texts: ReadonlyMap<string, string>): Plugin {
  return {
    name: "modules",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path }) => ({ path: posix.basename(path, ".js"), namespace: "runtime" }));
      onLoad({ filter: /.*/, namespace: "runtime" }, ({ path }) => ({ contents: texts.get(path) ?? "", loader: "ts" }));
    },
  };
}

function readModule(path: string): RuntimeModule {
  const source = ts.createSourceFile(path, readFileSync(join(home, path), "utf8"), ts.ScriptTarget.ES2022, true);
  const imported = new Map<string, string>();
  const declared: string[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = posix.join(posix.dirname(path), (statement.moduleSpecifier as ts.StringLiteral).text);
      for (const name of importedNames(statement)) imported.set(name, from.replace(/\.js$/, ".ts"));
    } else if (ts.isVariableStatement(statement)) {
      declared.push(...statement.declarationList.declarations.map(({ name }) => name.getText()));
    } else {
      declared.push((statement as { readonly name?: ts.Identifier }).name?.text ?? "");
    }
  }
  return { path, source, imported, declared };
}

function importedNames(statement: ts.ImportDeclaration): readonly string[] {
  const bindings = statement.importClause?.namedBindings;
  return bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
}

function isPlain(statement: ts.Statement): boolean {
  if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    const isNamed = bindings !== undefined && ts.isNamedImports(bindings) && statement.importClause?.name === undefined;
    return isNamed && bindings.elements.every(({ propertyName }) => propertyName === undefined);
  }
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.every(({ name }) => ts.isIdentifier(name));
  }
  return (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  );
}

/** Every name that TypeScript knows from nowhere, on any platform. */
function platformNames(): ReadonlySet<string> {
  const libraries = dirname(ts.getDefaultLibFilePath({}));
  const files = readdirSync(libraries).filter((name) => /^lib\..*\.d\.ts$/.test(name));
  const texts = files.map((name) => readFileSync(join(libraries, name), "utf8"));
  const declaration = /^(?:declare (?:var|let|const|function|class) |interface |type )(\w+)/gm;
  return new Set(texts.flatMap((text) => [...text.matchAll(declaration)].map(([, name = ""]) => name)));
}
