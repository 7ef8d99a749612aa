import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { ByCode } from "../../diagnostics/print.js";
import { lintForms, type LintFormOptions } from "../../lint/report/forms.js";
import type { GlobalOptions } from "../context.js";
import { wantsColor, type Terminal, type TerminalStream } from "../terminal.js";

/** Maximum number of printed errors without `--max-problems`. */
const maxErrors = 10;

/** Options for printed problems: `byCode`, or the number of full ones by `--max-problems`. Colored if the stream supports it. */
export function textOptions(
  { color, maxProblems }: GlobalOptions,
  terminal: Terminal,
  stream: TerminalStream,
  byCode: ByCode | undefined,
): LintFormOptions {
  const shown = maxProblems === undefined ? { most: maxErrors, byCode } : { most: maxProblems };
  return { color: wantsColor(color, terminal, stream), ...shown };
}

/** Diagnostics as people read them in addition to the result of a command: at most ten errors, and one line for each code of warnings. */
export async function diagnosticsText(
  diagnostics: readonly Diagnostic[],
  options: GlobalOptions,
  terminal: Terminal,
  stream: TerminalStream,
): Promise<string> {
  const write = await lintForms.text.writer();
  return write(diagnostics, textOptions(options, terminal, stream, { severities: ["warning", "note"], locations: 1 }));
}
