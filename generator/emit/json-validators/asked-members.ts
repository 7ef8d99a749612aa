import { numberFormats, textFormats } from "../../model/json-schema/formats.js";
import { isAnnotation } from "../../model/json-schema/keywords.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { pascalCase } from "../../text/identifiers.js";
import { numberLiteral, stringLiteral } from "../../text/literals.js";
import { callText } from "../body/expression-texts.js";
import { knownValues } from "./constant-checks.js";
import { isAskedList } from "./asked-lists.js";
import { referencedSchema, targetOf } from "./calls.js";
import { innerLabel } from "./names.js";
import { isAtItems } from "./steps.js";
import { formatChecks } from "./number-checks.js";
import type { EmitContext } from "./emit-context.js";
import {
  onlySimpleType,
  type AskedMembers,
  type ChoiceOfBranches,
  type MemberStatement,
  type PlainMember,
  type Statement,
} from "./statement.js";
import { typesLiteral } from "./type-checks.js";

// Members that one function of both paths asks (`json/require-plain-members.ts`, `json/require-members.ts`): for large interfaces, where the text
// of all validators counts for more than the time of one.

/** The question about a member that is asked for plain types alone; undefined for any other. */
export function plainMember(schema: JsonSchema, site: EmitContext): PlainMember | undefined {
  return listOfShapes(schema, site) ?? plainQuestion(schema, site);
}

/** The question about a list of objects that have a shape, about which nothing more is asked. */
function listOfShapes(schema: JsonSchema, site: EmitContext): PlainMember | undefined {
  const { types, items } = schema;
  if (types?.length !== 1 || types[0] !== "array" || items === undefined || !isAtItems(schema, items)) return undefined;
  const { module } = site;
  if (module.typeName(schema) !== undefined || module.isRevisited(schema)) return undefined;
  const keywords = Object.keys(schema).filter((keyword) => !isAnnotation(keyword));
  if (!keywords.every((keyword) => keyword === "types" || keyword === "items")) return undefined;
  const item = referencedSchema(items);
  const shape = module.shapeName(targetOf({ ...site, label: innerLabel(site.label, "Item") }, item));
  return shape === undefined ? undefined : { kind: "Items", limits: [shape], isDeep: module.recurs(item) };
}

function plainQuestion(schema: JsonSchema, site: EmitContext): PlainMember | undefined {
  const { types = [], enum: values } = schema;
  const [type = "null", other, ...more] = types;
  if (!isPlainType(type) || (other ?? "null") !== "null" || more.length > 0) return undefined;
  const keywords = Object.keys(schema).filter((keyword) => !isAnnotation(keyword) && keyword !== "types");
  const { asks, limits } = plainKinds[type];
  if (keywords.length === 1 && keywords[0] === "const") return constantQuestion(schema, site);
  if (!keywords.every((keyword) => keyword === "enum" || keyword === "format" || asks.includes(keyword)))
    return undefined;
  if (site.module.hasLongs(schema) || site.module.typeName(schema) !== undefined || hasFormat(schema, type, site))
    return undefined;
  const isNullable = other !== undefined;
  const kind = `${pascalCase(type)}${isNullable ? "OrNull" : ""}`;
  const isLimited = keywords.some((keyword) => asks.includes(keyword));
  if (values !== undefined) {
    const areTexts = type === "string" && values.every((value) => typeof value === "string" || value === null);
    if (!areTexts || isLimited) return undefined;
    const few = fewTexts(values, isNullable);
    if (few !== undefined) return { kind: isNullable ? "OneOfOrNull" : "OneOf", limits: few };
    return { kind: "StringOf", limits: [knownValues(values, site), ...(isNullable ? [typesLiteral(types)] : [])] };
  }
  if (!isLimited) return { kind, limits: [] };
  return isNullable && (type !== "string" || schema.minLength !== undefined) ? undefined : limits(kind, schema);
}

/** The most texts that the runtime's `requireOneOf` compares one by one. */
const maxValuesInline = 4;

