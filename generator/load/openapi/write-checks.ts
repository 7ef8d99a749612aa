import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkModule, checkModuleText } from "./meta-schema.js";

// Run by the build with the output folder as its argument.
const [folder = "."] = process.argv.slice(2);
for (const version of ["2.0", "3.0", "3.1"] as const)
  writeFileSync(join(folder, checkModule(version)), checkModuleText(version));
