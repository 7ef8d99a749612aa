import type { Command } from "commander";
import type { CommandContext } from "../context.js";
import type { StampCommandOptions } from "./run-stamp.js";
import { addConfig } from "./setting-options.js";

/** Adds the command `stamp`. */
export function addStamp(program: Command, context: CommandContext): void {
  const named = program
    .command("stamp")
    .summary("give a package the version and the changelog that its contracts demand")
    .description(
      "Compares the contracts with the newest release (a tag such as v1.2.0 in the history), prints the version that the\nchanges demand, and writes it with a CHANGELOG.md and the contracts into a copy of the generated package. A higher version\nin the configuration counts instead. Before 1.0.0, what breaks raises the minor version.",
    )
    .argument("[folder]", "a copy of the output folder; without it nothing is written, and the changelog is printed")
    .option("--tag-prefix <text>", "the text before the version in names of tags", "v");
  addConfig(named)
    .addHelpText("after", examples)
    .action(async (folder: string | undefined, _: unknown, command: Command) => {
      const { runStampCommand } = await import("./run-stamp.js");
      context.finish(await runStampCommand(folder, command.optsWithGlobals<StampCommandOptions>(), context.terminal));
    });
}

const examples = `
Examples:
  specwright stamp                    what the next release would be
  cp -R generated artifacts/orders && specwright stamp artifacts/orders && npm pack ./artifacts/orders`;