/** A few texts as literals, of a list that has nothing else, or null behind them where values may be null. */
function fewTexts(values: readonly JsonValue[], isNullable: boolean): readonly string[] | undefined {
  const texts = values.filter((value) => typeof value === "string");
  const isEnded = isNullable
    ? values.length === texts.length + 1 && values.at(-1) === null
    : values.length === texts.length;
  return isEnded && texts.length > 0 && texts.length <= maxValuesInline ? texts.map(stringLiteral) : undefined;
}

/** The question about a text that has one value. */
function constantQuestion(schema: JsonSchema, site: EmitContext): PlainMember | undefined {
  const { types, const: constant } = schema;
  const value = constant?.value;
  if (typeof value !== "string" || types?.length !== 1 || types[0] !== "string") return undefined;
  if (site.module.typeName(schema) !== undefined) return undefined;
  return { kind: "Constant", limits: [stringLiteral(value)] };
}

/** The keywords about a plain type that one function of the runtime asks, and the question about them. */
interface PlainKind {
  /** The keywords beside `type` that the function can ask. */
  readonly asks: readonly string[];
  /** The question about a member, with the limits that its schema sets. */
  readonly limits: (kind: string, schema: JsonSchema) => PlainMember;
}

const numeric: PlainKind = {
  asks: ["minimum", "maximum"],
  limits: (kind, { minimum, maximum }) => ({
    kind: `${kind}Within`,
    limits: [limitText(minimum, "-Infinity"), ...(maximum === undefined ? [] : [numberLiteral(maximum)])],
  }),
};
const plainKinds = {
  string: {
    asks: ["maxLength", "minLength"],
    limits: (kind, { minLength, maxLength }) => ({
      kind: kind.replace("String", "Text"),
      limits: [limitText(maxLength, "Infinity"), ...(minLength === undefined ? [] : [numberLiteral(minLength)])],
    }),
  },
  number: numeric,
  integer: numeric,
  boolean: { asks: [], limits: (kind) => ({ kind, limits: [] }) },
} satisfies Readonly<Record<string, PlainKind>> as Readonly<
  Record<"string" | "number" | "integer" | "boolean", PlainKind>
>;

function isPlainType(type: string): type is keyof typeof plainKinds {
  return Object.hasOwn(plainKinds, type);
}

function limitText(limit: number | undefined, otherwise: string): string {
  return limit === undefined ? otherwise : numberLiteral(limit);
}

/** True for a schema with a format that is checked. */
function hasFormat(schema: JsonSchema, type: keyof typeof plainKinds, site: EmitContext): boolean {
  return type !== "boolean" && formatChecks(type === "string" ? textFormats : numberFormats, schema, site).length > 0;
}

/** Members of one object that follow each other, as the constant that asks them. */
export interface MembersInARow {
  readonly kind: "asked";
  /** The variable that holds the object. */
  readonly owner: string;
  /** The name of the constant. */
  readonly asking: string;
  /** True where values of a member may hold others of their kind. */
  readonly isDeep: boolean;
}

/** A member's question as an expression, which names the parameters `value`, `to` and `depth`. */
export interface Question {
  readonly text: string;
  readonly isDeep: boolean;
  /** Set for a text that may be there, about which nothing more is asked. */
  readonly optionalText?: OptionalText;
}

/** The question about one optional text, and its part of the question about several: the function, the member and its name. */
interface OptionalText {
  /** The call that asks this text by itself. */
  readonly alone: string;
  /** The function that asks up to four texts in one call. */
  readonly several: string;
  /** The value and the name of the member, as two arguments of that call. */
  readonly pair: string;
}

interface Asked {
  readonly member: MemberStatement;
  readonly question: Question;
}

/** Statements, of which members that follow each other and can be asked by one function are put together. Both paths find the same ones. */
export function withAsked(statements: readonly Statement[]): readonly (Statement | MembersInARow)[] {
  const put: (Statement | MembersInARow)[] = [];
  let run: Asked[] = [];
  const flush = (): void => {
    put.push(...together(run));
    run = [];
  };
  for (const statement of statements) {
    const question = statement.kind === "member" ? questionOf(statement) : undefined;
    if (statement.kind !== "member" || question === undefined) {
      flush();
      put.push(statement);
      continue;
    }
    if (statement.owner !== run.at(-1)?.member.owner) flush();
    run.push({ member: statement, question });
  }
  flush();
  return put;
}

