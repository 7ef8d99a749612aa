import { invariant } from "../diagnostics/invariant.js";
import type { ModuleDef } from "../emit/structures.js";
import type { ImportExtension } from "../settings/layout-settings.js";
import type { LinkedFile } from "./link/link-modules.js";
import type { RenderedFile } from "./rendered-file.js";
import { compareText } from "../text/in-order.js";

/** Options of rendering modules. */
export interface RenderOptions {
  /** "none" lays out the text without prettier, and so nearly as prettier does; "printed" leaves code that only runs as it is. */
  readonly format: "prettier" | "none" | "printed";
  /** The ending of imports between modules; ".js" when absent. */
  readonly importExtension?: ImportExtension;
  /** The command in the header comment. */
  readonly regenerateWith?: string;
  /** The largest module in bytes before it is formatted; larger ones are split. */
  readonly maxModuleBytes?: number;
}

/** Turns modules into files, one after the other, to release the memory of each. */
export interface Renderer {
  /** Throws an `InternalError` when two modules have one path or an emitter's text is not TypeScript. */
  add(module: ModuleDef): void;
  /** The same for a file of several pieces, which is not split. */
  addFile(file: LinkedFile): void;
  /** All files, formatted and sorted by path. The order of additions does not matter. */
  files(): Promise<readonly RenderedFile[]>;
}

/** Formatting makes text longer, by a tenth or less where it is not a list of short names: files stay below 1 MB. */
const defaultMaxModule = 500_000;

/** Loads the printer, which is ts-morph. */
export async function createRenderer(options: RenderOptions): Promise<Renderer> {
  const { format, regenerateWith = "specwright generate", maxModuleBytes = defaultMaxModule } = options;
  const printOptions = { regenerateWith, importExtension: options.importExtension };
  const { moduleText, checkedText, statementTexts } = await import("./print/module-text.js");
  const { splitModule } = await import("./print/parts/split-module.js");
  const texts = new Map<string, string>();
  /** The code of the runtime in files of several pieces, by their paths. */
  const runtimes = new Map<string, string>();
  return {
    add(module) {
      const texts = statementTexts(module, printOptions);
      if (Buffer.byteLength(texts.join("")) <= maxModuleBytes)
        return keep(module.path, checkedText(texts, module.path));
      // The first is the module itself, the others hold its declarations.
      splitModule(module, maxModuleBytes).forEach((part, at) => {
        const printed = statementTexts(part, printOptions);
        keep(part.path, at === 0 ? checkedText(printed, part.path) : printed.join(""));
      });
    },
    addFile({ head, runtime, rest }) {
      keep(head.path, moduleText(head, printOptions));
      keep(restOf(head.path), moduleText(rest, printOptions));
      runtimes.set(head.path, runtime);
    },
    async files() {
      const files = [...texts].map(([path, text]) => ({ path, text })).sort((a, b) => compareText(a.path, b.path));
      texts.clear();
      const laidOut = format === "printed" ? files : await formatted(files, format);
      return runtimes.size === 0 ? laidOut : joined(laidOut, runtimes);
    },
  };

  function keep(path: string, text: string): void {
    invariant(!texts.has(path), `two modules have the path "${path}"`);
    texts.set(path, text);
  }
}

async function formatted(
  files: readonly RenderedFile[],
  format: "prettier" | "none",
): Promise<readonly RenderedFile[]> {
  const { formatFiles, layOutFiles } = await import("./format/format-files.js");
  return format === "none" ? layOutFiles(files) : formatFiles(files);
}

/** The key of the last piece of a file; no file has such a path. */
function restOf(path: string): string {
  return `${path} `;
}

/** Files of several pieces, with the runtime between them, which is laid out already. */
function joined(pieces: readonly RenderedFile[], runtimes: ReadonlyMap<string, string>): readonly RenderedFile[] {
  const texts = new Map(pieces.map(({ path, text }) => [path, text]));
  return [...runtimes].map(([path, runtime]) => {
    const all = [texts.get(path) ?? "", runtime, texts.get(restOf(path)) ?? ""].map((text) => text.trim());
    return { path, text: `${all.filter((text) => text !== "").join("\n\n")}\n` };
  });
}
