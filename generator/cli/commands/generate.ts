import type { Command } from "commander";
import { parts } from "../../settings/parts.js";
import { loadSettings, outputSettings, placeSettings } from "../../settings/settings.js";
import type { CommandContext } from "../context.js";
import { addConfig, addSettings } from "./setting-options.js";
import type { GenerateOptions } from "./run-generate.js";

/** Adds the command `generate`. */
export function addGenerate(program: Command, context: CommandContext): void {
  const named = program
    .command("generate")
    .summary("write the code of a project's interfaces, or of single files")
    .description(
      "Writes TypeScript: for every interface of the project, or for the files that are named.\nNothing is written when a spec has an error; files that need no change are not touched.",
    )
    .argument(
      "[files...]",
      'OpenAPI documents, XSD files or JSON Schemas, also at addresses, "-" for standard input; needs --out',
    )
    .option("--check", "write nothing; exit with 1 and a list when something is stale, missing or extra")
    .option("--watch", "generate again whenever a spec changes")
    .option("--only <names...>", "only these interfaces of the project")
    .option(
      "--given-up <file>",
      "write what lenient reading gave up, by operation: as JSON where the name ends in .json",
    )
    .option("--progress", "say which interface is being done, also where the output is not a terminal");
  addConfig(addSettings(named, placeSettings, outputSettings, loadSettings))
    .addHelpText("after", `${written()}\n${examples}`)
    .action(async (files: readonly string[], _: unknown, command: Command) => {
      const { runGenerateCommand } = await import("./run-generate.js");
      context.finish(await runGenerateCommand(files, command.optsWithGlobals<GenerateOptions>(), context.terminal));
    });
}

/** The files that a run writes, as help lists them. */
function written(): string {
  const modules = Object.values(parts).map(({ file, says }) => [file, says.replaceAll("`", "")] as const);
  return `\nFiles of each interface, as it needs them and --emit chooses:\n${rows(modules)}\n\nFiles beside the interfaces:\n${rows(shared)}`;
}

const shared = [
  ["runtime/", "the modules that the code of all interfaces shares, unless they come from @specwright/runtime"],
  ["package.json", "with README.md, tsconfig.json and LICENSE: where the configuration has a package"],
  [".specwright.json", "the list of all files, so that the next run removes what is not needed any more"],
] as const;

function rows(files: readonly (readonly [string, string])[]): string {
  return files.map(([file, says]) => `  ${file.padEnd(16)}  ${says}`).join("\n");
}

const examples = `
Examples:
  specwright generate
  specwright generate --check
  specwright generate --watch --only orders
  specwright generate petstore.yaml -o src/petstore
  specwright generate orders.yaml invoice.xsd -o src/api --emit types,validators
  curl https://example.com/openapi.json | specwright generate - -o src/api`;
