import type { Command } from "commander";
import type { CommandContext } from "../context.js";

/** Adds the command `explain`. */
export function addExplain(program: Command, context: CommandContext): void {
  program
    .command("explain")
    .summary("say more about a diagnostic or a kind of change, or list all of them")
    .description(
      "Says why a diagnostic matters and how to mend it, or whom a kind of change breaks. Without a code, lists all codes.",
    )
    .argument("[code]", "the code as it was printed: openapi/unknown-ref, schema/maximum-lowered")
    .option("--changes", "list the kinds of change that diff reports instead of the diagnostics")
    .addHelpText("after", examples)
    .action(async (code: string | undefined, options: { readonly changes?: boolean }) => {
      const { runExplainCommand } = await import("./run-explain.js");
      context.finish(runExplainCommand(code, options.changes === true, context.terminal));
    });
}

const examples = `
Examples:
  specwright explain
  specwright explain --changes
  specwright explain openapi/unknown-ref`;
