import { lint, type LintOptions as ApiOptions } from "../../api/lint.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { lintCatalog } from "../../diagnostics/catalog/lint.js";
import type { GlobalOptions } from "../context.js";
import { exitCodes, type ExitCode } from "../exit-codes.js";
import { startProgress } from "../progress.js";
import { diagnosticsText } from "../report/diagnostics-text.js";
import { githubReport } from "../report/github.js";
import { jsonReport } from "../report/json.js";
import type { LintFormat } from "../report/lint-format.js";
import { rebased } from "../../diagnostics/rebase.js";
import { sarifReport } from "../report/sarif.js";
import { plural } from "../report/summary.js";
import { standardInput } from "../standard-input.js";
import { lintSettings, loadSettings } from "../../settings/settings.js";
import { givenSettings } from "./setting-options.js";
import type { Terminal } from "../terminal.js";

/** The options as commander gives them. */
export interface LintOptions extends GlobalOptions {
  readonly format: LintFormat;
  readonly maxWarnings?: number;
  readonly only?: readonly string[];
  readonly rules?: boolean;
  readonly config?: string;
}

/** `specwright lint`: the findings are what was asked for, so they go to standard output. */
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
  const findings = rebased(result.diagnostics, result.root, baseFolder(options, terminal));
  terminal.stdout.write(await report(findings, options, terminal));
  const warnings = countOf(findings, "warning");
  const tooMany = options.maxWarnings !== undefined && warnings > options.maxWarnings;
  if (tooMany) {
    terminal.stderr.write(`${plural(warnings, "warning")}; at most ${options.maxWarnings} are tolerated.\n`);
  }
  return result.ok && !tooMany ? exitCodes.done : exitCodes.problems;
}

/** Annotations are placed by paths from the repository's root; people read paths from where they are. */
function baseFolder({ format }: LintOptions, { cwd, env }: Terminal): string {
  return format === "github" ? (env["GITHUB_WORKSPACE"] ?? cwd) : cwd;
}

async function report(findings: readonly Diagnostic[], options: LintOptions, terminal: Terminal): Promise<string> {
  switch (options.format) {
    case "json":
      return jsonReport(findings);
    case "sarif":
      return sarifReport(findings);
    case "github":
      return githubReport(findings);
    case "text": {
      const text = await diagnosticsText(findings, options, terminal, terminal.stdout);
      return text === "" && options.quiet !== true ? "no problems\n" : text;
    }
  }
}

/** A line for each rule: its level where no configuration gives it another, its code, and what it asks for. */
function listOfRules(): string {
  const rules = Object.entries(lintCatalog);
  const width = Math.max(...rules.map(([code]) => code.length));
  return rules.map(([code, { severity, says }]) => `${severity.padEnd(7)}  ${code.padEnd(width)}  ${says}\n`).join("");
}

function countOf(findings: readonly Diagnostic[], severity: Diagnostic["severity"]): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

async function apiOptions(files: readonly string[], options: LintOptions, terminal: Terminal): Promise<ApiOptions> {
  const { only, config } = options;
  return {
    cwd: terminal.cwd,
    files,
    ...(await standardInput(files, terminal)),
    ...(only === undefined ? {} : { only }),
    ...(config === undefined ? {} : { config }),
    ...givenSettings({ ...lintSettings, ...loadSettings }, options),
  };
}
