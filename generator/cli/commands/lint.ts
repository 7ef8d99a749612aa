import { Option, type Command } from "commander";
import type { CommandContext } from "../context.js";
import { lintSettings } from "../../settings/settings.js";
import { addOptions } from "../help.js";
import { addSettings, addShared } from "./setting-options.js";
import { count } from "../count.js";
import type { LintOptions } from "./run-lint.js";
import { lintForms } from "../../lint/report/forms.js";
import { formOption } from "../report/form-option.js";

/** Adds the command `lint`. */
export function addLint(program: Command, context: CommandContext): void {
  const named = program
    .command("lint")
    .summary("check specs for errors and style")
    .description("Reports every problem of all APIs of the project, or of the named files. Writes no code.")
    .argument("[files...]", 'OpenAPI, XSD or JSON Schema, URL, or "-"')
    .addHelpText("after", examples)
    .action(async (files: readonly string[], _: unknown, command: Command) => {
      const { runLintCommand } = await import("./run-lint.js");
      context.finish(await runLintCommand(files, command.optsWithGlobals<LintOptions>(), context.terminal));
    });
  addOptions(
    named,
    "Output",
    formOption(lintForms, "report format"),
    new Option("--rules", "list the rules; check nothing"),
    new Option("--fix", "replace words of earlier versions in the files, then check"),
  );
  addOptions(named, "Selection", new Option("--only <names...>", "select these APIs of the project"));
  addSettings(named, lintSettings);
  addOptions(
    named,
    "Validation",
    new Option("--max-warnings <count>", "exit with 1 on more warnings").argParser(count),
  );
  addShared(named);
}

const examples = `
Examples:
  specwright lint openapi.yaml --max-warnings 0
  specwright lint --fix
  specwright lint --format sarif > specwright.sarif`;
