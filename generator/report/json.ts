import { visibleJson } from "../text/visible.js";
import type { ValueDirection, Level } from "../compare/kind-of-change.js";
import type { RecordedReport } from "../compare/recorded-calls.js";
import type { ConsumersReport } from "../compare/consumers.js";
import type { ChangeUsers, RejectedValue, UsageReport } from "../compare/usages/join-usages.js";
import type { Witness } from "../compare/change.js";
import type { AcceptedEntry, SettledChange } from "../compare/final-levels.js";
import { countsOf } from "./counts.js";
import type { Bump } from "../compare/next-version.js";
import type { DiffReport, ReportInterface } from "./diff-report.js";
import { reportPlaces, type ReportPlaces } from "./place.js";
import { witnessDocument } from "./witness-document.js";

/** The output of `diff --format json`. Members are added in later versions, and never change their meaning. */
export interface JsonDiffReport {
  /** The version of this shape. */
  readonly version: 1;
  /** The name of the earlier version: a revision or a folder. */
  readonly before: string;
  /** The name of the later version. */
  readonly after: string;
  readonly interfaces: readonly ReportInterface[];
  /** Names of interfaces of which no file has changed. */
  readonly unchanged: readonly string[];
  /** Most severe first. */
  readonly changes: readonly JsonChange[];
  /** The changes by edited place: that which says most, and those that are told with it, by fingerprint. */
  readonly causes: readonly { readonly change: string; readonly folded: readonly string[]; readonly uses: number }[];
  /** Changes that were let pass; `until` is the last day on which that counts. */
  readonly accepted: readonly (JsonChange & { readonly reason: string; readonly until?: string })[];
  /** Entries whose day has passed; their changes count again. */
  readonly expired: readonly AcceptedEntry[];
  /** Entries whose changes are no more. */
  readonly stale: readonly AcceptedEntry[];
  /** The number of changes of this level. */
  readonly breaking: number;
  /** The number of changes of this level. */
  readonly warnings: number;
  /** The number of changes of this level. */
  readonly infos: number;
  /** The step of the version that the changes ask for. */
  readonly bump: Bump;
  /** Places that could not be read and were not compared. */
  readonly notCompared: number;
  /** With `--consumers`: lines that compile with the older version alone. */
  readonly consumers?: {
    /** The number of files that were compiled. */
    readonly files: number;
    readonly broken: readonly {
      readonly path: string;
      readonly line: number;
      readonly column: number;
      readonly message: string;
      /** Fingerprints of the changes whose names the line or the complaint mentions. */
      readonly changes: readonly string[];
    }[];
    /** Fingerprints of changes that break code and that no such line is about. */
    readonly unnoticed: readonly string[];
  };
  /** With `--har`: recorded calls that keep the older version and break the newer one. */
  readonly recorded?: RecordedReport;
  /** With `--usage`: the number of consumers, and the values in their code that only the older version accepts. */
  readonly usage?: {
    readonly consumers: number;
    readonly rejected: readonly (Omit<RejectedValue, "changes"> & {
      /** Fingerprints of the changes of the property. */
      readonly changes: readonly string[];
    })[];
  };
  /** Remarks for the reader about the comparison. */
  readonly notes: readonly string[];
}

