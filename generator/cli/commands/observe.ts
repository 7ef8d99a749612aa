import { Option, type Command } from "commander";
import type { CommandContext } from "../context.js";
import { addOptions } from "../help.js";
import type { ObserveCommandOptions } from "./run-observe.js";
import { addShared } from "./setting-options.js";

/** Adds the command `observe`. */
export function addObserve(program: Command, context: CommandContext): void {
  const named = program
    .command("observe")
    .summary("write an overlay that allows recorded responses")
    .description(
      "Compares recorded responses with a spec: undeclared statuses, properties and enum values, nulls, and wrong formats.\nWrites an overlay that allows them, with counts as evidence. Enum values of three or more responses are its only values.",
    )
    .argument("<api>", "an API of the project, or an OpenAPI document")
    .addHelpText("after", examples)
    .action(async (name: string, _: unknown, command: Command) => {
      const { runObserveCommand } = await import("./run-observe.js");
      context.finish(await runObserveCommand(name, command.optsWithGlobals<ObserveCommandOptions>(), context.terminal));
    });
  addOptions(
    named,
    "Input",
    new Option("--har <file>", "HTTP Archive, or journal of a sandbox").makeOptionMandatory(),
    new Option("--server <url>", "URL of the recorded API (default: the servers of the spec)"),
  );
  addOptions(
    named,
    "Output",
    new Option("-o, --output <file>", "output file: .yaml, .yml or .json (default: print YAML)"),
  );
  addShared(named);
}

const examples = `
Examples:
  specwright observe vendor.yaml --har calls.har -o observed.yaml
  specwright generate vendor.yaml --overlay observed.yaml -o src/api`;
