import type { Command } from "commander";
import { loadSettings } from "../../settings/settings.js";
import { addConfig, addGlobalOptions, addSettings } from "./setting-options.js";

/** Adds the command `help`, and the page `options` that it prints. */
export function addHelp(program: Command): void {
  const options = program
    .command("options", { hidden: true })
    .description(
      "Options of generate, lint, test, diff, bundle, where and verify.\nEvery command accepts those of Output; stamp and history also --config and --untrusted.",
    )
    .action(() => options.help());
  addGlobalOptions(addConfig(addSettings(options, loadSettings)));
  program
    .command("help")
    .summary("print help for a command or shared options")
    .description("Prints help.")
    .argument("[topic]", "a command, or options")
    .action((topic: string | undefined) => {
      const found = topic === undefined ? program : program.commands.find((command) => command.name() === topic);
      if (found !== undefined) found.help();
      else program.error(`error: unknown command '${topic}'`);
    });
}
