import type { Diagnostic } from "./diagnostics/diagnostic.js";

/** How emitted files are laid out: by prettier, or as they come. */
export const formats = ["prettier", "none"] as const;
export type Format = (typeof formats)[number];

/** What can be emitted, in the order of `emit/emitters.ts`. */
export const emitterNames = ["types", "paths", "validators", "codecs", "client", "server", "index"] as const;
export type EmitterName = (typeof emitterNames)[number];

/** What `defineConfig` takes and `specwright.config.mjs` or `specwright.config.json` holds. Every member is optional. */
export interface Config {
  /** The folder with one folder for each interface, relative to the configuration. Default "specs". */
  readonly specs?: string;
  /** The output folder, relative to the configuration. Default "generated". */
  readonly out?: string;
  readonly format?: Format;
  /** Default: all of them. */
  readonly emit?: readonly EmitterName[];
  /** Interfaces by name, when they are not folders under `specs`: name -> root files, relative to the configuration. */
  readonly interfaces?: { readonly [name: string]: string | readonly string[] };
  /** The command that header comments name. Default "specwright generate". */
  readonly regenerateWith?: string;
  /** Folders outside an interface's own that its references may reach. */
  readonly allowRoots?: readonly string[];
  /** Origins ("https://specs.example") whose files references may name; each run fetches them, without credentials. */
  readonly allowOrigins?: readonly string[];
  /** Lets patterns pass that only a backtracking engine can match: a payload may keep it busy without end. Default false. */
  readonly allowBacktracking?: boolean;
  /** Makes the output folder a package that other repositories install. */
  readonly package?: PackageConfig;
  /** How `specwright diff` judges changes. */
  readonly diff?: DiffConfig;
}

/** From which level on changes make `diff` fail: "any" is every change, "none" is none. */
export const failLevels = ["breaking", "warning", "any", "none"] as const;
export type FailLevel = (typeof failLevels)[number];

/** A level that a configuration gives a kind of change; "off" leaves it out. */
export const configLevels = ["breaking", "warning", "info", "off"] as const;
export type ConfigLevel = (typeof configLevels)[number];

export interface DiffConfig {
  /** Default "breaking". */
  readonly failOn?: FailLevel;
  /** Levels by id: { "schema/maximum-lowered": "warning" }. */
  readonly levels?: { readonly [id: string]: ConfigLevel };
  /** The file with accepted changes, relative to the configuration. Default "specwright-accepted.json". */
  readonly accepted?: string;
}

/** What the output's package.json says; also what README.md and LICENSE are made from. */
export interface PackageConfig {
  /** As npm takes it: "@acme/orders". */
  readonly name: string;
  /** As npm takes it: "1.2.3". */
  readonly version: string;
  /** What is in the package, in one sentence. */
  readonly description?: string;
  /** An SPDX expression: "MIT". */
  readonly license?: string;
  /** The file with the license's text, relative to the configuration. The text of "MIT" is there without it. */
  readonly licenseFile?: string;
  readonly author?: string;
  readonly keywords?: readonly string[];
  readonly homepage?: string;
  /** The address of the repository, or the object that npm takes. */
  readonly repository?: string | PackageRepository;
}

export interface PackageRepository {
  readonly type: string;
  readonly url: string;
  readonly directory?: string;
}

/** A package's configuration with its license read. */
export interface PackageSettings extends Omit<PackageConfig, "licenseFile"> {
  /** Absolute; a watcher watches it. */
  readonly licensePath?: string;
  readonly licenseText?: string;
}

/** One interface as found in a project or named on the command line. */
export interface InterfaceSource {
  readonly name: string;
  /** Absolute paths of the root files: one OpenAPI document, or XSD files; an OpenAPI document names its XSDs itself. */
  readonly roots: readonly string[];
  /** The folder that references must stay in: the folder of the interface. */
  readonly folder: string;
  /** The text, when it was given on standard input; `roots` then holds a name for messages. */
  readonly text?: string;
}

/** A project with its paths made absolute and its defaults filled in. */
export interface Project {
  /** The folder that paths in messages are relative to. */
  readonly cwd: string;
  readonly outDir: string;
  readonly format: Format;
  readonly emit: readonly EmitterName[];
  readonly interfaces: readonly InterfaceSource[];
  readonly regenerateWith: string;
  readonly allowRoots: readonly string[];
  /** None unless told. */
  readonly allowOrigins?: readonly string[];
  readonly allowBacktracking?: boolean;
  /** Absent: the output is plain source. */
  readonly package?: PackageSettings;
  /** As configured; paths are relative to the folder of the configuration. */
  readonly diff?: DiffConfig;
  /** Configuration file and folders that decide what the interfaces are: inputs of the cache beside the specs. */
  readonly configPath?: string;
  readonly specsDir?: string;
  /** True for `generate FILE...`: one interface then stands at the top of the output folder. */
  readonly flat: boolean;
}

/** The line that `generate` ends with for an interface. */
export interface InterfaceSummary {
  readonly name: string;
  readonly operations: number;
  readonly schemas: number;
  readonly elements: number;
  readonly openQuestions: number;
  readonly filesChanged: number;
}

export interface GenerateResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly interfaces: readonly InterfaceSummary[];
  /** The folder that all paths are relative to: the project's, or the working folder. */
  readonly root: string;
  /** Paths relative to `root`. With `check`, what would be written, and nothing was. */
  readonly files: {
    readonly written: readonly string[];
    readonly removed: readonly string[];
    readonly unchanged: number;
  };
  /** Absolute paths of everything that decides the result, found or not: what a watcher watches. */
  readonly inputs: readonly string[];
  /** Only with `check`: paths relative to `root`. */
  readonly check?: {
    readonly stale: readonly string[];
    readonly missing: readonly string[];
    readonly extra: readonly string[];
    /** What a run that died has left behind, when there is something. */
    readonly interrupted?: string;
  };
  /** No error was found and, with `check`, nothing differs. */
  readonly ok: boolean;
}
