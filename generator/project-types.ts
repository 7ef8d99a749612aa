import type { Origin } from "./diagnostics/origin.js";
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
  /** The content of the file; undefined if the package names none. */
  readonly licenseText?: string;
}

/** One API as found in a project or named on the command line. */
export interface InterfaceSource {
  readonly name: string;
  /** Absolute paths of the root files, or their addresses: one OpenAPI document, or XSD files; an OpenAPI document names its XSDs itself. */
  readonly roots: readonly string[];
  /** The folder that references must stay in: the folder of the API. */
  readonly folder: string;
  /** True for a file that was named without a project: a third-party spec, which the user cannot change. */
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
  /** Undefined: the output is plain source. */
  readonly package?: PackageSettings;
  readonly lint: LintSettings;
  readonly diff: DiffSettings;
  /** Configuration file and folders that determine the APIs: inputs of the cache in addition to the specs. */
  readonly configPath?: string;
  /** Policies that the configuration extends, absolute; a watcher watches them. */
  readonly policyPaths?: readonly string[];
  /** Source locations of the lint levels that a policy sets, by rule. */
  readonly policyLevels?: Readonly<Record<string, Origin>>;
  /** The folder whose subfolders are APIs, absolute; undefined if files are named individually. */
  readonly specsDir?: string;
  /** True if no cache is read either, since it may have come with the project. */
  readonly untrusted?: boolean;
  /** True for `generate FILE...`: one API is then at the top of the output folder. */
  readonly flat: boolean;
}

/** The loading of an API: its level, and the skipped parts. */
export interface InterfaceReading {
  readonly name: string;
  /** The level at which it was read. */
  readonly strictness: Strictness;
  /** Number of parts of the spec that lenient loading skipped. */
  readonly skipped: number;
}

/** The line that `generate` ends with for an API. */
export interface InterfaceSummary extends InterfaceReading {
  /** The number of operations and webhooks. */
  readonly operations: number;
  /** The number of named JSON schemas, those of parameters and headers left out. */
  readonly schemas: number;
  /** The number of global elements that documents may begin with. */
  readonly elements: number;
  /** The number of questions that the sources leave open. */
  readonly openQuestions: number;
  /** Paginations that clients have by a guess: operation, style and evidence, one a line. */
  readonly guessedPages: readonly string[];
  /** The number of files of the API that were written or removed. */
  readonly filesChanged: number;
}

/** The parts of an API that lenient loading skipped. */
export interface SkippedReport {
  readonly name: string;
  /** Operations that lost a part of their messages, or that servers leave out, in order of the spec. */
  readonly operations: readonly GivenUpOperation[];
  /** Parts that no operation has: of unused components, and operations themselves. */
  readonly elsewhere: readonly GivenUpPart[];
}

/** Parts of one operation that lenient loading skipped. */
export interface GivenUpOperation {
  /** Method and path: "GET /orders". */
  readonly operation: string;
  /** False if servers omit it because a check of callers or requests cannot be generated. */
  readonly isServed: boolean;
  /** True if a security requirement is unreadable. */
  readonly hasUnreadableSecurity: boolean;
  /** Skipped parts of its messages. */
  readonly parts: readonly GivenUpPart[];
}

/** A part that lenient loading skipped. */
export interface GivenUpPart {
  /** In words: 'keyword "pattern" (#/components/schemas/Order/properties/id/pattern)'. */
  readonly part: string;
  /** A kind of part, named as in OpenAPI ("mediaType"), or "keyword" or "member". */
  readonly kind: string;
  /** The meaning for callers: it accepts any value, it does not exist, or less is checked. */
  readonly effect: "unknown" | "omitted" | "unchecked";
  /** RFC 6901, in the file of `path`. */
  readonly pointer: string;
  /** The location of the error: path relative to `root`, line and column from 1. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** The diagnostic; undefined if a referenced file is unreadable. */
  readonly code?: string;
  /** The words of the diagnostic. */
  readonly message?: string;
}

/** The result of a run. */
export interface GenerateResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly interfaces: readonly InterfaceSummary[];
  /** Only with `skipped`: one entry for each API that was read leniently. */
  readonly skipped?: readonly SkippedReport[];
  /** Choices of this run for an output that records none, with reasons: "layout: file, since ..."; undefined if it made none. */
  readonly choices?: readonly string[];
  /** The folder that all paths are relative to: the project's, or the working folder. */
  readonly root: string;
  /** Paths relative to `root`. With `check`, the files that would be written. */
  readonly files: {
    readonly written: readonly string[];
    readonly removed: readonly string[];
    /** The number of files that are as they should be. */
    readonly unchanged: number;
  };
  /** Absolute paths of all inputs of the result, found or not: the paths to watch. */
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
