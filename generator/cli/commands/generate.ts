import type { Command } from "commander";
import { loadSettings, outputSettings, placeSettings } from "../../settings/settings.js";
import type { CommandContext } from "../context.js";
import { addConfig, addSettings } from "./setting-options.js";
import type { GenerateOptions } from "./run-generate.js";

export function addGenerate(program: Command, context: CommandContext): void {
  const named = program
    .command("generate")
    .summary("write the code of a project's interfaces, or of single files")
    .description(
      "Writes types, validators and codecs: of every interface of the project, or of the files that are named.\nNothing is written when a spec has an error; files that need no change are not touched.",
    )
    .argument("[files...]", 'OpenAPI documents or XSD files, "-" for standard input; needs --out')
    .option("--check", "write nothing; exit with 1 and a list when something is stale, missing or extra")
    .option("--watch", "generate again whenever a spec changes")
    .option("--only <names...>", "only these interfaces of the project")
    .option("--progress", "say which interface is being done, also where the output is not a terminal");
  addConfig(addSettings(named, placeSettings, outputSettings, loadSettings))
    .addHelpText("after", examples)
    .action(async (files: readonly string[], _: unknown, command: Command) => {
      const { runGenerateCommand } = await import("./run-generate.js");
      context.finish(await runGenerateCommand(files, command.optsWithGlobals<GenerateOptions>(), context.terminal));
    });
}

const examples = `
Examples:
  specwright generate
  specwright generate --check
  specwright generate --watch --only orders
  specwright generate petstore.yaml -o src/petstore
  specwright generate orders.yaml invoice.xsd -o src/api --emit types,validators
  curl https://example.com/openapi.json | specwright generate - -o src/api`;
