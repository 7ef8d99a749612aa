import { resolve, sep } from "node:path";
import type { InterfaceSummary, Project } from "./options.js";
import { isRecordedDiagnostic, type RecordedDiagnostic } from "./write/cache/recorded-diagnostics.js";
import { isRecord } from "./write/is-record.js";

/** What a run is remembered by, to be told again when nothing has changed. */
export interface RememberedRun {
  readonly interfaces: readonly InterfaceSummary[];
  readonly unchanged: number;
  readonly inputs: readonly string[];
  readonly diagnostics: readonly RecordedDiagnostic[];
}

/**
 * What the cache says about a run, when it is what a run writes there: a cache can be torn, old or forged. Source lines
 * are shown of the project's own inputs and outputs alone.
 */
export function rememberedRun(value: unknown, { cwd, outDir }: Project): RememberedRun | undefined {
  if (!isRecord(value)) return undefined;
  const { interfaces, unchanged, inputs, diagnostics } = value;
  const isWhole =
    isListOf(interfaces, isSummary) &&
    typeof unchanged === "number" &&
    isListOf(inputs, isText) &&
    isListOf(diagnostics, isRecordedDiagnostic);
  if (!isWhole) return undefined;
  const own = new Set(inputs);
  const isOwn = (path: string): boolean => own.has(resolve(cwd, path)) || resolve(cwd, path).startsWith(outDir + sep);
  const places = diagnostics.flatMap(({ origin, related }) => [origin, ...related.map((each) => each.origin)]);
  return places.every(({ path }) => isOwn(path)) ? { interfaces, unchanged, inputs, diagnostics } : undefined;
}

const counts = ["operations", "schemas", "elements", "openQuestions", "filesChanged"];

function isSummary(value: unknown): value is InterfaceSummary {
  return isRecord(value) && isText(value["name"]) && counts.every((name) => typeof value[name] === "number");
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every((item) => isItem(item));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
