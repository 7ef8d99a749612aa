import type { Command } from "commander";
import { historyForms } from "../../compare/report/history-forms.js";
import type { CommandContext } from "../context.js";
import { formOption } from "../report/form-option.js";
import type { HistoryCommandOptions } from "./run-history.js";
import { addConfig } from "./setting-options.js";

/** Adds the command `history`. */
export function addHistory(program: Command, context: CommandContext): void {
  const named = program
    .command("history")
    .summary("write one page about what changed in each release")
    .description(
      "Compares each release (a tag such as v1.2.0) with the newest one before it, as diff does, and writes one page: the changelog\nof every interface, what breaks, and the version step that was advised and taken. A release that cannot be read is told, and\nthe others are compared all the same.",
    )
    .option("--only <names...>", "only these interfaces of the project")
    .option("--tag-prefix <text>", "the text before the version in names of tags", "v")
    .addOption(formOption(historyForms, "how the page is written"))
    .option("-o, --output <file>", "write the page to a file instead of standard output");
  addConfig(named)
    .addHelpText("after", examples)
    .action(async (_: unknown, command: Command) => {
      const { runHistoryCommand } = await import("./run-history.js");
      context.finish(await runHistoryCommand(command.optsWithGlobals<HistoryCommandOptions>(), context.terminal));
    });
}

const examples = `
Examples:
  specwright history -o HISTORY.md
  specwright history --format html -o history.html
  specwright history --only orders --tag-prefix orders-v`;
