import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { compile, complaint, programOf } from "../support/compile.js";
import { complaintsOfConsumer, oldestAndLoosest, surroundingsOfConsumers } from "../support/consumer-compilers.js";
import { sampled, sized } from "../support/sizes.js";
import { promise } from "../support/promise.js";
import { codeBlocks } from "../support/readme.js";
import { installPackages, matchesPattern, packedFiles, projectIn, type Installed } from "./installed.js";
import { root, run } from "./run.js";
import { findNode24 } from "./node-24.js";
import {
  everySubpath,
  everySubpathAtRunTime,
  oneOperation,
  operationAlone,
  packagedRuntime,
  platformless,
  toolchainAsLibrary,
} from "./programs.js";

let installed: Installed;

const dom = { lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"] };
const node = { types: ["node"], typeRoots: [join(root, "node_modules/@types")] };
const nodenext = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
const bundler = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };

beforeAll(async () => {
  installed = await installPackages();
});

describe("all packages", () => {
  const names = ["specwright", "@specwright/runtime", "@specwright/travel-expense"];

  promise(["no-scripts", "few-dependencies"], "run no scripts when they are installed", () => {
    expect(names.map((name) => manifestOf(name)["scripts"])).toEqual(names.map(() => undefined));
    const counts = names.map((name) => Object.keys(manifestOf(name)["dependencies"] ?? {}).length);
    expect([(counts[0] ?? 99) <= 12, counts[1], counts[2]]).toEqual([true, 0, 1]);
  });

  it.each(["toolchain", "runtime", "generated"] as const)(
    "hold what their lists allow and nothing else: %s",
    (which) => {
      const list = { toolchain: "specwright", runtime: "runtime", generated: "travel-expense" }[which];
      const allowed = readFileSync(join(import.meta.dirname, `packed-files/${list}.txt`), "utf8")
        .trim()
        .split("\n");
      const files = packedFiles(installed[which]);
      expect(files.filter((path) => !allowed.some((pattern) => matchesPattern(path, pattern)))).toEqual([]);
      expect(allowed.filter((pattern) => !files.some((path) => matchesPattern(path, pattern)))).toEqual([]);
    },
  );

  it("are sound in the eyes of publint", async () => {
    for (const name of names) {
      const pkgDir = join(installed.folder, "node_modules", name);
      const { messages } = await publint({ pkgDir, pack: false, strict: true });
      expect(messages.map((message) => formatMessage(message, manifestOf(name)))).toEqual([]);
    }
  });

  it("resolve their types as ES modules in the eyes of arethetypeswrong", () => {
    const attw = join(root, "node_modules/.bin/attw");
    for (const tarball of sampled([installed.toolchain, installed.runtime, installed.generated], 1)) {
      // It ends with 1 when it finds a problem.
      expect(run(installed.folder, attw, [tarball, "--profile", "esm-only"])).toContain("node16 (from ESM)");
    }
  });
});

