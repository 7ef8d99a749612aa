import { Command } from "commander";
import { visibleLines, visibleQuotation } from "../text/visible.js";
import { optionValue } from "../text/option-value.js";
import { toolVersion } from "../version.js";
import { addBundle } from "./commands/bundle.js";
import { addDiff } from "./commands/diff.js";
import { addDiffDriver } from "./commands/diff-driver.js";
import { addExplain } from "./commands/explain.js";
import { addGenerate } from "./commands/generate.js";
import { addHistory } from "./commands/history.js";
import { addInit } from "./commands/init.js";
import { addLint } from "./commands/lint.js";
import { addStamp } from "./commands/stamp.js";
import { addVerify } from "./commands/verify.js";
import { addWhere } from "./commands/where.js";
import type { CommandContext } from "./context.js";
import { count } from "./count.js";
import type { ExitCode } from "./exit-codes.js";
import type { Terminal } from "./terminal.js";

/** The value in a message of commander, which may have quotes in it. */
const quotedValue = /((?:argument|unknown option|unknown command) ')([^]*)'/;

/** The command line as commander knows it. Commands load what they need when they run, so that starting stays cheap. */
export function createProgram(terminal: Terminal, finish: (code: ExitCode) => void): Command {
  const program = new Command("specwright")
    .description(
      "Turns OpenAPI and XSD contracts into TypeScript types, validators and XML codecs, and compares their versions.",
    )
    .version(toolVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print help")
    .helpCommand("help [command]", "print help for a command")
    .option("--color", "colour the output even when it is not a terminal")
    .option("--no-color", "never colour the output (as NO_COLOR=1)")
    .option("-q, --quiet", "print problems only")
    .option(
      "--max-problems <count>",
      "how many problems are shown as text, errors first (default: 100, and outside of lint 5 warnings of each code)",
      count,
    )
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(visibleLines(text)),
      writeErr: (text) => terminal.stderr.write(visibleQuotation(text)),
      outputError: (text, write) =>
        write(text.replace(quotedValue, (_, before: string, value: string) => `${before}${optionValue(value)}'`)),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .addHelpText("after", programExamples);
  const context: CommandContext = { terminal, finish };
  for (const add of [
    addGenerate,
    addLint,
    addDiff,
    addDiffDriver,
    addInit,
    addExplain,
    addWhere,
    addVerify,
    addStamp,
    addHistory,
    addBundle,
  ])
    add(program, context);
  for (const command of program.commands) command.copyInheritedSettings(program).helpOption("-h, --help", "print help");
  return program;
}

const programExamples = `
Examples:
  specwright init my-apis                       start a project with one small interface
  specwright generate                           write the code of every interface in specs/
  specwright generate petstore.yaml -o src/api  write the code of one file, without a project
  specwright lint                               say what could be better in the specs
  specwright diff --base origin/main            say what changed in the specs, and whom it breaks
  specwright explain openapi/unknown-ref        say more about a diagnostic
  specwright where orders SCHEMA-PATH           print the place of a keyword that a payload broke
  specwright verify orders --har calls.har      judge recorded calls by a contract
  specwright stamp                              say which version the next release of the package needs
  specwright history -o HISTORY.md              write a page about what changed in each release
  specwright bundle orders -o orders.yaml       write an interface as one OpenAPI document

Exit codes: 0 done; 1 problems in specs, stale output, or breaking changes; 2 wrong usage, or a bug of specwright; 3 --untrusted, and a program of the\nproject would have been run.`;
