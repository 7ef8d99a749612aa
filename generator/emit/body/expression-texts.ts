import { isIdentifier, isReservedWord } from "../../text/identifiers.js";

/** The members of an object literal by name; those without a value are left out. Names are ours, and no text of a spec. */
export type LiteralProperties = Readonly<Record<string, string | undefined>>;

/** Members of an object literal as texts: `name: value`, or the name alone where the value is a variable of that name. */
export function memberTexts(members: LiteralProperties): readonly string[] {
  return Object.entries(members).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return value === name && isIdentifier(name) && !isReservedWord(name) ? [name] : [`${name}: ${value}`];
  });
}

/** An object literal on one line, of members by name or of finished ones. */
export function objectText(members: LiteralProperties | readonly string[]): string {
  const texts = isTexts(members) ? members : memberTexts(members);
  return texts.length === 0 ? "{}" : `{ ${texts.join(", ")} }`;
}

/** The same, or nothing where there is no member. */
export function optionalObject(members: LiteralProperties): string | undefined {
  const texts = memberTexts(members);
  return texts.length === 0 ? undefined : objectText(texts);
}

/** An array literal on one line. */
export function arrayText(items: readonly (string | number)[]): string {
  return `[${items.join(", ")}]`;
}

/** A call; arguments at the end that are undefined are left out. */
export function callText(name: string, ...values: readonly (string | undefined)[]): string {
  const last = values.findLastIndex((value) => value !== undefined);
  return `${name}(${values
    .slice(0, last + 1)
    .map((value) => value ?? "undefined")
    .join(", ")})`;
}

/** A call without side effects: bundlers leave it out where nobody uses its value. */
export function pureCall(name: string, ...values: readonly (string | undefined)[]): string {
  return `/* @__PURE__ */ ${callText(name, ...values)}`;
}

/** "true" where something holds; undefined, a member or an argument that is left out, where it does not. */
export function trueIf(holds: boolean): "true" | undefined {
  return holds ? "true" : undefined;
}

/** An object literal with a line for each member. */
export function objectLines(members: LiteralProperties | readonly string[]): string {
  return lines("{", isTexts(members) ? members : memberTexts(members), "}");
}

/** A call with a line for each argument: where one takes several, and is not the last. */
export function callLines(name: string, ...values: readonly string[]): string {
  return name + lines("(", values, ")");
}

function lines(open: string, items: readonly string[], close: string): string {
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map((item) => `  ${item.replaceAll("\n", "\n  ")},\n`).join("")}${close}`;
}

function isTexts(members: LiteralProperties | readonly string[]): members is readonly string[] {
  return Array.isArray(members);
}
