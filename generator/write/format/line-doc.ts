import type { Doc } from "prettier";
import { builders, utils } from "prettier/doc";
import { isBrackets, lineText, trimmed, type Brackets, type LinePart } from "./line-parts.js";

const { align, conditionalGroup, fill, group, hardline, ifBreak, indent, indentIfBreak, join, line, softline } =
  builders;

type Parts = readonly LinePart[];

/** Spaces of a level. */
const tabWidth = 2;

/*
 * Documents that prettier's printer breaks into lines. Each function builds what prettier builds of such code; names of
 * layouts in comments are those of its sources.
 */

/** A line as a document: a statement, a property, or the start or end of one. */
export function lineDoc(parts: Parts): Doc {
  const [first] = parts;
  if (first === "if" || (first === "}" && parts[2] === "else")) return ifDoc(parts);
  if (first === "else") return elseDoc(trimmed(parts.slice(1)));
  if (first === "return") return ended(parts, (all) => ["return ", returned(all.slice(2))]);
  const isList = first === "import" || (first === "export" && parts.some((part) => isBrackets(part, "{")));
  if (isList && !parts.includes("=")) return parts.map((part) => (isBrackets(part) ? group(names(part)) : part));
  return ended(parts, member);
}

/** A line without the comma, the semicolon or the brace at its end, and that. */
function ended(parts: Parts, inner: (parts: Parts) => Doc): Doc {
  const last = parts.at(-1);
  if (last === ",") return [inner(parts.slice(0, -1)), last];
  if (last === ";") return [inner === member ? typedName(parts.slice(0, -1)) : inner(parts.slice(0, -1)), last];
  const opensBlock = last === "{" && parts.at(-2) === " " && parts.at(-3) !== "=";
  return opensBlock ? [inner(parts.slice(0, -2)), " {"] : inner(parts);
}

function names(brackets: Brackets): Doc {
  return list(brackets, brackets.items.map(lineText));
}

function ifDoc(parts: Parts): Doc {
  const at = parts.findIndex((part) => isBrackets(part, "("));
  const condition = parts[at];
  if (!isBrackets(condition)) return lineText(parts);
  const head = [lineText(parts.slice(0, at)), "(", group([indent([softline, inner(condition)]), softline]), ")"];
  const rest = trimmed(parts.slice(at + 1));
  return rest[0] === "{" ? [...head, " {"] : group([...head, indent([line, lineDoc(rest)])]);
}

function elseDoc(rest: Parts): Doc {
  if (rest[0] === "if" || rest[0] === "{") return ["else ", lineDoc(rest)];
  return group(["else", indent([line, lineDoc(rest)])]);
}

function returned(parts: Parts): Doc {
  const chain = chainOf(parts);
  if (chain === undefined) return expression(parts);
  return group([ifBreak("("), indent([softline, group([...chain.docs])]), softline, ifBreak(")")]);
}

/** Lays out an assigned value, a property of an object, or an expression. */
function member(parts: Parts): Doc {
  const assigned = parts.findIndex(isAssignment);
  if (assigned !== -1) {
    const operator = ` ${lineText(parts.slice(assigned, assigned + 1))}`;
    return assignment(parts.slice(0, assigned - 1), operator, trimmed(parts.slice(assigned + 1)));
  }
  const colon = parts.indexOf(":");
  const parameters = parts.findIndex((part) => isBrackets(part, "("));
  const isMember = colon !== -1 && (parameters === -1 || colon < parameters) && !parts.includes("?");
  if (isMember) return assignment(parts.slice(0, colon), ":", trimmed(parts.slice(colon + 1)));
  if (isSignature(parts, parameters)) return signature(parts, parameters);
  // A statement that begins with a short name keeps its first call on the line.
  return lineText(parts.slice(0, 1)).length <= tabWidth && isMemberChain(parts) ? plain(parts) : expression(parts);
}

/** True for "=", "+=" and their like. */
function isAssignment(part: LinePart): boolean {
  return typeof part === "string" && /^[-+*/%]?=$/.test(part);
}

function isSignature(parts: Parts, parameters: number): boolean {
  const isMethod = parameters !== -1 && parameters <= 2 && parts[parameters + 1] === ":";
  return (isMethod || parts[0] === "function" || parts[2] === "function") && !parts.includes("=>");
}

