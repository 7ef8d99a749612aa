import type { GenerateResult } from "../../options.js";
import type { GlobalOptions } from "../context.js";
import type { Terminal } from "../terminal.js";
import { checkReport } from "./check-report.js";
import { diagnosticsText } from "./diagnostics-text.js";
import { summaryLines } from "./summary.js";

/** Prints how `generate` went: problems to standard error, a line for each interface to standard output. */
export async function printResult(
  result: GenerateResult,
  check: boolean,
  { color, quiet }: GlobalOptions,
  terminal: Terminal,
): Promise<void> {
  const { diagnostics, interfaces } = result;
  const { stdout, stderr } = terminal;
  if (diagnostics.length > 0) stderr.write(await diagnosticsText(diagnostics, color, terminal, stderr));
  if (quiet !== true) stdout.write(summaryLines(interfaces, check));
  if (result.check !== undefined && !result.ok) stderr.write(checkReport(result.check));
}
