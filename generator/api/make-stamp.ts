import { resolve } from "node:path";
import { changelogSection } from "../report/changelog.js";
import { compareVersions, nextVersion, parseVersion, type SemanticVersion } from "../compare/next-version.js";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { diskTree } from "../load/file-tree.js";
import { outputListIn } from "../pipeline/settings-record.js";
import { interfaceFolder } from "../plan/plan-interfaces.js";
import type { InterfaceSource, Project } from "../project-types.js";
import { openTree } from "../project/git/open-tree.js";
import { dayOf, openRepository, type Repository } from "../project/git/repository.js";
import { apiPackageName, apiTagPrefix } from "../settings/package-settings.js";
import { UsageError } from "../usage-error.js";
import { filesIn } from "../write/output/manifest.js";
import { diff } from "./diff.js";
import { openProject } from "./open-project.js";
import { diffReleases, findReleases, releaseFix, type Release } from "./releases.js";
import type { Stamp, StampOptions, StampResult } from "./stamp-options.js";
import { publishedTexts } from "./published-texts.js";
import { stampWriter } from "./write-stamp.js";

/** Maximum number of releases in a changelog; older ones have no section. */
const maxReleases = 10;

/** See `stamp`. Announced days are evaluated on the day of the commit, so that the same commits produce the same changelog. */
export async function makeStamp(options: StampOptions): Promise<StampResult> {
  const { cwd = ".", tagPrefix = "v", folder } = options;
  const faults = createDiagnostics();
  const project = await openProject(options, faults);
  const root = project?.cwd ?? resolve(cwd);
  if (project === undefined || faults.hasErrors()) return { diagnostics: faults.all(), root };
  const { package: settings } = project;
  if (settings === undefined) {
    throw new UsageError(
      'The configuration has no setting "package"; add one with a name and a version: { "package": { "name": "@acme/orders", "version": "1.0.0" } }.',
    );
  }
  // Only valid specs can have a version.
  const sound = { ...project, strictness: project.strictness ?? "strict" };
  const repository = openRepository(root, releaseFix);
  const apis: Stamp[] = [];
  const writers: (() => void)[] = [];
  for (const packaged of packagesOf(sound, tagPrefix)) {
    const made = await stampOf(packaged, sound, repository, options);
    if (!("version" in made)) return { diagnostics: made.faults, root };
    const stamp = { ...made, ...(packaged.isUmbrella && { apis: [...apis] }) };
    if (folder !== undefined) {
      const published = await publishedTexts({ ...sound, interfaces: packaged.interfaces });
      if ("faults" in published) return { diagnostics: published.faults, root };
      const copy = resolve(cwd, folder, packaged.folder);
      writers.push(stampWriter(copy, stamp, published.texts, resolve(cwd)));
    }
    apis.push(stamp);
  }
  for (const write of writers) write();
  const stamp = apis.at(-1);
  return { ...(stamp !== undefined && { stamp }), diagnostics: [], root };
}

interface ProjectPackage {
  readonly name: string;
  /** Below the output folder. */
  readonly folder: string;
  readonly interfaces: readonly InterfaceSource[];
  /** Undefined for all APIs. */
  readonly only?: readonly string[];
  /** The text before the version in the names of its release tags: "orders-v". */
  readonly tagPrefix: string;
  readonly isUmbrella: boolean;
}

/** Returns the packages of a project: that of each API, if it has one, and then the common package. */
function packagesOf({ package: settings, interfaces }: Project, tagPrefix: string): readonly ProjectPackage[] {
  if (settings === undefined) return [];
  const { name, packages } = settings;
  const isUmbrella = packages === "per-api";
  const apis = interfaces.map((source): ProjectPackage => {
    const folder = interfaceFolder(source.name);
    const named = { name: apiPackageName(name, folder), tagPrefix: apiTagPrefix(folder, tagPrefix) };
    return { ...named, folder, interfaces: [source], only: [source.name], isUmbrella: false };
  });
  return [...(isUmbrella ? apis : []), { name, folder: "", interfaces, tagPrefix, isUmbrella }];
}

async function stampOf(
  { name, folder, only, tagPrefix }: ProjectPackage,
  { cwd: root, package: settings, outDir, strictness = "strict" }: Project,
  repository: Repository,
  options: StampOptions,
): Promise<Stamp | { readonly faults: readonly Diagnostic[] }> {
  const configured = settings?.version ?? "";
  const releases = findReleases(repository, tagPrefix);
  const [newest] = releases;
  if (newest === undefined) {
    const changelog = changelogText([`## ${configured}\n\nThe first version.\n`]);
    return { name, version: configured, bump: "none", tagPrefix, changelog };
  }
  const asked = { ...configOf(options), strictness, ...(only === undefined ? {} : { only }) };
  const sides = { base: newest.revision, today: dayOf(repository, "HEAD") };
  const { report, diagnostics } = await diff({ ...asked, cwd: root, ...sides });
  if (report === undefined) return { faults: diagnostics };
  const bump = report.bump === "none" && isOtherOutput(root, outDir, folder, newest) ? "patch" : report.bump;
  const version = atLeast(configured, nextVersion(newest.version, bump));
  const isNew = version !== newest.version.join(".");
  const sections = isNew ? [changelogSection(version, { ...report, bump })] : [];
  for (const [at, release] of releases.slice(0, maxReleases).entries())
    sections.push(await pastSection(release, releases[at + 1]));
  if (releases.length > maxReleases) sections.push("Older versions are not listed.\n");
  return { name, version, released: newest.version.join("."), bump, tagPrefix, changelog: changelogText(sections) };

  async function pastSection(release: Release, before: Release | undefined): Promise<string> {
    const title = release.version.join(".");
    if (before === undefined) return `## ${title}\n\nThe first version.\n`;
    const past = await diffReleases(repository, [before, release], asked);
    if (past.report !== undefined) return changelogSection(title, past.report);
    return `## ${title}\n\nNot compared: specwright rejects a spec of this release.\n`;
  }
}

/** Returns the configuration that callers name, from any source. */
export function configOf({ config, untrusted, cwd }: StampOptions): Pick<StampOptions, "config" | "untrusted"> {
  return {
    ...(config === undefined ? {} : { config: resolve(cwd ?? ".", config) }),
    ...(untrusted === undefined ? {} : { untrusted }),
  };
}

/**
 * True if the committed output of a release has other files than the current one: the tool may have changed, and not
 * the specs. Only files in the folder of the package count; an empty one is that of the whole output.
 */
function isOtherOutput(root: string, outDir: string, folder: string, { revision }: Release): boolean {
  const filesOf = (list: string | undefined): string | undefined =>
    folder === "" || list === undefined ? list : [...filesIn(list)].filter(isBelowFolder).join("\n");
  const isBelowFolder = ([path]: readonly [string, string]): boolean => path.startsWith(`${folder}/`);
  const before = filesOf(outputListIn(outDir, openTree(root, revision).tree));
  return before !== undefined && before !== filesOf(outputListIn(outDir, diskTree(root)));
}

/** Returns the higher one of a configured version and the one that changes require. */
function atLeast(configured: string, demanded: SemanticVersion): string {
  // A prerelease version is an explicit request.
  const asked = parseVersion(configured);
  return asked === undefined || compareVersions(asked, demanded) > 0 ? configured : demanded.join(".");
}

function changelogText(sections: readonly string[]): string {
  return ["# Changelog\n", ...sections].join("\n");
}
