import { resolve } from "node:path";
import { usage } from "../../api/usage/find-usage.js";
import { writeFile } from "../../pipeline/write-file.js";
import { visible } from "../../text/visible.js";
import type { GlobalOptions } from "../context.js";
import { exitCodes, type ExitCode } from "../exit-codes.js";
import type { Terminal } from "../terminal.js";

/** The options as commander gives them. */
export interface UsageCommandOptions extends GlobalOptions {
  readonly project?: string;
  readonly package?: readonly string[];
  readonly name?: string;
  readonly owner?: readonly string[];
  readonly output?: string;
}

/** `specwright usage`: the usages go to standard output or a file, and a summary to standard output. */
export async function runUsageCommand(
  { project, package: packages, name, owner: owners, output, quiet }: UsageCommandOptions,
  { cwd, stdout }: Terminal,
): Promise<ExitCode> {
  const found = await usage({
    cwd,
    ...(project !== undefined && { project }),
    ...(packages !== undefined && { packages }),
    ...(name !== undefined && { name }),
    ...(owners !== undefined && { owners }),
  });
  if (output === undefined) {
    stdout.write(found.text);
    return exitCodes.done;
  }
  writeFile(resolve(cwd, output), found.text, cwd);
  const { consumer, apis } = found.usage;
  const count = apis.reduce((sum, { usages }) => sum + usages.length, 0);
  const names = apis.map(({ api }) => api).join(", ");
  if (quiet !== true) stdout.write(`${visible(`${consumer} uses ${count} parts of ${names}, written to ${output}`)}\n`);
  return exitCodes.done;
}
