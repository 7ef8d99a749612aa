import type { Change } from "./compare/change.js";
import { compareProjects } from "./compare/compare-projects.js";
import type { Level } from "./compare/kind-of-change.js";
import { advisedBump, type DiffReport, type ReportInterface } from "./compare/report/diff-report.js";
import { settle, type AcceptedEntry } from "./compare/settle.js";
import type { Diagnostics } from "./diagnostics/collector.js";
import { loadContracts } from "./load-contracts.js";
import type { Contract } from "./model/contract.js";
import type { DiffSide, DiffSides } from "./project/diff-side.js";

export interface DiffSettings {
  readonly levels: { readonly [id: string]: Level | "off" };
  readonly accepted: readonly AcceptedEntry[];
  /** The file that they stand in, as messages show it. */
  readonly acceptedPath: string;
  /** "2026-11-21" */
  readonly today: string;
}

/** A comparison: what was found, and what is left of it under the settings. */
export interface DiffRun {
  readonly found: readonly Change[];
  readonly report: DiffReport;
}

/**
 * The whole pipeline: files -> contracts of both sides -> changes -> report. Faults of specs are reported, and then there
 * is no report.
 */
export async function runDiff(
  sides: DiffSides,
  settings: DiffSettings,
  diagnostics: Diagnostics,
): Promise<DiffRun | undefined> {
  const before = await contractsOf(sides.before, diagnostics);
  const after = await contractsOf(sides.after, diagnostics);
  if (diagnostics.hasErrors()) return undefined;
  const { today, levels, accepted, acceptedPath } = settings;
  const found = compareProjects(before, after, { today });
  const compared = new Set([...before.keys(), ...after.keys(), ...sides.unchanged]);
  const settled = settle(found, { levels, accepted, today, isCompared: (name) => compared.has(name) });
  const interfaces = interfacesOf(before, after);
  const textsDiffer = interfaces.some(({ name }) => !sameTexts(before.get(name), after.get(name)));
  const report = {
    before: { name: sides.before.name, prefix: sides.before.prefix },
    after: { name: sides.after.name, prefix: sides.after.prefix },
    interfaces,
    unchanged: sides.unchanged,
    ...settled,
    acceptedPath,
    bump: advisedBump(settled, textsDiffer),
    notes: sides.notes,
  };
  return { found, report };
}

async function contractsOf(side: DiffSide, diagnostics: Diagnostics): Promise<ReadonlyMap<string, Contract>> {
  const { contracts } = await loadContracts(side, side.sources, diagnostics, side.tree);
  return new Map([...contracts].map(([{ name }, contract]) => [name, contract]));
}

function interfacesOf(
  before: ReadonlyMap<string, Contract>,
  after: ReadonlyMap<string, Contract>,
): readonly ReportInterface[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.map((name) => ({ name, before: rootOf(before.get(name)), after: rootOf(after.get(name)) }));
}

function rootOf(contract: Contract | undefined): string | undefined {
  return contract?.files[0]?.path;
}

function sameTexts(before: Contract | undefined, after: Contract | undefined): boolean {
  const texts = (contract: Contract | undefined): string => JSON.stringify(contract?.files.map(({ text }) => text));
  return texts(before) === texts(after);
}
