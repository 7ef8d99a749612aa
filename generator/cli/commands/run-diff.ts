import { resolve } from "node:path";
import { diff } from "../../api/diff.js";
import type { AcceptOptions, DiffOptions as ApiOptions, DiffResult } from "../../api/diff-options.js";
import type { DiffReport } from "../../report/diff-report.js";
import { fails } from "../../report/fails.js";
import { diffForm, type DiffFormat } from "../../report/forms.js";
import { writeFile } from "../../pipeline/write-file.js";
import { UsageError } from "../../usage-error.js";
import type { GlobalOptions } from "../context.js";
import { codeOf, exitCodes, type ExitCode } from "../exit-codes.js";
import { startProgress } from "../progress.js";
import { diagnosticsText } from "../report/diagnostics-text.js";
import { baseFolder } from "../report/form-option.js";
import { standardInput } from "../standard-input.js";
import { diffSettings, type FailLevel } from "../../settings/diff-settings.js";
import { loadSettings } from "../../settings/settings.js";
import { configOptionsOf, settingsOf, type ConfigOptions } from "./setting-options.js";
import { wantsColor, type Terminal } from "../terminal.js";

/** The options as commander gives them. */
export interface DiffOptions extends GlobalOptions, ConfigOptions {
  readonly base?: string;
  readonly against?: string;
  readonly head?: string;
  readonly staged?: boolean;
  readonly only?: readonly string[];
  readonly consumers?: readonly string[];
  readonly usage?: readonly string[];
  readonly har?: string;
  readonly confirm?: boolean;
  readonly format: DiffFormat;
  readonly output?: string;
  readonly details?: boolean;
  readonly accept?: readonly string[];
  readonly reason?: string;
  readonly until?: string;
}

type Sides = readonly [string | undefined, string | undefined];

/** `specwright diff`: the report goes to standard output or a file, errors of specs to standard error. */
export async function runDiffCommand(sides: Sides, options: DiffOptions, terminal: Terminal): Promise<ExitCode> {
  const request = await apiOptions(sides, options, terminal);
  const progress = startProgress("Comparing", terminal, { quiet: options.quiet === true });
  const result = await diff(request).finally(() => progress.stop());
  if (result.report === undefined) {
    await printFaults(result, options, terminal);
    return codeOf(result.diagnostics);
  }
  const { failOn } = result;
  const failed = result.report.changes.some((change) => fails(change, failOn));
  const isSilent = options.quiet === true && options.format === "text" && options.output === undefined && !failed;
  if (!isSilent) await print(result.report, failOn, options, terminal);
  return failed ? exitCodes.problems : exitCodes.done;
}

async function printFaults({ diagnostics }: DiffResult, options: DiffOptions, terminal: Terminal): Promise<void> {
  const { stderr } = terminal;
  stderr.write(await diagnosticsText(diagnostics, options, terminal, stderr));
}

async function print(
  report: DiffReport,
  failOn: FailLevel,
  { format, output, color, details = false }: DiffOptions,
  terminal: Terminal,
): Promise<void> {
  const toFile = output !== undefined;
  const colored = toFile ? color === true : wantsColor(color, terminal, terminal.stdout);
  const write = await diffForm(format).writer();
  const text = write(report, { color: colored, details, failOn });
  if (!toFile) {
    terminal.stdout.write(text);
    return;
  }
  writeFile(resolve(terminal.cwd, output), text, terminal.cwd);
}

async function apiOptions([before, after]: Sides, options: DiffOptions, terminal: Terminal): Promise<ApiOptions> {
  const { base, against, head, staged, only, consumers, usage, har, confirm } = options;
  const named = [before, after].filter((side) => side !== undefined);
  const newer = staged === true ? "" : head;
  const accept = acceptOptions(options);
  return {
    cwd: terminal.cwd,
    relativeTo: baseFolder(diffForm(options.format), terminal),
    ...(await standardInput(named, terminal)),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(base === undefined ? {} : { base }),
    ...(against === undefined ? {} : { against }),
    ...(newer === undefined ? {} : { head: newer }),
    ...(only === undefined ? {} : { only }),
    ...(consumers === undefined ? {} : { consumers }),
    ...(usage === undefined ? {} : { usage }),
    ...(har === undefined ? {} : { har }),
    ...(confirm === undefined ? {} : { confirm }),
    ...configOptionsOf(options),
    ...(accept === undefined ? {} : { accept }),
    ...settingsOf({ ...diffSettings, ...loadSettings }, options),
  };
}

function acceptOptions({ accept, reason, until }: DiffOptions): AcceptOptions | undefined {
  if (accept === undefined) {
    if (reason !== undefined || until !== undefined) throw new UsageError("--reason and --until belong to --accept.");
    return undefined;
  }
  if (reason === undefined) throw new UsageError("State why the change is accepted: --reason TEXT.");
  return { fingerprints: accept, reason, ...(until === undefined ? {} : { until }) };
}
