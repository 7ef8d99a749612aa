import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { printDiagnostics } from "../../../generator/diagnostics/print.js";
import { createSourceFile } from "../../../generator/load/source-file.js";
import { readYaml } from "../../../generator/load/read-yaml.js";
import { isRefused, readByOther, readByOwn } from "../../generator/load/yaml/both-readers.js";
import { ensure, seedFiles, textOf, type FuzzTarget } from "../fuzz-target.js";

/**
 * Content that the package `yaml` reads differently: trailing blanks without a line break, tags of merge keys, repeated ends of a
 * document, and closing brackets at the start of a line, which it accepts only around one level.
 */
const differences = /\n[ \t]+$|!!str <<|^\.{3}[^]*^\.{3}|^[ \t]*[\]}]/m;
/** The code for an unknown tag, with which the package reads an empty value as a string. */
const unknownTag = "source/yaml-tag";

/** The reader of YAML: it ends in a value or in an error with a location, and agrees with the package `yaml`. */
export const target: FuzzTarget = {
  seeds: [...seedFiles("test/golden", /openapi\.yaml$/), ...seedFiles("test/diagnostics", /yaml.*\/.*\.yaml$/)],
  maxSteps: (length) => 20_000 + 4_000 * length,
  run(input) {
    const text = textOf(input);
    const diagnostics = createDiagnostics();
    const value = readYaml(createSourceFile("a.yaml", text), diagnostics);
    ensure(value !== undefined || diagnostics.hasErrors(), "An unreadable text has no error.");
    printDiagnostics(diagnostics.all(), { color: false, frames: true });
    const result = readByOwn(text);
    if (!isRefused(result) && !differences.test(text) && !result.includes(unknownTag)) {
      const other = readByOther(text);
      ensure(result === other, "The package yaml reads another value.", result, other);
    }
    return diagnostics.all().map(({ code }) => code)[0] ?? "";
  },
};
