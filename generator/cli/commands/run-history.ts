import { resolve } from "node:path";
import { history } from "../../api/history.js";
import { historyForm, type HistoryFormat } from "../../report/history-forms.js";
import type { ReleaseReviews } from "../../report/pages/history-page.js";
import { rebased } from "../../diagnostics/rebase.js";
import { writeFile } from "../../pipeline/write-file.js";
import type { GlobalOptions } from "../context.js";
import { codeOf, exitCodes, type ExitCode } from "../exit-codes.js";
import { startProgress } from "../progress.js";
import { diagnosticsText } from "../report/diagnostics-text.js";
import type { Terminal } from "../terminal.js";
import { configOptionsOf, type ConfigOptions } from "./setting-options.js";

/** The options as commander gives them. */
export interface HistoryCommandOptions extends GlobalOptions, ConfigOptions {
  readonly only?: readonly string[];
  readonly tagPrefix: string;
  readonly format: HistoryFormat;
  readonly output?: string;
}

/** `specwright history`: the page goes to standard output or a file, errors of the configuration to standard error. */
export async function runHistoryCommand(options: HistoryCommandOptions, terminal: Terminal): Promise<ExitCode> {
  const { cwd, stdout, stderr } = terminal;
  const { only, tagPrefix, format, output } = options;
  const progress = startProgress("Comparing releases", terminal, { quiet: options.quiet === true });
  const reviews = format === "html" ? await emptyReviews() : undefined;
  const result = await history({
    cwd,
    ...configOptionsOf(options),
    ...(only === undefined ? {} : { only }),
    tagPrefix,
    onStep: (doing) => progress.step(doing),
    ...(reviews !== undefined && { onReport: (version, report) => reviews.add(version, report) }),
  }).finally(() => progress.stop());
  if (result.history === undefined) {
    stderr.write(await diagnosticsText(rebased(result.diagnostics, result.root, cwd), options, terminal, stderr));
    return codeOf(result.diagnostics);
  }
  const write = await historyForm(format).writer();
  const text = write(result.history, reviews);
  if (output === undefined) stdout.write(text);
  else writeFile(resolve(cwd, output), text, cwd);
  return exitCodes.done;
}

async function emptyReviews(): Promise<ReleaseReviews> {
  const { ReleaseReviews } = await import("../../report/pages/history-page.js");
  return new ReleaseReviews();
}
