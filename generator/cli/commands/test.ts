import { Option, type Command } from "commander";
import { testForms } from "../../api/contract-tests/report/forms.js";
import type { CommandContext } from "../context.js";
import { addOptions } from "../help.js";
import { formOption } from "../report/form-option.js";
import type { TestCommandOptions } from "./run-test.js";
import { addShared } from "./setting-options.js";

/** Adds the command `test`. */
export function addTest(program: Command, context: CommandContext): void {
  const named = program
    .command("test")
    .summary("check fixtures next to specs by the generated code")
    .description(
      "Checks the fixtures next to specs by the generated validators, codecs, clients and servers, and by ajv and libxml2 if installed.",
    )
    .argument("[files...]", "OpenAPI, XSD or JSON Schema")
    .addHelpText("after", examples)
    .action(async (files: readonly string[], _: unknown, command: Command) => {
      const { runTestCommand } = await import("./run-test.js");
      context.finish(await runTestCommand(files, command.optsWithGlobals<TestCommandOptions>(), context.terminal));
    });
  addOptions(
    named,
    "Output",
    formOption(testForms, "report format"),
    new Option("--coverage", "list constraints, statuses and error rows without fixture"),
  );
  addOptions(named, "Selection", new Option("--only <names...>", "select these APIs of the project"));
  addShared(named);
}

const examples = `
Examples:
  specwright test
  specwright test --only orders --format junit > results.xml`;
