import { createDiagnostics } from "../../../../generator/diagnostics/create-diagnostics.js";
import { createSourceFile } from "../../../../generator/load/source-file.js";
import { createValueBuilder } from "../../../../generator/load/yaml/build-value.js";
import type { YamlEvents } from "../../../../generator/load/yaml/events.js";
import { readYamlStream } from "../../../../generator/load/yaml/read-stream.js";
import { readByPackage } from "./read-by-package.js";

/** The value of a document and its problems, as JSON; the name of the error if it is rejected. */
function readBy(reader: (text: string, events: YamlEvents) => void, text: string): string {
  const builder = createValueBuilder(createSourceFile("a.yaml", text));
  try {
    reader(text, builder);
  } catch (error) {
    return (error as Error).constructor.name;
  }
  const diagnostics = createDiagnostics();
  const value = builder.finish(diagnostics);
  // A file with such a key is rejected.
  if (diagnostics.all().some(({ code }) => code === "source/key-not-text")) return "YamlKey";
  const found = diagnostics.all().map(({ code, origin }) => [code, origin.kind === "offset" && origin.start]);
  return JSON.stringify([value, found]);
}

/** The result of our reader for a document. */
export function readByOwn(text: string): string {
  return readBy(readYamlStream, text);
}

/** The result of the package `yaml`. */
export function readByOther(text: string): string {
  return readBy(readByPackage, text);
}

/** True if a reader rejects a document. */
export function isRefused(answer: string): boolean {
  return answer.startsWith("Yaml");
}
