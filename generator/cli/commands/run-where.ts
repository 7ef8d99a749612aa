import { isFilePath } from "../../api/open-interface.js";
import { findKeyword } from "../../api/find-keyword.js";
import { rebased, rebasedOrigin } from "../../diagnostics/rebase.js";
import { loadSettings } from "../../settings/settings.js";
import { cutMessage, visible } from "../../text/visible.js";
import type { GlobalOptions } from "../context.js";
import { codeOf, exitCodes, type ExitCode } from "../exit-codes.js";
import { diagnosticsText } from "../report/diagnostics-text.js";
import { placeForms } from "../report/place-forms.js";
import { readingLines } from "../report/summary.js";
import type { Terminal } from "../terminal.js";
import { configOptionsOf, settingsOf, type ConfigOptions } from "./setting-options.js";

/** The options as commander gives them. */
export interface WhereOptions extends GlobalOptions, ConfigOptions {
  readonly format: keyof typeof placeForms;
}

/** Runs `specwright where`: the location goes to standard output; if none is found, the reason goes to standard error. */
export async function runWhereCommand(
  name: string,
  schemaPath: string,
  options: WhereOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { found, diagnostics, reading, root } = await findKeyword(name, schemaPath, {
    cwd: terminal.cwd,
    ...configOptionsOf(options),
    ...settingsOf(loadSettings, options),
  });
  const { stdout, stderr, cwd } = terminal;
  if (found === undefined) {
    stderr.write(await diagnosticsText(rebased(diagnostics, root, cwd), options, terminal, stderr));
    return codeOf(diagnostics);
  }
  if (reading !== undefined && options.quiet !== true) stderr.write(readingLines([reading], isFilePath(name)));
  const { fault, near, origin } = found;
  if (fault !== undefined) {
    stderr.write(`error: ${visible(cutMessage(fault))}\n`);
    if (near !== undefined) stderr.write(`  hint: did you mean "${visible(cutMessage(near))}"?\n`);
  }
  if (origin !== undefined) {
    const write = await placeForms[options.format].writer();
    stdout.write(write(rebasedOrigin(origin, root, cwd)));
  }
  return fault === undefined ? exitCodes.done : exitCodes.problems;
}
