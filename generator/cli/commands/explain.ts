import type { Command } from "commander";
import type { CommandContext } from "../context.js";

export function addExplain(program: Command, context: CommandContext): void {
  program
    .command("explain")
    .summary("say more about a diagnostic, or list all of them")
    .description("Says why a diagnostic matters and how to mend it. Without a code, lists all codes.")
    .argument("[code]", "the code as it was printed: openapi/unknown-ref")
    .addHelpText("after", examples)
    .action(async (code: string | undefined) => {
      const { runExplainCommand } = await import("./run-explain.js");
      context.finish(runExplainCommand(code, context.terminal));
    });
}

const examples = `
Examples:
  specwright explain
  specwright explain openapi/unknown-ref`;