/** One member is written out: a function of its own takes more text. */
function together(run: readonly Asked[]): readonly (Statement | MembersInARow)[] {
  const [first, ...others] = run.map(({ member }) => member);
  if (first?.asked === undefined || others.length === 0) return run.map(({ member }) => member);
  const questions = run.map(({ question }) => question);
  const isDeep = questions.some((question) => question.isDeep);
  return [{ kind: "asked", owner: first.owner, asking: first.asked.constant(askingText(questions) ?? ""), isDeep }];
}

/** The function that asks some members, as an expression; none where nothing is asked. */
export function askingText(questions: readonly Question[]): string | undefined {
  if (questions.length === 0) return undefined;
  const depth = questions.some(({ isDeep }) => isDeep) ? ", depth" : "";
  return `(value, to${depth}) => ${textsTogether(questions).join(" && ")}`;
}

/** The most optional texts that the runtime's `optionalStrings` asks. */
const stringsPerCall = 4;

/** Calls, of which those about optional texts that follow each other are put together. */
function textsTogether(questions: readonly Question[]): readonly string[] {
  const calls: string[] = [];
  let texts: OptionalText[] = [];
  const flush = (): void => {
    for (let at = 0; at < texts.length; at += stringsPerCall) {
      const some = texts.slice(at, at + stringsPerCall);
      const [only, ...others] = some;
      calls.push(
        others.length === 0 && only !== undefined
          ? only.alone
          : callText(some[0]?.several ?? "", "to", ...some.map(({ pair }) => pair)),
      );
    }
    texts = [];
  };
  for (const { text, optionalText } of questions) {
    if (optionalText !== undefined) {
      texts.push(optionalText);
      continue;
    }
    flush();
    calls.push(text);
  }
  flush();
  return calls;
}

/** The question about a member; undefined where it takes statements. */
export function questionOf(member: MemberStatement): Question | undefined {
  const { asked, plain, then } = member;
  if (asked === undefined) return undefined;
  if (plain !== undefined) return question(member, asked, plain.kind, plain.isDeep === true, ...plain.limits);
  if (then.length === 0) return question(member, asked, "Value", false);
  const simple = onlySimpleType(then);
  if (simple !== undefined) return question(member, asked, pascalCase(simple), false);
  const [step, ...others] = then;
  if (step?.kind !== "step" || others.length > 0 || step.piece !== undefined) return undefined;
  const [only, ...more] = step.then;
  if (more.length > 0) return undefined;
  if (only?.kind === "call" && only.shape !== undefined)
    return question(member, asked, "Shape", only.isDeep, only.shape);
  if (only?.kind === "call")
    return question(
      member,
      asked,
      isAskedList(only.schema) ? "List" : "Part",
      only.isDeep,
      only.functions.check,
      only.functions.collect,
    );
  const choice = only?.kind === "paths" ? choiceOf(only.collect) : undefined;
  if (choice === undefined) return undefined;
  return question(member, asked, "Choice", choice.isDeep, choice.branches, `"${choice.keyword}"`);
}

function question(
  { name, isRequired }: MemberStatement,
  { ask }: AskedMembers,
  kind: string,
  isDeep: boolean,
  ...limits: readonly string[]
): Question {
  const depth = isDeep ? ["depth"] : [];
  const text = callText(
    ask(`${isRequired ? "require" : "optional"}${kind}`),
    `value[${name}]`,
    "to",
    name,
    ...limits,
    ...depth,
  );
  if (isRequired || kind !== "String" || limits.length > 0) return { text, isDeep };
  return {
    text,
    isDeep,
    optionalText: { alone: text, several: ask("optionalStrings"), pair: `value[${name}], ${name}` },
  };
}

function choiceOf([only, ...others]: readonly Statement[]): ChoiceOfBranches | undefined {
  return only?.kind === "line" && others.length === 0 ? only.choice : undefined;
}

/** The call that asks some members, as an expression: `to` is the list in which problems are recorded, if they are. */
export function askingCall({ asking, owner, isDeep }: MembersInARow, to: string): string {
  return callText(asking, owner, to, isDeep ? "depth" : "0");
}
