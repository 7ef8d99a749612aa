import { Command, type Option } from "commander";
import { visibleLines, visibleQuotation } from "../text/visible.js";
import { optionValue } from "../text/option-value.js";
import { toolVersion } from "../version.js";
import { addBundle } from "./commands/bundle.js";
import { addDiff } from "./commands/diff.js";
import { addDocs } from "./commands/docs.js";
import { addDiffDriver } from "./commands/diff-driver.js";
import { addExplain } from "./commands/explain.js";
import { addGenerate } from "./commands/generate.js";
import { addHelp } from "./commands/help.js";
import { addHistory } from "./commands/history.js";
import { addInit } from "./commands/init.js";
import { addLint } from "./commands/lint.js";
import { addObserve } from "./commands/observe.js";
import { addStamp } from "./commands/stamp.js";
import { addTest } from "./commands/test.js";
import { addUsage } from "./commands/usage.js";
import { addVerify } from "./commands/verify.js";
import { addWhere } from "./commands/where.js";
import type { CommandContext } from "./context.js";
import { addGlobalOptions } from "./commands/setting-options.js";
import type { ExitCode } from "./exit-codes.js";
import { configureHelp, suggestion } from "./help.js";
import type { Terminal } from "./terminal.js";

/** The value in a message of commander, which may have quotes in it. */
const quotedValue = /((?:argument|unknown option|unknown command) ')([^]*)'/;

/** Creates the command line for commander. Commands load their modules when they run, so that starting stays cheap. */
export function createProgram(terminal: Terminal, finish: (code: ExitCode) => void): Command {
  const program = configureHelp(new Command("specwright"))
    .description(
      "Generates typed clients, servers, validators and XML codecs from OpenAPI, XSD and JSON Schema.\ndiff compares two versions of specs and lists affected callers.",
    )
    .version(toolVersion(), "-V, --version", "print the version")
    .helpCommand(false)
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(visibleLines(text)),
      writeErr: (text) => terminal.stderr.write(visibleQuotation(text)),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .addHelpText("after", programExamples);
  addGlobalOptions(program).options.forEach((option) => option.hideHelp());
  const context: CommandContext = { terminal, finish };
  for (const add of [
    addGenerate,
    addLint,
    addDiff,
    addDiffDriver,
    addTest,
    addInit,
    addExplain,
    addWhere,
    addVerify,
    addObserve,
    addUsage,
    addStamp,
    addHistory,
    addBundle,
    addDocs,
    addHelp,
  ])
    add(program, context);
  for (const command of program.commands) configureHelp(command.copyInheritedSettings(program));
  for (const command of [program, ...program.commands])
    command.configureOutput({ outputError: (text, write) => write(withSuggestion(text, command)) });
  return program;
}

/** A message of commander without secrets, with the nearest option or command if a name is unknown. */
function withSuggestion(text: string, command: Command): string {
  const [, unknown, name = ""] = /unknown (option|command) '([^=]*)/.exec(text.trim().replace(/'$/, "")) ?? [];
  const known =
    unknown === "option"
      ? [command, ...(command.parent === null ? [] : [command.parent])].flatMap(({ options }) => options.map(longName))
      : unknown === "command"
        ? command.commands.map((one) => one.name())
        : [];
  const shown = text.replace(quotedValue, (_, before: string, value: string) => `${before}${optionValue(value)}'`);
  const renamed = renamedOptions.get(name) ?? "";
  const near = known.includes(renamed) ? ` Did you mean "${renamed}"?` : suggestion(name, known);
  return near === "" ? shown : `${shown.trimEnd()}.${near}\n`;
}

/** Names of renamed options from earlier builds. */
const renamedOptions = new Map([
  ["--given-up", "--skipped"],
  ["--holes", "--unreadable"],
]);

function longName({ long, flags }: Option): string {
  return long ?? flags;
}

const programExamples = `
Examples:
  specwright generate petstore.yaml -o src/api  write the code of one file, without a project
  specwright lint petstore.yaml                 check one file
  specwright diff --base origin/main            compare all specs with a branch
  specwright init my-apis                       start a project

Exit codes: 0 success; 1 problems in specs, stale output, or breaking changes; 2 wrong usage or a bug;
3 --untrusted was set, and the configuration is JavaScript.
Shared options: specwright help options`;
