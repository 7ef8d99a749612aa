import type { Command } from "commander";
import type { CommandContext, GlobalOptions } from "../context.js";

/** Adds the command `init`. */
export function addInit(program: Command, context: CommandContext): void {
  program
    .command("init")
    .summary("start a project with one small API")
    .description("Writes a project with one small API, ready to generate and test. Existing files are kept.")
    .argument("[dir]", "folder of the project", ".")
    .addHelpText("after", examples)
    .action(async (dir: string, _: unknown, command: Command) => {
      const { runInitCommand } = await import("./run-init.js");
      context.finish(runInitCommand(dir, command.optsWithGlobals<GlobalOptions>(), context.terminal));
    });
}

const examples = `
Examples:
  specwright init
  specwright init my-apis && cd my-apis && npm install && npm test`;
