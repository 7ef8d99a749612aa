import type { Bump } from "../compare/next-version.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";

/** Options of `stamp`. */
export interface StampOptions {
  /** The folder that all other paths are relative to. Default: the working folder. */
  readonly cwd?: string;
  /** The configuration, when it is not the one found from `cwd` upward. */
  readonly config?: string;
  /** No program of the project is run: a configuration in JavaScript is an error. */
  readonly untrusted?: boolean;
  /** A copy of the output folder, whose package.json, CHANGELOG.md and specs are written. Without it nothing is written. */
  readonly folder?: string;
  /** The text before the version in the names of release tags. Default: "v". Tags of the package of an API begin with its folder: "orders-v". */
  readonly tagPrefix?: string;
}

/** The version and the changelog that the next release of a package needs. */
export interface Stamp {
  /** The name of the package: "@acme/orders". */
  readonly name: string;
  /** "1.3.0" */
  readonly version: string;
  /** The newest release in the history: "1.2.0"; absent before the first. */
  readonly released?: string;
  /** The text before the version in the names of its release tags. */
  readonly tagPrefix: string;
  /** The version step for the changes since then. */
  readonly bump: Bump;
  /** The text of CHANGELOG.md. */
  readonly changelog: string;
  /** The stamps of the packages of single APIs, for an umbrella package. */
  readonly apis?: readonly Stamp[];
}

/** The result of `stamp`: a stamp, or the problems for which there is none. */
export interface StampResult {
  /** Undefined if the configuration or a spec has an error. */
  readonly stamp?: Stamp;
  readonly diagnostics: readonly Diagnostic[];
  /** The folder that their paths are relative to. */
  readonly root: string;
}
