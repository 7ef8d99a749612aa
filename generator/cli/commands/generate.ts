import { InvalidArgumentError, Option, type Command } from "commander";
import { formats } from "../../options.js";
import type { CommandContext } from "../context.js";
import { addLoadOptions } from "./load-options.js";
import type { GenerateOptions } from "./run-generate.js";

export function addGenerate(program: Command, context: CommandContext): void {
  const named = program
    .command("generate")
    .summary("write the code of a project's interfaces, or of single files")
    .description(
      "Writes types, validators and codecs: of every interface of the project, or of the files that are named.\nNothing is written when a spec has an error; files that need no change are not touched.",
    )
    .argument("[files...]", 'OpenAPI documents or XSD files, "-" for standard input; needs --out')
    .option("-o, --out <dir>", "the folder to write to")
    .option("--check", "write nothing; exit with 1 and a list when something is stale, missing or extra")
    .option("--watch", "generate again whenever a spec changes")
    .option("--only <names...>", "only these interfaces of the project")
    .addOption(new Option("--format <how>", "how the code is laid out").choices(formats))
    .option(
      "--emit <list>",
      "what to write, with commas between: types,paths,validators,codecs,client,server,index",
      commaList,
    );
  addLoadOptions(named)
    .addHelpText("after", examples)
    .action(async (files: readonly string[], _: unknown, command: Command) => {
      const { runGenerateCommand } = await import("./run-generate.js");
      context.finish(await runGenerateCommand(files, command.optsWithGlobals<GenerateOptions>(), context.terminal));
    });
}

/** "types,paths" as a list; an empty one is a mistake. */
function commaList(text: string): readonly string[] {
  const items = text.split(",").map((item) => item.trim());
  if (items.some((item) => item === "")) throw new InvalidArgumentError("Write names with commas between them.");
  return items;
}

const examples = `
Examples:
  specwright generate
  specwright generate --check
  specwright generate --watch --only orders
  specwright generate petstore.yaml -o src/petstore
  specwright generate orders.yaml invoice.xsd -o src/api --emit types,validators
  curl https://example.com/openapi.json | specwright generate - -o src/api`;
