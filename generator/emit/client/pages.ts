import type { Pagination, PageLocation } from "../../plan/pagination/pagination.js";
import { isOfTypes } from "../../plan/pagination/schema-at-keys.js";
import { isLarge } from "../../plan/many-schemas.js";
import { pageFunctions } from "../../plan/message-names.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { memberKey, stringLiteral } from "../../text/literals.js";
import { arrayText, objectText, pureCall } from "../body/expression-texts.js";
import { jsDoc, memberJsDoc } from "../documented.js";
import { operationDocs } from "../messages/message-docs.js";
import { idempotencyHeader } from "../../plan/idempotency-header.js";
import { isInputOptional } from "../messages/message-type.js";
import type { PlannedOperation } from "../messages/named-operations.js";
import { jsonType, type PayloadScope } from "../messages/payload-scope.js";
import type { ModuleBuilder } from "../module-builder.js";
import { constant, kinds, type PropertySignatureStructure } from "../structures.js";
import { callParameters, returnType } from "./call-types.js";

/** Adds the constant with the pages of an operation. A bundle that does not use it contains no code of pages. */
export function addPages(named: PlannedOperation, pagination: Pagination, scope: PayloadScope): void {
  const { plan, module } = scope;
  const { functionName, operationName, pagesName = "" } = named.messages;
  const type = module.runtimeType("client/pages", "PagedOperation");
  module.add(
    constant({
      name: pagesName,
      ...jsDoc(isLarge(plan) ? "" : `The pages of \`${functionName}\`, for \`items\`, \`pages\` and \`all\`.`),
      isExported: true,
      type: `${type}<${typeArguments(named, pagination, scope).join(", ")}>`,
      initializer: objectText({
        operation: operationName,
        items: keysText(pagination.items),
        style: styleText(pagination, scope),
      }),
    }),
  );
}

/** Exports the functions of the runtime that use these constants, if there are any. */
export function addPageExports(operations: readonly PlannedOperation[], module: ModuleBuilder): void {
  if (operations.every(({ pagination }) => pagination === undefined)) return;
  const namedExports = pageFunctions.map((name) => ({ name }));
  module.add({ kind: kinds.exports, namedExports, moduleSpecifier: "runtime/client/pages.ts" });
}

/** The methods of a client, or of a group of it, that page: functions with methods for their pages. */
export function pagedMethods(
  operations: readonly PlannedOperation[],
  plan: InterfacePlan,
  module: ModuleBuilder,
): readonly PropertySignatureStructure[] {
  const scope: PayloadScope = { plan, module, direction: "response", party: "client" };
  return operations.flatMap((named) => {
    const { pagination } = named;
    if (pagination === undefined) return [];
    const type = pagedMethodType(named, pagination.pagination, scope);
    return [{ name: memberKey(named.methodName), type, isReadonly: true, ...memberJsDoc(operationDocs(named)) }];
  });
}

function pagedMethodType(named: PlannedOperation, pagination: Pagination, scope: PayloadScope): string {
  const { module } = scope;
  const parameters = callParameters(named, module).map(
    ({ name, type, hasQuestionToken }) => `${name}${hasQuestionToken === true ? "?" : ""}: ${type}`,
  );
  const methods = module.runtimeType("client/pages", "PageMethods");
  const [input = "", result = "", item = ""] = typeArguments(named, pagination, scope);
  const rest = isPagesInputOptional(named, pagination) ? "" : `, [input: ${input}]`;
  return `((${parameters.join(", ")}) => ${returnType(named, module)}) & ${methods}<${input}, ${result}, ${item}${rest}>`;
}

function typeArguments(named: PlannedOperation, pagination: Pagination, scope: PayloadScope): readonly string[] {
  const { inputName, resultName } = named.messages;
  return [pagesInput(inputName, pagination, scope.module), resultName, itemType(pagination, scope)];
}

function itemType({ item }: Pagination, scope: PayloadScope): string {
  return item === undefined ? "unknown" : jsonType(item, scope);
}

/** The type of the input: a number that the first page has is not required. */
function pagesInput(inputName: string, pagination: Pagination, module: ModuleBuilder): string {
  const { parameter: [group = "", name = ""] = [] } = pagination;
  if (!fillsRequired(pagination)) return inputName;
  return `${module.runtimeType("client/with-optional", "WithOptional")}<${inputName}, ${stringLiteral(group)}, ${stringLiteral(name)}>`;
}

/** True if the parameter is required and has a value for the first page. */
function fillsRequired({ isRequired, first }: Pagination): boolean {
  return isRequired && first !== undefined;
}

function isPagesInputOptional({ operation, messages }: PlannedOperation, pagination: Pagination): boolean {
  if (isInputOptional(operation, messages)) return true;
  if (!fillsRequired(pagination) || operation.requestBody?.required === true) return false;
  const header = idempotencyHeader(operation);
  const required = operation.parameters.filter((parameter) => parameter.required && parameter !== header);
  return required.length === 1;
}

/** The call that makes the style of pages. Each style is a function, so that a bundle contains no other. */
function styleText(pagination: Pagination, { plan, module }: PayloadScope): string {
  const { style, parameter = [], next, lastItem, more, last, total, step, first, value } = pagination;
  const integers = value && plan.forms?.integersOf(value);
  const isText = isOfTypes(value, "string") || integers === "string";
  const flags = { more: more && sourceText(more), last: last && sourceText(last) };
  switch (style) {
    case "cursor": {
      const isNumber = value !== undefined && isOfTypes(value, "number", "integer");
      const as = integers === "bigint" ? "BigInt" : isNumber && integers === undefined ? "Number" : undefined;
      const places = { next: next && sourceText(next), lastItem: lastItem && keysText(lastItem) };
      return pureCall(
        module.runtimeValue("client/by-cursor", "byCursor"),
        objectText({ parameter: keysText(parameter), ...places, ...flags, as }),
      );
    }
    case "offset":
    case "page": {
      const as = integers === "bigint" ? "BigInt" : isText ? "String" : undefined;
      const size = style === "page" ? "1" : step && keysText(step);
      const numbers = { first: String(first), step: size, total: total && sourceText(total), ...flags, as };
      const byNumber = module.runtimeValue("client/by-number", "byNumber");
      return pureCall(byNumber, objectText({ parameter: keysText(parameter), ...numbers }));
    }
    case "url":
      return pureCall(module.runtimeValue("client/by-url", "byUrl"), sourceText(next ?? ""));
    case "link":
      return pureCall(module.runtimeValue("client/by-link", "byLink"));
  }
}

function sourceText(source: PageLocation): string {
  return typeof source === "string" ? stringLiteral(source) : keysText(source);
}

function keysText(keys: readonly string[]): string {
  return arrayText(keys.map(stringLiteral));
}
