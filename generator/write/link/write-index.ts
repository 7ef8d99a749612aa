import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runtimeFolder } from "../runtime-files.js";
import { declarationsIndex, readRuntimeModule } from "./runtime-module.js";

// Run by the build with the folder of the runtime as its argument.
const [folder = "."] = process.argv.slice(2);
const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
const paths = names.map((name) => runtimeFolder + name.replaceAll("\\", "/")).sort();
const index = Object.fromEntries(paths.map((path) => [path, readRuntimeModule(folder, path)]));
writeFileSync(join(folder, declarationsIndex), JSON.stringify(index));
