import { addTo } from "../../model/grouped.js";
import { arrayText, callText, objectText, trueIf } from "../body/expression-texts.js";
import type { MediaTypeObject } from "../../model/contract.js";
import { errorAnswers } from "../../model/error-answers.js";
import { runtimeErrorTable } from "../../plan/runtime-error-table.js";
import type { InterfacePlan, NamedOperation } from "../../plan/plan.js";
import { camelCase } from "../../text/identifiers.js";
import { jsonLiteral, propertyKey } from "../../text/literals.js";
import { jsDoc } from "../documented.js";
import { payloadWriter } from "../messages/payload-code.js";
import type { ModuleBuilder } from "../module-builder.js";
import { constant, kinds } from "../structures.js";

/**
 * `ordersRefusal`: the shape in which requests are refused: by the contract's tables of errors, and as problem details
 * (RFC 9457) where they fill no answer. Returns the name of the constant that holds the tables with the answers that they
 * fill; undefined where there are none.
 */
export function addRefusal(
  name: string,
  operations: readonly NamedOperation[],
  plan: InterfacePlan,
  module: ModuleBuilder,
): string | undefined {
  const answers = addAnswers(`${name}Answers`, operations, plan, module);
  const refusal = module.runtimeType("server/server-types", "Refusal");
  const details = `${module.runtimeValue("server/refusal", "problemDetails")}(refusal)`;
  const reply =
    answers === undefined
      ? details
      : `${callText(module.runtimeValue("server/error-table", "tableReply"), "refusal", answers)} ?? ${details}`;
  const where =
    answers === undefined
      ? "as RFC 9457 describes"
      : "by the error tables of the spec, otherwise as RFC 9457 describes";
  module.add({
    kind: kinds.function,
    name,
    ...jsDoc(`Shapes a refused request: ${where}.`),
    isExported: true,
    parameters: [{ name: "refusal", type: refusal }],
    returnType: module.runtimeType("server/refusal", "RefusalReply"),
    statements: `return ${reply};`,
  });
  return answers;
}

function addAnswers(
  wish: string,
  operations: readonly NamedOperation[],
  plan: InterfacePlan,
  module: ModuleBuilder,
): string | undefined {
  const writers = new Map<string, string>();
  const groups = plan.contract.errorTables.map((table) => {
    const byAnswers = new Map<string, { readonly names: string[]; readonly isOpen: boolean }>();
    for (const { operation, name } of operations) {
      const found = errorAnswers(table, operation);
      if (found.length === 0) continue;
      const byStatus = new Map<string, string[]>();
      for (const { response, media } of found) {
        const status = propertyKey(response.status.toUpperCase().replace("DEFAULT", "default"));
        const writer = media === undefined ? '"problem"' : writerName(media, plan, module, writers);
        addTo(byStatus, status, writer);
      }
      const named = [...byStatus].map(([status, several]) => {
        return `${status}: ${several.length === 1 ? several[0]! : arrayText(several)}`;
      });
      const group = byAnswers.get(named.join(", ")) ?? {
        names: [],
        isOpen: found.some(({ response }) => response.status === "default"),
      };
      byAnswers.set(named.join(", "), group);
      group.names.push(name);
    }
    return { table, byAnswers };
  });
  const filled = groups.filter(({ byAnswers }) => byAnswers.size > 0);
  if (filled.length === 0) return undefined;
  for (const [initializer, name] of writers) module.add(constant({ name, initializer }));
  const lines = filled.flatMap(({ table, byAnswers }) => {
    const name = module.declare(`${camelCase(table.name)}Table`);
    const type = module.runtimeType("server/error-table", "ErrorTable");
    module.add(constant({ name, type, initializer: jsonLiteral(runtimeErrorTable(table, plan)) }));
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
  const name = module.declare(wish);
  const type = `readonly ${module.runtimeType("server/error-table", "FilledAnswers")}[]`;
  module.add(constant({ name, type, initializer: arrayText(lines) }));
  return name;
}

/** The constant that holds a writer. */
function writerName(
  media: MediaTypeObject,
  plan: InterfacePlan,
  module: ModuleBuilder,
  writers: Map<string, string>,
): string {
  const writer = payloadWriter(media, { plan, module, direction: "response", party: "server" });
  const name = writers.get(writer) ?? module.declare("refusalWriter");
  writers.set(writer, name);
  return name;
}
