import { notCompared } from "./compare/catalog/comparison.js";
import { findCauses } from "./compare/causes/find-causes.js";
import type { Change } from "./compare/change.js";
import { compareSettings } from "./compare/compare-settings.js";
import { compareProjects } from "./compare/compare-projects.js";
import { compareUnreadableParts } from "./compare/unreadable-parts.js";
import type { Level } from "./compare/kind-of-change.js";
import { advisedBump, type DiffReport, type ReportInterface } from "./report/diff-report.js";
import { finalLevels, type AcceptedEntry } from "./compare/final-levels.js";
import type { Diagnostics } from "./diagnostics/create-diagnostics.js";
import { loadVersions, type LoadedVersions } from "./pipeline/load-versions.js";
import { settingsRecord } from "./pipeline/settings-record.js";
import type { Contract } from "./model/contract.js";
import type { DiffSettings } from "./settings/diff-settings.js";
import type { DiffSides } from "./project/diff-side.js";

/** The findings of a comparison, before anything was settled. */
export interface Comparison {
  readonly sides: DiffSides;
  /** Findings in both versions, before settings were applied. */
  readonly changes: readonly Change[];
  /** The specs that were compared. */
  readonly versions: LoadedVersions;
  readonly interfaces: readonly ReportInterface[];
  /** Remarks on locations that neither version could be read at. */
  readonly notes: readonly string[];
  /** True if the specs are identical files. */
  readonly isSameText: boolean;
}

/** The settings that a report is made by. */
export interface ReportSettings {
  /** Levels by id of a kind of change; "off" leaves the kind out. */
  readonly levels: { readonly [id: string]: Level | "off" };
  /** The effect of parts that were not compared: they make a run fail, or are only reported. */
  readonly unreadable: DiffSettings["unreadable"];
  /** Levels for the changes that rules of the configuration pick. */
  readonly rules: DiffSettings["rules"];
  /** Sets of rules by name; levels by id and rules take precedence. */
  readonly policies: DiffSettings["policies"];
  /** The audiences whose harm counts. */
  readonly judge?: DiffSettings["judge"];
  /** Entries of the file with accepted changes. */
  readonly accepted: readonly AcceptedEntry[];
  /** The file that contains them, as messages show it. */
  readonly acceptedPath: string;
  /** "2026-11-21" */
  readonly today: string;
}

/** The first half of the pipeline: files of both sides -> specs -> changes. Unreadable parts of specs are not compared. */
export async function compareSides(
  sides: DiffSides,
  today: string,
  diagnostics: Diagnostics,
): Promise<Comparison | undefined> {
  const versions = await loadVersions(sides, diagnostics);
  const { before, after, lenient } = versions;
  const { names: nameSettings } = sides;
  if (diagnostics.hasErrors()) return undefined;
  const [older, newer] = sides.isWhole ? [settingsRecord(sides.before), settingsRecord(sides.after)] : [];
  const ofSettings = older && newer ? compareSettings(older, newer) : [];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const isNamedByTitle = [...sides.before.sources, ...sides.after.sources].every((source) => source.isNamedByTitle);
  return {
    sides,
    versions,
    changes: [
      ...compareProjects(before, after, {
        today,
        isNamedByTitle,
        lenient,
        ...(nameSettings && { names: nameSettings }),
      }),
      ...ofSettings,
    ],
    interfaces: names.map((name) => ({ name, before: rootOf(before.get(name)), after: rootOf(after.get(name)) })),
    notes: names.flatMap((name) => holeNotes(name, before.get(name), after.get(name))),
    isSameText: names.every((name) => textsOf(before.get(name)) === textsOf(after.get(name))),
  };
}

/** The second half: changes -> levels of the configuration -> accepted ones -> the report. */
export function reportOn(comparison: Comparison, settings: ReportSettings): DiffReport {
  const { sides, changes, interfaces, isSameText } = comparison;
  const { before, after, unchanged, isWhole, notes } = sides;
  const compared = new Set([...interfaces.map(({ name }) => name), ...unchanged]);
  const levels = { ...(settings.unreadable === "ignore" && { [notCompared]: "info" as const }), ...settings.levels };
  const settled = finalLevels(changes, { ...settings, levels, isAsWritten: (name) => isWhole || compared.has(name) });
  return {
    before: { name: before.name, prefix: before.prefix },
    after: { name: after.name, prefix: after.prefix },
    interfaces,
    unchanged,
    ...settled,
    causes: findCauses(settled.changes),
    acceptedPath: settings.acceptedPath,
    bump: advisedBump(settled, { textsDiffer: !isSameText, isCodeJudged: settings.judge?.includes("code") ?? true }),
    notes: [...notes, ...comparison.notes, ...unconfirmedNotes(settled.changes)],
  };
}

/** Returns the remark on counterexamples that are not shown. */
function unconfirmedNotes(changes: readonly Change[]): readonly string[] {
  const count = changes.filter(({ isUnconfirmed }) => isUnconfirmed === true).length;
  if (count === 0) return [];
  return [
    count === 1
      ? "One counterexample is not shown, since its serialized form did not confirm it."
      : `${count} counterexamples are not shown, since their serialized forms did not confirm them.`,
  ];
}

const maxPlaces = 3;

/** Returns one remark on the parts of an API that are equal in both versions and unreadable in both. */
function holeNotes(name: string, before: Contract | undefined, after: Contract | undefined): readonly string[] {
  if (before === undefined || after === undefined) return [];
  const { same } = compareUnreadableParts(before, after);
  if (same.length === 0) return [];
  const shown = same.slice(0, maxPlaces).join(", ");
  const more = same.length > maxPlaces ? ` and ${same.length - maxPlaces} more` : "";
  return [`"${name}" has unreadable parts that are the same in both versions: ${shown}${more}.`];
}

function rootOf(contract: Contract | undefined): string | undefined {
  return contract?.files[0]?.path;
}

function textsOf(contract: Contract | undefined): string {
  return JSON.stringify(contract?.files.map(({ text }) => text) ?? null);
}
