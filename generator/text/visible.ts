import { withoutCredentials } from "./credentials.js";

/**
 * Control characters, bidirectional marks, invisible characters, unpaired surrogates, and stacked combining marks,
 * which cover the lines above: none of them may reach a terminal unescaped. The mark that selects the form of an emoji
 * is allowed.
 */
const unseen =
  /(?!\t|(?<=\p{Emoji})[\ufe0e\ufe0f])(?:[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufff9-\ufffb\ufffe\uffff]|\p{Default_Ignorable_Code_Point}|\p{M}(?<=\p{M}{6}))/gu;

/**
 * Returns a printable string of a spec, on one line: each such character is replaced with a visible one, and tabs are
 * kept; user and password of addresses are hidden. Lengths are unchanged, so that columns stay correct.
 */
export function visible(text: string): string {
  return withoutCredentials(text.replace(unseen, shown).replace(buildCommand, "#\ufffd"));
}

function shown(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : "\ufffd".repeat(character.length);
}

/** Commands that build services run anywhere in a line: "##[add-mask]", "##vso[task.setvariable ...]". */
const buildCommand = /##(?=[a-z]*\[)/gi;

/** The same for a path or a name at the start of a line: services that run builds take "::" there for a command to them. */
export function visibleStart(path: string): string {
  return /^\s*(?:::|##)/.test(path) ? `./${visible(path)}` : visible(path);
}

/** Same, for several lines, which are kept. */
export function visibleLines(text: string): string {
  return text.split("\n").map(visible).join("\n");
}

/** Same, for a third-party string: no line of it acts as a command for a build service. */
export function visibleQuotation(text: string): string {
  return visibleLines(text).replace(/^([^\S\n]*):(?=:)/gm, "$1\ufffd");
}

/**
 * Returns a value as JSON, indented, with a final line feed. Every such character is escaped, so that the output is
 * safe to print; parsers of the JSON get the original value.
 */
export function visibleJson(value: unknown): string {
  const text = escapedUnseen(JSON.stringify(value, undefined, 2), "\n").replace(buildCommand, "#\\u0023");
  return `${text}\n`;
}

/** Returns a string with a JSON escape for each such character except `kept`: for the inside of double quotes. */
export function escapedUnseen(text: string, kept = ""): string {
  return text.replace(unseen, (found) => (found === kept ? found : found.replace(/[^]/g, escapeUnit)));
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Maximum length in characters of a string in a message, and of a name or value in it. */
const maxMessageLength = 500;
const maxTextLength = 160;

/** Returns the start of a long message. */
export function cutMessage(text: string): string {
  return cut(text, maxMessageLength);
}

/** Returns the same values with shortened strings: names of a spec may have any length, and a message contains more than a name. */
export function cutTexts<T extends object>(values: T): T {
  const isShort = Object.values(values).every((value) => typeof value !== "string" || value.length <= maxTextLength);
  if (isShort) return values;
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? cut(value, maxTextLength) : (value as unknown)]),
  ) as T;
}

function cut(text: string, longest: number): string {
  // The end of a hidden part may be after the cut.
  return text.length <= longest ? text : `${withoutCredentials(text.slice(0, 10_000)).slice(0, longest)}…`;
}
