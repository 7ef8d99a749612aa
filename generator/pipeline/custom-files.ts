import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { EmittedFile, ViewNeed } from "../emit/custom/define-emitter.js";
import type { ModulesView, PlanView } from "../emit/custom/plan-view.js";
import { viewPlan } from "../emit/custom/view-plan.js";
import { libraryEmitters } from "../emit/libraries/library-emitters.js";
import type { Project } from "../project-types.js";
import type { InterfacePlan } from "../plan/plan.js";
import { originsIn, thrownReason } from "../project/config.js";
import type { GivenEmitter } from "../settings/given-emitters.js";
import { isListOf, isRecord } from "../settings/kinds.js";
import { chosenLibraries, withNeeded } from "../settings/parts.js";
import { headerComment } from "../write/print/header.js";
import { relativeSpecifier } from "../write/print/imports.js";
import type { RenderedFile } from "../write/rendered-file.js";
import type { ChosenLayout } from "./choose-layout.js";
import { createCustomPaths } from "./custom-paths.js";

/** Limits for the files of one emitter and one API. */
const maxFiles = 10_000;
const maxCharacters = 16 * 1024 * 1024;

/** Options for emitters of whole files. */
export interface CustomFilesOptions {
  /** Undefined if nothing is written: then only the emitters of the configuration run. */
  readonly layout?: ChosenLayout | undefined;
  readonly diagnostics: Diagnostics;
}

/**
 * Returns the files that emitters for libraries and third-party emitters add to APIs, formatted like all others. `taken`
 * contains the paths of existing files. Errors are reported with the emitter's name.
 */
export async function customFiles(
  project: Project,
  plans: readonly InterfacePlan[],
  taken: readonly string[],
  { diagnostics, layout }: CustomFilesOptions,
): Promise<readonly RenderedFile[]> {
  const { configPath = "", cwd } = project;
  const ofLibraries = layout === undefined ? [] : chosenLibraries(project.emit).map((name) => libraryEmitters[name]);
  const emitters: readonly GivenEmitter[] = [...ofLibraries, ...project.emitters];
  if (emitters.length === 0) return [];
  const origin = originsIn(configPath, cwd)("emitters");
  const paths = createCustomPaths([
    ...taken,
    ...plans.flatMap(({ file, modules }) => [
      ...(layout?.layout === "folder" ? [] : [file]),
      ...Object.values(modules),
    ]),
  ]);
  const files: RenderedFile[] = [];
  const needs = new Set(emitters.flatMap((emitter) => emitter.needs ?? []) as readonly ViewNeed[]);
  for (const plan of plans) {
    const view = viewPlan(plan, modulesOf(plan, project, new Set(taken), layout), needs);
    for (const emitter of emitters) {
      const { name } = emitter;
      try {
        for (const { path, text } of await emittedBy(emitter, view)) {
          const filePath = inFolder(plan, path);
          const why = paths.take(filePath, name);
          if (why === undefined) files.push(await laidOut({ path: filePath, text }, plan, project));
          else diagnostics.report("project/unusable-emitted-path", origin, { name, path: filePath, why });
        }
      } catch (error) {
        const failed = { name, subject: plan.contract.name, reason: thrownReason(error) };
        diagnostics.report("project/failed-emitter", origin, failed);
      }
    }
  }
  return files;
}

/** The modules of an API, as a file in its folder imports them; `taken` contains the paths of existing files. */
function modulesOf(
  plan: InterfacePlan,
  { emit }: Project,
  taken: ReadonlySet<string>,
  { layout, importExtension }: Pick<ChosenLayout, "layout" | "importExtension"> = { layout: "folder" },
): ModulesView {
  const from = inFolder(plan, "module.ts");
  const specifiers = [...withNeeded(emit)].flatMap((part) => {
    const module = layout === "file" ? plan.file : plan.modules[part];
    return taken.has(module) ? [[part, relativeSpecifier(from, module, importExtension)]] : [];
  });
  return Object.fromEntries(specifiers) as ModulesView;
}

function inFolder({ folder }: InterfacePlan, path: string): string {
  return folder === "" ? path : `${folder}/${path}`;
}

/** Returns the files of an emitter for one API. Throws on anything but a list of files within the limits. */
async function emittedBy(emitter: GivenEmitter, view: PlanView): Promise<readonly EmittedFile[]> {
  const returnedFiles: unknown = await emitter.files(view as never);
  if (!isListOf(returnedFiles, isFile))
    throw new Error("files() must return an array of { path, text }, or a promise of one");
  if (returnedFiles.length > maxFiles) throw new Error(`it returns more than ${maxFiles} files`);
  const size = returnedFiles.reduce((sum, { text }) => sum + text.length, 0);
  if (size > maxCharacters) throw new Error(`its files have more than ${maxCharacters} characters`);
  return returnedFiles;
}

function isFile(value: unknown): value is EmittedFile {
  return isRecord(value) && typeof value["path"] === "string" && typeof value["text"] === "string";
}

/** Modules are formatted like generated ones; other content only gets a final line end. */
async function laidOut(
  { path, text }: RenderedFile,
  { sources }: InterfacePlan,
  { format, regenerateWith }: Project,
): Promise<RenderedFile> {
  const ended = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  if (!path.endsWith(".ts")) return { path, text: ended };
  const module = { path, text: `${headerComment(sources, regenerateWith)}\n\n${ended}` };
  if (format === "none") return module;
  try {
    const { formatText } = await import("../write/format/prettier.js");
    return { path, text: await formatText(module.text) };
  } catch (error) {
    throw new Error(`"${path}" is not TypeScript: ${thrownReason(error)}`, { cause: error });
  }
}
