import { changeCatalog as changes, hintOfKind, kindOf, type ChangeId } from "../../compare/catalog.js";
import { highest, securityLevel } from "../../compare/levels.js";
import { verdictText } from "../../report/verdict-text.js";
import { catalog, severityOf, type DiagnosticCode } from "../../diagnostics/catalog.js";
import { fallbackOf } from "../../diagnostics/create-diagnostics.js";
import type { CatalogEntry, Fallback } from "../../diagnostics/entry.js";
import { suggest } from "../../diagnostics/suggest.js";
import { optionValue } from "../../text/option-value.js";
import { UsageError } from "../../usage-error.js";
import { exitCodes, type ExitCode } from "../exit-codes.js";
import type { Terminal } from "../terminal.js";
import { compareText } from "../../text/in-order.js";

/** Prints the catalog entry of a code, or all codes of a catalog by name. */
export function runExplainCommand(code: string | undefined, listsChanges: boolean, terminal: Terminal): ExitCode {
  if (code !== undefined && listsChanges) throw new UsageError("--changes lists all kinds of change; omit the code.");
  const list = listsChanges ? listOfChanges : listOfCodes;
  terminal.stdout.write(code === undefined ? list() : explanationOf(code.toLowerCase()));
  return exitCodes.done;
}

function listOfCodes(): string {
  const codes = Object.keys(catalog).sort(compareText) as DiagnosticCode[];
  return codes.map((code) => `${severityOf(code).padEnd(7)}  ${code}\n`).join("");
}

function listOfChanges(): string {
  const ids = Object.keys(changes).sort(compareText) as ChangeId[];
  return ids.map((id) => `${levelOf(id).padEnd(8)}  ${id}\n`).join("");
}

/** Returns the maximum level of a change, unless a proof applies. */
function levelOf(id: ChangeId): string {
  const { wire, code, security } = kindOf(id);
  return highest([wire.sent, wire.read, code.sent, code.read, security && securityLevel]) ?? "info";
}

function explanationOf(code: string): string {
  if (Object.hasOwn(catalog, code)) {
    const known = code as DiagnosticCode;
    return `${code} (${severityOf(known)})\n\n${catalog[known].explain.trim()}\n${lenientText(known)}`;
  }
  if (Object.hasOwn(changes, code)) return explanationOfChange(code as ChangeId);
  const codes = [...Object.keys(catalog), ...Object.keys(changes)];
  const near = codes.find((known) => known.endsWith(`/${code}`)) ?? suggest(code, codes);
  const way = near === undefined ? '"specwright explain" lists all codes.' : `Did you mean "${near}"?`;
  throw new UsageError(`Unknown diagnostic or kind of change "${optionValue(code)}". ${way}`);
}

/** Returns the line about lenient loading; empty for codes that never stop a run, and for problems outside specs. */
function lenientText(code: DiagnosticCode): string {
  const { lenient }: CatalogEntry = catalog[code];
  return lenient === undefined ? "" : `\nLenient reading: ${lenientWords[fallbackOf(code)]}\n`;
}

const lenientWords: Readonly<Record<Fallback, string>> = {
  ignore: "this is a warning, and the rest is read.",
  drop: "the property or keyword is skipped, or otherwise the part that requires it.",
  "give-up": "the part around it is skipped: a schema accepts every value, other parts are omitted.",
  refuse: "this is an error; in a referenced file, only the parts that refer to it are skipped.",
};

function explanationOfChange(id: ChangeId): string {
  const { wire, code, security } = kindOf(id);
  const verdict = verdictText({ wire, code: highest([code.sent, code.read]), security });
  const where = levelOf(id) === "info" ? "" : " The level depends on the uses of the changed part.";
  return `${id} (${levelOf(id)})\n\nThis change ${verdict}.${where}\n\n${hintOfKind(id)}\n`;
}
