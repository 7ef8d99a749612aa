import type { PathSyntax } from "../../../templates/runtime/server/error-table.js";
import type { FaultKind } from "../../../templates/runtime/server/server-types.js";
import type { ErrorPart, ErrorRow, ErrorRule, ErrorTable, Payload } from "../../model/contract.js";
import { markTexts } from "../../model/marks.js";
import { isArray, isObject, items, member, members, originOf, present, textOf, type Cursor } from "./cursor.js";
import { errorForms, type ErrorForm } from "./error-forms.js";
import type { ReadContext } from "./read-context.js";

/** `components/x-errors`: tables of errors by name. Malformed parts are reported and left out. */
export function readErrorTables(components: Cursor | undefined, context: ReadContext): readonly ErrorTable[] {
  const written = components && member(components, "x-errors");
  if (written === undefined || !isFine("tables", written, context)) return [];
  const tables = members(written).flatMap(({ key, at }) => readTable(key, at, context));
  const sizes = tables.flatMap(({ rows }) => rows.map(({ when }) => (typeof when === "string" ? 1 : when.length)));
  if (sizes.reduce((sum, size) => sum + size, 0) <= maxRules) return tables;
  context.diagnostics.report("errors/malformed", originOf(written, "key"), {
    why: `there are more than ${maxRules} rules`,
  });
  return [];
}

/** Rows and rules of all tables together: each rule is held to each operation. */
const maxRules = 2_000;

/** Earlier names of members, by name. They are not read; `specwright lint --fix` writes the new ones. */
const renamed: ReadonlyMap<string, string> = new Map([
  ["stated", "documented"],
  ["chosen", "assumed"],
  ["tells", "report"],
  ["by", "when"],
  ["fault", "problem"],
]);

/** Reports the earlier names in a table, all of them in one run. Returns true if there are none. */
function hasNewNames(table: Cursor, { diagnostics }: ReadContext): boolean {
  let isNew = true;
  const check = (at: Cursor | undefined, ...old: readonly string[]): void => {
    for (const { key, at: cursor } of members(at)) {
      if (!old.includes(key)) continue;
      isNew = false;
      diagnostics.report("errors/renamed", originOf(cursor, "key"), { old: key, new: renamed.get(key)! });
    }
  };
  check(table, "stated", "chosen");
  for (const name of ["chosen", "assumed"]) check(member(table, name), "tells");
  for (const row of items(member(table, "rows"))) {
    check(row, "stated", "chosen", "by");
    for (const name of ["by", "when"]) for (const rule of items(member(row, name))) check(rule, "fault");
  }
  return isNew;
}

/** Reports members that are missing, unknown or of another form. */
function isFine(kind: keyof typeof errorForms, at: Cursor, { diagnostics }: ReadContext): boolean {
  const wanted = new Map<string, ErrorForm>(Object.entries(errorForms[kind]));
  let isGood = true;
  const say = (why: string, cursor: Cursor, part?: "key"): void => {
    isGood = false;
    diagnostics.report("errors/malformed", originOf(cursor, part), { why });
  };
  if (!isObject(at.value)) say("this must be an object", at);
  for (const key of wanted.keys()) {
    const name = key.replace("!", "");
    if (key !== name && isObject(at.value) && member(at, name) === undefined) say(`"${name}" is missing`, at);
  }
  for (const { key, at: cursor } of members(at)) {
    const form = wanted.get(key) ?? wanted.get(`${key}!`);
    if (form !== undefined && !form[1](cursor.value)) say(`"${key}" must be ${form[0]}`, cursor);
    if (form === undefined && !key.startsWith("x-") && kind !== "tables")
      say(`"${key}" is not allowed here`, cursor, "key");
  }
  return isGood;
}

function readTable(name: string, at: Cursor, context: ReadContext): readonly ErrorTable[] {
  const [documented, assumed] = [member(at, "documented"), member(at, "assumed")];
  const isGood =
    hasNewNames(at, context) &&
    isFine("table", at, context) &&
    (documented === undefined || isFine("documentedOfTable", documented, context)) &&
    (assumed === undefined || isFine("assumedOfTable", assumed, context));
  if (!isGood) return [];
  const payload = readPayload(at, context);
  if (payload === undefined || !isFineAs(payload, at, context)) return [];
  const choice = assumed && choiceOf(assumed);
  const rows = items(member(at, "rows")).flatMap((row) => readRow(row, choice !== undefined, context));
  checkMark(assumed, choice !== undefined, context);
  return [
    {
      origin: originOf(at, "key"),
      name,
      ...present("description", textOf(at, "description")),
      payload,
      report: assumed && textOf(assumed, "report") === "all" ? "all" : "first",
      paths: ((assumed && textOf(assumed, "paths")) as PathSyntax | undefined) ?? "pointer",
      ...present("choice", choice),
      documented: partOf(documented),
      assumed: partOf(assumed),
      rows,
    },
  ];
}

