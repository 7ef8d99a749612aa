import { resolve } from "node:path";
import { releaseChanges, type PastRelease } from "../report/history.js";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { sourceLocation } from "../diagnostics/origin.js";
import { checkOnly } from "../project/check-only.js";
import { dayOf, openRepository, type Repository } from "../project/git/repository.js";
import { interfaceFolder } from "../plan/plan-interfaces.js";
import type { Project } from "../project-types.js";
import { apiPackageName, apiTagPrefix } from "../settings/package-settings.js";
import { UsageError } from "../usage-error.js";
import type { DiffOptions } from "./diff-options.js";
import type { HistoryOptions, HistoryResult } from "./history-options.js";
import { configOf } from "./make-stamp.js";
import { openProject } from "./open-project.js";
import { diffReleases, findAllReleases, releaseBefore, releaseFix, type Release } from "./releases.js";

/** Maximum number of releases on a page; older ones are only counted. */
const maxReleases = 1_000;

/** See `history`. */
export async function makeHistory(options: HistoryOptions): Promise<HistoryResult> {
  const { cwd = ".", only, onStep, onReport } = options;
  const faults = createDiagnostics();
  const project = await openProject(options, faults);
  const root = project?.cwd ?? resolve(cwd);
  if (project === undefined || faults.hasErrors()) return { diagnostics: faults.all(), root };
  checkOnly(
    only,
    project.interfaces.map(({ name }) => name),
  );
  const { name, tagPrefix } = releasesAsked(project, options);
  const repository = openRepository(root, releaseFix);
  const found = findAllReleases(repository, tagPrefix);
  const listed = found.slice(0, maxReleases);
  const asked = { ...configOf(options), ...(only && { only }), ...(onReport && { onReport }) };
  const releases: PastRelease[] = [];
  for (const [at, release] of listed.entries()) {
    onStep?.(`Comparing ${release.version.join(".")} (${at + 1} of ${listed.length})`);
    releases.push(await pastRelease(repository, release, releaseBefore(repository, release, tagPrefix), asked));
  }
  const unlisted = found.length - listed.length;
  return { history: { ...(name === undefined ? {} : { name }), tagPrefix, releases, unlisted }, diagnostics: [], root };
}

/** Returns the package for the releases: with one package per API, that of the named API, otherwise the common one. */
function releasesAsked(
  { package: settings }: Project,
  { only, tagPrefix = "v" }: HistoryOptions,
): { readonly name?: string | undefined; readonly tagPrefix: string } {
  if (settings?.packages !== "per-api" || only === undefined) return { name: settings?.name, tagPrefix };
  const [first = "", ...others] = only;
  if (others.length > 0)
    throw new UsageError(
      `Each API has its own package and releases; name one of them with --only, such as --only ${first}.`,
    );
  const folder = interfaceFolder(first);
  return { name: apiPackageName(settings.name, folder), tagPrefix: apiTagPrefix(folder, tagPrefix) };
}

async function pastRelease(
  repository: Repository,
  release: Release,
  before: Release | undefined,
  { onReport, ...options }: Pick<DiffOptions, "config" | "untrusted" | "only"> & Pick<HistoryOptions, "onReport">,
): Promise<PastRelease> {
  const { version, revision } = release;
  const plain = {
    version: version.join("."),
    tag: revision.slice("refs/tags/".length),
    day: dayOf(repository, revision),
  };
  if (before === undefined) return plain;
  const past = { ...plain, before: before.version.join(".") };
  try {
    const { report, diagnostics } = await diffReleases(repository, [before, release], options);
    if (report === undefined) return { ...past, refused: refusedText(diagnostics) };
    onReport?.(plain.version, report);
    return { ...past, changes: releaseChanges(before.version, version, report) };
  } catch (error) {
    // An old release may lack an API, or its contents in a partial clone; the others are reported anyway.
    if (error instanceof UsageError) return { ...past, refused: error.message };
    throw error;
  }
}

function refusedText(diagnostics: readonly Diagnostic[]): string {
  const first = diagnostics.find(({ severity }) => severity === "error");
  if (first === undefined) return "specwright rejects a spec of this release.";
  const { path, line, column } = sourceLocation(first.origin);
  return `specwright rejects a spec of this release: ${path}:${line}:${column}: ${first.message}`;
}
