import { memberKey } from "../../text/literals.js";
import { numberLiteral, stringLiteral } from "../../text/literals.js";
import type { JsonValue } from "../../model/json-schema/schema.js";

/** A type expression as data, so that unions and intersections can be put together before they are printed. */
export type TypeExpression =
  | { readonly kind: "text"; readonly text: string; readonly strings?: Strings }
  | { readonly kind: "union"; readonly members: readonly TypeExpression[] }
  | { readonly kind: "intersection"; readonly members: readonly TypeExpression[] }
  | { readonly kind: "array"; readonly item: TypeExpression; readonly readonly?: true }
  | { readonly kind: "tuple"; readonly items: readonly TupleItem[]; readonly rest?: TypeExpression }
  | ObjectExpression;

/** An object type: members by name, and signatures for those without. */
export interface ObjectExpression {
  readonly kind: "object";
  readonly members: readonly ObjectMember[];
  /** The type of members without a name of their own. */
  readonly index?: TypeExpression;
  /** The types of members whose names begin in some way. */
  readonly prefixes?: readonly PrefixMember[];
}

/** Members whose names begin with a text. */
export interface PrefixMember {
  readonly prefix: string;
  readonly type: TypeExpression;
}

/** The key of members whose names begin in some way, as a member of a type. The prefix has no character that a template escapes. */
export function prefixKey({ prefix }: PrefixMember): string {
  return `[name: \`${prefix}\${string}\`]`;
}

/** The strings behind a name, where a union has to know them: every string, or some that are listed. */
export type Strings = "all" | "listed";

/** An item of a tuple type. */
export interface TupleItem {
  readonly type: TypeExpression;
  /** True where a tuple may end before the item. */
  readonly optional: boolean;
}

/** A member of an object type. */
export interface ObjectMember {
  readonly name: string;
  readonly type: TypeExpression;
  /** True where the member may be absent. */
  readonly optional: boolean;
  /** Finished lines of a documentation comment. */
  readonly docs?: readonly string[];
}

/** Properties that are absent, "q?: never", but for those that TypeScript gives each object: the ones of `Object.prototype`. */
export function neverMembers(names: readonly string[]): readonly ObjectMember[] {
  return names.filter((name) => !(name in Object.prototype)).map((name) => ({ name, type: neverType, optional: true }));
}

/** The type `never`. */
export const neverType = textType("never");
/** The type `unknown`. */
export const unknownType = textType("unknown");

/** A type that is finished text, with the strings that it allows where these are known. */
export function textType(value: string, strings?: Strings): TypeExpression {
  return strings === undefined ? { kind: "text", text: value } : { kind: "text", text: value, strings };
}

/** One of the members: flattened, without doubles; "never" and "unknown" behave as TypeScript says. */
export function unionType(members: readonly TypeExpression[]): TypeExpression {
  const flat = members.flatMap((member) => (member.kind === "union" ? member.members : [member]));
  const kept = distinct(keepListed(flat), neverType);
  if (kept.some((member) => isText(member, "unknown"))) return unknownType;
  return kept.length === 0
    ? neverType
    : kept.length === 1 && kept[0] !== undefined
      ? kept[0]
      : { kind: "union", members: kept };
}

/** All of the members: flattened, without doubles; "never" and "unknown" behave as TypeScript says. */
export function intersectionType(members: readonly TypeExpression[]): TypeExpression {
  const flat = members.flatMap((member) => (member.kind === "intersection" ? member.members : [member]));
  const kept = distinct(flat, unknownType);
  if (kept.some((member) => isText(member, "never"))) return neverType;
  return kept.length === 0
    ? unknownType
    : kept.length === 1 && kept[0] !== undefined
      ? kept[0]
      : { kind: "intersection", members: kept };
}

/** A type of texts or numbers with values that are known: they are offered, and others pass. */
export function withCodes(type: TypeExpression, codes: readonly (string | number)[]): TypeExpression {
  return codes.length === 0 ? type : unionType([...codes.map(literalType), textType(`(${printType(type)} & {})`)]);
}

/**
 * Beside `string`, TypeScript forgets which strings are listed, and editors no longer offer them. `string & {}` takes
 * the same values and leaves the list standing.
 */
function keepListed(members: readonly TypeExpression[]): readonly TypeExpression[] {
  if (!members.some((member) => stringsOf(member) === "listed")) return members;
  return members.map((member) =>
    member.kind === "text" && stringsOf(member) === "all" ? textType(`(${member.text} & {})`) : member,
  );
}

