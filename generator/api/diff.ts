import { resolve } from "node:path";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import type { RejectedValue } from "../compare/usages/join-usages.js";
import type { DiffReport } from "../report/diff-report.js";
import type { Comparison } from "../diff.js";
import type { Contract } from "../model/contract.js";
import type { DiffOptions, DiffResult } from "./diff-options.js";
import type { OpenedDiff } from "./open-diff.js";
import { relativePath } from "../text/relative-path.js";

/**
 * Returns the changes between two versions of specs, and the parties that they break. Unreadable parts are not compared
 * but reported; the report is undefined if no spec is readable. Throws a `UsageError` on invalid options.
 */
export async function diff(options: DiffOptions): Promise<DiffResult> {
  const cwd = resolve(options.cwd ?? ".");
  const base = resolve(cwd, options.relativeTo ?? ".");
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const diagnostics = createDiagnostics();
  const { openDiff } = await import("./open-diff.js");
  const opened = await openDiff(options, base, diagnostics);
  if ("faults" in opened) return { report: undefined, diagnostics: opened.faults, failOn: "breaking" };

  const { sides, settings } = opened;
  const { failOn, accepted: acceptedPath } = settings;
  const { readAccepted } = await import("./accepted.js");
  const { compareSides, reportOn } = await import("../diff.js");
  const accepted = readAccepted(acceptedPath);
  const comparison = diagnostics.hasErrors() ? undefined : await compareSides(sides, today, diagnostics);
  if (comparison === undefined) return { report: undefined, diagnostics: diagnostics.all(), failOn };

  const { acceptChanges } = await import("./accept-changes.js");
  const { accept } = options;
  const entries =
    accept === undefined ? accepted : acceptChanges(comparison.changes, accepted, accept, acceptedPath, cwd);
  const shownPath = relativePath(base, acceptedPath);
  const replays = options.confirm === true ? await replaysOf(comparison) : undefined;
  const report = reportOn(
    { ...comparison, ...replays },
    { ...settings, accepted: entries, acceptedPath: shownPath, today },
  );
  const { before, after } = comparison.versions;
  const recorded = await recordedIn(options, before, after);
  const consumers = await consumersOf(options, opened, comparison, report, { cwd, base });
  const usage = await usageIn(options, opened, comparison, report);
  return { report: { ...report, ...recorded, ...consumers, ...usage }, diagnostics: diagnostics.all(), failOn };
}

/** Returns the changes without counterexamples that generated code does not confirm, and a note with the counts. */
async function replaysOf({
  changes,
  notes,
  versions: { before, after },
}: Comparison): Promise<Pick<Comparison, "changes" | "notes">> {
  const { replayWitnesses } = await import("./replay-witnesses.js");
  const { replayed, skipped, differing } = await replayWitnesses(changes, before, after);
  const counts = `${replayed} replayed, ${skipped} without a whole message, ${differing.size} differences`;
  const confirmed = changes.map((change) =>
    differing.has(change) ? { ...change, witness: undefined, isUnconfirmed: true } : change,
  );
  const others = [...differing].map(
    ({ id, subject }) => `Generated code does not confirm the counterexample of ${id} at ${subject}.`,
  );
  return { changes: confirmed, notes: [...notes, `Counterexamples against generated code: ${counts}.`, ...others] };
}

/** The base folders of paths in a run. */
interface Folders {
  /** The folder of the run, absolute: paths that are given count from it. */
  readonly cwd: string;
  /** The folder that messages show paths from, absolute. */
  readonly base: string;
}

async function consumersOf(
  { consumers }: DiffOptions,
  { sides, project }: OpenedDiff,
  { versions: { before, after } }: Comparison,
  { changes }: DiffReport,
  { cwd, base }: Folders,
): Promise<Pick<DiffReport, "consumers">> {
  if (consumers === undefined || project === undefined) return {};
  const { checkConsumers } = await import("../pipeline/check-consumers.js");
  const versions = [
    { side: sides.before, contracts: before },
    { side: sides.after, contracts: after },
  ] as const;
  const folders = consumers.map((folder) => resolve(cwd, folder));
  return { consumers: await checkConsumers(project, versions, { folders, base, changes }) };
}

async function rejectedIn(
  ...values: Parameters<typeof import("./usage/rejected-values.js").rejectedValues>
): Promise<readonly RejectedValue[]> {
  const { rejectedValues } = await import("./usage/rejected-values.js");
  return rejectedValues(...values);
}

async function recordedIn(
  { har, cwd = "." }: DiffOptions,
  before: ReadonlyMap<string, Contract>,
  after: ReadonlyMap<string, Contract>,
): Promise<Pick<DiffReport, "recorded">> {
  if (har === undefined) return {};
  const { readCalls } = await import("./recorded/read-calls.js");
  const { compareCalls } = await import("./recorded/compare-calls.js");
  return { recorded: await compareCalls(readCalls(resolve(cwd, har), har), before, after) };
}

async function usageIn(
  { usage: paths, cwd = "." }: DiffOptions,
  { sides: { names, unchanged }, project }: OpenedDiff,
  { versions }: Comparison,
  { changes, accepted, notes }: DiffReport,
): Promise<Pick<DiffReport, "usage"> & Partial<Pick<DiffReport, "notes">>> {
  if (paths === undefined) return {};
  const { readUsages } = await import("./usage/read-usages.js");
  const { createMatchApi } = await import("../compare/usages/match-apis.js");
  const { joinUsages } = await import("../compare/usages/join-usages.js");
  const { usages, values, notes: unread } = await readUsages(paths, resolve(cwd));
  const all = [...changes, ...accepted.map(({ change }) => change)];
  const matchApi = createMatchApi(versions.before, { ...names, isProject: project !== undefined });
  const joined = joinUsages(usages, { before: versions.before, unchanged, matchApi }, all);
  const rejected =
    values.size === 0 ? [] : await rejectedIn({ usages, values }, { matchApi, after: versions.after }, all);
  return {
    usage: { consumers: usages.length, users: joined.users, rejected },
    notes: [...notes, ...unread, ...joined.notes],
  };
}
