import { stamp } from "../../api/stamp.js";
import type { Stamp } from "../../api/stamp-options.js";
import { rebased } from "../../diagnostics/rebase.js";
import { visible } from "../../text/visible.js";
import type { GlobalOptions } from "../context.js";
import { codeOf, exitCodes, type ExitCode } from "../exit-codes.js";
import { startProgress } from "../progress.js";
import { diagnosticsText } from "../report/diagnostics-text.js";
import type { Terminal } from "../terminal.js";
import { configOptionsOf, type ConfigOptions } from "./setting-options.js";

/** The options as commander gives them. */
export interface StampCommandOptions extends GlobalOptions, ConfigOptions {
  readonly tagPrefix: string;
}

/** `specwright stamp`: the version goes to standard output, and without a folder the changelog after it. */
export async function runStampCommand(
  folder: string | undefined,
  options: StampCommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { cwd, stdout, stderr } = terminal;
  const progress = startProgress("Comparing with releases", terminal, { quiet: options.quiet === true });
  const result = await stamp({
    cwd,
    ...configOptionsOf(options),
    tagPrefix: options.tagPrefix,
    ...(folder === undefined ? {} : { folder }),
  }).finally(() => progress.stop());
  if (result.stamp === undefined) {
    stderr.write(await diagnosticsText(rebased(result.diagnostics, result.root, cwd), options, terminal, stderr));
    return codeOf(result.diagnostics);
  }
  for (const stamped of [...(result.stamp.apis ?? []), result.stamp]) {
    if (options.quiet !== true) stdout.write(`${visible(summaryOf(stamped))}\n`);
    if (folder === undefined) stdout.write(`\n${stamped.changelog}${stamped === result.stamp ? "" : "\n"}`);
  }
  return exitCodes.done;
}

function summaryOf({ name, version, released, bump, tagPrefix }: Stamp): string {
  if (released === undefined) return `${name} ${version}: the history has no release ("${tagPrefix}1.2.3").`;
  if (version === released) return `${name} ${version}: nothing has changed since this release.`;
  return `${name} ${version}: after ${released}, ${sizes[bump]}.`;
}

const sizes = {
  major: "breaking changes",
  minor: "compatible changes",
  patch: "no changes of meaning",
  none: "nothing has changed, but the configuration sets this version",
} as const;
