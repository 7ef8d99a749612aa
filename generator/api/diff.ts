import { relative, resolve, sep } from "node:path";
import type { AcceptedEntry } from "../compare/settle.js";
import { createDiagnostics, type Diagnostics } from "../diagnostics/collector.js";
import type { DiffConfig } from "../options.js";
import { defaultAcceptedName, readAccepted } from "../project/accepted.js";
import type { DiffSides } from "../project/diff-side.js";
import { UsageError } from "../usage-error.js";
import type { DiffOptions, DiffResult } from "./diff-options.js";

/**
 * What changed between two versions of contracts, and whom it breaks. Problems in specs are returned as diagnostics, and
 * then there is no report. Throws a `UsageError` on options that make no sense.
 */
export async function diff(options: DiffOptions): Promise<DiffResult> {
  const cwd = resolve(options.cwd ?? ".");
  const root = resolve(cwd, options.relativeTo ?? ".");
  const diagnostics = createDiagnostics();

  const opened = await open(options, cwd, root, diagnostics);
  const failOn = opened?.settings.failOn ?? "breaking";
  const failed = (): DiffResult => ({ report: undefined, diagnostics: diagnostics.all(), root, failOn });
  if (opened === undefined || diagnostics.hasErrors()) return failed();

  const { sides, settings, acceptedPath } = opened;
  const { runDiff } = await import("../diff.js");
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const shown = relative(root, acceptedPath).split(sep).join("/");
  const compare = (accepted: readonly AcceptedEntry[]): ReturnType<typeof runDiff> =>
    runDiff(sides, { levels: settings.levels ?? {}, accepted, acceptedPath: shown, today }, diagnostics);
  const accepted = readAccepted(acceptedPath);
  const run = await compare(accepted);
  if (run === undefined) return failed();
  if (options.accept === undefined) return { ...failed(), report: run.report };

  const { acceptChanges } = await import("./accept-changes.js");
  const entries = acceptChanges(run.found, accepted, options.accept, acceptedPath);
  return { ...failed(), report: (await compare(entries))?.report };
}

interface Opened {
  readonly sides: DiffSides;
  readonly settings: DiffConfig;
  readonly acceptedPath: string;
}

async function open(
  options: DiffOptions,
  cwd: string,
  root: string,
  diagnostics: Diagnostics,
): Promise<Opened | undefined> {
  const { before, after, base } = options;
  if (base !== undefined) {
    if (before !== undefined || after !== undefined) {
      throw new UsageError("--base compares every interface of the project; name two sides without it.");
    }
    return openBase(options, base, cwd, root, diagnostics);
  }
  if (before === undefined || after === undefined) {
    throw new UsageError("Name two files or folders to compare, or a revision: --base origin/main.");
  }
  if (options.head !== undefined || options.only !== undefined) {
    throw new UsageError("--head, --staged and --only belong to --base.");
  }
  const { findSettings } = await import("../project.js");
  const found = await findSettings({ cwd, diagnostics, ...configPath(options) });
  if (found === undefined) return undefined;
  const { namedSides } = await import("../project/diff-named.js");
  const allowRoots = [...found.allowRoots, ...(options.allowRoots ?? []).map((folder) => resolve(cwd, folder))];
  const sides = namedSides(before, after, { cwd, base: root, stdin: options.stdin, allowRoots, diagnostics });
  return { sides, settings: found.diff, acceptedPath: acceptedPathOf(options, found.diff, cwd, found.root) };
}

async function openBase(
  options: DiffOptions,
  revision: string,
  cwd: string,
  root: string,
  diagnostics: Diagnostics,
): Promise<Opened | undefined> {
  const { openProject } = await import("./open-project.js");
  const { baseSides } = await import("../project/diff-base.js");
  const { config, only, allowRoots, head } = options;
  const project = await openProject(
    {
      cwd,
      ...(config === undefined ? {} : { config }),
      ...(allowRoots === undefined ? {} : { allowRoots }),
    },
    diagnostics,
  );
  if (project === undefined || diagnostics.hasErrors()) return undefined;
  const newer = head === undefined ? undefined : head === "" ? ("index" as const) : { revision: head };
  const sides = await baseSides(project, { cwd, base: root, revision, head: newer, only, diagnostics });
  const settings = project.diff ?? {};
  return { sides, settings, acceptedPath: acceptedPathOf(options, settings, cwd, project.cwd) };
}

function acceptedPathOf({ accepted }: DiffOptions, settings: DiffConfig, cwd: string, projectRoot: string): string {
  if (accepted !== undefined) return resolve(cwd, accepted);
  return resolve(projectRoot, settings.accepted ?? defaultAcceptedName);
}

function configPath({ config }: DiffOptions): { readonly configPath?: string } {
  return config === undefined ? {} : { configPath: config };
}
