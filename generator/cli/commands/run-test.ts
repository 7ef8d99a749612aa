import { testForms, type TestFormat } from "../../api/contract-tests/report/forms.js";
import { testContracts } from "../../api/contract-tests/test-contracts.js";
import { rebased } from "../../diagnostics/rebase.js";
import { loadSettings } from "../../settings/settings.js";
import type { GlobalOptions } from "../context.js";
import { codeOf, exitCodes, type ExitCode } from "../exit-codes.js";
import { UsageError } from "../../usage-error.js";
import { startProgress } from "../progress.js";
import { textOptions } from "../report/diagnostics-text.js";
import { configOptionsOf, settingsOf, type ConfigOptions } from "./setting-options.js";
import type { Terminal } from "../terminal.js";

/** The options as commander gives them. */
export interface TestCommandOptions extends GlobalOptions, ConfigOptions {
  readonly format: TestFormat;
  readonly only?: readonly string[];
  readonly coverage?: boolean;
  readonly mutate?: boolean;
  readonly maxMutants?: number;
  readonly minScore?: number;
  readonly url?: string;
  readonly header?: Readonly<Record<string, string>>;
  readonly allMethods?: boolean;
}

/** `specwright test`: the report goes to standard output. */
export async function runTestCommand(
  files: readonly string[],
  options: TestCommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { only, format, quiet = false, coverage = false, mutate = false, maxMutants, minScore } = options;
  const { url, header, allMethods } = options;
  if (url === undefined && (header !== undefined || allMethods !== undefined))
    throw new UsageError(`${header === undefined ? "--all-methods" : "--header"} needs --url.`);
  if (!mutate && (maxMutants !== undefined || minScore !== undefined))
    throw new UsageError(`${maxMutants === undefined ? "--min-score" : "--max-mutants"} needs --mutate.`);
  const { cwd, stdout } = terminal;
  const progress = startProgress("Testing", terminal, { quiet });
  const result = await testContracts({
    cwd,
    files,
    coverage,
    mutate,
    ...(url === undefined ? {} : { url }),
    ...(header === undefined ? {} : { headers: header }),
    ...(allMethods === undefined ? {} : { allMethods }),
    ...(maxMutants === undefined ? {} : { maxMutants }),
    ...(minScore === undefined ? {} : { minScore }),
    ...(only === undefined ? {} : { only }),
    ...configOptionsOf(options),
    ...settingsOf(loadSettings, options),
    onStep: progress.step,
  }).finally(() => progress.stop());
  const write = await testForms[format].writer();
  const diagnostics = rebased(result.diagnostics, result.root, cwd);
  stdout.write(write({ ...result, diagnostics }, { ...textOptions(options, terminal, stdout, undefined), quiet }));
  return result.ok ? exitCodes.done : codeOf(result.diagnostics);
}
