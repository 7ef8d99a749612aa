import { Option, type Command } from "commander";
import type { CommandContext } from "../context.js";
import { addOptions } from "../help.js";
import type { DocsCommandOptions } from "./run-docs.js";
import { addShared, tagPrefix } from "./setting-options.js";

/** Adds the command `docs`. */
export function addDocs(program: Command, context: CommandContext): void {
  const named = program
    .command("docs")
    .summary("write a static site that documents APIs")
    .description(
      "Writes HTML pages for operations, schemas, XSD types and errors, with valid examples and code samples.\nThe pages need no server and load nothing from elsewhere. Needs the package @specwright/docs.",
    )
    .argument("[apis...]", "APIs of the project, or OpenAPI documents and XSD files (default: all APIs)")
    .addHelpText("after", examples)
    .action(async (names: readonly string[], _: unknown, command: Command) => {
      const { runDocsCommand } = await import("./run-docs.js");
      context.finish(await runDocsCommand(names, command.optsWithGlobals<DocsCommandOptions>(), context.terminal));
    });
  addOptions(
    named,
    "Output",
    new Option("-o, --output <folder>", "output folder of the site"),
    new Option("--json", "print the model of the pages as JSON, and write no site"),
    new Option("--title <text>", "title of the site"),
    new Option("--history", "show since which release each part exists, and its changes (Git tags)"),
    tagPrefix(),
    new Option("--pages <folder>", "pages of your own, in Markdown"),
    new Option("--css <file>", "style sheet that sets colors and fonts"),
  );
  addShared(named);
}

const examples = `
Examples:
  specwright docs -o site
  specwright docs orders --pages guides -o site
  specwright docs --history -o site
  specwright docs petstore.yaml -o site`;
