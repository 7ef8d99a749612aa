import type { Diagnostic } from "./diagnostics/diagnostic.js";
import type { PackageConfig, PackageForm } from "./settings/package-settings.js";
import type { DiffSettings } from "./settings/diff-settings.js";
import type { LintSettings, LoadSettings, OutputSettings, Strictness } from "./settings/settings.js";

/** A package's configuration with its license read. */
export interface PackageSettings extends Omit<PackageConfig, "licenseFile" | "packages"> {
  /** One package with all APIs, or one per API and an umbrella package. */
  readonly packages: PackageForm;
  /** Absolute; a watcher watches it. */
  readonly licensePath?: string;
  /** The content of the file; absent where the package names none. */
  readonly licenseText?: string;
}

/** One interface as found in a project or named on the command line. */
export interface InterfaceSource {
  readonly name: string;
  /** Absolute paths of the root files, or their addresses: one OpenAPI document, or XSD files; an OpenAPI document names its XSDs itself. */
  readonly roots: readonly string[];
  /** The folder that references must stay in: the folder of the interface. */
  readonly folder: string;
  /** True for a file that was named without a project: what its owner wrote can only be used as it is. */
  readonly isForeign?: boolean;
  /** True for a single file that was named without a project: generated names follow the title of its document, if it has a usable one. */
  readonly isNamedByTitle?: boolean;
  /** The text, when it was given on standard input; `roots` then holds a name for messages. */
  readonly text?: string;
}

/** A project with its paths made absolute and its defaults filled in. */
export interface Project extends LoadSettings, OutputSettings {
  /** The folder that paths in messages are relative to. */
  readonly cwd: string;
  /** Absolute. */
  readonly outDir: string;
  readonly interfaces: readonly InterfaceSource[];
  /** Absent: the output is plain source. */
  readonly package?: PackageSettings;
  readonly lint: LintSettings;
  readonly diff: DiffSettings;
  /** Configuration file and folders that decide what the interfaces are: inputs of the cache beside the specs. */
  readonly configPath?: string;
  /** Policies that the configuration extends, absolute; a watcher watches them. */
  readonly policyPaths?: readonly string[];
  /** The folder whose folders are interfaces, absolute; absent where files are named one by one. */
  readonly specsDir?: string;
  /** True where no cache is read either, which may have come with the project. */
  readonly untrusted?: boolean;
  /** True for `generate FILE...`: one interface then stands at the top of the output folder. */
  readonly flat: boolean;
}

/** The reading of an interface: its level, and what that cost. */
export interface InterfaceReading {
  readonly name: string;
  /** The level at which it was read. */
  readonly strictness: Strictness;
  /** Parts of the contract that lenience gave up. */
  readonly givenUp: number;
}

/** The line that `generate` ends with for an interface. */
export interface InterfaceSummary extends InterfaceReading {
  /** The number of operations and webhooks. */
  readonly operations: number;
  /** The number of named JSON schemas, those of parameters and headers left out. */
  readonly schemas: number;
  /** The number of global elements that documents may begin with. */
  readonly elements: number;
  /** The number of questions that the sources leave open. */
  readonly openQuestions: number;
  /** The number of files of the interface that were written or removed. */
  readonly filesChanged: number;
}

/** The parts of an interface that lenient reading gave up. */
export interface GivenUp {
  readonly name: string;
  /** Operations that lost a part of their messages, or that servers leave out, in order of the contract. */
  readonly operations: readonly GivenUpOperation[];
  /** Parts that no operation has: of unused components, and operations themselves. */
  readonly elsewhere: readonly GivenUpPart[];
}

/** Parts of one operation that lenient reading gave up. */
export interface GivenUpOperation {
  /** Method and path: "GET /orders". */
  readonly operation: string;
  /** False where servers leave it out, since a check of callers or requests cannot be made. */
  readonly isServed: boolean;
  /** True where something is asked of callers that cannot be read. */
  readonly hasUnreadableSecurity: boolean;
  /** Parts of its messages that were given up. */
  readonly parts: readonly GivenUpPart[];
}

/** A part that lenient reading gave up. */
export interface GivenUpPart {
  /** In words: 'keyword "pattern" (#/components/schemas/Order/properties/id/pattern)'. */
  readonly part: string;
  /** One of the parts of contracts, in the words of OpenAPI ("mediaType"), or "keyword" or "member". */
  readonly kind: string;
  /** RFC 6901, in the file of `path`. */
  readonly pointer: string;
  /** The place of the fault, the path relative to `root`, line and column from 1. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** The diagnostic; absent where a file that is referred to cannot be read. */
  readonly code?: string;
  /** The words of the diagnostic. */
  readonly message?: string;
}

/** The result of a run. */
export interface GenerateResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly interfaces: readonly InterfaceSummary[];
  /** Only with `givenUp`: one entry for each interface that was read leniently. */
  readonly givenUp?: readonly GivenUp[];
  /** Choices of this run for an output that records none, with reasons: "layout: file, since ..."; absent where it made none. */
  readonly choices?: readonly string[];
  /** The folder that all paths are relative to: the project's, or the working folder. */
  readonly root: string;
  /** Paths relative to `root`. With `check`, what would be written, and nothing was. */
  readonly files: {
    readonly written: readonly string[];
    readonly removed: readonly string[];
    /** The number of files that are as they should be. */
    readonly unchanged: number;
  };
  /** Absolute paths of everything that decides the result, found or not: what a watcher watches. */
  readonly inputs: readonly string[];
  /** Only with `check`: paths relative to `root`. */
  readonly check?: {
    /** Files with another content. */
    readonly stale: readonly string[];
    /** Files that are not there. */
    readonly missing: readonly string[];
    /** Files that are no longer part of the output. */
    readonly extra: readonly string[];
    /** Remains of a run that died. */
    readonly interrupted?: string;
  };
  /** No error was found and, with `check`, nothing differs. */
  readonly ok: boolean;
}
