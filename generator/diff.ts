import type { Change } from "./compare/change.js";
import { compareSettings } from "./compare/compare-settings.js";
import { compareProjects } from "./compare/compare-projects.js";
import type { Level } from "./compare/kind-of-change.js";
import { advisedBump, type DiffReport, type ReportInterface } from "./compare/report/diff-report.js";
import { settle, type AcceptedEntry } from "./compare/settle.js";
import type { Diagnostics } from "./diagnostics/collector.js";
import { loadContracts } from "./pipeline/load-contracts.js";
import { settingsRecord } from "./pipeline/settings-record.js";
import type { Contract } from "./model/contract.js";
import type { DiffSide, DiffSides } from "./project/diff-side.js";

/** The findings of a comparison, before anything was settled. */
export interface Comparison {
  readonly sides: DiffSides;
  readonly changes: readonly Change[];
  readonly interfaces: readonly ReportInterface[];
  /** True when the specs are the same, text by text. */
  readonly isSameText: boolean;
}

export interface ReportSettings {
  readonly levels: { readonly [id: string]: Level | "off" };
  readonly accepted: readonly AcceptedEntry[];
  /** The file that they stand in, as messages show it. */
  readonly acceptedPath: string;
  /** "2026-11-21" */
  readonly today: string;
}

/**
 * The first half of the pipeline: files of both sides -> contracts -> changes. Faults of specs are reported, and then
 * nothing is compared.
 */
export async function compareSides(
  sides: DiffSides,
  today: string,
  diagnostics: Diagnostics,
): Promise<Comparison | undefined> {
  const before = await contractsOf(sides.before, diagnostics);
  const after = await contractsOf(sides.after, diagnostics);
  if (diagnostics.hasErrors()) return undefined;
  const [older, newer] = sides.isWhole ? [settingsRecord(sides.before), settingsRecord(sides.after)] : [];
  const ofSettings = older && newer ? compareSettings(older, newer) : [];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return {
    sides,
    changes: [...compareProjects(before, after, { today }), ...ofSettings],
    interfaces: names.map((name) => ({ name, before: rootOf(before.get(name)), after: rootOf(after.get(name)) })),
    isSameText: names.every((name) => textsOf(before.get(name)) === textsOf(after.get(name))),
  };
}

/** The second half: changes -> levels of the configuration -> accepted ones -> the report. */
export function reportOn(comparison: Comparison, settings: ReportSettings): DiffReport {
  const { sides, changes, interfaces, isSameText } = comparison;
  const { before, after, unchanged, isWhole, notes } = sides;
  const compared = new Set([...interfaces.map(({ name }) => name), ...unchanged]);
  const settled = settle(changes, { ...settings, isCompared: (name) => isWhole || compared.has(name) });
  return {
    before: { name: before.name, prefix: before.prefix },
    after: { name: after.name, prefix: after.prefix },
    interfaces,
    unchanged,
    ...settled,
    acceptedPath: settings.acceptedPath,
    bump: advisedBump(settled, !isSameText),
    notes,
  };
}

async function contractsOf(side: DiffSide, diagnostics: Diagnostics): Promise<ReadonlyMap<string, Contract>> {
  const { contracts } = await loadContracts(
    { cwd: side.cwd, strictness: "strict", ...side.settings },
    side.sources,
    diagnostics,
    {
      tree: side.tree,
    },
  );
  return new Map([...contracts].map(([{ name }, contract]) => [name, contract]));
}

function rootOf(contract: Contract | undefined): string | undefined {
  return contract?.files[0]?.path;
}

function textsOf(contract: Contract | undefined): string {
  return JSON.stringify(contract?.files.map(({ text }) => text) ?? null);
}
