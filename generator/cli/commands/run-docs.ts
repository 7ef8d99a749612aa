import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { docs, type DocsOptions } from "../../api/docs.js";
import { isFilePath } from "../../api/open-interface.js";
import { readGuides, readStyle, type Guide } from "../../api/read-guides.js";
import { createDiagnostics } from "../../diagnostics/create-diagnostics.js";
import { rebased } from "../../diagnostics/rebase.js";
import type { SiteModel } from "../../pages/site-model.js";
import { loadSettings } from "../../settings/settings.js";
import { visibleJson } from "../../text/visible.js";
import { UsageError } from "../../usage-error.js";
import { writeOutput } from "../../write/write-output.js";
import type { GlobalOptions } from "../context.js";
import { codeOf, exitCodes, type ExitCode } from "../exit-codes.js";
import { startProgress } from "../progress.js";
import { diagnosticsText } from "../report/diagnostics-text.js";
import type { Terminal } from "../terminal.js";
import { configOptionsOf, settingsOf, type ConfigOptions } from "./setting-options.js";

/** The options as commander gives them. */
export interface DocsCommandOptions extends GlobalOptions, ConfigOptions {
  readonly output?: string;
  readonly json?: boolean;
  readonly title?: string;
  readonly history?: boolean;
  readonly tagPrefix: string;
  readonly pages?: string;
  readonly css?: string;
}

/** `specwright docs`: the site goes to a folder, or its model to standard output; problems go to standard error. */
export async function runDocsCommand(
  names: readonly string[],
  options: DocsCommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { stdout, stderr, cwd } = terminal;
  const { output, json = false, quiet = false } = options;
  // Wrong options are reported before specs are read.
  const style = options.css === undefined ? undefined : readStyle(resolve(cwd, options.css));
  const guides = options.pages === undefined ? [] : readGuides(resolve(cwd, options.pages));
  if (json && output !== undefined)
    throw new UsageError("--json and -o are mutually exclusive: --json writes no site.");
  if (!json && output === undefined) throw new UsageError("Name the output folder of the site: -o DIR; or use --json.");
  const progress = startProgress("Describing", terminal, { quiet });
  try {
    const { model, diagnostics, root, ok } = await docs({
      ...request(names, options, cwd),
      onStep: (doing) => progress.step(doing),
    });
    const text = await diagnosticsText(rebased(diagnostics, root, cwd), options, terminal, stderr);
    progress.stop();
    stderr.write(text);
    if (!ok || model === undefined) return codeOf(diagnostics);
    if (json) {
      stdout.write(visibleJson(model));
      return exitCodes.done;
    }
    progress.step("Rendering");
    const content = { guides, ...(style !== undefined && { style }) };
    return await writeSite(model, content, { ...options, output: output ?? "." }, terminal);
  } finally {
    progress.stop();
  }
}

function request(names: readonly string[], options: DocsCommandOptions, cwd: string): DocsOptions {
  const files = names.filter(isFilePath);
  const only = names.filter((name) => !isFilePath(name));
  if (files.length > 0 && only.length > 0)
    throw new UsageError("Name either APIs of the project, or files: a site has one or the other.");
  return {
    cwd,
    ...(files.length > 0 && { files }),
    ...(only.length > 0 && { only }),
    ...(options.title !== undefined && options.title.trim() !== "" && { title: options.title }),
    ...(options.history === true && { history: true, tagPrefix: options.tagPrefix }),
    ...configOptionsOf(options),
    ...settingsOf(loadSettings, options),
  };
}

async function writeSite(
  model: SiteModel,
  content: SiteContent,
  options: DocsCommandOptions & { readonly output: string },
  terminal: Terminal,
): Promise<ExitCode> {
  const { stdout, stderr, cwd } = terminal;
  const { output, quiet, untrusted } = options;
  const { renderSite } = await siteRenderer(cwd, untrusted === true);
  const files = renderSite(model, content);
  const diagnostics = createDiagnostics();
  const { written, removed } = await writeOutput(files, resolve(cwd, output), { cwd, diagnostics });
  stderr.write(await diagnosticsText(diagnostics.all(), options, terminal, stderr));
  if (diagnostics.hasErrors()) return codeOf(diagnostics.all());
  const counts = `${files.length} files, ${written.length} written, ${removed.length} removed`;
  if (quiet !== true) stdout.write(`${model.title}: ${counts}. Open index.html in ${output}.\n`);
  return exitCodes.done;
}

/** The files of users for a site. */
interface SiteContent {
  readonly guides: readonly Guide[];
  /** The style sheet after that of the site. */
  readonly style?: string;
}

/** The functions of `@specwright/docs` that this command calls. */
interface SiteRenderer {
  /** Returns the files of a site. */
  readonly renderSite: (
    model: SiteModel,
    options: SiteContent,
  ) => readonly { readonly path: string; readonly text: string }[];
}

/** The package of the project, or that of the toolchain. No program of the project is run if it is not trusted. */
async function siteRenderer(cwd: string, untrusted: boolean): Promise<SiteRenderer> {
  const places = untrusted ? [import.meta.url] : [pathToFileURL(join(cwd, "package.json")).href, import.meta.url];
  for (const from of places) {
    let path: string;
    try {
      path = createRequire(from).resolve("@specwright/docs");
    } catch {
      continue;
    }
    return (await import(pathToFileURL(path).href)) as SiteRenderer;
  }
  throw new UsageError("The package @specwright/docs is not installed: npm install --save-dev @specwright/docs.");
}
