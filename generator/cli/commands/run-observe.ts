import { resolve } from "node:path";
import { observe, type ObserveResult } from "../../api/observe.js";
import { rebased } from "../../diagnostics/rebase.js";
import { writeYaml } from "../../load/yaml/write-yaml.js";
import { writeFile } from "../../pipeline/write-file.js";
import { loadSettings } from "../../settings/settings.js";
import { visible, visibleJson } from "../../text/visible.js";
import { UsageError } from "../../usage-error.js";
import type { GlobalOptions } from "../context.js";
import { codeOf, exitCodes, type ExitCode } from "../exit-codes.js";
import { diagnosticsText } from "../report/diagnostics-text.js";
import type { Terminal } from "../terminal.js";
import { configOptionsOf, settingsOf, type ConfigOptions } from "./setting-options.js";

/** The options as commander gives them. */
export interface ObserveCommandOptions extends GlobalOptions, ConfigOptions {
  readonly har: string;
  readonly server?: string;
  readonly output?: string;
}

/** `specwright observe`: the overlay goes to a file or to standard output, all else to standard error. */
export async function runObserveCommand(
  name: string,
  options: ObserveCommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { stdout, stderr, cwd } = terminal;
  const { har, server, output } = options;
  const result = await observe(name, {
    cwd,
    har,
    ...(server !== undefined && { server }),
    ...(output !== undefined && { output: resolve(cwd, output) }),
    ...configOptionsOf(options),
    ...settingsOf(loadSettings, options),
  });
  if (!result.ok) {
    stderr.write(await diagnosticsText(rebased(result.diagnostics, result.root, cwd), options, terminal, stderr));
    return codeOf(result.diagnostics);
  }
  const { overlay, files } = result;
  if (output !== undefined && files.includes(resolve(cwd, output)))
    throw new UsageError(`"${output}" is the recording or a source file of the API; name another file.`);
  if (overlay !== undefined && output === undefined) stdout.write(writeYaml(overlay));
  if (overlay !== undefined && output !== undefined)
    writeFile(resolve(cwd, output), /\.ya?ml$/i.test(output) ? writeYaml(overlay) : visibleJson(overlay), cwd);
  if (options.quiet !== true)
    stderr.write(
      summary(result)
        .map((line) => `${visible(line)}\n`)
        .join(""),
    );
  return exitCodes.done;
}

function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

function summary({
  written,
  unwritten,
  responses,
  unknownCalls,
  unreadBodies,
  omittedValues,
  isCut,
}: ObserveResult): string[] {
  return [
    `${counted(written, "difference")} in ${counted(responses, "response")}${written === 0 ? ", nothing is written" : ""}`,
    ...(unknownCalls === 0 ? [] : [`${counted(unknownCalls, "call")} of no operation`]),
    ...(unreadBodies === 0 ? [] : [`${counted(unreadBodies, "body", "bodies")} not recorded, or not JSON`]),
    ...(omittedValues === 0
      ? []
      : [`${counted(omittedValues, "value")} outside of an enum not written: rare, or secret`]),
    ...(isCut ? ["the recording has too many values; a part was compared"] : []),
    ...unwritten.map((difference) => `not possible in an overlay of the document: ${difference}`),
  ];
}
