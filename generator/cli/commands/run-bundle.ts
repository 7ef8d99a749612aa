import { resolve } from "node:path";
import { bundle } from "../../api/bundle.js";
import { isFilePath } from "../../api/open-interface.js";
import { rebased } from "../../diagnostics/rebase.js";
import { writeYaml } from "../../load/yaml/write-yaml.js";
import { writeFile } from "../../pipeline/write-file.js";
import { loadSettings } from "../../settings/settings.js";
import { visibleJson } from "../../text/visible.js";
import { UsageError } from "../../usage-error.js";
import type { GlobalOptions } from "../context.js";
import { codeOf, exitCodes, type ExitCode } from "../exit-codes.js";
import { diagnosticsText } from "../report/diagnostics-text.js";
import { readingLines } from "../report/summary.js";
import type { Terminal } from "../terminal.js";
import { configOptionsOf, settingsOf, type ConfigOptions } from "./setting-options.js";

/** The options as commander gives them. */
export interface BundleOptions extends GlobalOptions, ConfigOptions {
  readonly output?: string;
}

/** `specwright bundle`: the document goes to a file or to standard output, errors of the API to standard error. */
export async function runBundleCommand(name: string, options: BundleOptions, terminal: Terminal): Promise<ExitCode> {
  const { stdout, stderr, cwd } = terminal;
  const input = { cwd, ...configOptionsOf(options), ...settingsOf(loadSettings, options) };
  const { document, diagnostics, reading, files, root } = await bundle(name, input);
  if (document === undefined || reading?.strictness === "lenient")
    stderr.write(await diagnosticsText(rebased(diagnostics, root, cwd), options, terminal, stderr));
  if (document === undefined) return codeOf(diagnostics);
  if (reading !== undefined && options.quiet !== true) stderr.write(readingLines([reading], isFilePath(name)));
  const { output } = options;
  if (output === undefined) {
    stdout.write(visibleJson(document));
    return exitCodes.done;
  }
  const path = resolve(cwd, output);
  if (files.includes(path)) throw new UsageError(`"${output}" is a source file of the API; name another file.`);
  writeFile(path, /\.ya?ml$/i.test(path) ? writeYaml(document) : visibleJson(document), cwd);
  return exitCodes.done;
}