describe("the generated package", () => {
  const name = "@specwright/travel-expense";

  it("holds its sources and what is built from each, the contracts, and nothing else", () => {
    const contracts = readdirSync(join(root, "specs"), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(?:yaml|xsd)$/.test(path))
      .map((path) => posix.join("specs", path));
    const written = Object.keys(JSON.parse(readFileSync(join(root, "generated/.specwright.json"), "utf8")).files);
    const sources = written.filter((path) => path.endsWith(".ts")).map((path) => path.slice(0, -".ts".length));
    const built = sources.flatMap((path) =>
      [".js", ".js.map", ".d.ts", ".d.ts.map"].map((end) => `dist/${path}${end}`),
    );
    const expected = [
      "CHANGELOG.md",
      "LICENSE",
      "package.json",
      "contracts/index.json",
      "contracts/settings.json",
      ...contracts.map((path) => `contracts/${path}`),
      ...written.filter((path) => path.endsWith("README.md")),
      ...sources.map((path) => `${path}.ts`),
      ...built,
    ];
    expect(packedFiles(installed.generated)).toEqual(expected.sort());
  });

  it("has maps that lead to the sources it holds", () => {
    const files = new Set(packedFiles(installed.generated));
    const maps = [...files].filter((path) => path.endsWith(".map"));
    const sources = maps.flatMap((path) => {
      const map = JSON.parse(readFileSync(join(installed.folder, "node_modules", name, path), "utf8"));
      return map.sources.map((source: string) => posix.join(posix.dirname(path), map.sourceRoot, source));
    });
    expect(sources).toHaveLength(maps.length);
    expect(sources.filter((path) => !files.has(path))).toEqual([]);
  });

  const surroundings = [
    ["nodenext", "@types/node and without lib DOM", { ...nodenext, ...node }],
    ["bundler", "lib DOM and without @types/node", { ...bundler, ...dom }],
    ["nodenext", "lib DOM and without @types/node", { ...nodenext, ...dom }],
    ["bundler", "@types/node and without lib DOM", { ...bundler, ...node }],
  ] as const;

  // Two of them ask each way to resolve and each platform once. The examples of the README are written for Node.
  it.each(surroundings.slice(0, sized({ normal: 2, thorough: 4 })))(
    "compiles with %s beside %s, every subpath of it, and where there is Node the examples of its README",
    (_, __, options) => {
      const examples = "types" in options ? readmeExamples() : [];
      expect(complaintsOf([everySubpath, importsOf(() => true), ...examples], options)).toEqual([]);
    },
  );

  it("compiles without the types of any platform, adapters included; fastify is not installed", () => {
    expect(existsSync(join(installed.folder, "node_modules/fastify"))).toBe(false);
    expect(existsSync(join(installed.folder, "node_modules/@types/node"))).toBe(false);
    // The path of an interface has its client, and so what a client needs.
    const withoutFetch = importsOf((subpath) => !subpath.endsWith("/client") && !/^\.\/[^/]+$/.test(subpath));
    expect(complaintsOf([platformless, withoutFetch], nodenext)).toEqual([]);
  });

  it("has a README whose examples do what they say", () => {
    const examples = readmeExamples();
    expect(examples).toHaveLength(5);
    const [, validate, xml, , inProcess] = examples;
    const printed = [validate, xml, inProcess].map((example = "") =>
      run(projectIn(installed, { "example.mjs": transpiled(example) }), process.execPath, ["example.mjs"]),
    );
    expect(printed[0]).toContain('1  Property "currencyCode" is missing.');
    expect(printed[1]).toContain("<LoyaltyMembershipResponse><Status>OK</Status></LoyaltyMembershipResponse>");
    expect(printed[2]).toBe("200\n");
  });

  const folders = readdirSync(join(root, "specs"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const expected = {
    typesOnly: folders.map(({ name: folder }) => `./${folder}/types`).sort(),
    paths: ["/currencyCode", "", ""],
    xml: "<LoyaltyMembershipResponse><Status>OK</Status></LoyaltyMembershipResponse>",
    answers: [
      [200, "PRQ-1"],
      [200, "PRQ-1"],
    ],
    loyalty: "OK",
    rejected: true,
  };

  it("works on this Node, every subpath of it", () => {
    const folder = projectIn(installed, { "use.mjs": everySubpathAtRunTime });
    expect(JSON.parse(run(folder, process.execPath, ["--no-warnings", "use.mjs"]))).toEqual(expected);
  });

  it("works on Node 24, every subpath of it", (context) => {
    const found = findNode24();
    if ("missing" in found) {
      console.log(`Node 24 was not tried: ${found.missing}.`);
      return context.skip();
    }
    const folder = projectIn(installed, { "use.mjs": everySubpathAtRunTime });
    expect(run(folder, found.node, ["--version"])).toMatch(/^v24\./);
    expect(JSON.parse(run(folder, found.node, ["use.mjs"]))).toEqual(expected);
  });

  it("costs a bundle at most 15.5 kB for one operation with its validators", async () => {
    const folder = projectIn(installed, { "alone.js": operationAlone, "page.js": oneOperation });
    const alone = await minifiedBytes(join(folder, "alone.js"));
    const page = await minifiedBytes(join(folder, "page.js"));
    console.log(`getPurchaseRequest with its validators: ${alone} bytes minified; with what sends it: ${page} bytes`);
    // A quarter of it tells each fault once, by the branch that was meant, and where its keyword stands; a tenth keeps hostile
    // values from throwing and their problems short and safe to print; half a kB keeps secrets
    // out of them, and two and a half find what was misspelt, show values and ask long lists once.
    expect(alone).toBeLessThanOrEqual(15_872);
    // The first operation brings what sends calls: credentials, timeouts, errors, the reading of answers, what keeps keys,
    // headers and redirects from going elsewhere, however a header or a key is spelled; half a kB tells a hook of answers that break the contract.
    expect(page).toBeLessThanOrEqual(27_136);
  });
});

describe("the package of the runtime", () => {
  const name = "@specwright/runtime";
  /** The parts that are generated with it. */
  let folder: string;

  beforeAll(() => {
    const config = JSON.stringify({ runtime: "package", format: "none" });
    const specs = ["loyalty/openapi.yaml", "loyalty/loyalty.xsd", "purchase-requests/openapi.yaml"].map(
      (path) => [`specs/${path}`, readFileSync(join(root, "specs", path), "utf8")] as const,
    );
    folder = projectIn(installed, {
      ...Object.fromEntries(specs),
      "specwright.config.json": config,
      "package.json": '{ "type": "module" }',
      "use.ts": packagedRuntime,
    });
    const { stderr, status } = spawnSync(process.execPath, [cliPath(), "generate"], { cwd: folder, encoding: "utf8" });
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  });

  it("has the version of the toolchain, no dependencies and a subpath for each folder and adapter", () => {
    const { version, dependencies, peerDependencies, exports } = manifestOf(name);
    expect(version).toBe(manifestOf("specwright")["version"]);
    expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
    const folders = readdirSync(join(root, "templates/runtime")).filter((path) => !path.endsWith(".md"));
    const subpaths = [...folders, "node", "fastify", "fetch"].map((path) => `./${path}`);
    expect(Object.keys(exports as object).sort()).toEqual([...subpaths, "./package.json"].sort());
  });

  // One program for this output and for the declarations of the generated package: they need the same libraries.
  it.each(sized({ normal: [oldestAndLoosest], thorough: surroundingsOfConsumers }))(
    "has output and declarations without a complaint under TypeScript %s with the set %s, as the generated package has",
    (...surrounding) => {
      const sources = readdirSync(join(folder, "generated"), { recursive: true, encoding: "utf8" });
      const paths = sources.filter((path) => path.endsWith(".ts")).map((path) => join(folder, "generated", path));
      expect(paths.length).toBeGreaterThan(5);
      expect(complaintsOfConsumer(surrounding, [...programsBeside([importsOf(() => true)]), ...paths])).toEqual([]);
    },
  );

  it("serves output that is generated with it: validators, codecs, and a server with its client", () => {
    expect(readdirSync(join(folder, "generated")).sort()).toEqual([".specwright.json", "loyalty", "purchase-requests"]);
    expect(complaintsOfBuild(join(folder, "use.ts"), { ...nodenext, ...dom })).toEqual([]);
    expect(JSON.parse(run(folder, process.execPath, ["use.js"]))).toEqual({
      paths: ["/currencyCode", "", ""],
      xml: "<LoyaltyMembershipResponse><Status>OK</Status></LoyaltyMembershipResponse>",
      answer: [200, "OK"],
      refused: 400,
    });
  });
});

async function minifiedBytes(entry: string): Promise<number> {
  const options = {
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    logLevel: "silent",
  } as const;
  const { outputFiles } = await build({ entryPoints: [entry], ...options });
  return outputFiles[0]?.contents.length ?? Infinity;
}

describe("the toolchain", () => {
  it("holds its bundle, its declarations and its templates, and no sources", () => {
    const files = packedFiles(installed.toolchain);
    const fixed = ["LICENSE", "README.md", "package.json", "dist/cli.js", "dist/index.js", "dist/LICENSES"];
    const templates = readdirSync(join(root, "templates"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posix.join("dist", join(entry.parentPath, entry.name).slice(root.length + 1)));
    const checks = ["2.0", "3.0", "3.1"].map((version) => `dist/chunks/openapi-${version}.check.cjs`);
    const listed = new Set([...fixed, ...templates, ...checks]);
    expect(files).toEqual(expect.arrayContaining([...listed]));
    const built =
      /^dist\/((?:chunks\/[a-z0-9-]+|cli|index)\.js(?:\.map)?|types\/(generator|templates\/runtime)\/[\w/.-]+\.d\.ts)$/;
    expect(files.filter((path) => !listed.has(path) && !built.test(path))).toEqual([]);
    expect(files).toContain("dist/types/generator/index.d.ts");
  });

  it("starts as a command", () => {
    expect(specwright(installed.folder, ["--version"])).toBe(`${String(manifestOf("specwright")["version"])}\n`);
    expect(specwright(installed.folder, ["explain"])).toContain("source/missing-file");
  });

  it("ends quietly when its reader stops reading", () => {
    const properties = Array.from({ length: 3_000 }, (_, index) => `        p${index}: { type: string }`).join("\n");
    const text = `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths: {}
components:
  schemas:
    Order:
      description: An order.
      type: object
      properties:
${properties}
`;
    const cwd = projectIn(installed, { "o.yaml": text });
    const command = `${process.execPath} ${cliPath()} lint o.yaml --no-color | head -n 1`;
    const { stdout, stderr } = spawnSync("sh", ["-c", command], { cwd, encoding: "utf8" });
    expect(stdout).toContain('warning lint/missing-description: Property "p0" has no description.');
    expect(stderr).toBe("o  lenient\n");
  });

  it("writes with init a project that generates, compiles and tests at once", () => {
    const folder = projectIn(installed, {}, ["undici-types", "@types/node"]);
    specwright(folder, ["init"]);
    const { devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    expect(devDependencies.specwright).toBe(`file:${relative(folder, installed.toolchain)}`);
    const output = run(folder, "npm", ["test", "--silent"]);
    expect(output).toContain("notes  3 operations, 4 schemas");
    // Node 20 writes "# pass 1", later ones a sign of their own for "#".
    expect(output).toMatch(/^\S pass [1-9]\d*\n\S fail 0$/m);
    expect(run(folder, "npm", ["run", "--silent", "check"])).toContain("no problems");
  });

  it("names the version in a new project where a registry is where it came from", () => {
    const lock = join(installed.folder, "node_modules/.package-lock.json");
    const text = readFileSync(lock, "utf8");
    const record = JSON.parse(text);
    record.packages["node_modules/specwright"].resolved = "https://registry.invalid/specwright.tgz";
    writeFileSync(lock, JSON.stringify(record));
    try {
      const folder = projectIn(installed, {});
      specwright(folder, ["init"]);
      const { devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      expect(devDependencies.specwright).toBe(`^${String(manifestOf("specwright")["version"])}`);
    } finally {
      writeFileSync(lock, text);
    }
  });

  it("has chunks that are named after what is in them, and maps that lead to our sources", () => {
    const chunks = packedFiles(installed.toolchain).filter((path) => /^dist\/.*\.js$/.test(path));
    expect(chunks).toContain("dist/chunks/cli-commands-run-lint.js");
    expect(chunks.filter((path) => /-[A-Z0-9]{8}\./.test(path))).toEqual([]);
    const sources = chunks.flatMap((path) => {
      const map = JSON.parse(readFileSync(join(installed.folder, "node_modules/specwright", `${path}.map`), "utf8"));
      return map.sources as readonly string[];
    });
    expect(sources).toContain("generator/cli/run.ts");
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
  });

  it("names our sources when it fails", () => {
    const breaking = "process.stdout.write = () => { throw new TypeError('broken'); };";
    const folder = projectIn(installed, { "break.mjs": breaking });
    const args = ["--import", "./break.mjs", cliPath(), "explain"];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr).toMatch(/at Object\.write \(generator\/cli\/terminal\.ts:\d+:\d+\)/);
  });

  it("is a library with types", () => {
    const openapi = `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths: {}
components: { schemas: { Order: { type: object } } }
`;
    const manifest = '{ "type": "module" }';
    const folder = projectIn(installed, { "package.json": manifest, "use.ts": toolchainAsLibrary, "o.yaml": openapi });
    const lib = ["lib.es2023.d.ts", "lib.dom.d.ts"];
    expect(complaintsOfBuild(join(folder, "use.ts"), { ...nodenext, lib })).toEqual([]);
    expect(run(folder, process.execPath, ["use.js"])).toBe('[true,["o.yaml"],"none",true]\n');
    expect(existsSync(join(folder, "api/types.ts"))).toBe(true);
  });
});

/** Programs that nobody imports have no declarations. */
const application = { declaration: false, isolatedDeclarations: false };

/** Errors of the compiler, strictly, in programs beside the packages; declarations of packages are checked too. */
function complaintsOf(programs: readonly string[], options: ts.CompilerOptions): readonly string[] {
  return compile(programsBeside(programs), undefined, { ...application, ...options });
}

/** The same of a program that stands there already, which is compiled, and all it imports, into files beside. */
function complaintsOfBuild(path: string, options: ts.CompilerOptions): readonly string[] {
  const program = programOf([path], undefined, { ...application, ...options, noEmit: false });
  return [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics].map(complaint);
}

/** The JavaScript of a program that imports nothing but packages. */
function transpiled(text: string): string {
  return ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2022 } }).outputText;
}

/** Paths of programs in a project that has the packages installed. */
function programsBeside(programs: readonly string[]): readonly string[] {
  const files = Object.fromEntries(programs.map((text, index) => [`use${index}.ts`, text]));
  const folder = projectIn(installed, files);
  return Object.keys(files).map((path) => join(folder, path));
}

/** Imports of every subpath of the generated package that is wanted, so that its declarations are checked. */
function importsOf(wanted: (subpath: string) => boolean): string {
  const name = "@specwright/travel-expense";
  const { exports } = manifestOf(name) as { readonly exports: Readonly<Record<string, unknown>> };
  const subpaths = Object.keys(exports).filter((subpath) => subpath !== "./package.json" && wanted(subpath));
  const imports = subpaths.map((path, index) => `import * as part${index} from "${name}${path.slice(1)}";`);
  return [...imports, `export const parts = [${subpaths.map((_, index) => `part${index}`).join(", ")}];`].join("\n");
}

function readmeExamples(): readonly string[] {
  const path = join(installed.folder, "node_modules/@specwright/travel-expense/README.md");
  return codeBlocks(readFileSync(path, "utf8"));
}

function manifestOf(name: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(installed.folder, "node_modules", name, "package.json"), "utf8"));
}

function cliPath(): string {
  return join(installed.folder, "node_modules/specwright/dist/cli.js");
}

function specwright(folder: string, args: readonly string[]): string {
  return run(folder, process.execPath, [cliPath(), ...args]);
}
