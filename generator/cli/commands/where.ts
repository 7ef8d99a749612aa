import type { Command } from "commander";
import type { CommandContext } from "../context.js";
import { loadSettings } from "../../settings/settings.js";
import { formOption } from "../report/form-option.js";
import { placeForms } from "../report/place-forms.js";
import type { WhereOptions } from "./run-where.js";
import { addConfig, addSettings } from "./setting-options.js";

/** Adds the command `where`. */
export function addWhere(program: Command, context: CommandContext): void {
  const named = program
    .command("where")
    .summary("print the place of a keyword that a payload broke")
    .description(
      "Prints the file, line and column of what the schemaPath of a problem names. Exits with 1 when nothing is there,\nand then prints the nearest place that there is.",
    )
    .argument("<interface>", "an interface of the project, or an OpenAPI document")
    .argument("<schema-path>", 'the schemaPath: "#/components/schemas/Order/properties/quantity/maximum"')
    .addOption(formOption(placeForms, "how the place is printed"));
  addConfig(addSettings(named, loadSettings))
    .addHelpText("after", examples)
    .action(async (name: string, schemaPath: string, _: unknown, command: Command) => {
      const { runWhereCommand } = await import("./run-where.js");
      context.finish(
        await runWhereCommand(name, schemaPath, command.optsWithGlobals<WhereOptions>(), context.terminal),
      );
    });
}

const examples = `
Examples:
  specwright where orders "#/components/schemas/Order/properties/quantity/maximum"
  specwright where orders "common.yaml#/Money/required"`;
