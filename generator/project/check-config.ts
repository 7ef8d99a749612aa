import type { Diagnostics } from "../diagnostics/collector.js";
import type { Origin } from "../diagnostics/origin.js";
import { suggest } from "../diagnostics/suggest.js";
import { emitterNames, formats, type Config } from "../options.js";

/** What an option must be, in the words of the message, and whether a value is that. */
interface OptionCheck {
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
  /** The words that may stand here, for "did you mean". */
  readonly words?: readonly string[];
}

const checks: { readonly [Key in keyof Config]-?: OptionCheck } = {
  specs: { expected: "the path of a folder", accepts: isText },
  out: { expected: "the path of a folder", accepts: isText },
  format: { expected: `one of ${quoted(formats)}`, accepts: (value) => isOneOf(value, formats), words: formats },
  emit: {
    expected: `a list with any of ${quoted(emitterNames)}`,
    accepts: (value) => isListOf(value, (item) => isOneOf(item, emitterNames)),
    words: emitterNames,
  },
  interfaces: {
    expected: "an object of names with a path or a list of paths each",
    accepts: (value) => isRecord(value) && Object.values(value).every(isPaths),
  },
  regenerateWith: { expected: "a command on one line", accepts: (value) => isText(value) && !/[\r\n]/.test(value) },
  allowRoots: { expected: "a list of folders", accepts: (value) => isListOf(value, isText) },
};

/** Checks a configuration as it was read. Every fault is reported; undefined when there is one. */
export function checkConfig(
  value: unknown,
  originOf: (key: string) => Origin,
  diagnostics: Diagnostics,
): Config | undefined {
  if (!isRecord(value)) {
    diagnostics.report("project/malformed-config", originOf(""), { reason: "it holds no object of options" });
    return undefined;
  }
  let sound = true;
  for (const [key, option] of Object.entries(value)) {
    if (Object.hasOwn(checks, key)) {
      const check = checks[key as keyof Config];
      if (option === undefined || check.accepts(option)) continue;
      const near = nearestWord(option, check.words);
      diagnostics.report("project/invalid-option", originOf(key), { key, expected: check.expected, near });
    } else {
      const known = Object.keys(checks);
      const origin = originOf(key);
      const place = origin.kind === "pointer" ? { ...origin, part: "key" as const } : origin;
      diagnostics.report("project/unknown-option", place, { key, near: suggest(key, known), known });
    }
    sound = false;
  }
  return sound ? value : undefined;
}

/** The word meant by the first one that is not known. */
function nearestWord(value: unknown, words: readonly string[] = []): string | undefined {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const wrong = items.find((item) => typeof item === "string" && !words.includes(item));
  return typeof wrong === "string" ? suggest(wrong, words) : undefined;
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(", ");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isPaths(value: unknown): boolean {
  return isText(value) || (isListOf(value, isText) && (value as readonly unknown[]).length > 0);
}

function isListOf(value: unknown, accepts: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(accepts);
}

function isOneOf(value: unknown, words: readonly string[]): boolean {
  return typeof value === "string" && words.includes(value);
}
