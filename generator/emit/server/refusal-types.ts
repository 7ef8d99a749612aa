import type { ErrorRow, ErrorTable, Operation } from "../../model/contract.js";
import { answersStatus, errorAnswers, errorMeaning } from "../../model/error-answers.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { pascalCase } from "../../text/identifiers.js";
import { memberKey, stringLiteral } from "../../text/literals.js";
import { documented, jsDoc, memberJsDoc } from "../documented.js";
import { answersOf } from "../messages/answers.js";
import { statusType } from "../messages/statuses.js";
import type { ModuleBuilder } from "../module-builder.js";
import { kinds, type MethodSignatureStructure } from "../structures.js";

/** Names of the interfaces of refusals, by table: "OrderFaultsRefusals". Tables that fill no answer have none. */
export type RefusalTypes = ReadonlyMap<ErrorTable, string>;

/** Names an interface for each table of errors that fills an answer of one of the operations. */
export function refusalTypes({ contract }: InterfacePlan, operations: readonly Operation[]): RefusalTypes {
  const taken = new Map<string, number>();
  const filled = contract.errorTables.filter((table) =>
    operations.some((operation) => errorAnswers(table, operation).length > 0),
  );
  return new Map(
    filled.map((table) => {
      const name = `${pascalCase(table.name)}Refusals`;
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      return [table, count === 1 ? name : `${name}_${count}`];
    }),
  );
}

/** `OrderFaultsRefusals`: a method for each row of a table, by which handlers refuse. */
export function addRefusalTypes(types: RefusalTypes, module: ModuleBuilder): void {
  for (const [table, name] of types) {
    const { description, rows } = table;
    module.add({
      kind: kinds.interface,
      name,
      ...jsDoc(documented([description])),
      isExported: true,
      ...(isGeneric(table) && { typeParameters: ["Status extends number"] }),
      methods: rows.map((row) => rowMethod(row, module)),
    });
  }
}

/** The refusals of an operation, as its handler's context has them; undefined where no table fills its answers. */
export function refusalsType(operation: Operation, types: RefusalTypes, module: ModuleBuilder): string | undefined {
  const found = [...types].flatMap(([table, name]) => {
    const answers = errorAnswers(table, operation);
    if (answers.length === 0) return [];
    const statuses = answers.map(({ response }) => statusType(response, answersOf(operation), module));
    const whole = isGeneric(table) ? `${name}<${statuses.join(" | ")}>` : name;
    const missing = table.rows.filter(({ status }) => status !== undefined && !answersStatus(answers, status));
    return missing.length === 0
      ? [whole]
      : [`Omit<${whole}, ${missing.map(({ id }) => stringLiteral(id)).join(" | ")}>`];
  });
  return found.length === 0 ? undefined : found.join(" & ");
}

function isGeneric({ rows }: ErrorTable): boolean {
  return rows.some(({ status }) => status === undefined);
}

function rowMethod(row: ErrorRow, module: ModuleBuilder): MethodSignatureStructure {
  const { id, status } = row;
  const constants = Object.entries(row.documented.members).map(([name, value]) => `${name}: ${valueText(value)}`);
  const parts = [errorMeaning(row), constants.join(", "), status && `Status ${status}.`];
  const details = module.runtimeType("server/server-types", "RowDetails");
  return {
    name: memberKey(id),
    ...memberJsDoc(documented(parts.map((part) => (part === 0 ? undefined : part)))),
    parameters: [
      { name: "details", hasQuestionToken: true, type: status === undefined ? `${details}<Status>` : details },
    ],
    returnType: module.runtimeType("server/server-types", "Refused"),
  };
}

function valueText(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