/** The mark of what a contract's own server does where the source is silent. */
const choiceMark = "x-sandbox-choice";

function choiceOf(assumed: Cursor): string | undefined {
  const texts = markTexts(member(assumed, choiceMark)?.value);
  return texts.length === 0 ? undefined : texts.join(" ");
}

/** Reports assumptions that are not marked. */
function checkMark(assumed: Cursor | undefined, isMarked: boolean, { diagnostics }: ReadContext): void {
  if (assumed === undefined || isMarked || members(assumed).every(({ key }) => key.startsWith("x-"))) return;
  diagnostics.report("errors/unmarked-choice", originOf(assumed, "key"), { mark: choiceMark });
}

/** Problem details hold one error, which is their whole body. */
function isFineAs({ kind }: Payload, at: Cursor, { diagnostics }: ReadContext): boolean {
  if (kind !== "open") return true;
  const parts = [member(at, "documented"), member(at, "assumed")].flatMap((part) =>
    part === undefined ? [] : members(part),
  );
  const wrong = parts.filter(({ key, at: { value } }) => key === "body" || (key === "report" && value === "all"));
  for (const { key, at: cursor } of wrong) {
    const why = `"${key}" is not allowed in a table without a schema, which fills problem details`;
    diagnostics.report("errors/malformed", originOf(cursor, "key"), { why });
  }
  return wrong.length === 0;
}

/** The body of a table; undefined where what is written leads to none. */
function readPayload(at: Cursor, context: ReadContext): Payload | undefined {
  const written = member(at, "schema");
  const schema = written === undefined ? undefined : context.schemas.node(written);
  const named = member(at, "x-xsd-element");
  const element = named && context.xsdElements.find(named);
  if (element !== undefined)
    return { kind: "xml", element, ...present("plainSchema", schema ?? context.derivedSchema(element, at)) };
  if (schema !== undefined) return { kind: "json", schema };
  return named === undefined ? { kind: "open" } : undefined;
}

function readRow(at: Cursor, isMarked: boolean, context: ReadContext): readonly ErrorRow[] {
  const [documented, assumed] = [member(at, "documented"), member(at, "assumed")];
  const isGood =
    isFine("row", at, context) &&
    (documented === undefined || isFine("documentedOfRow", documented, context)) &&
    (assumed === undefined || isFine("assumedOfRow", assumed, context));
  if (!isGood) return [];
  const when = textOf(at, "when") as "handler" | "always" | undefined;
  const status = assumed && member(assumed, "status");
  const choice = assumed && choiceOf(assumed);
  checkMark(assumed, isMarked || choice !== undefined, context);
  return [
    {
      origin: originOf(at),
      id: textOf(at, "id") ?? "",
      documented: partOf(documented),
      assumed: partOf(assumed),
      ...present("status", status?.value as number | undefined),
      ...present("choice", choice),
      when: when ?? items(member(at, "when")).flatMap((rule) => readRule(rule, context)),
    },
  ];
}

function readRule(at: Cursor, context: ReadContext): readonly ErrorRule[] {
  if (!isFine("rule", at, context)) return [];
  const problem = member(at, "problem")?.value;
  const problems = (problem === undefined || isArray(problem) ? problem : [problem]) as
    | readonly FaultKind[]
    | undefined;
  return [
    {
      origin: originOf(at),
      at: textOf(at, "at") ?? "",
      ...present("operations", member(at, "operations")?.value as readonly string[] | undefined),
      ...present("problems", problems),
    },
  ];
}

function partOf(at: Cursor | undefined): ErrorPart {
  const written = members(at && member(at, "members")).map(({ key, at: { value } }) => [key, value] as const);
  return {
    ...present("body", at && member(at, "body")?.value),
    ...present("meaning", at && textOf(at, "meaning")),
    members: Object.fromEntries(written),
  };
}
