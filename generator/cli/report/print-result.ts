import { resolve } from "node:path";
import type { GenerateResult } from "../../project-types.js";
import type { GlobalOptions } from "../context.js";
import type { Terminal } from "../terminal.js";
import { checkReport } from "./check-report.js";
import { diagnosticsText } from "./diagnostics-text.js";
import { rebased } from "../../diagnostics/rebase.js";
import { visibleStart } from "../../text/visible.js";
import { summaryLines } from "./summary.js";
import { relativePath } from "../../text/relative-path.js";

/** Prints the result of `generate`: problems to standard error, a line for each API to standard output. */
export async function printResult(
  result: GenerateResult,
  check: boolean,
  options: GlobalOptions,
  terminal: Terminal,
): Promise<void> {
  const { interfaces, choices = [], root } = result;
  const { stdout, stderr, cwd } = terminal;
  const diagnostics = rebased(result.diagnostics, root, cwd);
  if (diagnostics.length > 0) stderr.write(await diagnosticsText(diagnostics, options, terminal, stderr));
  if (options.quiet !== true)
    stdout.write(
      summaryLines(interfaces, check, options.maxProblems) +
        choices.map((choice) => `${visibleStart(choice)}\n`).join(""),
    );
  if (result.check !== undefined && !result.ok)
    stderr.write(checkReport(result.check, (path) => relativePath(cwd, resolve(root, path))));
}
