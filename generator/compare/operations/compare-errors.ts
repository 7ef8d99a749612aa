import type { Contract, ErrorPart, ErrorRow, ErrorTable, Operation } from "../../model/contract.js";
import { answersStatus, errorAnswers, errorMeaning, type ErrorAnswer } from "../../model/error-answers.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { Affected } from "../change.js";
import { changeAt, type Finding, type Position } from "../finding.js";
import { pairUp } from "../pair-up.js";
import { operationLabel, usePart } from "./match-operations.js";
import type { Versions } from "../versions.js";

/** Tables of errors by their names, and their rows by their ids. */
export function compareErrors(before: Contract, after: Contract): readonly Finding[] {
  const tables = pairUp(before.errorTables, after.errorTables, [({ name }) => name]);
  return [
    ...tables.both.flatMap((pair) => compareTables(pair.before, pair.after, after)),
    ...tables.removed.flatMap((table) => table.rows.map((row) => gone(row, usesOf(table, before)))),
    ...tables.added.flatMap((table) => table.rows.map((row) => come(row, usesOf(table, after)))),
  ];
}

function compareTables(before: ErrorTable, after: ErrorTable, contract: Contract): readonly Finding[] {
  const uses = usesOf(after, contract);
  const changePlace: Position = { subject: `errors/${after.name}`, where: `the table "${after.name}"`, uses };
  const rows = pairUp(before.rows, after.rows, [({ id }) => id]);
  const order = after.rows.filter((row) => rows.both.some((pair) => pair.after === row));
  const isMoved = rows.both.some((pair, index) => pair.after !== order[index]);
  const sides = { before, after };
  return [
    ...compareDocumented(before.documented, after.documented, sides, changePlace),
    ...compareChosen(choicesOfTable(before), choicesOfTable(after), sides, changePlace),
    ...(isMoved ? [changeAt(changePlace, "error/order-changed", sides)] : []),
    ...rows.both.flatMap((pair) => [
      ...compareRows(pair.before, pair.after, uses),
      ...compareStatus(pair, after, contract),
    ]),
    ...rows.removed.map((row) => gone(row, uses)),
    ...rows.added.map((row) => come(row, uses)),
  ];
}

function compareRows(before: ErrorRow, after: ErrorRow, uses: readonly Affected[]): readonly Finding[] {
  const changePlace = placeOfRow(after, uses);
  const sides = { before, after };
  const [old, now] = [before.documented.meaning, after.documented.meaning];
  const isOther = old !== undefined && now !== undefined && old !== now;
  return [
    ...compareDocumented(before.documented, after.documented, sides, changePlace),
    ...(isOther
      ? [changeAt(changePlace, "error/meaning-changed", sides, { before: textOf(old), after: textOf(now) })]
      : []),
    ...(textOf(rulesOf(before)) === textOf(rulesOf(after))
      ? []
      : [changeAt(changePlace, "error/faults-changed", sides)]),
    ...compareChosen(choicesOfRow(before), choicesOfRow(after), sides, changePlace),
  ];
}

/** A row whose new status some operations do not declare is gone from these, assumed or not: handlers no longer compile. */
function compareStatus(
  { before, after }: Versions<ErrorRow>,
  table: ErrorTable,
  contract: Contract,
): readonly Finding[] {
  const placeIn = (here: ErrorRow, there: ErrorRow): Position => {
    const uses = usesOf(table, contract, (answers) => canHave(here, answers) && !canHave(there, answers));
    return { ...placeOfRow(after, uses), where: `the error "${after.id}" of some operations` };
  };
  const [lost, won] = [placeIn(before, after), placeIn(after, before)];
  return [
    ...(lost.uses.length === 0 ? [] : [changeAt(lost, "error/removed", { before })]),
    ...(won.uses.length === 0 ? [] : [changeAt(won, "error/added", { after })]),
  ];
}

function canHave({ status }: ErrorRow, answers: readonly ErrorAnswer[]): boolean {
  return status === undefined || answersStatus(answers, status);
}

function compareDocumented(
  before: ErrorPart,
  after: ErrorPart,
  sides: Versions<ErrorTable> | Versions<ErrorRow>,
  changePlace: Position,
): readonly Finding[] {
  const old: Values = { body: before.body, ...before.members };
  const now: Values = { body: after.body, ...after.members };
  return changedNames(old, now).map((name) =>
    changeAt(changePlace, "error/code-changed", sides, {
      name,
      before: textOf(old[name]),
      after: textOf(now[name]),
    }),
  );
}

type Values = Readonly<Record<string, JsonValue | undefined>>;

function compareChosen(
  before: Values,
  after: Values,
  sides: Versions<ErrorTable> | Versions<ErrorRow>,
  changePlace: Position,
): readonly Finding[] {
  const names = changedNames(before, after);
  return names.length === 0 ? [] : [changeAt(changePlace, "error/choice-changed", sides, { parts: names.join(", ") })];
}

function changedNames(before: Values, after: Values): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => textOf(before[name]) !== textOf(after[name]));
}

function choicesOfTable({ assumed, report, paths }: ErrorTable): Values {
  return { ...assumed.members, body: assumed.body, report, paths };
}

function choicesOfRow(row: ErrorRow): Values {
  const { assumed, documented, status } = row;
  return { ...assumed.members, meaning: documented.meaning === undefined ? errorMeaning(row) : undefined, status };
}

function rulesOf({ when }: ErrorRow): JsonValue {
  if (typeof when === "string") return when;
  return when.map(({ operations = [], at, problems = [] }) => ({ operations, at, problems }));
}

function textOf(value: JsonValue | undefined): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}

function placeOfRow({ id }: ErrorRow, uses: readonly Affected[]): Position {
  return { subject: `errors/${id}`, where: `the error "${id}"`, uses };
}

function gone(before: ErrorRow, uses: readonly Affected[]): Finding {
  return changeAt(placeOfRow(before, uses), "error/removed", { before });
}

function come(after: ErrorRow, uses: readonly Affected[]): Finding {
  return changeAt(placeOfRow(after, uses), "error/added", { after });
}

/** The operations whose answers a table fills: consumers read those, and give those of webhooks. */
function usesOf(
  table: ErrorTable,
  { operations, webhooks }: Contract,
  isUsed: (answers: readonly ErrorAnswer[]) => boolean = () => true,
): readonly Affected[] {
  const of = (list: readonly Operation[], direction: Affected["direction"]): readonly Affected[] =>
    list
      .filter((operation) => {
        const answers = errorAnswers(table, operation);
        return answers.length > 0 && isUsed(answers);
      })
      .map((operation) => ({
        direction,
        text: `${operationLabel(operation)} errors`,
        part: { ...usePart(operation), status: "default" },
      }));
  return [...of(operations, "read"), ...of(webhooks, "sent")];
}
