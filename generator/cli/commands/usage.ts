import { Option, type Command } from "commander";
import type { CommandContext } from "../context.js";
import { addOptions } from "../help.js";
import type { UsageCommandOptions } from "./run-usage.js";

/** Adds the command `usage`. */
export function addUsage(program: Command, context: CommandContext): void {
  const named = program
    .command("usage")
    .summary("list the parts of generated packages that code uses")
    .description(
      "Compiles the code of this repository and lists the operations, statuses, properties and enum values that it uses, as JSON without source text. diff --usage reads it.",
    )
    .addHelpText("after", examples)
    .action(async (_: unknown, command: Command) => {
      const { runUsageCommand } = await import("./run-usage.js");
      context.finish(await runUsageCommand(command.optsWithGlobals<UsageCommandOptions>(), context.terminal));
    });
  addOptions(
    named,
    "Input",
    new Option("--project <file>", "tsconfig.json, or its folder (default: ./tsconfig.json)"),
    new Option("--package <names...>", "packages or folders with generated code without sources"),
  );
  addOptions(
    named,
    "Output",
    new Option("--name <name>", "name of the consumer (default: that in package.json)"),
    new Option("--owner <names...>", "owners (default: CODEOWNERS, or the author)"),
    new Option("-o, --output <file>", "file for the usages (default: standard output)"),
  );
}

const examples = `
Examples:
  specwright usage -o specwright-usage.json
  specwright usage --project apps/shop --name shop --owner @acme/shop`;
