import type { Problem } from "../base/problem.js";
import { limitedFailure } from "../base/problem-limits.js";
import { ownProperty } from "../base/own-property.js";
import { quoted } from "../base/safe-text.js";
import type { PayloadWriter } from "../http/payload.js";
import { negotiate } from "../http/media-type.js";
import { forStatus } from "../http/status.js";
import { pointerPart, pointerParts } from "../json/pointer.js";
import { problemDetails, writeRefusal, type RefusalReply } from "./refusal.js";
import { dataPath, firstCode, messageOf, refusalProblems } from "./refusal-messages.js";
import { randomUuid } from "./random-uuid.js";
import type { FaultKind, Refusal, RefusedRow } from "./server-types.js";

/** Kinds of problems that a row of a table can match. */
export const faultKinds: readonly FaultKind[] = [
  "missing",
  "type",
  "enum",
  "format",
  "bound",
  "noneOf",
  "severalOf",
  "unknown",
  "unreadable",
  "readOnly",
  "cannotCreate",
  "cannotUpdate",
  "mediaType",
  "tooLarge",
  "refused",
  "scope",
];

/**
 * Syntaxes of paths: "/lineItems/0/quantity", "lineItems[0].quantity", "lineItems.0.quantity",
 * "$.lineItems[0].quantity".
 */
export const pathSyntaxes = ["pointer", "brackets", "dots", "jsonPath"] as const;

/** The syntax in which an error names the path of a problem. */
export type PathSyntax = (typeof pathSyntaxes)[number];

/** Names that templates of a table may contain in braces. */
export const errorTemplateNames = [
  "message",
  "meaning",
  "code",
  "status",
  "path",
  "value",
  "allowed",
  "limit",
  "uuid",
  "now",
] as const;

