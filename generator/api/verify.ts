import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { RecordedOptions } from "./recorded/open-recorded.js";
import { isFaulty, type JudgedCall } from "./recorded/recorded-call.js";

/** Options of `verify`. */
export type VerifyOptions = RecordedOptions;

/** The result of `verify`: a result for each recorded call. */
export interface VerifyResult {
  /** Undefined if the spec could not be read. */
  readonly calls: readonly JudgedCall[] | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** The folder that their paths are relative to. */
  readonly root: string;
  /** No message of a call of the spec breaks it. */
  readonly ok: boolean;
}

/**
 * Validates recorded calls against a spec: an API of the project, or a file. Nothing is sent. Throws a `UsageError` on
 * invalid options, and on a file without calls.
 */
export async function verify(name: string, options: VerifyOptions): Promise<VerifyResult> {
  const { openRecorded } = await import("./recorded/open-recorded.js");
  const { contract, root, diagnostics, calls: recorded } = await openRecorded(name, options);
  if (contract === undefined || diagnostics.hasErrors())
    return { calls: undefined, diagnostics: diagnostics.all(), root, ok: false };
  const { createJudge } = await import("./recorded/judge-calls.js");
  const judge = await createJudge(contract);
  const calls: JudgedCall[] = [];
  for (const call of recorded) calls.push(await judge(call));
  return { calls, diagnostics: diagnostics.all(), root, ok: !calls.some(isFaulty) };
}
