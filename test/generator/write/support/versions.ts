import type { RenderedFile } from "../../../../generator/write/rendered-file.js";

/** A version of an output; against another one, some files stay, some change, some come and some go. */
export function versionFiles(text: string, count: number, size = 10): readonly RenderedFile[] {
  const files = Array.from({ length: count }, (_, index) => ({
    path: `${"abc"[index % 3]}/file-${index}.ts`,
    text: `// ${text} ${index}\n`.repeat(size),
  }));
  return [...files, { path: "same.ts", text: "// same\n" }, { path: `${text}/only.ts`, text: `// only ${text}\n` }];
}

export function textsOf(files: readonly RenderedFile[]): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}
