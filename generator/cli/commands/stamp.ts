import type { Command } from "commander";
import type { CommandContext } from "../context.js";
import { addOptions } from "../help.js";
import type { StampCommandOptions } from "./run-stamp.js";
import { addConfig, tagPrefix } from "./setting-options.js";

/** Adds the command `stamp`. */
export function addStamp(program: Command, context: CommandContext): void {
  const named = program
    .command("stamp")
    .summary("set version and changelog of the next release")
    .description(
      "Compares specs with the newest release (a tag such as v1.2.0, or orders-v1.2.0 if each API has a package), prints the version that their changes need, and writes it into a copy of the output. Before 1.0.0, breaking changes raise the minor version.",
    )
    .argument("[folder]", "copy of the output folder (default: write nothing, print the changelog)")
    .addHelpText("after", examples)
    .action(async (folder: string | undefined, _: unknown, command: Command) => {
      const { runStampCommand } = await import("./run-stamp.js");
      context.finish(await runStampCommand(folder, command.optsWithGlobals<StampCommandOptions>(), context.terminal));
    });
  addConfig(named);
  addOptions(named, "Input", tagPrefix());
}

const examples = `
Examples:
  specwright stamp
  cp -R generated artifacts/orders && specwright stamp artifacts/orders`;
