import { errorTemplateNames } from "../../../../templates/runtime/server/error-table.js";
import type { FaultKind } from "../../../../templates/runtime/server/server-types.js";
import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { memberOrigin, type Origin } from "../../../diagnostics/origin.js";
import type { ErrorRow, ErrorRule, ErrorTable, Operation } from "../../../model/contract.js";
import { answersStatus, errorAnswers, errorBody, errorMembers } from "../../../model/error-answers.js";
import { fits } from "../../../model/json-schema/evaluate.js";
import type { JsonSchema, JsonValue } from "../../../model/json-schema/schema.js";
import { ErrorCases, kindsAt, type ReachedFaults } from "./error-cases.js";
import { faultPlaces, type FaultPlace } from "./faults-at.js";
import { checkListedCodes } from "./listed-codes.js";
import { usualStatuses } from "./usual-statuses.js";

/** Holds tables of errors to the schemas that they fill and to the faults that requests can have. */
export function checkErrors(
  tables: readonly ErrorTable[],
  operations: readonly Operation[],
  diagnostics: Diagnostics,
): void {
  const check = new ErrorCheck(diagnostics, operations);
  for (const table of tables) {
    const answering = operations.filter((operation) => errorAnswers(table, operation).length > 0);
    if (answering.length === 0) reportNoAnswer("an error status", table.origin, table, diagnostics);
    else check.checkTable(table, answering);
  }
}

/** One check of all tables, in which ids are known across them. */
class ErrorCheck {
  private readonly known;
  private readonly ids = new Map<string, ErrorRow>();
  private room = maxPlaces;

  constructor(
    private readonly diagnostics: Diagnostics,
    operations: readonly Operation[],
  ) {
    this.known = new Set(operations.map(({ operationId }) => operationId));
  }

  checkTable(table: ErrorTable, answering: readonly Operation[]): void {
    const cases = new ErrorCases();
    const sound: ErrorRow[] = [];
    let last: ErrorRow | undefined;
    for (const row of table.rows) {
      const earlier = this.ids.get(row.id);
      if (earlier !== undefined)
        this.diagnostics.report("errors/repeated-id", memberOrigin(row.origin, "id"), { id: row.id }, first(earlier));
      this.ids.set(row.id, row);
      checkStatus(row, table, answering, this.diagnostics);
      checkTemplates(row, table, this.diagnostics);
      if (checkBody(row, table, this.diagnostics)) sound.push(row);
      if (last !== undefined && row.when !== "handler") {
        this.diagnostics.report("errors/never-reached", memberOrigin(row.origin, "when", "key"), {
          id: row.id,
          why: `the earlier row "${last.id}" matches every problem`,
        });
      } else if (row.when === "always") last = row;
      else if (row.when !== "handler") for (const rule of row.when) this.checkRule(row, table, rule, answering, cases);
    }
    checkListedCodes(table, sound, this.diagnostics);
  }

  private checkRule(
    row: ErrorRow,
    table: ErrorTable,
    { operations: named, at, problems, origin }: ErrorRule,
    answering: readonly Operation[],
    cases: ErrorCases,
  ): void {
    for (const [index, name] of (named ?? []).entries()) {
      if (this.known.has(name)) continue;
      this.diagnostics.report("errors/unknown-operation", memberOrigin(memberOrigin(origin, "operations"), index), {
        name,
      });
    }
    const meant = answering.filter(({ operationId = "" }) => named?.includes(operationId) !== false);
    const found = meant
      .map((operation) => ({ operation, places: faultPlaces(operation, at, this.room / meant.length) }))
      .filter(({ places }) => places.length > 0);
    this.room = Math.max(0, this.room - found.reduce((sum, { places }) => sum + places.length, 0));
    if (found.length === 0) {
      this.diagnostics.report("errors/unknown-place", memberOrigin(origin, "at"), { at });
      return;
    }
    // Two stars hold whatever there is: values that are sensitive are left out of answers.
    const shown = at.endsWith("**") ? [] : found.flatMap(({ places }) => places.flatMap(({ schemas }) => schemas));
    if (showsValue(row, table) && shown.some(isSecret)) {
      this.diagnostics.report("errors/shown-secret", memberOrigin(origin, "at"), { id: row.id, at });
    }
    const reached = found.map(({ operation, places }) => ({ operation, places: places.map(withFaults) }));
    const possible = reached.filter(({ places }) => kindsAt(places).size > 0);
    // A rule that names kinds means each of them; another takes what there is.
    const silent = possible.filter((candidate) => {
      const kinds = [...kindsAt(candidate.places)].map((kind) => isAnswered(row, table, at, candidate.operation, kind));
      return problems === undefined ? !kinds.includes(true) : kinds.includes(false);
    });
    const neverReached = (why: string): void => {
      this.diagnostics.report("errors/never-reached", origin, { id: row.id, why });
    };
    const same = cases.sameCase(at, possible);
    // A rule of any fault may take what the rows before it leave.
    if (same !== undefined && (problems !== undefined || same.isWhole)) {
      this.diagnostics.report("errors/repeated-case", origin, { id: row.id, other: same.row.id, at }, first(same.row));
    } else if (possible.length === 0) neverReached(`no value at "${at}" can have this kind of problem`);
    else if (silent.length > 0) neverReached(whyUnanswered(row, table, at, silent));
    else if (cases.takeAll(possible)) neverReached("earlier rows match all of these problems");
    cases.add(row, at, possible);

    function withFaults({ kinds, ...location }: FaultPlace): FaultPlace {
      return { ...location, kinds: new Set([...kinds].filter((kind) => problems?.includes(kind) !== false)) };
    }
  }
}