function stringsOf(member: TypeExpression): Strings | undefined {
  if (member.kind !== "text") return undefined;
  if (member.strings !== undefined) return member.strings;
  // The empty text alone is not a list that somebody wants to choose from.
  return member.text === "string" ? "all" : /^"[^"]/.test(member.text) ? "listed" : undefined;
}

function distinct(members: readonly TypeExpression[], neutral: TypeExpression): readonly TypeExpression[] {
  const seen = new Set<string>();
  return members.filter((member) => {
    if (member === neutral || (neutral.kind === "text" && isText(member, neutral.text))) return false;
    if (member.kind !== "text") return true;
    if (seen.has(member.text)) return false;
    seen.add(member.text);
    return true;
  });
}

function isText(expression: TypeExpression, value: string): boolean {
  return expression.kind === "text" && expression.text === value;
}

/** The literal type of a JSON value. */
export function literalType(value: JsonValue): TypeExpression {
  if (typeof value === "string") return textType(stringLiteral(value));
  if (typeof value === "number") return textType(numberLiteral(value));
  if (value === null || typeof value === "boolean") return textType(String(value));
  if (Array.isArray(value)) {
    const items = (value as readonly JsonValue[]).map((item) => ({ type: literalType(item), optional: false }));
    return { kind: "tuple", items };
  }
  const members = Object.entries(value).map(([name, member]) => ({ name, type: literalType(member), optional: false }));
  return members.length === 0 ? { kind: "object", members, index: neverType } : { kind: "object", members };
}

/** Prints an expression. Objects take several lines, each `indent` deeper than the line they begin on. */
export function printType(expression: TypeExpression, indent = ""): string {
  switch (expression.kind) {
    case "text":
      return expression.text;
    case "union":
      return printUnion(expression.members, indent);
    case "intersection":
      return expression.members.map((member) => printWithin(member, indent, ["union", "intersection"])).join(" & ");
    case "array":
      return `${expression.readonly === true ? "readonly " : ""}${printItem(expression.item, indent)}[]`;
    case "tuple": {
      const items = expression.items.map(({ type, optional }) =>
        optional ? `${printWithin(type, indent, ["union", "intersection"])}?` : printType(type, indent),
      );
      if (expression.rest !== undefined) {
        items.push(`...${printWithin(expression.rest, indent, ["union", "intersection"])}[]`);
      }
      return `[${items.join(", ")}]`;
    }
    case "object":
      return printObject(expression, indent);
  }
}

/** Each on a line of its own when one of them takes several, unless that is an object beside `null`. */
function printUnion(members: readonly TypeExpression[], indent: string): string {
  const printed = members.map((member) => printWithin(member, indent, ["union"]));
  const others = members.filter((member) => !isText(member, "null"));
  const isHugged = others.length === 1 && others[0]?.kind === "object";
  const isLong = !isHugged && printed.some((text) => text.startsWith("{\n"));
  return isLong ? printed.map((text) => `\n| ${text}`).join("") : printed.join(" | ");
}

function printItem(item: TypeExpression, indent: string): string {
  const isReadonlyArray = item.kind === "array" && item.readonly === true;
  return printWithin(item, indent, isReadonlyArray ? ["array"] : ["union", "intersection"]);
}

function printWithin(expression: TypeExpression, indent: string, wrapped: readonly TypeExpression["kind"][]): string {
  const printed = printType(expression, indent);
  if (!wrapped.includes(expression.kind)) return printed;
  return printed.startsWith("\n") ? `(${printed}\n)` : `(${printed})`;
}

function printObject({ members, index, prefixes = [] }: ObjectExpression, indent: string): string {
  if (members.length === 0 && index === undefined && prefixes.length === 0) return "object";
  const inner = `${indent}  `;
  const lines = members.flatMap((member) => [
    ...docLines(member.docs ?? [], inner),
    `${inner}${memberKey(member.name)}${member.optional ? "?" : ""}: ${printType(member.type, inner)};`,
  ]);
  for (const prefix of prefixes) lines.push(`${inner}${prefixKey(prefix)}: ${printType(prefix.type, inner)};`);
  if (index !== undefined) lines.push(`${inner}[name: string]: ${printType(index, inner)};`);
  return `{\n${lines.join("\n")}\n${indent}}`;
}

function docLines(docs: readonly string[], indent: string): readonly string[] {
  if (docs.length === 0) return [];
  if (docs.length === 1) return [`${indent}/** ${docs[0] ?? ""} */`];
  return [`${indent}/**`, ...docs.map((line) => (line === "" ? `${indent} *` : `${indent} * ${line}`)), `${indent} */`];
}
