import { createDiagnostics } from "../../../../generator/diagnostics/create-diagnostics.js";
import { createSourceFile } from "../../../../generator/load/source-file.js";
import { createValueBuilder } from "../../../../generator/load/yaml/build-value.js";
import type { YamlEvents } from "../../../../generator/load/yaml/events.js";
import { readByLibrary } from "../../../../generator/load/yaml/library.js";
import { readYamlStream } from "../../../../generator/load/yaml/read-stream.js";

/** The value of a text and what is reported of it, as JSON; the name of the error when the text is refused. */
function readBy(reader: (text: string, events: YamlEvents) => void, text: string): string {
  const builder = createValueBuilder(createSourceFile("a.yaml", text));
  try {
    reader(text, builder);
  } catch (error) {
    return (error as Error).constructor.name;
  }
  const diagnostics = createDiagnostics();
  const value = builder.finish(diagnostics);
  const found = diagnostics.all().map(({ code, origin }) => [code, origin.kind === "offset" && origin.start]);
  return JSON.stringify([value, found]);
}

/** The answer of our reader for a text. */
export function readByOwn(text: string): string {
  return readBy(readYamlStream, text);
}

/** The answer of the package `yaml`. */
export function readByOther(text: string): string {
  return readBy(readByLibrary, text);
}

/** True when a reader says that a text is not YAML, or leaves it to the other. */
export function isRefused(answer: string): boolean {
  return answer.startsWith("Yaml");
}