/** The errors of one shape, in the order of their precedence: `components/x-errors` of an API. */
export interface ErrorTable {
  /** "all" if a response has an error for each problem; "first" if it has only the error of the highest row. */
  readonly report: "first" | "all";
  readonly paths: PathSyntax;
  /** The body, in which "{errors}" is replaced by the list of errors. Undefined if one error is the whole body. */
  readonly body?: unknown;
  /** Properties of every error whose row does not define them. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly rows: readonly ErrorRow[];
}

/** A row of an API's error table (`x-errors`). */
export interface ErrorRow {
  /** The identifier that handlers use. */
  readonly id: string;
  /** Undefined if the status is that of the refusal. */
  readonly status?: number;
  /** A sentence for people, for the property that contains messages. Undefined if the API has none. */
  readonly meaning?: string;
  /** The properties of the error, with template names in braces. */
  readonly members: Readonly<Record<string, unknown>>;
  /** Undefined for a row that only handlers use. */
  readonly when?: "always" | readonly ErrorRule[];
}

/** A problem of a request that selects a row. */
export interface ErrorRule {
  /** Undefined: all operations whose responses have the shape. */
  readonly operations?: readonly string[];
  /** The path of the problem: "body", "query/limit", "credential". "*" matches any key, and "**" any path below. */
  readonly at: string;
  /** Undefined: any. */
  readonly problems?: readonly FaultKind[];
}

/**
 * A table with the operations whose responses it fills, and their writers by status: "400", "4XX", "default". The
 * caller's Accept selects one of several writers. A response without a body of its own gets problem details (RFC 9457).
 */
export interface FilledAnswers {
  readonly operations: readonly string[];
  /** True if requests without an operation get the same responses. */
  readonly common?: boolean;
  readonly table: ErrorTable;
  /** By status: "400", "4XX", "default"; "problem" means problem details. */
  readonly writers: Readonly<Record<string, PayloadWriter | readonly PayloadWriter[] | "problem">>;
}

/** One thing that is wrong with a request. */
interface Fault {
  /** The refusal of its part. */
  readonly refusal: Refusal;
  /** The path of the problem as keys: `["body", "lines", "0"]`. */
  readonly parts: readonly string[];
  /**
   * The path of the nested value that cannot be read: `["body", "username"]` in a form. Equal to `parts` for other
   * problems.
   */
  readonly innerParts: readonly string[];
  /** Undefined for a fault of no kind that rules name. */
  readonly kind: FaultKind | undefined;
  readonly problem: Problem;
}

/** A refusal in the words of the first table that knows it; undefined when none does. */
export function tableReply(refusal: Refusal, answers: readonly FilledAnswers[]): RefusalReply | undefined {
  const { operationId } = refusal;
  for (const { operations, common, table, writers } of answers) {
    if (operationId === undefined ? common !== true : !operations.includes(operationId)) continue;
    const reported = errorsToShow(refusal, table);
    const [first] = reported;
    if (first === undefined) continue;
    const status = refusal.error === undefined ? (first.row.status ?? refusal.status) : refusal.status;
    const writer = forStatus(writers, status);
    if (writer === undefined) continue;
    const answered = { ...first.refusal, status } as Refusal;
    const errors = reported.map((entry) =>
      filled(withShared(entry.row.members, table.members), { ...entry, status, table }),
    );
    if (writer === "problem") {
      const { problems } = refusal.faults === undefined ? answered : limitedFailure(answered.problems);
      const reply = problemDetails({ ...answered, problems }, errors[0] as Readonly<Record<string, unknown>>);
      return { ...reply, rows: [rowOf(first)] };
    }
    const body = table.body === undefined ? errors[0] : filled(table.body, { ...first, status, table, errors });
    const rows = reported.slice(0, table.body === undefined ? 1 : undefined).map(rowOf);
    return { ...writeRefusal(answered, liked(writer, refusal.accept), body), rows };
  }
  return undefined;
}

function rowOf({ row: { id, meaning }, rule }: Told): RefusedRow {
  return { id, ...(meaning !== undefined && { meaning }), ...(rule !== undefined && { rule }) };
}

/** Returns the writer that the caller prefers. A caller who accepts none gets the first: an error must be reported. */
function liked(writers: PayloadWriter | readonly PayloadWriter[], accept: string | undefined): PayloadWriter {
  if ("write" in writers) return writers;
  const offered = writers.map(({ mediaType }) => mediaType);
  const mediaType = negotiate(accept, offered) ?? offered[0];
  return writers.find((writer) => writer.mediaType === mediaType)!;
}

/** Returns the properties of a row, and the shared ones of its table. */
export function withShared(
  memberValues: Readonly<Record<string, unknown>>,
  shared: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const rest = Object.entries(shared).filter(([name]) => !Object.hasOwn(memberValues, name));
  return { ...memberValues, ...Object.fromEntries(rest) };
}

interface Told {
  readonly row: ErrorRow;
  readonly problem: Problem;
  readonly refusal: Refusal;
  /** The rule that selected the row. Undefined if a handler named it. */
  readonly rule: string | undefined;
}

/**
 * Returns the rows that match a refusal, in the order of the table, each row once per path. If a response reports only
 * some of the problems, they include the first of each row, then the second of each.
 */
function errorsToShow(refusal: Refusal, { rows, report }: ErrorTable): readonly Told[] {
  const found = new Map<string, Told & { readonly rank: number; readonly turn: number }>();
  const turns = new Map<string, number>();
  for (const fault of faultsOf(refusal)) {
    // A handler has named the row.
    const { error } = fault.refusal;
    const ruleOf = (row: ErrorRow) => (error === undefined ? ruleFor(row, fault, refusal) : undefined);
    const rank = rows.findIndex((row) => row.id === error || ruleOf(row) !== undefined);
    const row = rows[rank];
    if (row === undefined) continue;
    const rule = ruleOf(row);
    const key = row.when === "always" ? `${found.size}` : `${row.id} ${fault.problem.path}`;
    if (found.has(key)) continue;
    const turn = (turns.get(row.id) ?? 0) + 1;
    turns.set(row.id, turn);
    found.set(key, { row, problem: fault.problem, refusal: fault.refusal, rule, rank, turn });
  }
  const byTurn = [...found.values()].sort((a, b) => a.turn - b.turn || a.rank - b.rank);
  if (report === "first") return byTurn.slice(0, 1);
  const all = byTurn.map(({ problem }) => problem);
  const shownCount = refusal.faults === undefined ? all.length : limitedFailure(all).problems.length;
  return byTurn.slice(0, shownCount).sort((a, b) => a.rank - b.rank);
}

/** Returns the path of the rule by which a row matches a problem. Undefined if it does not. */
function ruleFor({ when = [] }: ErrorRow, { parts, innerParts, kind }: Fault, { operationId }: Refusal) {
  if (when === "always") return when;
  return when.find(
    ({ operations, at, problems }) =>
      (operations === undefined || (operationId !== undefined && operations.includes(operationId))) &&
      (problems === undefined || (kind !== undefined && problems.includes(kind))) &&
      (partsMatch(partsOfRule(at), parts) || partsMatch(partsOfRule(at), innerParts)),
  )?.at;
}

/** True if a path matches a rule, or, for "**", is below it; "*" matches any property or item. */
export function placeMatches(rule: string, faultPlace: string): boolean {
  return partsMatch(partsOfPlace(rule), partsOfPlace(faultPlace));
}

/** The same for the parts of both. */
export function partsMatch(wanted: readonly string[], parts: readonly string[]): boolean {
  const isOpen = wanted.at(-1) === "**";
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? parts.length < fixed.length : parts.length !== fixed.length) return false;
  return fixed.every((part, index) => part === "*" || part === parts[index]);
}

