import { resolve } from "node:path";
import { rebased } from "../cli/report/rebase.js";
import { createDiagnostics, type Diagnostics } from "../diagnostics/collector.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { checkedOrigin } from "./checked-origin.js";
import type { DiffConfig } from "../options.js";
import { findSettings } from "../project.js";
import { defaultAcceptedName } from "../project/accepted.js";
import { baseSides } from "../project/diff-base.js";
import { namedSides } from "../project/diff-named.js";
import type { DiffSides } from "../project/diff-side.js";
import { UsageError } from "../usage-error.js";
import type { DiffOptions } from "./diff-options.js";
import { openProject } from "./open-project.js";

/** What is compared, and under which settings. */
export interface OpenedDiff {
  readonly sides: DiffSides;
  readonly settings: DiffConfig;
  readonly acceptedPath: string;
}

/** Faults of the configuration; nothing can be compared. */
export interface Unopened {
  readonly faults: readonly Diagnostic[];
}

/** Finds both sides. Faults of what they hold are reported with paths relative to `base`. */
export async function openDiff(
  options: DiffOptions,
  base: string,
  diagnostics: Diagnostics,
): Promise<OpenedDiff | Unopened> {
  const { before, after, base: revision, head, only } = options;
  if (revision !== undefined) {
    if (before === undefined && after === undefined) return openBase(options, revision, base, diagnostics);
    throw new UsageError("--base compares every interface of the project; name two sides without it.");
  }
  if (before === undefined || after === undefined) {
    throw new UsageError("Name two files or folders to compare, or a revision: --base origin/main.");
  }
  if (head !== undefined || only !== undefined) {
    throw new UsageError("--head, --staged and --only belong to --base.");
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
  const { config, stdin } = options;
  const found = await findSettings({
    cwd,
    diagnostics: faults,
    ...(config === undefined ? {} : { configPath: config }),
  });
  if (found === undefined) return { faults: rebased(faults.all(), cwd, base) };
  const allowRoots = [...found.allowRoots, ...(options.allowRoots ?? []).map((folder) => resolve(cwd, folder))];
  const sides = namedSides(before, after, { cwd, base, stdin, allowRoots, diagnostics });
  return {
    sides: allowing(sides, found, options),
    settings: found.diff,
    acceptedPath: acceptedPathOf(options, found.diff, found.root),
  };
}

async function openBase(
  options: DiffOptions,
  revision: string,
  base: string,
  diagnostics: Diagnostics,
): Promise<OpenedDiff | Unopened> {
  const cwd = resolve(options.cwd ?? ".");
  const faults = createDiagnostics();
  const { config, allowRoots, head, only } = options;
  const project = await openProject(
    { cwd, ...(config === undefined ? {} : { config }), ...(allowRoots === undefined ? {} : { allowRoots }) },
    faults,
  );
  if (project === undefined || faults.hasErrors()) return { faults: rebased(faults.all(), project?.cwd ?? cwd, base) };
  const newer = head === undefined ? undefined : head === "" ? ("index" as const) : { revision: head };
  const sides = await baseSides(project, { cwd, base, revision, head: newer, only, diagnostics });
  const settings = project.diff ?? {};
  return {
    sides: allowing(sides, project, options),
    settings,
    acceptedPath: acceptedPathOf(options, settings, project.cwd),
  };
}

/** Both sides with what the configuration and the options let pass. */
function allowing(sides: DiffSides, configured: Allowed, options: Allowed): DiffSides {
  const allowed = {
    allowBacktracking: options.allowBacktracking ?? configured.allowBacktracking === true,
    allowOrigins: [...(configured.allowOrigins ?? []), ...(options.allowOrigins ?? []).map(checkedOrigin)],
  };
  const { before, after } = sides;
  return { ...sides, before: { ...before, ...allowed }, after: { ...after, ...allowed } };
}

type Allowed = Pick<DiffOptions, "allowBacktracking" | "allowOrigins">;

function acceptedPathOf({ cwd = ".", accepted }: DiffOptions, settings: DiffConfig, root: string): string {
  if (accepted !== undefined) return resolve(cwd, accepted);
  return resolve(root, settings.accepted ?? defaultAcceptedName);
}
