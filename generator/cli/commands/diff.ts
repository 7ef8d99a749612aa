import { Option, type Command } from "commander";
import { diffForms } from "../../compare/report/forms.js";
import { diffSettings } from "../../settings/diff-settings.js";
import { loadSettings } from "../../settings/settings.js";
import type { CommandContext } from "../context.js";
import { formOption } from "../report/form-option.js";
import { addConfig, addSettings } from "./setting-options.js";
import type { DiffOptions } from "./run-diff.js";

/** Adds the command `diff`. */
export function addDiff(program: Command, context: CommandContext): void {
  const named = program
    .command("diff")
    .summary("say what changed between two versions of contracts, and whom it breaks")
    .description(
      "Compares two files or folders, or every interface of the project with a revision of git or a package.\nEach change is judged twice: for those who send and read messages, and for those who compile against the generated code.",
    )
    .argument(
      "[old]",
      'a file or a folder, "rev:path" of git, ":path" for what is staged, an address, "-" for standard input',
    )
    .argument("[new]", "the same for the newer side")
    .option(
      "--base <rev>",
      "compare every interface of the project with the point where its history left this revision",
    )
    .option("--against <package>", "compare it with the contracts in a package: its folder, or a tarball of npm pack")
    .addOption(
      new Option("--head <rev>", "with --base: the newer side (default: the working tree)").conflicts("staged"),
    )
    .option("--staged", "with --base: what is staged is the newer side")
    .option("--only <names...>", "with --base or --against: only these interfaces")
    .option(
      "--consumers <dirs...>",
      "with --base or --against: compile the code in these folders against both versions",
    )
    .option("--har <file>", "judge the recorded calls of this HTTP Archive by both versions")
    .addOption(formOption(diffForms, "how changes are reported"))
    .option("-o, --output <file>", "write the report to a file instead of standard output")
    .option("--accept <fingerprints...>", "let these changes pass from now on; needs --reason")
    .option("--reason <text>", "with --accept: why")
    .option("--until <day>", "with --accept: the last day on which that counts, as 2027-01-31");
  addConfig(addSettings(named, diffSettings, loadSettings))
    .addHelpText("after", examples)
    .action(async (before: string | undefined, after: string | undefined, _: unknown, command: Command) => {
      const { runDiffCommand } = await import("./run-diff.js");
      context.finish(await runDiffCommand([before, after], command.optsWithGlobals<DiffOptions>(), context.terminal));
    });
}

const examples = `
Examples:
  specwright diff old.yaml new.yaml
  specwright diff v1.2.0:specs/orders specs/orders
  specwright diff --base origin/main                      every interface of the project
  specwright diff --base origin/main --format markdown    a comment for a pull request
  specwright diff --against acme-orders-1.2.0.tgz         what changed since a package was made
  specwright diff --base HEAD --staged                    what a commit would change
  specwright diff --base origin/main --accept 3f9c0d1e2b4a --reason "nobody calls it, see issue 12"`;
