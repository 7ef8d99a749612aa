import type { Diagnostic, Severity } from "./diagnostic.js";
import { sourceFrame } from "./frame.js";
import { sourceLocation, type SourceLocation } from "./origin.js";
import { sortDiagnostics, type PlacedDiagnostic } from "./sort.js";
import { cutMessage, visible, visibleStart } from "../text/visible.js";

/** Options of the printer of diagnostics. */
export interface PrintOptions {
  /** Terminal colours. */
  readonly color: boolean;
  /** True to show the source lines around each location. */
  readonly frames: boolean;
  /** The maximum number of findings that are printed in full, errors first; the others are counted. Default: all. */
  readonly most?: number;
  /** The findings that are grouped into one line per code. Default: none. */
  readonly byCode?: ByCode | undefined;
}

/** Findings that are printed as one line for each code. */
export interface ByCode {
  readonly severities: readonly Severity[];
  /** The maximum number of source locations in a line; the others are counted. */
  readonly locations: number;
}

/**
 * Returns diagnostics for people, sorted, with a summary at the end; "" if none exist. Each one is `file:line:column:
 * severity code: message`, the source, and the hint with related locations.
 */
export function printDiagnostics(diagnostics: readonly Diagnostic[], options: PrintOptions): string {
  if (diagnostics.length === 0) return "";
  const { byCode, most = diagnostics.length, frames } = options;
  const { shown, hidden } = select(
    diagnostics.filter(({ severity }) => byCode?.severities.includes(severity) !== true),
    most,
  );
  const blocks = sortDiagnostics(shown).map((found) => block(found, options));
  const kinds = byCode === undefined ? [] : codeLines(diagnostics, byCode, options);
  const rest = hidden.length === 0 ? [] : [restText(hidden)];
  const lines = kinds.length === 0 ? [] : [kinds.join("\n")];
  return `${[...blocks, ...rest, ...lines, summarize(diagnostics)].join(frames ? "\n\n" : "\n")}\n`;
}

/** Selects the most severe ones, then the first by location, so that warnings hide no error. */
function select(
  diagnostics: readonly Diagnostic[],
  most: number,
): { readonly shown: readonly Diagnostic[]; readonly hidden: readonly Diagnostic[] } {
  if (diagnostics.length <= most) return { shown: diagnostics, hidden: [] };
  const placed = sortDiagnostics(diagnostics).map(({ diagnostic }) => diagnostic);
  const ranked = severities.flatMap((severity) => placed.filter((diagnostic) => diagnostic.severity === severity));
  return { shown: ranked.slice(0, most), hidden: ranked.slice(most) };
}

/** Returns one line per code of some severities: the first finding, with the locations of the others and their count. */
function codeLines(diagnostics: readonly Diagnostic[], byCode: ByCode, options: PrintOptions): readonly string[] {
  const codes = new Map<string, PlacedDiagnostic[]>();
  for (const severity of severities.filter((one) => byCode.severities.includes(one))) {
    for (const found of sortDiagnostics(diagnostics.filter((diagnostic) => diagnostic.severity === severity))) {
      const key = `${severity} ${found.diagnostic.code}`;
      const known = codes.get(key);
      if (known === undefined) codes.set(key, [found]);
      else known.push(found);
    }
  }
  return [...codes.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : `${block(first, { ...options, frames: false }).replace(/\n {2}/, " ")}${othersText(first, others, byCode.locations - 1)}`,
  );
}

/** " (also at 7:88, b.yaml:2:3, and 439 more)": locations in the file of the first finding have no path. */
function othersText({ place: { path } }: PlacedDiagnostic, others: readonly PlacedDiagnostic[], most: number): string {
  if (others.length === 0) return "";
  const named = others
    .slice(0, most)
    .map(({ place: other }) => (other.path === path ? `${other.line}:${other.column}` : placeText(other)));
  const count = others.length - named.length;
  const rest = count === 0 ? [] : [`and ${inGroups(count)} more`];
  return ` (${named.length === 0 ? "" : "also at "}${[...named, ...rest].join(", ")})`;
}

/** "and 30 more (30 errors): 28 openapi/unknown-ref, 2 openapi/no-responses": those of the most frequent codes first. */
function restText(hidden: readonly Diagnostic[]): string {
  const counts = new Map<string, number>();
  for (const { code } of hidden) counts.set(code, (counts.get(code) ?? 0) + 1);
  const codes = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([code, count]) => `${inGroups(count)} ${code}`);
  return `and ${inGroups(hidden.length)} more (${summarize(hidden)}): ${codes.join(", ")}`;
}

const severities: readonly Severity[] = ["error", "warning", "note"];

/** "99,950": the same in every locale. */
function inGroups(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

function block({ diagnostic, place: textPlace }: PlacedDiagnostic, options: PrintOptions): string {
  const paint = options.color ? painters[diagnostic.severity] : plain;
  const head = `${visibleStart(cutMessage(textPlace.path))}:${textPlace.line}:${textPlace.column}: ${paint(`${diagnostic.severity} ${diagnostic.code}`)}: ${visible(cutMessage(diagnostic.message))}`;
  const frame = options.frames ? sourceFrame(textPlace) : [];
  const marks = frame.length - 1;
  const lines = [head, ...frame.map((line, index) => (index === marks ? line.replace(/\^+$/, paint) : line))];
  const related = diagnostic.related
    .map((one) => `(${visible(cutMessage(one.message))} ${placeText(sourceLocation(one.origin))})`)
    .join(" ");
  if (diagnostic.hint !== undefined)
    lines.push(`  hint: ${visible(cutMessage(diagnostic.hint))}${related === "" ? "" : ` ${related}`}`);
  else if (related !== "") lines.push(`  note: ${related.slice(1, -1)}`);
  return lines.join("\n");
}

function placeText(textPlace: SourceLocation): string {
  return `${visible(textPlace.path)}:${textPlace.line}:${textPlace.column}`;
}

/** "2 errors, 1 warning": the number of findings by severity. */
export function summarize(diagnostics: readonly Diagnostic[]): string {
  const counts = severities.map((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? "" : `${inGroups(count)} ${severity}${count === 1 ? "" : "s"}`;
  });
  return counts.filter((text) => text !== "").join(", ");
}

type Paint = (text: string) => string;

const plain: Paint = (text) => text;
const painters: Readonly<Record<Severity, Paint>> = { error: ansi(31), warning: ansi(33), note: ansi(36) };

function ansi(code: number): Paint {
  return (text) => `\u001b[${code}m${text}\u001b[0m`;
}
