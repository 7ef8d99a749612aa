import { arrayText, callText, objectText, trueIf } from "../body/expressions.js";
import type { ErrorRule, ErrorTable, MediaType } from "../../model/contract.js";
import { errorAnswers } from "../../model/error-answers.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { InterfacePlan, NamedOperation } from "../../plan/plan.js";
import { refusalTemplates, speaksOfProblem, type RefusalTemplate } from "../../plan/refusal-templates.js";
import { camelCase } from "../../text/identifiers.js";
import { jsonLiteral, propertyKey, stringLiteral } from "../../text/literals.js";
import { payloadWriter } from "../messages/payload-code.js";
import { codeLines, codeText, switchOver, type Code } from "../body/code.js";
import { jsDoc } from "../documented.js";
import type { ModuleBuilder } from "../module-builder.js";
import { constant, kinds } from "../structures.js";

interface Template extends RefusalTemplate {
  readonly id: string;
}

/**
 * `ordersRefusal`: the shape in which requests are refused. Where a response of the contract carries `x-refusal`, that
 * template fills its body; everywhere else problem details answer (RFC 9457).
 */
export function addRefusal(
  name: string,
  operations: readonly NamedOperation[],
  plan: InterfacePlan,
  module: ModuleBuilder,
): void {
  const templates = operations.flatMap(({ operation, name: id }) =>
    refusalTemplates(operation).map((each): Template => ({ ...each, id })),
  );
  const refusal = module.runtimeType("server/types", "Refusal");
  const details = `${module.runtimeValue("server/refusal", "problemDetails")}(refusal)`;
  const cases = new Map<string, string[]>();
  const writers = new Map<string, string>();
  for (const template of templates) {
    const lines = cases.get(template.id) ?? [];
    const reply = replyText(template, plan, module, writers);
    lines.push(`${guard(template.response.status)}return ${reply};`);
    cases.set(template.id, lines);
  }
  const common = commonCase(templates, operations);
  const answers = answersOfTables(operations, plan, module, writers);
  const body = [...cases].map(([id, lines]): Code => {
    const labels = [`case ${stringLiteral(id)}`, ...(id === common ? ["case undefined"] : [])];
    const last = lines.at(-1)?.startsWith("if") === true ? ["break;"] : [];
    return { kind: "case", labels, body: codeLines(...lines, ...last) };
  });
  for (const [writer, name] of writers) {
    module.add(constant({ name, initializer: writer }));
  }
  const where =
    templates.length === 0
      ? "as RFC 9457 describes"
      : "in the shape of the contract's own errors where it has one, else as RFC 9457 describes";
  module.add({
    kind: kinds.function,
    name,
    ...jsDoc(`Shapes a refused request: ${where}.`),
    isExported: true,
    parameters: [{ name: "refusal", type: refusal }],
    returnType: module.runtimeType("server/refusal", "RefusalReply"),
    statements: codeText([
      ...switchOver("refusal.operationId", body),
      ...codeLines(`return ${answers === undefined ? "" : `${answers} ?? `}${details};`),
    ]),
  });
}

/** The call that answers by the tables of errors; undefined when they fill no answer of these operations. */
function answersOfTables(
  operations: readonly NamedOperation[],
  plan: InterfacePlan,
  module: ModuleBuilder,
  writers: Map<string, string>,
): string | undefined {
  const groups = plan.contract.errorTables.map((table) => {
    const byAnswers = new Map<string, { readonly names: string[]; readonly isOpen: boolean }>();
    for (const { operation, name } of operations) {
      const found = errorAnswers(table, operation);
      if (found.length === 0) continue;
      const named = found.map(({ response: { status }, media }) => {
        return `${propertyKey(status.toUpperCase().replace("DEFAULT", "default"))}: ${writerName(media, plan, module, writers)}`;
      });
      const group = byAnswers.get(named.join()) ?? {
        names: [],
        isOpen: found.some(({ response }) => response.status === "default"),
      };
      byAnswers.set(named.join(), group);
      group.names.push(name);
    }
    return { table, byAnswers };
  });
  const filled = groups.filter(({ byAnswers }) => byAnswers.size > 0);
  if (filled.length === 0) return undefined;
  const lines = filled.flatMap(({ table, byAnswers }) => {
    const name = module.declare(`${camelCase(table.name)}Table`);
    const type = module.runtimeType("server/error-table", "ErrorTable");
    module.add(constant({ name, type, initializer: jsonLiteral(tableData(table, plan)) }));
    return [...byAnswers].map(([named, { names, isOpen }]) => {
      const isCommon = filled.length === 1 && isOpen && names.length === operations.length;
      return objectText({
        operations: jsonLiteral(names),
        common: trueIf(isCommon),
        table: name,
        writers: `{ ${named} }`,
      });
    });
  });
  return callText(module.runtimeValue("server/error-table", "tableReply"), "refusal", arrayText(lines));
}

