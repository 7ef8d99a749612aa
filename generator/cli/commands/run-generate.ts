import { resolve } from "node:path";
import { UsageError } from "../../usage-error.js";
import { writeFile } from "../../pipeline/write-file.js";
import { visibleJson } from "../../text/visible.js";
import { generate, type GenerateOptions as ApiOptions } from "../../api/generate.js";
import type { GenerateResult } from "../../project-types.js";
import { loadSettings, outputSettings, placeSettings } from "../../settings/settings.js";
import type { GlobalOptions } from "../context.js";
import { codeOf, exitCodes, type ExitCode } from "../exit-codes.js";
import { startProgress } from "../progress.js";
import { printResult } from "../report/print-result.js";
import { configOptionsOf, settingsOf, type ConfigOptions } from "./setting-options.js";
import type { Terminal } from "../terminal.js";
import { standardInput } from "../standard-input.js";

/** The options as commander gives them. */
export interface GenerateOptions extends GlobalOptions, ConfigOptions {
  readonly check?: boolean;
  readonly verify?: boolean;
  readonly watch?: boolean;
  readonly only?: readonly string[];
  readonly skipped?: string;
  readonly progress?: boolean;
}

/** `specwright generate`: diagnostics go to standard error, a line for each API to standard output. */
export async function runGenerateCommand(
  files: readonly string[],
  options: GenerateOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (options.watch === true && options.check === true) {
    throw new UsageError("--check and --watch are mutually exclusive.");
  }
  if (options.verify === true) checkAlone(options);
  const request = await apiOptions(files, options, terminal);
  if (options.verify === true) {
    const { runVerifyOutput } = await import("./run-verify-output.js");
    return runVerifyOutput(request, options, terminal);
  }
  if (options.watch === true) {
    const { watchAndGenerate } = await import("./run-watch.js");
    return watchAndGenerate(request, options, terminal);
  }
  return generateOnce(request, options, terminal);
}

/** A record is verified as a whole. */
function checkAlone({ check, watch, only, skipped }: GenerateOptions): void {
  const others = Object.entries({ check, watch, only, skipped }).filter(([, value]) => value !== undefined);
  const [first] = others.map(([name]) => name);
  if (first !== undefined) throw new UsageError(`--verify and --${first} are mutually exclusive.`);
}

async function generateOnce(request: ApiOptions, options: GenerateOptions, terminal: Terminal): Promise<ExitCode> {
  const progress = startProgress("Generating", terminal, {
    quiet: options.quiet === true,
    lines: options.progress === true,
  });
  let result: GenerateResult;
  try {
    result = await generate({ ...request, onStep: (doing) => progress.step(doing) });
  } finally {
    progress.stop();
  }
  if (options.skipped !== undefined) await writeGivenUp(options.skipped, result, terminal);
  await printResult(result, request.check === true, options, terminal);
  return result.ok ? exitCodes.done : codeOf(result.diagnostics);
}

/** The report is a separate file, in addition to the printed output. */
async function writeGivenUp(file: string, { skipped = [] }: GenerateResult, { cwd }: Terminal): Promise<void> {
  const { skippedReportText } = await import("../report/skipped-report-text.js");
  const text = file.toLowerCase().endsWith(".json") ? visibleJson(skipped) : skippedReportText(skipped);
  writeFile(resolve(cwd, file), text, cwd);
}

async function apiOptions(files: readonly string[], options: GenerateOptions, terminal: Terminal): Promise<ApiOptions> {
  const { check, only, skipped } = options;
  return {
    cwd: terminal.cwd,
    files,
    ...(await standardInput(files, terminal)),
    ...(check === undefined ? {} : { check }),
    ...(only === undefined ? {} : { only }),
    ...(skipped === undefined ? {} : { skipped: true }),
    ...configOptionsOf(options),
    ...settingsOf({ ...placeSettings, ...outputSettings, ...loadSettings }, options),
  };
}
