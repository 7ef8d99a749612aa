import { createDiagnostics } from "../../diagnostics/create-diagnostics.js";
import { textReport } from "../../report/text.js";
import { visible, visibleQuotation } from "../../text/visible.js";
import { compareSides, reportOn } from "../../diff.js";
import type { DiffSide } from "../../project/diff-side.js";
import { driverSide, isContract, versionText, type DriverVersion } from "../../project/diff-driver.js";
import { runGit, withoutFilters } from "../../project/git/run-git.js";
import type { GlobalOptions } from "../context.js";
import { exitCodes, type ExitCode } from "../exit-codes.js";
import { diagnosticsText } from "../report/diagnostics-text.js";
import { wantsColor, type Terminal } from "../terminal.js";

/**
 * Shows the changes of a spec, for `git diff`. A file that is not a complete spec, or has an error, is shown line by
 * line like in git. Always succeeds, since git would otherwise stop at the first file.
 */
export async function runDiffDriverCommand(
  path: string,
  versions: readonly string[],
  options: GlobalOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { stdout, cwd } = terminal;
  const [oldFile = "/dev/null", oldOid = "", , newFile = "/dev/null", newOid = "", , newPath = path] = versions;
  const before: DriverVersion = { file: oldFile, oid: oldOid };
  const after: DriverVersion = { file: newFile, oid: newOid };
  stdout.write(`specwright diff a/${visible(path)} b/${visible(newPath)}\n\n`);
  const texts = [versionText(before), versionText(after)] as const;
  const lines = (): void => stdout.write(`${lineDiff(before, after, cwd)}\n`);
  if (texts.some((text, index) => text !== undefined && !isContract(index === 0 ? path : newPath, text))) {
    lines();
    return exitCodes.done;
  }
  const diagnostics = createDiagnostics();
  // Lines show more of a spec with errors than changes of the parts that can be read.
  const older = strictly(driverSide(path, before, texts[0], cwd));
  const newer = strictly(driverSide(newPath, after, texts[1], cwd));
  const [name = ""] = [...newer.sources, ...older.sources].map((source) => source.name);
  const sides = {
    before: { ...older, sources: older.sources.map((source) => ({ ...source, name })) },
    after: newer,
    unchanged: [],
    isWhole: false,
    notes: [],
  };
  const today = new Date().toISOString().slice(0, 10);
  const comparison = await compareSides(sides, today, diagnostics);
  if (comparison === undefined) {
    stdout.write(await diagnosticsText(diagnostics.all(), options, terminal, stdout));
    lines();
  } else {
    const report = reportOn(comparison, {
      levels: {},
      rules: [],
      policies: [],
      unreadable: "count",
      accepted: [],
      acceptedPath: "",
      today,
    });
    stdout.write(`${textReport(report, { color: inColor(options.color, terminal), details: false })}\n`);
  }
  return exitCodes.done;
}

function strictly(side: DiffSide): DiffSide {
  return { ...side, settings: { ...side.settings, strictness: "strict" } };
}

/** Git colors the output of its pager, though that is not a terminal. */
function inColor(color: boolean | undefined, terminal: Terminal): boolean {
  const isPaged = terminal.env["GIT_PAGER_IN_USE"] === "true";
  return wantsColor(color, terminal, { ...terminal.stdout, isTTY: terminal.stdout.isTTY || isPaged });
}

/** Returns the changed lines like git, without the names of its temporary files. */
function lineDiff(before: DriverVersion, after: DriverVersion, cwd: string): string {
  const args = ["diff", "--no-index", "--no-ext-diff", "--no-textconv", "--no-color", "--"];
  const text = runGit(cwd, [...args, before.file, after.file], "", withoutFilters(cwd)).stdout.toString("utf8");
  const start = text.search(/^@@/m);
  return start === -1 ? "" : visibleQuotation(text.slice(start).replace(/\n$/, ""));
}
