import { Option, type Command } from "commander";
import { outputSettings, placeSettings } from "../../settings/settings.js";
import type { CommandContext } from "../context.js";
import { addOptions } from "../help.js";
import { addSettings, addShared } from "./setting-options.js";
import type { GenerateOptions } from "./run-generate.js";

/** Adds the command `generate`. */
export function addGenerate(program: Command, context: CommandContext): void {
  const named = program
    .command("generate")
    .summary("write typed clients, servers, validators and XML codecs")
    .description("Writes TypeScript for all APIs of the project, or for the named files.")
    .argument("[files...]", 'OpenAPI, XSD or JSON Schema, URL, or "-"')
    .addHelpText("after", examples)
    .action(async (files: readonly string[], _: unknown, command: Command) => {
      const { runGenerateCommand } = await import("./run-generate.js");
      context.finish(await runGenerateCommand(files, command.optsWithGlobals<GenerateOptions>(), context.terminal));
    });
  addOptions(named, "Input", new Option("--watch", "generate again after each change of a spec"));
  addSettings(named, placeSettings, outputSettings);
  addOptions(
    named,
    "Output",
    new Option("--check", "write nothing; exit with 1 if stale"),
    new Option("--verify", "compare the record with its sources"),
    new Option("--skipped <file>", "file for skipped parts (.txt or .json)"),
    new Option("--progress", "print each step, even without a terminal"),
  );
  addOptions(named, "Selection", new Option("--only <names...>", "select these APIs of the project"));
  addShared(named);
}

const examples = `
Examples:
  specwright generate petstore.yaml -o src/petstore --emit client`;
