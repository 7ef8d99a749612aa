import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** Modules, and the other modules that each may import. Later modules know earlier ones, never the reverse. */
const basics = ["templates/runtime", "generator/text", "generator/settings", "generator/diagnostics"];
const modules: Readonly<Record<string, readonly string[]>> = {
  "templates/runtime": [],
  "templates/contract-tests": ["templates/runtime"],
  "templates/pages": [],
  "generator/text": [],
  "generator/settings": ["generator/text"],
  "generator/diagnostics": ["templates/runtime", "generator/text", "generator/settings"],
  "generator/languages": basics,
  "generator/model": [...basics, "generator/languages"],
  "generator/prove": [...basics, "generator/languages", "generator/model"],
  "generator/load": [...basics, "generator/languages", "generator/model"],
  "generator/plan": [...basics, "generator/model"],
  "generator/lint": [...basics, "generator/model", "generator/plan"],
  "generator/emit": [...basics, "generator/languages", "generator/model", "generator/prove", "generator/plan"],
  "generator/package": [...basics, "generator/model", "generator/plan"],
  "generator/pages": [
    ...basics,
    ...["generator/languages", "generator/model", "generator/prove", "generator/plan", "generator/package"],
  ],
  "generator/usage": [...basics, "generator/write"],
  "generator/compare": [
    ...basics,
    ...["generator/languages", "generator/model", "generator/prove", "generator/plan", "generator/usage"],
  ],
  "generator/report": [...basics, "generator/model", "generator/compare"],
  "generator/write": [...basics, "generator/model", "generator/plan", "generator/emit"],
  "sandbox/store": [],
  "sandbox/domain": ["sandbox/store"],
  "sandbox/outbox": ["sandbox/domain", "sandbox/store"],
  "sandbox/seeds": ["sandbox/domain", "sandbox/store"],
  "sandbox/control": ["sandbox/outbox", "sandbox/seeds", "sandbox/domain", "sandbox/store"],
  "sandbox/interfaces": ["sandbox/outbox", "sandbox/domain"],
  "sandbox/tls": [],
};

/**
 * Layers of files outside the modules: each line imports its own files and the lines below, never the reverse.
 */
const layers: readonly RegExp[] = [
  /^generator\/(?:cli\.ts|cli\/)/,
  /^generator\/(?:index\.ts|api\/)/,
  /^generator\/(?:generate\.ts|diff\.ts|pipeline\/)/,
  /^generator\/project\//,
];

/** The modules that `generator/project` may import: none for the meaning of a spec or for its changes. */
const modulesOfProject = [...basics, "generator/load"];

/** Files outside the modules that may import all of them: the pipeline, the project, the public API, the command line. */
const outside =
  /^(?:site\/|sandbox\/(?:command\/|console\/|worlds\/)?[^/]+\.ts|generator\/([^/]+\.ts|api\/|cli\/|init\/|pipeline\/|project\/))/;

/** Files outside the modules that modules may import, because they import only basics. */
const shared: readonly string[] = [
  "generator/project-types.ts",
  "generator/templates.ts",
  "generator/version.ts",
  "sandbox/sandbox.ts",
];

/** Files that are called after a subject which none of their exports names: entries of packages, and words of small languages. */
const namedOtherwise: readonly string[] = [
  "generator/diff.ts",
  "generator/index.ts",
  "generator/load/limits.ts",
  "templates/runtime/xml/markup/delimiters.ts",
  "sandbox/index.ts",
  "sandbox/package-types.ts",
  "sandbox/store/query.ts",
  "sandbox/store/schema/columns.ts",
  "sandbox/store/schema/companies.ts",
  "sandbox/store/schema/platform.ts",
  "site/index.ts",
];

