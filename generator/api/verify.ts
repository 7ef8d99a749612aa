import { resolve } from "node:path";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { CallerSettings } from "../settings/settings.js";
import type { ProjectOptions } from "./open-project.js";
import { isFaulty, type JudgedCall } from "./recorded/recorded-call.js";

/** Options of `verify`. */
export type VerifyOptions = Omit<ProjectOptions, "files" | "only"> &
  CallerSettings & {
    /** A file with recorded calls: an HTTP Archive, or the entries of a sandbox's journal. */
    readonly har: string;
  };

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
  const { har, ...readOptions } = options;
  const { readCalls } = await import("./recorded/read-calls.js");
  const recorded = readCalls(resolve(readOptions.cwd ?? ".", har), har);
  const { openInterface } = await import("./open-interface.js");
  const diagnostics = createDiagnostics();
  const { contract, root } = await openInterface(
    name,
    { ...readOptions, strictness: readOptions.strictness ?? "lenient" },
    diagnostics,
  );
  if (contract === undefined || diagnostics.hasErrors())
    return { calls: undefined, diagnostics: diagnostics.all(), root, ok: false };
  const { createJudge } = await import("./recorded/judge-calls.js");
  const judge = await createJudge(contract);
  const calls: JudgedCall[] = [];
  for (const call of recorded) calls.push(await judge(call));
  return { calls, diagnostics: diagnostics.all(), root, ok: !calls.some(isFaulty) };
}
