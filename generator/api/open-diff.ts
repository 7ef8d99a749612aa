import { resolve } from "node:path";
import { createDiagnostics, type Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { rebased } from "../diagnostics/rebase.js";
import { findProject, findSettings } from "../project/find-project.js";
import { againstSides } from "../project/diff-against.js";
import { baseSides } from "../project/diff-base.js";
import { namedSides } from "../project/diff-named.js";
import type { DiffSides } from "../project/diff-side.js";
import type { Project } from "../project-types.js";
import { isRemotePath } from "../load/files.js";
import { optionValue } from "../text/option-value.js";
import { diffSettings, type DiffSettings } from "../settings/diff-settings.js";
import { settings } from "../settings/settings.js";
import { UsageError } from "../usage-error.js";
import { checkGiven } from "./check-given.js";
import type { DiffOptions } from "./diff-options.js";
import { knownIds } from "./known-ids.js";

/** The versions to compare, and the settings to compare them under. */
export interface OpenedDiff {
  readonly sides: DiffSides;
  readonly settings: DiffSettings;
  /** The project whose APIs are compared; undefined for two named sides. */
  readonly project?: Project;
}

/** Errors of the configuration; nothing can be compared. */
export interface Unopened {
  /** Errors, and the diagnostics before them. */
  readonly faults: readonly Diagnostic[];
}

/** Finds both sides. Errors in their content are reported with paths relative to `base`. */
export async function openDiff(
  options: DiffOptions,
  base: string,
  diagnostics: Diagnostics,
): Promise<OpenedDiff | Unopened> {
  await checkGiven({ ...settings, ...diffSettings }, options);
  const { before, after, base: revision, against, head, only } = options;
  const address = options.consumers?.find(isRemotePath);
  if (address !== undefined)
    throw new UsageError(`--consumers requires local folders, but "${optionValue(address)}" is an address.`);
  if (against !== undefined) {
    if (before === undefined && after === undefined && revision === undefined && head === undefined)
      return openAgainst(options, against, base);
    throw new UsageError("--against compares all APIs of the project with a package; omit files and revisions.");
  }
  if (revision !== undefined) {
    if (before === undefined && after === undefined) return openBase(options, revision, base, diagnostics);
    throw new UsageError(
      "--base compares all APIs of the project; to compare two files, omit it: HEAD:orders.yaml orders.yaml.",
    );
  }
  if (before === undefined || after === undefined) {
    throw new UsageError(
      "Name two files or folders to compare (HEAD:orders.yaml orders.yaml), or a revision: --base origin/main.",
    );
  }
  if (head !== undefined || only !== undefined || options.consumers !== undefined) {
    throw new UsageError("--head and --staged need --base; --only and --consumers need --base or --against.");
  }
  return openNamed(options, [before, after], base, diagnostics);
}

async function openNamed(
  options: DiffOptions,
  [before, after]: readonly [string, string],
  base: string,
  diagnostics: Diagnostics,
): Promise<OpenedDiff | Unopened> {
  const cwd = resolve(options.cwd ?? ".");
  const faults = createDiagnostics();
  const { config, untrusted = config === undefined, stdin } = options;
  const asked = { cwd, configPath: config, untrusted, callerSettings: options, known: knownIds, diagnostics: faults };
  const found = await findSettings(asked);
  if (found === undefined) return { faults: rebased(faults.all(), cwd, base) };
  const load = { ...found.load, ...(options.untrusted === true && { untrusted: true }) };
  const sides = namedSides(before, after, { cwd, base, stdin, settings: load, diagnostics });
  return { sides: { ...sides, names: found.names }, settings: found.diff };
}

async function openAgainst(options: DiffOptions, published: string, base: string): Promise<OpenedDiff | Unopened> {
  const found = await projectOf(options, base);
  if ("faults" in found) return found;
  const cwd = resolve(options.cwd ?? ".");
  const sides = againstSides(found.project, { cwd, base, published, only: options.only });
  return ofProject(found.project, sides);
}

async function openBase(
  options: DiffOptions,
  revision: string,
  base: string,
  diagnostics: Diagnostics,
): Promise<OpenedDiff | Unopened> {
  const found = await projectOf(options, base);
  if ("faults" in found) return found;
  const { project } = found;
  const cwd = resolve(options.cwd ?? ".");
  const { head, only } = options;
  const newer = head === undefined ? undefined : head === "" ? ("index" as const) : { revision: head };
  const sides = await baseSides(project, { cwd, base, revision, head: newer, only, known: knownIds, diagnostics });
  return ofProject(project, sides);
}

/** Returns two versions of a project, with its settings for generated names. */
function ofProject(project: Project, sides: DiffSides): OpenedDiff {
  const { methods, naming, pagination, int64, dates, emit } = project;
  const hasClient = emit.includes("client");
  return {
    sides: { ...sides, ...(hasClient && { names: { methods, naming, pagination, int64, dates } }) },
    settings: project.diff,
    project,
  };
}

/** Returns the project around the working directory, or the errors of its configuration with paths relative to `base`. */
async function projectOf(options: DiffOptions, base: string): Promise<{ readonly project: Project } | Unopened> {
  const cwd = resolve(options.cwd ?? ".");
  const faults = createDiagnostics();
  const { config, untrusted } = options;
  const asked = { cwd, configPath: config, untrusted, callerSettings: options, known: knownIds, diagnostics: faults };
  const project = await findProject(asked);
  if (project !== undefined && !faults.hasErrors()) return { project };
  return { faults: rebased(faults.all(), project?.cwd ?? cwd, base) };
}
