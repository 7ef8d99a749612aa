import type { Command } from "commander";
import type { CommandContext } from "../context.js";

/**
 * The command that git calls for each file when configured: `git config diff.specwright.command "npx --no-install specwright
 * diff-driver"`.
 */
export function addDiffDriver(program: Command, context: CommandContext): void {
  program
    .command("diff-driver", { hidden: true })
    .summary("show changes of contracts in git diff")
    .description("Called by git with the two versions of a file, as gitattributes(5) says under diff.<driver>.command.")
    .argument("<path>", "the path of the file in the repository")
    .argument("[versions...]", "for each version: a file with its content, its hash, and its mode")
    .action(async (path: string, versions: readonly string[], options: { readonly color?: boolean }) => {
      const { runDiffDriverCommand } = await import("./run-diff-driver.js");
      context.finish(await runDiffDriverCommand(path, versions, options, context.terminal));
    });
}
