import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import { configNames } from "../project/find-project.js";
import { writeFile } from "../pipeline/write-file.js";
import { initTemplatesDir } from "../templates.js";
import { UsageError } from "../usage-error.js";
import { foldersAbove } from "../write/output/output-path.js";
import { toolReference, type ToolReference } from "./tool-reference.js";
import { compareText } from "../text/in-order.js";
import { relativePath } from "../text/relative-path.js";

/** The result of `init`: files that were written, and files that were kept. */
export interface InitResult {
  /** Paths below the folder, with "/" between their parts, sorted. */
  readonly written: readonly string[];
  /** Existing files, which are unchanged. */
  readonly kept: readonly string[];
  /** The reference to the toolchain that package.json has, or should have. */
  readonly tool: ToolReference;
}

/**
 * Writes a project with one small API into a folder. Existing files are kept. Throws a `UsageError` if the folder is a
 * file, or if a link points outside it.
 */
export function initProject(folder: string): InitResult {
  checkFolder(folder);
  const files = templateFiles();
  const tool = toolReference(folder);
  for (const { path } of files) checkNoLink(path, folder);
  const written: string[] = [];
  const kept: string[] = [];
  for (const { file, path } of files) {
    const target = join(folder, path);
    if (isThere(target) || hasProgram(path, folder)) kept.push(path);
    else {
      const text = readFileSync(join(initTemplatesDir(), file), "utf8");
      writeFile(target, filled(text, folder, tool), folder);
      written.push(path);
    }
  }
  return { written, kept, tool };
}

/** Rejects files, and new folders that have the name of a spec: a caller who names a spec wants code for it. */
function checkFolder(folder: string): void {
  const isFile = existsSync(folder) && !statSync(folder).isDirectory();
  const isSpec = specExtensions.has(extname(folder).toLowerCase());
  if (!isFile && (!isSpec || existsSync(folder))) return;
  const hint = isSpec ? ' For the code of a spec, run "specwright generate FILE".' : "";
  throw new UsageError(
    `"${folder}" is ${isFile ? "a file" : "the name of a file"}; name a new or existing folder.${hint}`,
  );
}

const specExtensions: ReadonlySet<string> = new Set([".json", ".xsd", ".yaml", ".yml"]);

/** Nothing is written through a link: its target may belong to another user. */
function checkNoLink(path: string, folder: string): void {
  for (const above of foldersAbove(path)) {
    const status = lstatSync(join(folder, above), { throwIfNoEntry: false });
    if (status?.isSymbolicLink() === true) {
      throw new UsageError(`"${join(folder, above)}" is a link; replace it with a folder, or name another folder.`);
    }
  }
}

/** Dangling links exist as well. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** True for the configuration if the folder has one in JavaScript, which takes precedence. */
function hasProgram(path: string, folder: string): boolean {
  return path === configNames[1] && isThere(join(folder, configNames[0]));
}

/** npm packs no ".gitignore", and Git reads each ".gitattributes": the templates of both have names without the dot. */
function templateFiles(): readonly { readonly file: string; readonly path: string }[] {
  const root = initTemplatesDir();
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(root, join(entry.parentPath, entry.name)))
    .map((file) => ({ file, path: /^git(?:attributes|ignore)$/.test(file) ? `.${file}` : file }))
    .sort((a, b) => compareText(a.path, b.path));
}

function filled(text: string, folder: string, tool: ToolReference): string {
  const reference = JSON.stringify(tool.written).slice(1, -1);
  return text.replaceAll("{{name}}", packageName(folder)).replaceAll("{{specwright}}", () => reference);
}

function packageName(folder: string): string {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return name === "" ? "contracts" : name;
}
