import { withoutCredentials } from "./credentials.js";

/**
 * Control characters, marks that turn the direction of a text, what cannot be seen, halves of surrogate pairs, and marks
 * piled on one letter, which cover the lines above: none of them may reach a terminal as it is. The mark that chooses
 * between the forms of an emoji may.
 */
const unseen =
  /(?!\t|(?<=\p{Emoji})[\ufe0e\ufe0f])(?:[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufff9-\ufffb\ufffe\uffff]|\p{Default_Ignorable_Code_Point}|\p{M}(?<=\p{M}{6}))/gu;

/**
 * A text of a spec as it may be printed, on one line: each such character becomes one that can be seen, and a tab stays;
 * of addresses, user and password are hidden.
 * Lengths do not change, so that columns keep their meaning.
 */
export function visible(text: string): string {
  return withoutCredentials(text.replace(unseen, shown).replace(buildCommand, "#\ufffd"));
}

function shown(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : "\ufffd".repeat(character.length);
}

/** Commands that services which run builds obey wherever they stand in a line: "##[add-mask]", "##vso[task.setvariable ...]". */
const buildCommand = /##(?=[a-z]*\[)/gi;

/** The same for a path or a name at the start of a line: services that run builds take "::" there for a command to them. */
export function visibleStart(path: string): string {
  return /^\s*(?:::|##)/.test(path) ? `./${visible(path)}` : visible(path);
}

/** The same for a text of several lines, which it keeps. */
export function visibleLines(text: string): string {
  return text.split("\n").map(visible).join("\n");
}

/** The same for a text of somebody else, none of whose lines is to be taken for a command to a service. */
export function visibleQuotation(text: string): string {
  return visibleLines(text).replace(/^([^\S\n]*):(?=:)/gm, "$1\ufffd");
}

/**
 * A value as JSON, indented, with a line feed at its end. Every such character is an escape, so that printing the text
 * does no harm either; those who read it as JSON get the value as it is.
 */
export function visibleJson(value: unknown): string {
  const text = escapedUnseen(JSON.stringify(value, undefined, 2), "\n").replace(buildCommand, "#\\u0023");
  return `${text}\n`;
}

/** A text with an escape of JSON for each such character but `kept`: for what stands in double quotes. */
export function escapedUnseen(text: string, kept = ""): string {
  return text.replace(unseen, (found) => (found === kept ? found : found.replace(/[^]/g, escapeUnit)));
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * The longest part of a text that goes into a message, and of a name or value that the message is about, in characters.
 */
const longestMessage = 500;
const longestText = 160;

/** A text for a message: its start, when it is long. */
export function cutMessage(text: string): string {
  return cut(text, longestMessage);
}

/** The same values with the start of each text: names of a spec may have any length, and a message says more than a name. */
export function cutTexts<T extends object>(values: T): T {
  const isShort = Object.values(values).every((value) => typeof value !== "string" || value.length <= longestText);
  if (isShort) return values;
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? cut(value, longestText) : (value as unknown)]),
  ) as T;
}

function cut(text: string, longest: number): string {
  // The end of a hidden part may lie after the cut.
  return text.length <= longest ? text : `${withoutCredentials(text.slice(0, 10_000)).slice(0, longest)}…`;
}
