import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { lintForms, type FormOptions } from "../../lint/report/forms.js";
import type { GlobalOptions } from "../context.js";
import { wantsColor, type Terminal, type TerminalStream } from "../terminal.js";

/** Without `--max-problems`: more do not help, and 100,000 would be 30 MB. */
const mostProblems = 100;

/** Without `--max-problems`: a document of others often has one fault at hundreds of places, and what follows is not to be missed. */
const mostOfACode = 5;

/** Options for problems as text: coloured when the stream they go to wants that; of very many the first. */
export function textOptions(
  { color, maxProblems = mostProblems }: GlobalOptions,
  terminal: Terminal,
  stream: TerminalStream,
): FormOptions {
  return { color: wantsColor(color, terminal, stream), most: maxProblems };
}

/** Diagnostics as people read them beside what a command is for: of many warnings of one code the first. `lint` shows them all. */
export async function diagnosticsText(
  diagnostics: readonly Diagnostic[],
  options: GlobalOptions,
  terminal: Terminal,
  stream: TerminalStream,
): Promise<string> {
  const write = await lintForms.text.writer();
  const shown = textOptions(options, terminal, stream);
  return write(diagnostics, options.maxProblems === undefined ? { ...shown, mostOfACode } : shown);
}