/** A parameter, or a property of a type. */
function typedName(parts: Parts): Doc {
  const colon = parts.findIndex((part) => part === ":" || part === "?:");
  const parameters = parts.findIndex((part) => isBrackets(part, "("));
  if (parts.some(isAssignment) || colon === -1) return member(parts);
  if (isSignature(parts, parameters)) return signature(parts, parameters);
  return [
    plain(parts.slice(0, colon)),
    lineText(parts.slice(colon, colon + 1)),
    " ",
    expression(trimmed(parts.slice(colon + 1))),
  ];
}

function signature(parts: Parts, at: number): Doc {
  const parameters = parts[at];
  if (!isBrackets(parameters)) return lineText(parts);
  const result = parts[at + 1] === ":" ? [": ", expression(trimmed(parts.slice(at + 2)))] : plain(parts.slice(at + 1));
  return [plain(parts.slice(0, at)), group([list(parameters, parameters.items.map(typedName)), result])];
}

/** A name of at most this length has its literal on the same line. */
const shortName = 4;

function assignment(left: Parts, operator: string, right: Parts): Doc {
  const name = plain(left);
  const chain = chainOf(right);
  // "break-after-operator".
  const after = (value: Doc): Doc => group([group(name), operator, group(indent([line, value]))]);
  if (chain !== undefined && chain.kind !== "intersection") return after([...chain.docs]);
  const value = expression(right);
  const isShort = operator === ":" && lineText(left).length <= shortName;
  if (isLiteralOrMember(right)) return isShort ? [name, operator, " ", value] : after(value);
  // "fluid".
  const id = Symbol("assignment");
  const options = { groupId: id, negate: false };
  return group([group(name), operator, group(indent(line), { id }), indentIfBreak(value, options)]);
}

