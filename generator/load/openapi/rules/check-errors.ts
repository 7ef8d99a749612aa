import { templateNames } from "../../../../templates/runtime/server/error-table.js";
import type { FaultKind } from "../../../../templates/runtime/server/types.js";
import type { Diagnostics } from "../../../diagnostics/collector.js";
import { memberOrigin, type Origin } from "../../../diagnostics/origin.js";
import type { ErrorRow, ErrorRule, ErrorTable, Operation } from "../../../model/contract.js";
import { answersStatus, errorAnswers, errorBody, errorMembers } from "../../../model/error-answers.js";
import { fits } from "../../../model/json-schema/evaluate.js";
import type { JsonSchema, JsonValue } from "../../../model/json-schema/schema.js";
import { faultsAt } from "./faults-at.js";
import { checkListedCodes } from "./listed-codes.js";

/** Holds tables of errors to the schemas that they fill and to the faults that requests can have. */
export function checkErrors(
  tables: readonly ErrorTable[],
  operations: readonly Operation[],
  diagnostics: Diagnostics,
): void {
  const known = new Set(operations.map(({ operationId }) => operationId));
  const ids = new Map<string, ErrorRow>();
  for (const table of tables) {
    const answering = operations.filter((operation) => errorAnswers(table, operation).length > 0);
    if (answering.length === 0) reportNoAnswer("an error status", table.origin, table, diagnostics);
    else checkTable(table, answering);
  }

  function checkTable(table: ErrorTable, answering: readonly Operation[]): void {
    const cases = new Map<string, ErrorRow>();
    const sound: ErrorRow[] = [];
    let last: ErrorRow | undefined;
    for (const row of table.rows) {
      const earlier = ids.get(row.id);
      if (earlier !== undefined)
        diagnostics.report("errors/repeated-id", memberOrigin(row.origin, "id"), { id: row.id }, first(earlier));
      ids.set(row.id, row);
      checkStatus(row, table, answering, diagnostics);
      checkTemplates(row, table, diagnostics);
      if (checkBody(row, table, diagnostics)) sound.push(row);
      if (last !== undefined && row.by !== "handler") {
        diagnostics.report("errors/never-reached", memberOrigin(row.origin, "by", "key"), {
          id: row.id,
          why: `"${last.id}" takes everything before it`,
        });
      } else if (row.by === "always") {
        last = row;
        if (showsValue(row, table)) reportSecret(row, "anywhere", memberOrigin(row.origin, "by"));
      } else if (row.by !== "handler") for (const rule of row.by) checkRule(row, table, rule, answering, cases);
    }
    checkListedCodes(table, sound, diagnostics);
  }

  function reportSecret({ id }: ErrorRow, at: string, origin: Origin): void {
    diagnostics.report("errors/shown-secret", origin, { id, at });
  }

  function checkRule(
    row: ErrorRow,
    table: ErrorTable,
    { operations: named, at, faults, origin }: ErrorRule,
    answering: readonly Operation[],
    cases: Map<string, ErrorRow>,
  ): void {
    for (const [index, name] of (named ?? []).entries()) {
      if (known.has(name)) continue;
      diagnostics.report("errors/unknown-operation", memberOrigin(memberOrigin(origin, "operations"), index), { name });
    }
    const meant = answering.filter(({ operationId = "" }) => named?.includes(operationId) !== false);
    const found = meant.flatMap((operation) => {
      const there = faultsAt(operation, at);
      return there === undefined ? [] : [{ ...there, operation }];
    });
    if (found.length === 0) {
      diagnostics.report("errors/unknown-place", memberOrigin(origin, "at"), { at });
      return;
    }
    if (showsValue(row, table) && (at.includes("**") || found.some(({ schemas }) => schemas.some(isSecret)))) {
      reportSecret(row, at, memberOrigin(origin, "at"));
    }
    const reached = found.flatMap(({ kinds, operation }) =>
      [...kinds].filter((kind) => faults?.includes(kind) !== false).map((kind) => ({ operation, kind })),
    );
    const repeated = reached
      .map(({ operation, kind }) => cases.get(keyOf(operation, at, kind)))
      .filter((each) => each !== undefined);
    const [other] = repeated;
    // A rule of any fault may take what the rows before it leave.
    if (other !== undefined && (faults !== undefined || repeated.length === reached.length)) {
      diagnostics.report("errors/repeated-case", origin, { id: row.id, other: other.id, at }, first(other));
    } else if (reached.length === 0 || reached.every(({ operation, kind }) => isTaken(operation, at, kind, cases))) {
      const why =
        reached.length === 0
          ? `nothing at "${at}" can be wrong in that way`
          : "rows before it take each of these faults";
      diagnostics.report("errors/never-reached", origin, { id: row.id, why });
    }
    if (cases.size > mostCases) return;
    for (const { operation, kind } of reached) cases.set(keyOf(operation, at, kind), row);
  }
}

/** Cases of a table after which rows are no longer compared with those before them. */
const mostCases = 100_000;

function showsValue(row: ErrorRow, table: ErrorTable): boolean {
  return JSON.stringify(errorMembers(row, table)).includes("{value}");
}

function keyOf({ path, method }: Operation, at: string, kind: FaultKind): string {
  return JSON.stringify([path, method, at, kind]);
}

/** True where a row before has the fault at a place that holds this one: "body/**" for "body/sku". */
function isTaken(operation: Operation, at: string, kind: FaultKind, cases: ReadonlyMap<string, ErrorRow>): boolean {
  const parts = at.split("/");
  return parts.some((_, index) => {
    const holder = [...parts.slice(0, index + 1), "**"].join("/");
    return holder !== at && cases.has(keyOf(operation, holder, kind));
  });
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
  reportNoAnswer(`the status ${status}`, memberOrigin(memberOrigin(origin, "chosen"), "status"), table, diagnostics);
}

function checkTemplates(row: ErrorRow, table: ErrorTable, diagnostics: Diagnostics): void {
  const written = JSON.stringify([errorMembers(row, table), errorBody(table) ?? null]);
  for (const [, name = ""] of written.matchAll(/\{(\w+)\}/g)) {
    if ((templateNames as readonly string[]).includes(name) || name === "errors") continue;
    diagnostics.report("errors/unknown-template", row.origin, { name, known: templateNames.join(", ") });
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