/** A change as the JSON report has it. */
export interface JsonChange {
  /** The kind of change: an entry of the catalogue. */
  readonly id: string;
  /** Twelve hexadecimal digits; the same change has the same one, whatever else is edited. */
  readonly fingerprint: string;
  /** The name of the interface. */
  readonly contract: string;
  /** The changed thing, by names: "Order.quantity". */
  readonly subject: string;
  /** The level that counts, after the configuration was asked. */
  readonly level: Level;
  /** The level without the configuration. */
  readonly judged: Level;
  /** Levels by direction; absent where the change means nothing there. */
  readonly wire: { readonly sent?: Level; readonly read?: Level };
  /** The harm to compiled code; absent where there is none. */
  readonly code?: Level;
  /** "weakens" if more callers get in, or if a credential is exposed. */
  readonly security?: "weakens";
  /** The change in one sentence, as the text report has it. */
  readonly sentence: string;
  /** An instruction, as the text report has it. */
  readonly hint: string;
  readonly places: ReportPlaces;
  /** Messages in which the change is met. */
  readonly uses: readonly { readonly direction: ValueDirection; readonly text: string }[];
  /** With `--usage`: the consumers of the changed part, each once, by the way in which they use it; empty without any. */
  readonly users?: readonly ChangeUsers[];
  /** A document that shows the harm; absent where none was found. */
  readonly witness?: JsonWitness;
}

/** A witness as far as reports show it. */
interface JsonWitness extends Witness {
  /** The length of the whole document in UTF-16 code units, where `text` is shortened. */
  readonly length?: number;
}

/** A report as one JSON document of the shape `JsonDiffReport`. */
export function jsonDiffReport(report: DiffReport): string {
  const { before, after, interfaces, unchanged, accepted, expired, stale, bump, consumers, recorded, usage, notes } =
    report;
  const counts = countsOf(report);
  const document: JsonDiffReport = {
    version: 1,
    before: before.name,
    after: after.name,
    interfaces,
    unchanged,
    changes: report.changes.map((change) => jsonChange(change, report)),
    causes: report.causes.map(({ change, folded, uses }) => ({
      change: change.fingerprint,
      folded: printsOf(folded),
      uses,
    })),
    accepted: accepted.map(({ change, entry: { reason, until } }) => ({
      ...jsonChange(change, report),
      reason,
      ...(until === undefined ? {} : { until }),
    })),
    expired,
    stale,
    breaking: counts.levels.breaking,
    warnings: counts.levels.warning,
    infos: counts.levels.info,
    bump,
    notCompared: counts.notCompared,
    ...(recorded && { recorded }),
    ...(consumers && { consumers: jsonConsumers(consumers) }),
    ...(usage && { usage: jsonUsage(usage) }),
    notes,
  };
  return visibleJson(document);
}

function printsOf(changes: readonly SettledChange[]): readonly string[] {
  return changes.map(({ fingerprint }) => fingerprint);
}

function jsonUsage({ consumers, rejected }: UsageReport): NonNullable<JsonDiffReport["usage"]> {
  return { consumers, rejected: rejected.map(({ changes, ...value }) => ({ ...value, changes: printsOf(changes) })) };
}

function jsonConsumers({ files, broken, unnoticed }: ConsumersReport): NonNullable<JsonDiffReport["consumers"]> {
  return {
    files,
    broken: broken.map(({ path, line, column, message, changes }) => ({
      ...{ path, line, column, message },
      changes: printsOf(changes),
    })),
    unnoticed: printsOf(unnoticed),
  };
}

function jsonChange(change: SettledChange, report: DiffReport): JsonChange {
  const { id, fingerprint, contract, subject, level, judged, wire, code, security } = change;
  const { sentence, hint, uses, witness } = change;
  const users = report.usage?.users.get(fingerprint);
  return {
    ...{ id, fingerprint, contract, subject, level, judged },
    wire: { ...(wire.sent && { sent: wire.sent }), ...(wire.read && { read: wire.read }) },
    ...(code && { code }),
    ...(security && { security }),
    ...{ sentence, hint },
    places: reportPlaces(change, report),
    uses: uses.map(({ direction, text }) => ({ direction, text })),
    ...(users && { users }),
    ...(witness && { witness: jsonWitness(witness) }),
  };
}

function jsonWitness(witness: Witness): JsonWitness {
  const { language, acceptedBy } = witness;
  const text = witnessDocument(witness);
  return { language, text, acceptedBy, ...(text === witness.text ? {} : { length: witness.text.length }) };
}
