import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { lintForms, type FormOptions } from "../../lint/report/forms.js";
import type { GlobalOptions } from "../context.js";
import { wantsColor, type Terminal, type TerminalStream } from "../terminal.js";

/** Without `--max-problems`: more do not help, and 100,000 would be 30 MB. */
const mostProblems = 100;

/** Options for problems as text: coloured when the stream they go to wants that; of very many the first. */
export function textOptions(
  { color, maxProblems = mostProblems }: GlobalOptions,
  terminal: Terminal,
  stream: TerminalStream,
): FormOptions {
  return { color: wantsColor(color, terminal, stream), most: maxProblems };
}

/** Diagnostics as people read them. */
export async function diagnosticsText(
  diagnostics: readonly Diagnostic[],
  options: GlobalOptions,
  terminal: Terminal,
  stream: TerminalStream,
): Promise<string> {
  const write = await lintForms.text.writer();
  return write(diagnostics, textOptions(options, terminal, stream));
}