function isLiteralOrMember(parts: Parts): boolean {
  if (parts.length === 1) return typeof parts[0] === "string" && /^["'\w$]/.test(parts[0]);
  return parts.every((part, at) => (at === 0 ? typeof part === "string" : isBrackets(part, "[")));
}

interface Chain {
  /** Operands, with operators and line breaks between them. */
  readonly docs: readonly Doc[];
  readonly kind: "operation" | "union" | "intersection";
}

/** Operators by their strength, the weakest first. */
const levels: readonly (readonly string[])[] = [
  ["??"],
  ["||"],
  ["&&"],
  ["|"],
  ["&"],
  ["===", "!=="],
  ["<", ">", "<=", ">="],
  ["+", "-"],
];

/** Operands of one strength with a line break between them. */
function chainOf(parts: Parts): Chain | undefined {
  if (parts.includes("=>") || isTernary(parts)) return undefined;
  const level = levels.find((level) => parts.some((_, at) => isOperator(parts, at, level)));
  if (level === undefined) return undefined;
  const operands: Parts[] = [];
  const operators: string[] = [];
  let start = 0;
  parts.forEach((part, at) => {
    if (!isOperator(parts, at, level)) return;
    operands.push(trimmed(parts.slice(start, at)));
    operators.push(lineText([part]));
    start = at + 1;
  });
  operands.push(trimmed(parts.slice(start)));
  const docs = operands.map(expression);
  const between = (parted: readonly Doc[], parts: (at: number) => Doc[]): Doc[] =>
    parted.flatMap((doc, at) => (at === 0 ? [doc] : [...parts(at - 1), doc]));
  if (level[0] === "&") return { kind: "intersection", docs: intersection(operands, docs) };
  if (level[0] === "|") {
    const aligned = docs.map((doc) => align(2, doc));
    return { kind: "union", docs: [group([ifBreak("| "), ...between(aligned, () => [line, "| "])])] };
  }
  return { kind: "operation", docs: between(docs, (at) => [" ", operators[at] ?? "", line]) };
}

/** True for an operator between operands. A line may also begin with the bracket of another line ("}>(value, options)") or with the sign of a union. */
function isOperator(parts: Parts, at: number, level: readonly string[]): boolean {
  const part = parts[at];
  if (typeof part !== "string" || !level.includes(part)) return false;
  return at === 0 ? part !== ">" && part !== "|" : parts[at - 1] === " ";
}

/** Types that are not objects have separate lines. */
function intersection(operands: readonly Parts[], docs: readonly Doc[]): readonly Doc[] {
  const isObject = (at: number): boolean => isBrackets(operands[at]?.[0], "{");
  return docs.map((doc, at) => {
    if (at === 0) return doc;
    if (!isObject(at) && !isObject(at - 1)) return indent([" &", line, doc]);
    return [" & ", at > 1 ? indent(doc) : doc];
  });
}

function isTernary(parts: Parts): boolean {
  return parts.some((part, at) => part === "?" && parts[at - 1] === " ");
}

function expression(parts: Parts): Doc {
  if (parts.includes("=>")) return arrowDocs(parts).plain;
  if (isTernary(parts)) return ternary(parts);
  const chain = chainOf(parts);
  if (chain === undefined) return isMemberChain(parts) ? memberChain(parts) : plain(parts);
  return chain.kind === "union" ? group(indent([softline, ...chain.docs])) : group(stepped(chain));
}

/** Operands from the second one on stand deeper. */
function stepped({ docs, kind }: Chain): Doc {
  const [first = "", ...rest] = docs;
  return kind === "operation" ? [first, indent(rest)] : [...docs];
}

function ternary(parts: Parts): Doc {
  const question = parts.indexOf("?");
  const colon = parts.indexOf(":", question);
  const [yes, no] = [parts.slice(question + 1, colon), parts.slice(colon + 1)].map((part) => expression(trimmed(part)));
  const branches = [line, "? ", yes ?? "", line, ": ", no ?? ""];
  return group([expression(trimmed(parts.slice(0, question))), indent(branches)]);
}

/** An arrow function, and as the last argument of a call, whose bracket follows on a line of its own. */
function arrowDocs(parts: Parts): { readonly plain: Doc; readonly last: Doc } {
  const arrow = parts.indexOf("=>");
  const head = group(
    parts.slice(0, arrow - 1).map((part) => (isBrackets(part, "(") ? list(part, part.items.map(typedName)) : part)),
  );
  const body = trimmed(parts.slice(arrow + 1));
  const [first] = body;
  const object = body.length === 1 && isBrackets(first, "(") ? first.items[0] : undefined;
  if (isBrackets(object?.[0], "{")) return same(group([head, " => (", plain(object), ")"]));
  if (first === "{") return same([head, " => {"]);
  const chain = chainOf(body);
  const doc = chain?.kind === "operation" ? group([...chain.docs]) : expression(body);
  if (body.length === 1 && (isBrackets(first, "[") || isBrackets(first, "{"))) return same(group([head, " => ", doc]));
  const ending = [ifBreak(","), softline];
  return {
    plain: group([head, " =>", group(indent([line, doc]))]),
    last: group([head, " =>", group([indent([line, doc]), ending])]),
  };
}

function same(doc: Doc): { readonly plain: Doc; readonly last: Doc } {
  return { plain: doc, last: doc };
}

/** True for two calls of methods one after the other: `to?.at("id").report("type", value)`. */
function isMemberChain(parts: Parts): boolean {
  return parts.filter((_, at) => isMethodCall(parts, at)).length > 1;
}

function isMethodCall(parts: Parts, at: number): boolean {
  const part = parts[at];
  return typeof part === "string" && part.startsWith(".") && isBrackets(parts[at + 1], "(");
}

/** "member-chain". */
function memberChain(parts: Parts): Doc {
  const starts = parts.flatMap((_, at) => (isMethodCall(parts, at) ? [parts[at - 1] === "?" ? at - 1 : at] : []));
  const [head = [], ...calls] = [0, ...starts].map((start, at) => plain(parts.slice(start, starts[at])));
  return conditionalGroup([plain(parts), [head, indent(calls.map((call) => [hardline, call]))]]);
}

/** Names, calls and brackets one after the other. */
function plain(parts: Parts): Doc {
  return parts.map((part, at) => (typeof part === "string" ? part : bracketsDoc(part, parts[at - 1])));
}

function bracketsDoc(brackets: Brackets, before: LinePart | undefined): Doc {
  const { open, close, items } = brackets;
  if (items.length === 0) return open + close;
  const follows = before !== undefined && before !== " " && before !== "!";
  switch (open) {
    case "(":
      return follows ? call(brackets) : parentheses(brackets, before);
    case "[":
      return follows ? ["[", items.map(plain), "]"] : array(brackets);
    case "{":
      return group(list(brackets, items.map(brackets.separator === ";" ? typedName : member)));
    default:
      return group(types(brackets));
  }
}

function parentheses(brackets: Brackets, before: LinePart | undefined): Doc {
  const chain = chainOf(brackets.items[0] ?? []);
  if (before !== "!" && chain?.kind === "operation") return ["(", group(stepped(chain)), ")"];
  return group(["(", indent([softline, inner(brackets)]), softline, ")"]);
}

/** Lays out the contents of parentheses that are not those of a call. */
function inner({ items }: Brackets): Doc {
  return items.map((item) => {
    const chain = chainOf(item);
    return chain === undefined ? expression(item) : [...chain.docs];
  });
}

function list({ open, close, separator }: Brackets, docs: readonly Doc[]): Doc {
  if (docs.length === 0) return open + close;
  const edge = open === "{" ? line : softline;
  return [open, indent([edge, join([separator, line], [...docs])]), ifBreak(separator), edge, close];
}

function types(brackets: Brackets): Doc {
  const { items } = brackets;
  const docs = items.map((item) => {
    const chain = chainOf(item);
    return chain?.kind === "union" ? [...chain.docs] : expression(item);
  });
  const isDeclared = items.some((item) => item.includes("=") || (item.includes("extends") && !item.includes("?")));
  if (isDeclared) return list(brackets, docs);
  const [only = []] = items;
  const isHugged = items.length === 1 && only.length === 1 && !isBrackets(only[0], "[");
  return isHugged ? ["<", ...docs, ">"] : ["<", indent([softline, join([",", line], docs)]), softline, ">"];
}

function array(brackets: Brackets): Doc {
  const { items } = brackets;
  if (items.length > 1 && items.every((item) => /^-?[\d.]+$/.test(lineText(item)))) return numbers(items.map(lineText));
  const [only = []] = items;
  // An index signature: TypeScript's grammar allows no comma there.
  if (items.length === 1 && only.includes(":") && !only.includes("?")) {
    return group(["[", indent([softline, expression(only)]), softline, "]"]);
  }
  const [first] = only;
  const isTable =
    items.length > 1 &&
    (isBrackets(first, "{") || isBrackets(first, "[")) &&
    items.every(([item, ...more]) => more.length === 0 && isBrackets(item, first.open) && item.items.length > 1);
  return group(list(brackets, items.map(expression)), { shouldBreak: isTable });
}

function numbers(texts: readonly string[]): Doc {
  const parts = texts.flatMap((text, at): Doc[] => (at === texts.length - 1 ? [text] : [[text, ","], line]));
  return group(["[", indent([softline, fill(parts)]), ifBreak(","), softline, "]"]);
}

/** The arguments of a call: on one line, or the last one alone on several, or each on a line. */
function call(brackets: Brackets): Doc {
  const { items } = brackets;
  const last = items.at(-1) ?? [];
  const arrow = last.includes("=>") ? arrowDocs(last) : undefined;
  const heads = items.slice(0, -1).map(expression);
  const all = list(brackets, [...heads, arrow?.plain ?? expression(last)]);
  const before = items.at(-2);
  const [only] = last;
  const isLiteral = last.length === 1 && (isBrackets(only, "{") || isBrackets(only, "[")) && only.items.length > 0;
  const isAlike = isLiteral
    ? before?.length === 1 && isBrackets(before[0], only.open)
    : before?.includes("=>") === true;
  if ((!isLiteral && arrow === undefined) || isAlike) return group(all);
  const broken = group(all, { shouldBreak: true });
  if (heads.some((head) => utils.willBreak(head))) return broken;
  const doc = arrow?.last ?? expression(last);
  const leading = heads.flatMap((head) => [head, ", "]);
  const hugged = ["(", ...leading, group(doc, { shouldBreak: true }), ")"];
  return utils.willBreak(doc) ? hugged : conditionalGroup([["(", ...leading, doc, ")"], hugged, broken]);
}