/** Names that several files export, by the reason for which they have one meaning or are never read together. */
const sharedNames: Readonly<Record<string, readonly string[]>> = {
  "generated code has the type or function of the model or the emitter": [
    ...["AllContent", "ContentEdge", "ContentSkip", "ContentState", "ErrorRow", "ErrorRule", "ErrorTable", "FormRef"],
    ...["FormRow", "HttpMethod", "IdentityPath", "JsonObject", "NameTest", "ServerVariable"],
    ...["Reaction", "ValueConstraint", "expandedName", "itemsReader", "itemsWriter", "jsonReader", "jsonWriter"],
    ...["partHeaders", "xmlNamespace"],
  ],
  "a handler calls the function of the domain": [
    ...["changeUser", "createProfile", "createUser", "createVendors", "deleteUser", "deleteVendor", "listUsers"],
    ...["exchangeRequestToken", "replaceUser", "saveSubscription", "searchUsers", "sendMessage", "updateProfile"],
    "updateVendors",
  ],
  "a command calls the function of the API": ["DiffOptions", "GenerateOptions", "LintOptions", "bundle"],
  "the generator and the sandbox are separate packages": ["Progress", "createSandbox", "settings", "startProgress"],
  "the toolchain and the renderer of sites are separate packages": [
    ...["Guide", "RenderOptions", "codeBlock", "escaped", "html", "typeText", "valueText"],
  ],
  "users call the one, and readers of specs the other": ["items"],
  "the same for OpenAPI and XSD, or for two kinds of value": ["fillMarks", "isRecord", "maxFilterLength"],
};

/** Each package is imported in one folder only. */
const packages: Readonly<Record<string, readonly string[]>> = {
  "@apidevtools/swagger-parser": ["generator/load/openapi/"],
  commander: ["generator/cli/"],
  "jsonpath-rfc9535": ["generator/load/overlay/"],
  "fast-xml-parser": ["generator/load/xsd/"],
  "openapi-typescript": ["generator/emit/paths/"],
  prettier: ["generator/write/format/"],
  "ts-morph": ["generator/write/print/", "generator/emit/structures.ts"],
  typescript: ["generator/emit/paths/", "generator/usage/"],
  "js-yaml": ["generator/load/"],
  "@electric-sql/pglite": ["sandbox/store/"],
  "drizzle-orm": ["sandbox/store/"],
  postgres: ["sandbox/store/"],
  "image-size": ["sandbox/domain/receipt-images/"],
  jose: ["sandbox/domain/"],
  "libphonenumber-js": ["sandbox/domain/identity/"],
  re2js: ["sandbox/domain/events/"],
  "markdown-it": ["site/"],
  "highlight.js": ["site/"],
  minisearch: ["site/"],
};

/** The packages that the sandbox bundles (the package of this repository), and those that the toolchain contains. */
const bundled: Readonly<Record<string, readonly string[]>> = {
  "@specwright/travel-expense": ["sandbox/"],
  "@specwright/runtime": ["sandbox/seeds/"],
  "@scalar/openapi-upgrader": ["generator/load/openapi/swagger/"],
};

interface Source {
  /** From the repository's root, with "/" between its parts. */
  readonly path: string;
  readonly text: string;
  /** Files of ours that it imports, types and dynamic imports included. */
  readonly imports: readonly string[];
  /** Everything else that it imports. */
  readonly packages: readonly string[];
  /** Names that it exports, those of other modules included. */
  readonly exported: readonly string[];
}

const sources = [
  "generator",
  "templates/runtime",
  "templates/contract-tests",
  "templates/pages",
  "sandbox",
  "site",
].flatMap((folder) => readSources(folder));
const byPath = new Map(sources.map((source) => [source.path, source]));

