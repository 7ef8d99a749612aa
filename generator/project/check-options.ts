import type { Diagnostics } from "../diagnostics/collector.js";
import type { Origin } from "../diagnostics/origin.js";
import { suggest } from "../diagnostics/suggest.js";

/** What an option must be, in the words of the message, and whether a value is that. */
export interface OptionCheck {
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
  readonly required?: true;
  /** The words that may stand here, for "did you mean". */
  readonly words?: readonly string[];
}

export type OptionChecks<Options> = { readonly [Key in keyof Options]-?: OptionCheck };

/** Where an option stands: its key, or the keys on the way to it; without any, the whole configuration. */
export type OriginOf = (...keys: readonly string[]) => Origin;

/** Checks an object of options that stands under the given keys. Every fault is reported; true when there is none. */
export function checkOptions<Options>(
  value: Readonly<Record<string, unknown>>,
  checks: OptionChecks<Options>,
  under: readonly string[],
  originOf: OriginOf,
  diagnostics: Diagnostics,
): boolean {
  let sound = true;
  const known = Object.keys(checks);
  for (const [name, option] of Object.entries(value)) {
    const check = Object.hasOwn(checks, name) ? checks[name as keyof Options] : undefined;
    if (check !== undefined && (option === undefined || check.accepts(option))) continue;
    const origin = originOf(...under, name);
    const key = [...under, name].join(".");
    if (check === undefined) {
      const place = origin.kind === "pointer" ? { ...origin, part: "key" as const } : origin;
      diagnostics.report("project/unknown-option", place, { key, near: suggest(name, known), known });
    } else {
      const near = nearestWord(option, check.words);
      diagnostics.report("project/invalid-option", origin, { key, expected: check.expected, near });
    }
    sound = false;
  }
  for (const name of known) {
    const check = checks[name as keyof Options];
    if (check.required !== true || value[name] !== undefined) continue;
    const key = [...under, name].join(".");
    diagnostics.report("project/invalid-option", originOf(...under), { key, expected: check.expected });
    sound = false;
  }
  return sound;
}

/** The word meant by the first one that is not known. */
function nearestWord(value: unknown, words: readonly string[] = []): string | undefined {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const wrong = items.find((item) => typeof item === "string" && !words.includes(item));
  return typeof wrong === "string" ? suggest(wrong, words) : undefined;
}

export function quoted(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(", ");
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** Text that may be a path: no system has one with a NUL in it. */
export function isPath(value: unknown): value is string {
  return isText(value) && !value.includes("\0");
}

/** Text without line ends and other control characters. */
export function isLine(value: unknown): value is string {
  return isText(value) && !/\p{Cc}/u.test(value);
}

export function isListOf(value: unknown, accepts: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(accepts);
}

export function isOneOf(value: unknown, words: readonly string[]): boolean {
  return typeof value === "string" && words.includes(value);
}
