import { resolve } from "node:path";
import { createDiagnostics, type Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { LoadOptions } from "../../pipeline/load-contracts.js";
import type { CallerSettings } from "../../settings/settings.js";
import { openInterface, type OpenedInterface } from "../open-interface.js";
import type { ProjectOptions } from "../open-project.js";
import { readCalls } from "./read-calls.js";
import type { RecordedCall } from "./recorded-call.js";

/** Options of commands that read recorded calls. */
export type RecordedOptions = Omit<ProjectOptions, "files" | "only"> &
  CallerSettings & {
    /** A file with recorded calls: an HTTP Archive, or the entries of a sandbox's journal. */
    readonly har: string;
  };

/** Recorded calls, and the API that received them. */
export interface OpenedRecording extends OpenedInterface {
  readonly calls: readonly RecordedCall[];
  /** The absolute path of the file with the calls. */
  readonly harPath: string;
  readonly diagnostics: Diagnostics;
}

/**
 * Reads recorded calls, and the spec of an API: leniently unless the options say otherwise. Throws a `UsageError` on invalid
 * options, and on a file without calls.
 */
export async function openRecorded(
  name: string,
  { har, ...options }: RecordedOptions,
  loading?: Pick<LoadOptions, "isAsWritten">,
): Promise<OpenedRecording> {
  const harPath = resolve(options.cwd ?? ".", har);
  const calls = readCalls(harPath, har);
  const diagnostics = createDiagnostics();
  const lenient = { ...options, strictness: options.strictness ?? "lenient" };
  return { ...(await openInterface(name, lenient, diagnostics, loading)), calls, harPath, diagnostics };
}
