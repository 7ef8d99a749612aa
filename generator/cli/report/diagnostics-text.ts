import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { GlobalOptions } from "../context.js";
import { wantsColor, type Terminal, type TerminalStream } from "../terminal.js";

/** Without `--max-problems`: more do not help, and 100,000 would be 30 MB. */
const mostProblems = 100;

/** Diagnostics as people read them, coloured when the stream they go to wants that; of very many the first. */
export async function diagnosticsText(
  diagnostics: readonly Diagnostic[],
  { color, maxProblems = mostProblems }: GlobalOptions,
  terminal: Terminal,
  stream: TerminalStream,
): Promise<string> {
  const { printDiagnostics } = await import("../../diagnostics/print.js");
  return printDiagnostics(diagnostics, {
    color: wantsColor(color, terminal, stream),
    frames: true,
    most: maxProblems,
  });
}
