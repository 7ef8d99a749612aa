import type { Command } from "commander";
import type { CommandContext } from "../context.js";
import { lintSettings, loadSettings } from "../../settings/settings.js";
import { addConfig, addSettings } from "./setting-options.js";
import { count } from "../count.js";
import type { LintOptions } from "./run-lint.js";
import { lintForms } from "../../lint/report/forms.js";
import { formOption } from "../report/form-option.js";

/** Adds the command `lint`. */
export function addLint(program: Command, context: CommandContext): void {
  const named = program
    .command("lint")
    .summary("say what is wrong in the specs, and what could be better")
    .description(
      "Reports every problem that generate would report, and missing descriptions, unused components, defaults that\nare not marked and more. Writes nothing. Exits with 1 on an error, also\nin a file that generate reads leniently, or on more warnings than --max-warnings.",
    )
    .argument(
      "[files...]",
      'OpenAPI documents, XSD files or JSON Schemas, "-" for standard input; the project\'s when none is named',
    )
    .addOption(formOption(lintForms, "how findings are printed"))
    .option("--max-warnings <count>", "how many warnings are tolerated (default: any number)", count)
    .option("--only <names...>", "only these interfaces of the project")
    .option("--rules", "list the rules with their levels, and lint nothing");
  addConfig(addSettings(named, lintSettings, loadSettings))
    .addHelpText("after", examples)
    .action(async (files: readonly string[], _: unknown, command: Command) => {
      const { runLintCommand } = await import("./run-lint.js");
      context.finish(await runLintCommand(files, command.optsWithGlobals<LintOptions>(), context.terminal));
    });
}

const examples = `
Examples:
  specwright lint
  specwright lint openapi.yaml --max-warnings 0
  specwright lint --format github          annotations in a GitHub workflow
  specwright lint --format sarif > specwright.sarif`;
