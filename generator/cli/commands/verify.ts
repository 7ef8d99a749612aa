import { Option, type Command } from "commander";
import type { CommandContext } from "../context.js";
import { addOptions, choiceOption } from "../help.js";
import type { VerifyCommandOptions } from "./run-verify.js";
import { addShared } from "./setting-options.js";

/** Adds the command `verify`. */
export function addVerify(program: Command, context: CommandContext): void {
  const named = program
    .command("verify")
    .summary("validate recorded calls against a spec")
    .description(
      "Validates recorded calls. Sends nothing, prints no value of a message, and exits with 1 on an invalid call.",
    )
    .argument("<api>", "an API of the project, or an OpenAPI document")
    .addHelpText("after", examples)
    .action(async (name: string, _: unknown, command: Command) => {
      const { runVerifyCommand } = await import("./run-verify.js");
      context.finish(await runVerifyCommand(name, command.optsWithGlobals<VerifyCommandOptions>(), context.terminal));
    });
  addOptions(named, "Input", new Option("--har <file>", "HTTP Archive, or journal of a sandbox").makeOptionMandatory());
  addOptions(named, "Output", choiceOption("--format <form>", "report format", ["text", "json"]).default("text"));
  addShared(named);
}

const examples = `
Examples:
  specwright verify orders --har calls.har
  specwright verify vendor.yaml --har calls.har --format json`;
