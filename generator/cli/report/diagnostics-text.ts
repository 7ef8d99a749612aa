import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { wantsColor, type Terminal, type TerminalStream } from "../terminal.js";

/** Diagnostics as people read them, coloured when the stream they go to wants that. */
export async function diagnosticsText(
  diagnostics: readonly Diagnostic[],
  color: boolean | undefined,
  terminal: Terminal,
  stream: TerminalStream,
): Promise<string> {
  const { printDiagnostics } = await import("../../diagnostics/print.js");
  return printDiagnostics(diagnostics, { color: wantsColor(color, terminal, stream), frames: true });
}
