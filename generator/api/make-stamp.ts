import { resolve } from "node:path";
import { changelogSection } from "../compare/report/changelog.js";
import { compareVersions, nextVersion, parseVersion, type Version } from "../compare/next-version.js";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import { diskTree } from "../load/file-tree.js";
import { outputListIn } from "../pipeline/settings-record.js";
import { openTree } from "../project/git/open-tree.js";
import { dayOf, openRepository } from "../project/git/repository.js";
import { UsageError } from "../usage-error.js";
import { diff } from "./diff.js";
import { openProject } from "./open-project.js";
import { diffReleases, findReleases, type Release } from "./releases.js";
import type { Stamp, StampOptions, StampResult } from "./stamp-options.js";
import { publishedTexts } from "./published-texts.js";
import { writeStamp } from "./write-stamp.js";

/** Releases of which a changelog tells; older ones have no section. */
const mostReleases = 10;

/** See `stamp`. Announced days are judged as on the day of the commit, so that the same commits give the same changelog. */
export async function makeStamp(options: StampOptions): Promise<StampResult> {
  const { cwd = ".", tagPrefix = "v", folder } = options;
  const faults = createDiagnostics();
  const project = await openProject(options, faults);
  const root = project?.cwd ?? resolve(cwd);
  if (project === undefined || faults.hasErrors()) return { diagnostics: faults.all(), root };
  if (project.package === undefined) throw new UsageError('There is no "package" in the configuration to stamp.');
  const { name, version: configured } = project.package;
  // A version is given to contracts that are sound.
  const strictness = project.strictness ?? "strict";
  const repository = openRepository(root);
  const releases = findReleases(repository, tagPrefix);
  const [newest] = releases;
  if (newest === undefined) {
    const first = `## ${configured}\n\nThe first version.\n`;
    return finish({ name, version: configured, bump: "none", changelog: changelogText([first]) });
  }
  const sides = { base: newest.revision, today: dayOf(repository, "HEAD"), strictness };
  const { report, diagnostics } = await diff({ ...configOf(options), cwd: root, ...sides });
  if (report === undefined) return { diagnostics, root };
  const bump = report.bump === "none" && isOtherOutput(root, project.outDir, newest) ? "patch" : report.bump;
  const version = atLeast(configured, nextVersion(newest.version, bump));
  const isNew = version !== newest.version.join(".");
  const sections = isNew ? [changelogSection(version, { ...report, bump })] : [];
  for (const [at, release] of releases.slice(0, mostReleases).entries())
    sections.push(await pastSection(release, releases[at + 1]));
  if (releases.length > mostReleases) sections.push("Older versions are not listed.\n");
  return finish({ name, version, released: newest.version.join("."), bump, changelog: changelogText(sections) });

  async function pastSection(release: Release, before: Release | undefined): Promise<string> {
    const title = release.version.join(".");
    if (before === undefined) return `## ${title}\n\nThe first version.\n`;
    const past = await diffReleases(repository, [before, release], { ...configOf(options), strictness });
    if (past.report !== undefined) return changelogSection(title, past.report);
    return `## ${title}\n\nNot compared: a contract of that time is refused now.\n`;
  }

  async function finish(made: Stamp): Promise<StampResult> {
    if (folder === undefined || project === undefined) return { stamp: made, diagnostics: [], root };
    const published = await publishedTexts({ ...project, strictness });
    if ("faults" in published) return { diagnostics: published.faults, root };
    writeStamp(resolve(cwd, folder), made, published.texts, resolve(cwd));
    return { stamp: made, diagnostics: [], root };
  }
}

/** The configuration that callers name, from wherever it is read. */
export function configOf({ config, untrusted, cwd }: StampOptions): Pick<StampOptions, "config" | "untrusted"> {
  return {
    ...(config === undefined ? {} : { config: resolve(cwd ?? ".", config) }),
    ...(untrusted === undefined ? {} : { untrusted }),
  };
}

/** True when the committed output of a release has other files than today's: the tool may have changed, and not the contracts. */
function isOtherOutput(root: string, outDir: string, { revision }: Release): boolean {
  const before = outputListIn(outDir, openTree(root, revision).tree);
  return before !== undefined && before !== outputListIn(outDir, diskTree(root));
}

/** The higher one of a configured version and the one that changes demand. */
function atLeast(configured: string, demanded: Version): string {
  // A version before its release is what somebody has asked for in so many words.
  const asked = parseVersion(configured);
  return asked === undefined || compareVersions(asked, demanded) > 0 ? configured : demanded.join(".");
}

function changelogText(sections: readonly string[]): string {
  return ["# Changelog\n", ...sections].join("\n");
}
