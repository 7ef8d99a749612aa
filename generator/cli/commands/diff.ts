import { Option, type Command } from "commander";
import { diffForms } from "../../report/forms.js";
import { diffSettings } from "../../settings/diff-settings.js";
import type { CommandContext } from "../context.js";
import { addOptions } from "../help.js";
import { formOption } from "../report/form-option.js";
import { addSettings, addShared } from "./setting-options.js";
import type { DiffOptions } from "./run-diff.js";

/** Adds the command `diff`. */
export function addDiff(program: Command, context: CommandContext): void {
  const named = program
    .command("diff")
    .summary("compare two versions and list affected callers")
    .description("Compares two versions of specs and lists the callers that each change breaks.")
    .argument("[old]", 'file, folder, URL, "rev:path", ":path", or "-"')
    .argument("[new]", "the newer version, in the same forms")
    .addHelpText("after", examples)
    .action(async (before: string | undefined, after: string | undefined, _: unknown, command: Command) => {
      const { runDiffCommand } = await import("./run-diff.js");
      context.finish(await runDiffCommand([before, after], command.optsWithGlobals<DiffOptions>(), context.terminal));
    });
  addOptions(
    named,
    "Input",
    new Option("--base <rev>", "compare all APIs with this revision"),
    new Option("--against <package>", "compare all APIs with a package"),
    new Option("--head <rev>", "newer revision, with --base").conflicts("staged"),
    new Option("--staged", "compare staged files, with --base"),
    new Option("--only <names...>", "select these APIs of the project"),
    new Option("--consumers <dirs...>", "compile this code against both versions"),
    new Option("--usage <paths...>", "list the consumers of each changed part"),
    new Option("--har <file>", "validate recorded calls by both versions"),
    new Option("--confirm", "replay counterexamples by generated code"),
  );
  addOptions(
    named,
    "Output",
    formOption(diffForms, "report format"),
    new Option("--details", "print all entries and lists in full"),
    new Option("-o, --output <file>", "file for the report"),
  );
  addSettings(named, diffSettings);
  addOptions(
    named,
    "Validation",
    new Option("--accept <fingerprints...>", "accept these changes; needs --reason"),
    new Option("--reason <text>", "reason, with --accept"),
    new Option("--until <day>", "last day, with --accept: 2027-01-31"),
  );
  addShared(named);
}

const examples = `
Examples:
  specwright diff --base origin/main --format markdown`;
