import { Option, type Command } from "commander";
import { historyForms } from "../../report/history-forms.js";
import type { CommandContext } from "../context.js";
import { addOptions } from "../help.js";
import { formOption } from "../report/form-option.js";
import type { HistoryCommandOptions } from "./run-history.js";
import { addConfig, tagPrefix } from "./setting-options.js";

/** Adds the command `history`. */
export function addHistory(program: Command, context: CommandContext): void {
  const named = program
    .command("history")
    .summary("write a page about the changes of all releases")
    .description(
      "Compares each release (a tag such as v1.2.0) with the release before it, and writes one page. If each API has a package, --only names one and lists its releases.",
    )
    .addHelpText("after", examples)
    .action(async (_: unknown, command: Command) => {
      const { runHistoryCommand } = await import("./run-history.js");
      context.finish(await runHistoryCommand(command.optsWithGlobals<HistoryCommandOptions>(), context.terminal));
    });
  addConfig(named);
  addOptions(named, "Input", tagPrefix());
  addOptions(
    named,
    "Output",
    formOption(historyForms, "page format"),
    new Option("-o, --output <file>", "file for the page"),
  );
  addOptions(named, "Selection", new Option("--only <names...>", "select these APIs of the project"));
}

const examples = `
Examples:
  specwright history -o HISTORY.md
  specwright history --only orders`;