describe("modules", () => {
  it("contain every source file", () => {
    const outsiders = sources.filter(({ path }) => moduleOf(path) === undefined && !outside.test(path));
    expect(outsiders.map(({ path }) => path)).toEqual([]);
  });

  it("import only the modules in their row", () => {
    const wrong = sources.flatMap(({ path, imports }) => {
      const module = moduleOf(path);
      if (module === undefined) return [];
      const allowed = new Set([module, ...(modules[module] ?? [])]);
      return imports
        .filter((target) => !allowed.has(moduleOf(target) ?? "") && !shared.includes(target))
        .map((target) => `${path} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it("keep the order of command line, library, pipeline and project", () => {
    const wrong = sources.flatMap(({ path, imports }) => {
      const own = layers.findIndex((layer) => layer.test(path));
      const above = layers.slice(0, Math.max(own, 0));
      return imports.filter((target) => above.some((layer) => layer.test(target))).map((to) => `${path} imports ${to}`);
    });
    expect(layers.filter((layer) => !sources.some(({ path }) => layer.test(path)))).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it("limit the imports of the project to the reading of files", () => {
    const wrong = sources
      .filter(({ path }) => path.startsWith("generator/project/"))
      .flatMap(({ path, imports }) => imports.map((target) => ({ path, target, module: moduleOf(target) })))
      .filter(({ module }) => module !== undefined && !modulesOfProject.includes(module));
    expect(wrong).toEqual([]);
  });

  it("share only files that import the basics", () => {
    const wrong = shared.flatMap((path) =>
      (byPath.get(path)?.imports ?? []).filter((target) => !basics.includes(moduleOf(target) ?? "")),
    );
    expect(wrong).toEqual([]);
  });

  it("prove without contracts", () => {
    const proofs = sources.filter(({ path }) => path.startsWith("generator/prove/"));
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.filter(({ imports }) => imports.includes("generator/model/contract.ts"))).toEqual([]);
  });

  it("import only files that exist", () => {
    const missing = sources.flatMap(({ path, imports }) =>
      imports.filter((target) => !byPath.has(target)).map((target) => `${path} imports ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it("have no import cycles between files", () => {
    expect(findCycle()).toEqual([]);
  });
});

describe("packages", () => {
  it("are imported in one module each", () => {
    const wrong = sources.flatMap(({ path, text, packages: imported }) => {
      // Modules that are loaded through createRequire are not imports that the compiler sees: there, names in quotes
      // count.
      const quoted = (name: string): boolean => new RegExp(`["'\`]${name}(/[^"'\`]*)?["'\`]`).test(text);
      const named = text.includes("createRequire") ? Object.keys(packages).filter(quoted) : [];
      const met = new Set([...named, ...imported.map(packageName)]);
      return [...met]
        .filter((name) => !(packages[name] ?? bundled[name] ?? []).some((place) => path.startsWith(place)))
        .map((name) => `${path} knows "${name}"`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(["generator", "sandbox"])("are the dependencies of the package in %s, all of them in use", (folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const own = Object.keys(packages).filter((name) => packages[name]?.some((place) => place.startsWith(`${folder}/`)));
    // The control's generated client, like every one, needs this and nothing else.
    const others = folder === "sandbox" ? ["openapi-fetch"] : [];
    expect(Object.keys(manifest.dependencies).sort()).toEqual([...own, ...others].sort());
    const unmet = Object.entries(packages).filter(([name, places]) =>
      sources.every(({ path, text }) => !places.some((place) => path.startsWith(place)) || !text.includes(`"${name}`)),
    );
    expect(unmet.map(([name]) => name)).toEqual([]);
  });
});

describe("the runtime", () => {
  it("knows neither packages nor Node", () => {
    const runtime = sources.filter(({ path }) => path.startsWith("templates/runtime/"));
    expect(runtime.length).toBeGreaterThan(0);
    expect(runtime.flatMap(({ packages: imported }) => imported)).toEqual([]);
  });

  it("has adapters that the lists of printed modules and of exports name", () => {
    const runtime = sources.filter(({ path }) => path.startsWith("templates/runtime/"));
    const imported = new Set(runtime.flatMap(({ imports }) => imports));
    const entries = runtime.flatMap(({ path }) =>
      imported.has(path) ? [] : (/^templates\/runtime\/adapters\/(.+)\.ts$/.exec(path)?.[1] ?? []),
    );
    expect(entries.length).toBeGreaterThan(3);
    const textOf = (path: string): string => byPath.get(path)?.text ?? "";
    const printed = entries.filter((name) => textOf("generator/write/print-modules.ts").includes(`"${name}"`));
    const listed = entries.filter((name) =>
      textOf("generator/write/link/file-exports.ts").includes(`adapters/${name}.ts"`),
    );
    expect({ printed, listed }).toEqual({ printed: entries, listed: entries });
  });

  it("has a command line with every command", () => {
    const program = byPath.get("generator/cli/program.ts")?.text ?? "";
    const added = sources
      .filter(({ path, text }) => path.startsWith("generator/cli/commands/") && text.includes('.command("'))
      .flatMap(({ exported }) => exported.filter((name) => name.startsWith("add")));
    expect(added.length).toBeGreaterThan(10);
    expect(added.filter((name) => !program.includes(name))).toEqual([]);
  });
});

describe("source files", () => {
  it("have at most 400 lines", () => {
    const long = sources.filter(({ text }) => text.split("\n").length > 401);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it("carry a word of what they export in their name, but for those listed", () => {
    const exporting = sources.filter(({ exported }) => exported.length > 0);
    const misnamed = exporting.filter(({ path, exported }) => {
      const words = wordsOf(path.slice(path.lastIndexOf("/") + 1, -".ts".length));
      return !exported.some((name) => wordsOf(name).some((word) => words.some((other) => haveOneStem(word, other))));
    });
    expect(exporting.length).toBeGreaterThan(1_000);
    expect(misnamed.map(({ path }) => path)).toEqual([...namedOtherwise]);
  });
});

describe("exported names", () => {
  it("have one meaning each, but for those listed with a reason", () => {
    const counts = new Map<string, number>();
    for (const { text } of sources)
      for (const name of new Set(declaredNames(text))) counts.set(name, (counts.get(name) ?? 0) + 1);
    const shared = [...counts].flatMap(([name, count]) => (count > 1 ? [name] : []));
    expect(shared.sort()).toEqual(Object.values(sharedNames).flat().sort());
  });

  it("of limits begin with max or min", () => {
    const limits = /^\s*(?:export )?const ((?:most|longest|deepest|fewest|few|largest|many)[A-Z]\w*)[^=]*= [\d(]/gm;
    const found = sources.flatMap(({ path, text }) => [...text.matchAll(limits)].map(([, name]) => `${path} ${name}`));
    expect(found).toEqual([]);
  });
});

/** The words of a name in lower case, in the singular: "isNCName" and "is-nc-names" have the same ones. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.replace(/ies$/, "y").replace(/([^s])s$/, "$1"));
}

/** True for the same word, or for two that begin with the same four letters. */
function haveOneStem(one: string, other: string): boolean {
  return one === other || (other.length >= 4 && one.startsWith(other.slice(0, 4)));
}

function readSources(folder: string): readonly Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !/(^|\/)(\.?dist[^/]*|node_modules|generated)\//.test(path))
    .sort()
    .map(readSource);
}

function readSource(path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  const names = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !name.startsWith("node:") || path.startsWith("templates/runtime/"));
  // Generated code is outside the modules, like a package.
  const own = names.filter((name) => name.startsWith(".") && !name.includes("/generated/"));
  const imports = own.map((name) => join(dirname(path), name).split(sep).join("/").replace(/\.js$/, ".ts"));
  return {
    path,
    text,
    imports,
    packages: names.filter((name) => !name.startsWith(".")),
    exported: exportedNames(text),
  };
}

function declaredNames(text: string): readonly string[] {
  const declared =
    /^export (?:(?:declare|abstract|async) )*(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
  return [...text.matchAll(declared)].flatMap(([, name]) => name ?? []);
}

function exportedNames(text: string): readonly string[] {
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = ""]) => names.split(","));
  return [
    ...declaredNames(text),
    ...listed.map((name) => name.replace(/^.* as |^type /, "").trim()).filter((name) => name !== ""),
  ];
}

function moduleOf(path: string): string | undefined {
  return Object.keys(modules).find((module) => path.startsWith(`${module}/`));
}

function packageName(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** The files of one cycle of imports, the first repeated at the end; empty when there is none. */
function findCycle(): readonly string[] {
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): readonly string[] => {
    const start = trail.indexOf(path);
    if (start !== -1) return [...trail.slice(start), path];
    if (done.has(path)) return [];
    trail.push(path);
    for (const target of byPath.get(path)?.imports ?? []) {
      const cycle = visit(target);
      if (cycle.length > 0) return cycle;
    }
    trail.pop();
    done.add(path);
    return [];
  };
  for (const { path } of sources) {
    const cycle = visit(path);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
