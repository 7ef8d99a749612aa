import type { Command } from "commander";
import type { CommandContext } from "../context.js";
import { addOptions } from "../help.js";
import { formOption } from "../report/form-option.js";
import { placeForms } from "../report/place-forms.js";
import type { WhereOptions } from "./run-where.js";
import { addShared } from "./setting-options.js";

/** Adds the command `where`. */
export function addWhere(program: Command, context: CommandContext): void {
  const named = program
    .command("where")
    .summary("print the source location of a keyword")
    .description(
      "Prints the file, line and column of the schemaPath of a problem, or exits with 1 and the nearest location.",
    )
    .argument("<api>", "an API of the project, or an OpenAPI document")
    .argument("<path>", 'the schemaPath: "#/components/schemas/Order/required"')
    .addHelpText("after", examples)
    .action(async (name: string, schemaPath: string, _: unknown, command: Command) => {
      const { runWhereCommand } = await import("./run-where.js");
      context.finish(
        await runWhereCommand(name, schemaPath, command.optsWithGlobals<WhereOptions>(), context.terminal),
      );
    });
  addOptions(named, "Output", formOption(placeForms, "report format"));
  addShared(named);
}

const examples = `
Examples:
  specwright where orders "#/components/schemas/Order/properties/quantity/maximum"
  specwright where orders "common.yaml#/Money/required"`;
