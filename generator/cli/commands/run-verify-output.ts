import { resolve } from "node:path";
import { verifyOutput, type VerifyOutputOptions } from "../../api/verify-output.js";
import { relativePath } from "../../text/relative-path.js";
import { visible } from "../../text/visible.js";
import type { GlobalOptions } from "../context.js";
import { codeOf, exitCodes, type ExitCode } from "../exit-codes.js";
import { diagnosticsText } from "../report/diagnostics-text.js";
import { rebased } from "../../diagnostics/rebase.js";
import type { Terminal } from "../terminal.js";

/** `specwright generate --verify`: each difference on a line of standard error. */
export async function runVerifyOutput(
  request: VerifyOutputOptions,
  options: GlobalOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { stdout, stderr, cwd } = terminal;
  const { diagnostics, differences, root, files, ok } = await verifyOutput(request);
  const problems = rebased(diagnostics, root, cwd);
  if (problems.length > 0) stderr.write(await diagnosticsText(problems, options, terminal, stderr));
  const shown = (kind: string, name: string): string =>
    /^(?:record|spec|output)$/.test(kind) ? relativePath(cwd, resolve(root, name)) : name;
  for (const { kind, name, problem } of differences)
    stderr.write(`${visible(`${kind.padEnd(8)} ${shown(kind, name)} ${problem}`)}\n`);
  if (differences.length > 0) stderr.write('The output is not from these sources; run "specwright generate".\n');
  if (ok && options.quiet !== true)
    stdout.write(`The record fits the specs, the settings and the output (files: ${files}).\n`);
  return ok ? exitCodes.done : differences.length > 0 ? exitCodes.problems : codeOf(diagnostics);
}
