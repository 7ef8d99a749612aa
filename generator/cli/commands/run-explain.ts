import { catalog } from "../../diagnostics/catalog.js";
import { suggest } from "../../diagnostics/suggest.js";
import { compareText } from "../../plan/name-allocator.js";
import { UsageError } from "../../usage-error.js";
import { exitCodes, type ExitCode } from "../exit-codes.js";
import type { Terminal } from "../terminal.js";

/** Prints what the catalogue says about a code, or all codes by severity and name. */
export function runExplainCommand(code: string | undefined, terminal: Terminal): ExitCode {
  terminal.stdout.write(code === undefined ? listOfCodes() : explanationOf(code));
  return exitCodes.done;
}

function listOfCodes(): string {
  const codes = Object.keys(catalog).sort(compareText) as (keyof typeof catalog)[];
  return codes.map((code) => `${catalog[code].severity.padEnd(7)}  ${code}\n`).join("");
}

function explanationOf(code: string): string {
  const known = Object.keys(catalog) as (keyof typeof catalog)[];
  const found = known.find((candidate) => candidate === code.toLowerCase());
  if (found === undefined) {
    const near = suggest(code, known);
    const way = near === undefined ? '"specwright explain" lists all codes.' : `Did you mean "${near}"?`;
    throw new UsageError(`There is no diagnostic "${code}". ${way}`);
  }
  const { severity, explain } = catalog[found];
  return `${found} (${severity})\n\n${explain.trim()}\n`;
}
