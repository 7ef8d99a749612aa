import { Option, type Command } from "commander";
import { testForms } from "../../api/contract-tests/report/forms.js";
import type { CommandContext } from "../context.js";
import { count, percent } from "../count.js";
import { addOptions } from "../help.js";
import { formOption } from "../report/form-option.js";
import type { TestCommandOptions } from "./run-test.js";
import { UsageError } from "../../usage-error.js";
import { addShared } from "./setting-options.js";

/** Adds the command `test`. */
export function addTest(program: Command, context: CommandContext): void {
  const named = program
    .command("test")
    .summary("check fixtures by the generated code")
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
  addOptions(
    named,
    "Validation",
    new Option("--mutate", "list changes of constraints that no fixture notices"),
    new Option("--max-mutants <count>", "changes to try for each API, always the same ones").argParser(count),
    new Option("--min-score <percent>", "exit with 1 if fixtures notice fewer changes").argParser(percent),
  );
  addOptions(
    named,
    "Input",
    new Option("--url <url>", "send the requests of fixtures to a service and check responses"),
    new Option("--header <line>", "header of each request to the service (repeatable)").argParser(withHeader),
    new Option("--all-methods", "send other methods than GET, HEAD and OPTIONS"),
  );
  addOptions(named, "Selection", new Option("--only <names...>", "select these APIs of the project"));
  addShared(named);
}

/** "name: value" next to the headers before it. The message has no value, which may be a secret. */
function withHeader(line: string, before: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const [, name = "", value = ""] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([^\r\n\0]*)$/.exec(line) ?? [];
  if (name === "") throw new UsageError('Write a header as "name: value".');
  return { ...before, [name.toLowerCase()]: value };
}

const examples = `
Examples:
  specwright test
  specwright test --only orders --format junit > results.xml
  specwright test --only orders --url http://localhost:8080 --header "authorization: Bearer $TOKEN"`;
