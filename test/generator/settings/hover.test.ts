import { join, resolve } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import type { Settings } from "../../../generator/settings/setting.js";
import { settings } from "../../../generator/settings/settings.js";

const folder = resolve(import.meta.dirname, "../../../generator/settings");

it("shows the sentence of its row on every member of a configuration, those of sections included", () => {
  const expected = sentencesOf(settings);
  const text = `import type { Config } from "./settings.js";\nexport const given: Config = ${literalOf(settings)};\n`;
  const shown = hoverTexts(join(folder, "hovered.ts"), text);
  expect(shown).toEqual(expected);
});

function sentencesOf(rows: Settings): readonly (readonly [string, string])[] {
  return Object.entries(rows).flatMap(([name, { says, is }]) => [
    [name, `${says.charAt(0).toUpperCase()}${says.slice(1)}.`],
    ...sentencesOf(is.members ?? {}),
  ]);
}

/** An object with every property; values do not matter here. */
function literalOf(rows: Settings): string {
  const members = Object.entries(rows).map(
    ([name, { is }]) => `${name}: ${is.members === undefined ? "null!" : literalOf(is.members)}`,
  );
  return `{ ${members.join(", ")} }`;
}

/** Each property of the object literals in a source with its hover text. */
function hoverTexts(file: string, text: string): readonly (readonly [string, string])[] {
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      strict: true,
      types: [],
    }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => ts.ScriptSnapshot.fromString(path === file ? text : (ts.sys.readFile(path) ?? "")),
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    directoryExists: ts.sys.directoryExists,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: (path) => (path === file ? text : ts.sys.readFile(path)),
  });
  return [...text.matchAll(/([$\w]+): (?:\{|null!)/g)].map(({ 1: name = "", index }) => {
    const info = service.getQuickInfoAtPosition(file, index);
    return [name, ts.displayPartsToString(info?.documentation)];
  });
}
