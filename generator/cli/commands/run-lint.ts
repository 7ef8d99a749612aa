import { lint, type LintOptions as ApiOptions } from "../../api/lint.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { lintCatalog } from "../../diagnostics/catalog/lint.js";
import type { ByCode } from "../../diagnostics/print.js";
import type { GlobalOptions } from "../context.js";
import { codeOf, exitCodes, type ExitCode } from "../exit-codes.js";
import { startProgress } from "../progress.js";
import { textOptions } from "../report/diagnostics-text.js";
import { lintForm, type LintFormat } from "../../lint/report/forms.js";
import { baseFolder } from "../report/form-option.js";
import { rebased } from "../../diagnostics/rebase.js";
import { plural, readingLines } from "../report/summary.js";
import { standardInput } from "../standard-input.js";
import { lintSettings, loadSettings } from "../../settings/settings.js";
import { configOptionsOf, settingsOf, type ConfigOptions } from "./setting-options.js";
import type { Terminal } from "../terminal.js";

/** The options as commander gives them. */
export interface LintOptions extends GlobalOptions, ConfigOptions {
  readonly format: LintFormat;
  readonly maxWarnings?: number;
  readonly only?: readonly string[];
  readonly rules?: boolean;
  readonly fix?: boolean;
}

/** The text report has one line for each rule. */
const byRule: ByCode = { severities: ["error", "warning", "note"], locations: 5 };

/** Runs `specwright lint`: the findings are its result, so they go to standard output. */
export async function runLintCommand(
  files: readonly string[],
  options: LintOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (options.rules === true) {
    terminal.stdout.write(listOfRules());
    return exitCodes.done;
  }
  const request = await apiOptions(files, options, terminal);
  const progress = startProgress("Linting", terminal, { quiet: options.quiet === true });
  const result = await lint(request).finally(() => progress.stop());
  const form = lintForm(options.format);
  const findings = rebased(result.diagnostics, result.root, baseFolder(form, terminal));
  const write = await form.writer();
  const text = write(findings, textOptions(options, terminal, terminal.stdout, byRule));
  terminal.stdout.write(text === "" && options.format === "text" && options.quiet !== true ? "no problems\n" : text);
  if (result.fixed > 0 && options.quiet !== true) terminal.stderr.write(`${plural(result.fixed, "word")} replaced\n`);
  if (options.quiet !== true) terminal.stderr.write(readingLines(result.interfaces, files.length > 0));
  const warnings = countOf(findings, "warning");
  const tooMany = options.maxWarnings !== undefined && warnings > options.maxWarnings;
  if (tooMany) {
    terminal.stderr.write(`${plural(warnings, "warning")}; the maximum is ${options.maxWarnings}.\n`);
  }
  return result.ok && !tooMany ? exitCodes.done : codeOf(result.diagnostics);
}

/** Returns a line for each rule: its default level, its code, and its requirement. */
function listOfRules(): string {
  const rules = Object.entries(lintCatalog);
  const width = Math.max(...rules.map(([code]) => code.length));
  return rules.map(([code, { severity, says }]) => `${severity.padEnd(7)}  ${code.padEnd(width)}  ${says}\n`).join("");
}

function countOf(findings: readonly Diagnostic[], severity: Diagnostic["severity"]): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

async function apiOptions(files: readonly string[], options: LintOptions, terminal: Terminal): Promise<ApiOptions> {
  const { only, fix = false } = options;
  return {
    cwd: terminal.cwd,
    files,
    fix,
    ...(await standardInput(files, terminal)),
    ...(only === undefined ? {} : { only }),
    ...configOptionsOf(options),
    ...settingsOf({ ...lintSettings, ...loadSettings }, options),
  };
}
