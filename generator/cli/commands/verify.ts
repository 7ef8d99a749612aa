import { Option, type Command } from "commander";
import { loadSettings } from "../../settings/settings.js";
import type { CommandContext } from "../context.js";
import type { VerifyCommandOptions } from "./run-verify.js";
import { addConfig, addSettings } from "./setting-options.js";

/** Adds the command `verify`. */
export function addVerify(program: Command, context: CommandContext): void {
  const named = program
    .command("verify")
    .summary("judge recorded calls by a contract")
    .description(
      "Reads recorded calls and says which requests and answers break the contract, and at which place. Nothing is sent, and\nno value of a message is printed. Exits with 1 when one breaks it.",
    )
    .argument("<interface>", "an interface of the project, or an OpenAPI document")
    .requiredOption("--har <file>", "the recording: an HTTP Archive, or the entries of a sandbox's journal")
    .addOption(new Option("--format <form>", "how calls are reported").choices(["text", "json"]).default("text"));
  addConfig(addSettings(named, loadSettings))
    .addHelpText("after", examples)
    .action(async (name: string, _: unknown, command: Command) => {
      const { runVerifyCommand } = await import("./run-verify.js");
      context.finish(await runVerifyCommand(name, command.optsWithGlobals<VerifyCommandOptions>(), context.terminal));
    });
}

const examples = `
Examples:
  specwright verify orders --har calls.har
  specwright verify vendor.yaml --har calls.har --format json`;
