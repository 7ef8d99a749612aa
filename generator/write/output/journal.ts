import { isRecord } from "../../settings/kinds.js";
import { isOutputPath } from "./output-path.js";
import { manifestName } from "./work-names.js";

/**
 * The decisions of a run, written down before its first step. From then on the work is finished, by that run or by the
 * next one; without a journal nothing has happened yet.
 */
export interface WriteJournal {
  /** Files that are put in place. */
  readonly puts: readonly JournalPut[];
  /** Files that are removed. */
  readonly removals: readonly JournalRemoval[];
}

/** A file that a write puts in place. */
export interface JournalPut {
  /** Relative to the output folder. */
  readonly path: string;
  /** The name of the prepared file in the stage. */
  readonly from: string;
  /** Digests of what is replaced, null for nothing, and of what comes. */
  readonly before: string | null;
  readonly after: string;
}

/** A file that a write removes. */
export interface JournalRemoval {
  /** Relative to the output folder. */
  readonly path: string;
  /** The digest of the content that may be removed. */
  readonly before: string;
}

/** The name of the journal in the stage. */
export const journalName = "journal.json";

/** The text of a journal. */
export function journalText(journal: WriteJournal): string {
  return JSON.stringify(journal);
}

/** Reads a journal; undefined when it is none of ours, whole and harmless: it stands in a folder that others can write to. */
export function parseJournal(text: string): WriteJournal | undefined {
  try {
    const { puts, removals } = JSON.parse(text) as { readonly puts: unknown; readonly removals: unknown };
    const isWhole =
      Array.isArray(puts) && puts.every(isPut) && Array.isArray(removals) && removals.every((step) => isRemoval(step));
    return isWhole ? { puts, removals } : undefined;
  } catch {
    return undefined;
  }
}

function isPut(step: unknown): step is JournalPut {
  if (!isRecord(step) || typeof step.path !== "string") return false;
  const hasPlace = isOutputPath(step.path) || step.path === manifestName;
  const hasSource = typeof step.from === "string" && /^\d+$/.test(step.from);
  return hasPlace && hasSource && (step.before === null || isDigest(step.before)) && isDigest(step.after);
}

function isRemoval(step: unknown): step is JournalRemoval {
  return isRecord(step) && typeof step.path === "string" && isOutputPath(step.path) && isDigest(step.before);
}

function isDigest(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}