const rulePlaces = /* @__PURE__ */ new Map<string, readonly string[]>();

/** Same, for a rule; an API has a limited number of them. */
function partsOfRule(at: string): readonly string[] {
  const parts = rulePlaces.get(at) ?? partsOfPlace(at);
  rulePlaces.set(at, parts);
  return parts;
}

/** The parts of a place. Names of headers have no case. */
export function partsOfPlace(faultPlace: string): readonly string[] {
  const [part = "", ...way] = faultPlace.split("/");
  const [name, ...inner] = way;
  return part === "headers" && name !== undefined ? [part, name.toLowerCase(), ...inner] : [part, ...way];
}

function faultsOf(refusal: Refusal): readonly Fault[] {
  const { faults, ...whole } = refusal;
  return faults === undefined ? faultsOfPart(whole) : faults.flatMap((part) => faultsOfPart({ ...whole, ...part }));
}

function faultsOfPart(refusal: Refusal): readonly Fault[] {
  const { part = "handler", kind, problems } = refusal;
  return refusalProblems(refusal).map((problem): Fault => {
    const faultKind = problems.length === 0 ? kind : (kindOfProblem(problem) ?? kind);
    const path = faultKind === "missing" ? pathOfMissing(problem) : problem.path;
    const faultPlace = part === "parameters" ? path.slice(1) : `${part}${path.startsWith("/") ? path : ""}`;
    const innerParts = partsOfPlace(faultPlace);
    const parts = faultKind === "unreadable" ? partsOfPlace(wholeOf(faultPlace)) : innerParts;
    return { parts, innerParts, kind: faultKind, problem: { ...problem, path }, refusal };
  });
}

/** The body or the parameter around a place. */
function wholeOf(faultPlace: string): string {
  const [part = "", name] = faultPlace.split("/", 2);
  return part === "body" || name === undefined ? part : `${part}/${name}`;
}

/**
 * Returns the path of the missing value. A problem names its parent, or the element before which it belongs; if one of
 * several is missing, the path is that of the parent.
 */
function pathOfMissing({ code, path, expected = "", lacking = 1 }: Problem): string {
  const holder = code === "cvc-complex-type.2.4.a" ? path.slice(0, Math.max(0, path.lastIndexOf("/"))) : path;
  const name = expected.slice(1, -1);
  return lacking === 1 && name !== "" && quoted(name) === expected ? `${holder}/${pointerPart(name)}` : holder;
}

function kindOfProblem({ code, matches, lacking }: Problem): FaultKind | undefined {
  if (matches !== undefined) return "severalOf";
  return lacking === undefined ? kindOfCode(code) : "missing";
}

