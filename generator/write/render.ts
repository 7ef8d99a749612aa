import { invariant } from "../diagnostics/invariant.js";
import type { ModuleDef } from "../emit/declarations.js";
import { formatFiles } from "./format/format-files.js";
import { byText, type RenderedFile } from "./rendered-file.js";

export interface RenderOptions {
  /** "none" leaves the text as it was printed: valid and indented, with long lines unbroken. */
  readonly format: "prettier" | "none";
  /** The command in the header comment. */
  readonly regenerateWith?: string;
  /** Where formatted text is kept between runs; nothing is kept when absent. */
  readonly cacheDir?: string | undefined;
}

/** Turns modules into files, one after the other, so that a module can be forgotten when its text is there. */
export interface Renderer {
  /** Throws an `InternalError` when two modules have one path or an emitter's text is not TypeScript. */
  add(module: ModuleDef): void;
  /** Everything that was added, formatted and sorted by path: the same bytes whatever the order it came in. */
  files(): Promise<readonly RenderedFile[]>;
}

/** Loads the printer, which is ts-morph. */
export async function createRenderer(options: RenderOptions): Promise<Renderer> {
  const { format, regenerateWith = "specwright generate", cacheDir } = options;
  const { createModulePrinter } = await import("./print/module-text.js");
  const printer = createModulePrinter(regenerateWith);
  const texts = new Map<string, string>();
  return {
    add(module) {
      invariant(!texts.has(module.path), `two modules have the path "${module.path}"`);
      texts.set(module.path, printer.print(module));
    },
    async files() {
      const files = [...texts].map(([path, text]) => ({ path, text })).sort((a, b) => byText(a.path, b.path));
      texts.clear();
      return format === "none" ? files : formatFiles(files, cacheDir);
    },
  };
}
