import { Option, type Command } from "commander";
import type { CommandContext } from "../context.js";
import { addOptions } from "../help.js";

/** Adds the command `explain`. */
export function addExplain(program: Command, context: CommandContext): void {
  const named = program
    .command("explain")
    .summary("explain a diagnostic or a kind of change")
    .description("Explains the cause and the fix of a diagnostic, or the impact of a kind of change.")
    .argument("[code]", "code, such as openapi/unknown-ref (default: list all codes)")
    .addHelpText("after", examples)
    .action(async (code: string | undefined, options: { readonly changes?: boolean }) => {
      const { runExplainCommand } = await import("./run-explain.js");
      context.finish(runExplainCommand(code, options.changes === true, context.terminal));
    });
  addOptions(named, "Output", new Option("--changes", "list kinds of change instead of diagnostics"));
}

const examples = `
Examples:
  specwright explain
  specwright explain --changes
  specwright explain openapi/unknown-ref`;
