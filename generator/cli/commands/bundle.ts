import { Option, type Command } from "commander";
import type { CommandContext } from "../context.js";
import { addOptions } from "../help.js";
import type { BundleOptions } from "./run-bundle.js";
import { addShared } from "./setting-options.js";

/** Adds the command `bundle`. */
export function addBundle(program: Command, context: CommandContext): void {
  const named = program
    .command("bundle")
    .summary("write one API as a single OpenAPI document")
    .description("Writes one API, with all referenced parts and with JSON schemas of XSD elements.")
    .argument("<api>", "an API of the project, or an OpenAPI document")
    .addHelpText("after", examples)
    .action(async (name: string, _: unknown, command: Command) => {
      const { runBundleCommand } = await import("./run-bundle.js");
      context.finish(await runBundleCommand(name, command.optsWithGlobals<BundleOptions>(), context.terminal));
    });
  addOptions(
    named,
    "Output",
    new Option("-o, --output <file>", "output file: .yaml, .yml or .json (default: print JSON)"),
  );
  addShared(named);
}

const examples = `
Examples:
  specwright bundle orders -o orders.yaml
  specwright bundle orders | jq .components.schemas`;