/** The kind of fault that a code tells: a keyword of JSON Schema, a rule of XSD, a fault of the text. */
export function kindOfCode(code: string): FaultKind | undefined {
  const kindsOfCode = ownProperty(codeKinds, code);
  if (kindsOfCode !== undefined) return kindsOfCode;
  if (code.startsWith("cvc-")) return rulesOfBounds.some((rule) => code.startsWith(rule)) ? "bound" : "type";
  return ["json/", "xml/", "http/"].some((family) => code.startsWith(family)) ? "unreadable" : undefined;
}

const codeKinds: Readonly<Record<string, FaultKind>> = {
  required: "missing",
  dependentRequired: "missing",
  "http/body-required": "missing",
  "cvc-complex-type.2.4.b": "missing",
  "cvc-complex-type.4": "missing",
  type: "type",
  enum: "enum",
  const: "enum",
  "cvc-enumeration-valid": "enum",
  format: "format",
  pattern: "format",
  "cvc-pattern-valid": "format",
  minimum: "bound",
  maximum: "bound",
  exclusiveMinimum: "bound",
  exclusiveMaximum: "bound",
  multipleOf: "bound",
  minLength: "bound",
  maxLength: "bound",
  minItems: "bound",
  maxItems: "bound",
  minProperties: "bound",
  maxProperties: "bound",
  contains: "bound",
  minContains: "bound",
  maxContains: "bound",
  uniqueItems: "bound",
  anyOf: "noneOf",
  oneOf: "noneOf",
  not: "severalOf",
  additionalProperties: "unknown",
  unevaluatedProperties: "unknown",
  unevaluatedItems: "unknown",
  propertyNames: "unknown",
  items: "unknown",
  false: "unknown",
  "cvc-complex-type.2.4.a": "unknown",
  "cvc-complex-type.2.4.d": "unknown",
  "cvc-complex-type.3.2.2": "unknown",
  readOnly: "readOnly",
  cannotCreate: "cannotCreate",
  cannotUpdate: "cannotUpdate",
  "http/charset": "mediaType",
};

const rulesOfBounds = ["cvc-min", "cvc-max", "cvc-length", "cvc-totalDigits", "cvc-fractionDigits"];

interface Filling extends Told {
  /** Status of the response: that of its first row. */
  readonly status: number;
  readonly table: ErrorTable;
  /** The errors in the form of the API. Undefined if the row has none. */
  readonly errors?: readonly unknown[];
}

/** Fills the names of a template. A string that consists of "{status}" becomes the number. */
function filled(template: unknown, filling: Filling): unknown {
  if (typeof template === "string") {
    if (template === "{errors}") return filling.errors ?? [];
    if (template === "{status}") return filling.status;
    return template.replace(/\{([^{}]*)\}/g, (written, name: string) => valueOf(name, filling) ?? written);
  }
  if (Array.isArray(template)) return template.map((item) => filled(item, filling));
  if (typeof template !== "object" || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, member]) => [key, filled(member, filling)]));
}

function valueOf(name: string, { refusal, status, row, problem, table, errors }: Filling): string | undefined {
  switch (name as (typeof errorTemplateNames)[number]) {
    case "message":
      return refusal.error !== undefined || (errors === undefined && table.body !== undefined)
        ? problem.message
        : messageOf(refusal);
    case "meaning":
      return row.meaning ?? problem.message;
    case "code":
      return refusal.problems.length === 0 ? firstCode(refusal) : problem.code;
    case "status":
      return `${status}`;
    case "path":
      return writtenPath(problem.path, table.paths);
    case "value":
      return problem.actual ?? "";
    case "allowed":
      return problem.expected ?? "";
    case "limit":
      return (problem.expected ?? "").split(" ").find((word) => word !== "" && Number.isFinite(Number(word))) ?? "";
    case "uuid":
      return refusal.fresh?.uuid?.() ?? randomUuid();
    case "now":
      return (refusal.fresh?.now?.() ?? new Date()).toISOString();
  }
}

function writtenPath(pointer: string, syntax: PathSyntax): string {
  const parts = pointerParts(pointer);
  switch (syntax) {
    case "pointer":
      return pointer;
    case "brackets":
      return dataPath(pointer);
    case "dots":
      return parts.join(".");
    case "jsonPath":
      return `$${parts.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join("")}`;
  }
}
