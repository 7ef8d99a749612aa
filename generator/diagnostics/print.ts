import type { Diagnostic, Severity } from "./diagnostic.js";
import { sourceFrame } from "./frame.js";
import { placeOf, type Place } from "./origin.js";
import { sortDiagnostics } from "./sort.js";
import { cutMessage, visible, visibleStart } from "../text/visible.js";

/** Options of the printer of diagnostics. */
export interface PrintOptions {
  /** Terminal colours. */
  readonly color: boolean;
  /** The lines of the source around each place. */
  readonly frames: boolean;
  /**
   * The number that is shown; the others are counted. Errors come before warnings, warnings before notes. Default: all.
   */
  readonly most?: number;
  /** The number of warnings and of notes that are shown of each code; the others are counted. Default: all. */
  readonly mostOfACode?: number;
}

/**
 * Diagnostics as people read them, sorted, with a summary at the end; "" when there are none. For each one
 * `file:line:column: severity code: message`, the source, and the hint with the places that belong to it.
 */
export function printDiagnostics(diagnostics: readonly Diagnostic[], options: PrintOptions): string {
  if (diagnostics.length === 0) return "";
  const { shown, hidden } = select(diagnostics, options);
  const blocks = sortDiagnostics(shown).map(({ diagnostic, place: textPlace }) =>
    block(diagnostic, textPlace, options),
  );
  const separator = options.frames ? "\n\n" : "\n";
  const rest = hidden.length === 0 ? [] : [restText(hidden)];
  return `${[...blocks, ...rest, summarize(diagnostics)].join(separator)}\n`;
}

/** The gravest of them, of equals those that stand first, so that no error is lost behind warnings, and no warning behind many of one code. */
function select(
  diagnostics: readonly Diagnostic[],
  { most = diagnostics.length, mostOfACode = diagnostics.length }: PrintOptions,
): { readonly shown: readonly Diagnostic[]; readonly hidden: readonly Diagnostic[] } {
  if (diagnostics.length <= Math.min(most, mostOfACode)) return { shown: diagnostics, hidden: [] };
  const placed = sortDiagnostics(diagnostics).map(({ diagnostic }) => diagnostic);
  const ranked = severities.flatMap((severity) => placed.filter((diagnostic) => diagnostic.severity === severity));
  const shown: Diagnostic[] = [];
  const hidden: Diagnostic[] = [];
  const counts = new Map<string, number>();
  for (const diagnostic of ranked) {
    const count = (counts.get(diagnostic.code) ?? 0) + 1;
    counts.set(diagnostic.code, count);
    const isOneOfMany = diagnostic.severity !== "error" && count > mostOfACode;
    (isOneOfMany || shown.length === most ? hidden : shown).push(diagnostic);
  }
  return { shown, hidden };
}

/** "and 30 more (30 warnings): 28 openapi/ignored-ref-sibling, 2 openapi/no-responses": those of the most frequent codes first. */
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

function block(diagnostic: Diagnostic, textPlace: Place, options: PrintOptions): string {
  const paint = options.color ? painters[diagnostic.severity] : plain;
  const head = `${visibleStart(cutMessage(textPlace.path))}:${textPlace.line}:${textPlace.column}: ${paint(`${diagnostic.severity} ${diagnostic.code}`)}: ${visible(cutMessage(diagnostic.message))}`;
  const frame = options.frames ? sourceFrame(textPlace) : [];
  const marks = frame.length - 1;
  const lines = [head, ...frame.map((line, index) => (index === marks ? line.replace(/\^+$/, paint) : line))];
  const related = diagnostic.related
    .map((one) => `(${visible(cutMessage(one.message))} ${placeText(placeOf(one.origin))})`)
    .join(" ");
  if (diagnostic.hint !== undefined)
    lines.push(`  hint: ${visible(cutMessage(diagnostic.hint))}${related === "" ? "" : ` ${related}`}`);
  else if (related !== "") lines.push(`  note: ${related.slice(1, -1)}`);
  return lines.join("\n");
}

function placeText(textPlace: Place): string {
  return `${visible(textPlace.path)}:${textPlace.line}:${textPlace.column}`;
}

/** "2 errors, 1 warning": what was found, by weight. */
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
