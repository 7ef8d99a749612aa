import { readFileSync } from "node:fs";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { createSourceFile } from "../../../generator/load/source-file.js";
import { createValueBuilder } from "../../../generator/load/yaml/build-value.js";
import { readYamlStream } from "../../../generator/load/yaml/read-stream.js";
import { readByPackage } from "../../generator/load/yaml/read-by-package.js";

// Reads a file by one of the readers: both make the same value, and tell the same of it. Usage: ours|package|none FILE
const [reader, path = ""] = process.argv.slice(2);
const file = createSourceFile(path, readFileSync(path, "utf8"));
if (reader !== "none") {
  const builder = createValueBuilder(file);
  (reader === "ours" ? readYamlStream : readByPackage)(file.text, builder);
  const diagnostics = createDiagnostics();
  if (builder.finish(diagnostics) === undefined || diagnostics.all().length > 0)
    throw new Error("The file is not sound.");
}