/** A table as the runtime reads it. */
function tableData({ tells, paths, body, members, rows }: ErrorTable, plan: InterfacePlan): unknown {
  const names = new Map(plan.operations.map(({ operation, name }) => [operation.operationId, name]));
  return {
    tells,
    paths,
    ...(body !== undefined && { body }),
    members,
    rows: rows.map((row) => ({
      id: row.id,
      ...(row.status !== undefined && { status: row.status }),
      ...(row.meaning !== undefined && { meaning: row.meaning }),
      members: { ...row.stated, ...row.chosen },
      ...(row.by !== "handler" && { by: row.by === "always" ? row.by : row.by.map((rule) => ruleData(rule, names)) }),
    })),
  };
}

function ruleData({ operations, at, faults }: ErrorRule, names: ReadonlyMap<string | undefined, string>): unknown {
  return {
    ...(operations !== undefined && { operations: operations.map((name) => names.get(name) ?? name) }),
    at,
    ...(faults !== undefined && { faults }),
  };
}

function guard(status: string): string {
  if (status === "default") return "";
  if (/^\d{3}$/.test(status)) return `if (refusal.status === ${status}) `;
  return `if (Math.floor(refusal.status / 100) === ${status[0] ?? "4"}) `;
}

/** The operation whose shape also answers requests for which there is no operation: when all refuse alike. */
function commonCase(templates: readonly Template[], operations: readonly NamedOperation[]): string | undefined {
  const defaults = templates.filter(({ response }) => response.status === "default");
  const texts = new Set(defaults.map(({ body, media }) => JSON.stringify([body, media.mediaType])));
  return texts.size === 1 && defaults.length === operations.length ? defaults[0]?.id : undefined;
}

function replyText(
  { media, body }: Template,
  plan: InterfacePlan,
  module: ModuleBuilder,
  writers: Map<string, string>,
): string {
  const write = module.runtimeValue("server/refusal", "writeRefusal");
  const writer = writerName(media, plan, module, writers);
  return callText(write, "refusal", writer, expression(body, module, "refusal"));
}

/** The constant that holds a writer. */
function writerName(
  media: MediaType,
  plan: InterfacePlan,
  module: ModuleBuilder,
  writers: Map<string, string>,
): string {
  const writer = payloadWriter(media, { plan, module, direction: "response", party: "server" });
  const name = writers.get(writer) ?? module.declare("refusalWriter");
  writers.set(writer, name);
  return name;
}

type Source = "refusal" | "problem";

/** The template as an expression; an array of one item that speaks of a problem is repeated for each problem. */
function expression(value: JsonValue, module: ModuleBuilder, source: Source): string {
  if (typeof value === "string") return textExpression(value, module, source);
  if (Array.isArray(value)) {
    const [only, ...others] = value as readonly JsonValue[];
    if (only !== undefined && others.length === 0 && source === "refusal" && speaksOfProblem(only)) {
      const problems = module.runtimeValue("server/template", "problemsOf");
      return `${problems}(refusal).map((problem) => (${expression(only, module, "problem")}))`;
    }
    return arrayText((value as readonly JsonValue[]).map((item) => expression(item, module, source)));
  }
  if (typeof value !== "object" || value === null) return jsonLiteral(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${propertyKey(key)}: ${expression(member, module, source)}`,
  );
  return objectText(members);
}

function textExpression(text: string, module: ModuleBuilder, source: Source): string {
  const parts = text.split(/(\{(?:message|code|path|pointer|dataPath|status)\})/).filter((part) => part !== "");
  if (parts.length === 0) return '""';
  const values = parts.map((part) => placeholder(part, module, source) ?? stringLiteral(part));
  if (values.length === 1) return values[0] ?? '""';
  return values
    .map((value, index) =>
      index === 0 && placeholder(parts[0] ?? "", module, source) !== undefined ? `"" + ${value}` : value,
    )
    .join(" + ");
}

function placeholder(part: string, module: ModuleBuilder, source: Source): string | undefined {
  switch (part) {
    case "{message}":
      return source === "problem"
        ? "problem.message"
        : `${module.runtimeValue("server/template", "messageOf")}(refusal)`;
    case "{status}":
      return "refusal.status";
    case "{code}":
      return source === "problem" ? "problem.code" : `${module.runtimeValue("server/template", "firstCode")}(refusal)`;
    case "{path}":
    case "{pointer}":
      return source === "problem" ? "problem.path" : `(refusal.problems[0]?.path ?? "")`;
    case "{dataPath}": {
      const path = source === "problem" ? "problem.path" : `refusal.problems[0]?.path ?? ""`;
      return `${module.runtimeValue("server/template", "dataPath")}(${path})`;
    }
    default:
      return undefined;
  }
}