/** Places of a contract's rules that are looked at one by one. */
const maxPlaces = 100_000;

/** True where an operation declares an answer of the table for a fault. */
function isAnswered(row: ErrorRow, table: ErrorTable, at: string, operation: Operation, kind: FaultKind): boolean {
  const answers = errorAnswers(table, operation);
  return statusesOf(row, at, kind).some((status) => answersStatus(answers, status));
}

function statusesOf({ status }: ErrorRow, at: string, kind: FaultKind): readonly number[] {
  return status === undefined ? usualStatuses(at, kind) : [status];
}

function whyUnanswered(row: ErrorRow, table: ErrorTable, at: string, silent: readonly ReachedFaults[]): string {
  const statuses = silent.flatMap(({ operation, places }) =>
    [...kindsAt(places)].flatMap((kind) =>
      isAnswered(row, table, at, operation, kind) ? [] : statusesOf(row, at, kind),
    ),
  );
  const names = silent.map(({ operation: { operationId, method, path } }) => operationId ?? `${method} ${path}`);
  const shown = names.slice(0, maxNames).map((name) => `"${name}"`);
  if (names.length > maxNames) shown.push(`${names.length - maxNames} more`);
  const declare = names.length > 1 ? "declare" : "declares";
  return `the status is ${[...new Set(statuses)].join(" or ")}, for which ${shown.join(", ")} ${declare} no response with the body of the table`;
}

/** Operations that one message names. */
const maxNames = 5;

function showsValue(row: ErrorRow, table: ErrorTable): boolean {
  return JSON.stringify(errorMembers(row, table)).includes("{value}");
}

function first(row: ErrorRow): readonly { readonly message: string; readonly origin: Origin }[] {
  return [{ message: "first written at", origin: row.origin }];
}

/** A value that no message may show, or that holds one. */
function isSecret({ sensitive, writeOnly, format }: JsonSchema): boolean {
  return sensitive === true || writeOnly === true || format === "password";
}

function reportNoAnswer(what: string, origin: Origin, { name }: ErrorTable, diagnostics: Diagnostics): void {
  diagnostics.report("errors/no-answer", origin, { what, name });
}

function checkStatus(
  { status, origin }: ErrorRow,
  table: ErrorTable,
  answering: readonly Operation[],
  diagnostics: Diagnostics,
): void {
  if (status === undefined) return;
  if (answering.some((operation) => answersStatus(errorAnswers(table, operation), status))) return;
  reportNoAnswer(`the status ${status}`, memberOrigin(memberOrigin(origin, "assumed"), "status"), table, diagnostics);
}

function checkTemplates(row: ErrorRow, table: ErrorTable, diagnostics: Diagnostics): void {
  const written = JSON.stringify([errorMembers(row, table), errorBody(table) ?? null]);
  for (const [, name = ""] of written.matchAll(/\{(\w+)\}/g)) {
    if ((errorTemplateNames as readonly string[]).includes(name) || name === "errors") continue;
    diagnostics.report("errors/unknown-template", row.origin, { name, known: errorTemplateNames.join(", ") });
  }
}

/** True for a row that makes a body of the schema. */
function checkBody(row: ErrorRow, table: ErrorTable, diagnostics: Diagnostics): boolean {
  const { payload } = table;
  const body = errorBody(table);
  const schema = payload.kind === "json" ? payload.schema : payload.kind === "xml" ? payload.plainSchema : undefined;
  const error = sampleOf(errorMembers(row, table), []);
  if (schema === undefined || fits(body === undefined ? error : sampleOf(body, [error]), schema)) return true;
  diagnostics.report("errors/unfit-body", row.origin, { id: row.id });
  return false;
}

/** A body as the table makes it, for one error. */
function sampleOf(template: JsonValue, errors: readonly JsonValue[]): JsonValue {
  if (template === "{status}") return 400;
  if (template === "{errors}") return errors;
  if (typeof template === "string") return template.replace(/\{\w+\}/g, "text");
  if (Array.isArray(template)) return (template as readonly JsonValue[]).map((item) => sampleOf(item, errors));
  if (typeof template !== "object" || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, member]) => [name, sampleOf(member, errors)]));
}
