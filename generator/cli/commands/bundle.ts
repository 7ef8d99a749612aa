import type { Command } from "commander";
import { loadSettings } from "../../settings/settings.js";
import type { CommandContext } from "../context.js";
import type { BundleOptions } from "./run-bundle.js";
import { addConfig, addSettings } from "./setting-options.js";

/** Adds the command `bundle`. */
export function addBundle(program: Command, context: CommandContext): void {
  const named = program
    .command("bundle")
    .summary("write an interface as one OpenAPI document")
    .description(
      "Writes the OpenAPI document of an interface with all that it refers to: parts of other files, and JSON schemas\nderived from the elements of an XSD. For tools that read one file, and know no XSD.",
    )
    .argument("<interface>", "an interface of the project, or an OpenAPI document")
    .option("-o, --output <file>", "the file: YAML when it ends in .yaml or .yml, else JSON (default: JSON, printed)");
  addConfig(addSettings(named, loadSettings))
    .addHelpText("after", examples)
    .action(async (name: string, _: unknown, command: Command) => {
      const { runBundleCommand } = await import("./run-bundle.js");
      context.finish(await runBundleCommand(name, command.optsWithGlobals<BundleOptions>(), context.terminal));
    });
}

const examples = `
Examples:
  specwright bundle orders -o orders.yaml
  specwright bundle orders | jq .components.schemas`;
