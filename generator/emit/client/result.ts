import type { Operation, Response } from "../../model/contract.js";
import { isLarge } from "../../plan/many-schemas.js";
import type { OperationMessages } from "../../plan/plan.js";
import { documented, jsDoc } from "../documented.js";
import { headersCheck, headersName, headersTable } from "../messages/response-headers.js";
import { headerDecoder } from "./parameter-codecs.js";
import { contentTypeType, payloadReader, payloadType, plainContentType } from "../messages/payload-code.js";
import type { PayloadScope } from "../messages/payload-scope.js";
import { answersOf, receivedContent } from "../messages/answers.js";
import { responseRules } from "../messages/message-docs.js";
import { responseEntry, unionText, type ResponseEntry } from "../messages/shared-tables.js";
import { otherStatuses, statusType } from "../messages/statuses.js";
import type { ModuleBuilder } from "../module-builder.js";
import { kinds, type TypeAliasDeclarationStructure } from "../structures.js";

/** The type of a call's result: a union that `status` tells apart, and the content type where one status has several. */
export function resultType(
  operation: Operation,
  messages: OperationMessages,
  scope: PayloadScope,
): TypeAliasDeclarationStructure {
  const responses = answersOf(operation);
  const result = scope.module.runtimeType("client/results", "ClientResult");
  const members = responses.flatMap((response) => {
    const status = statusType(response, responses, scope.module);
    const headers = (): string => headersType(response, messages, scope);
    const content = receivedContent(operation, response);
    if (content.length === 0) return [`${result}<${status}, undefined, ${headers()}, undefined>`];
    return content.map((media) => {
      const type = contentTypeType(media.mediaType);
      // Both are what the type says by itself.
      const isPlain = isLarge(scope.plan) && type === plainContentType && isHeaderless(response, messages, scope);
      return `${result}<${status}, ${payloadType(media, scope)}${isPlain ? "" : `, ${headers()}, ${type}`}>`;
    });
  });
  if (scope.plan.validate.response !== "throw") members.push(...lenientResults(responses, scope.module));
  const first = isLarge(scope.plan) ? "" : `The result of \`${messages.functionName}\`.`;
  const said = documented([first, ...responseRules(operation)]);
  return {
    kind: kinds.typeAlias,
    name: messages.resultName,
    isExported: true,
    ...jsDoc(said),
    type: `${scope.module.runtimeType("client/results", "CallResult")}<{\nis: ${unionText(members)};\n}>`,
  };
}

/** The results that a lenient client returns for responses that the spec does not explain. */
function lenientResults(responses: readonly Response[], module: ModuleBuilder): readonly string[] {
  const unreadable = module.runtimeType("client/results", "UnreadableResult");
  if (responses.some(({ status }) => status === "default")) return [unreadable];
  const undeclared = module.runtimeType("client/results", "UndeclaredResult");
  return [`${undeclared}<${otherStatuses(responses, module)}>`, unreadable];
}

function isHeaderless(response: Response, messages: OperationMessages, { plan }: PayloadScope): boolean {
  return headersName(response, messages, plan) === undefined;
}

function headersType(response: Response, messages: OperationMessages, { plan, module }: PayloadScope): string {
  const name = headersName(response, messages, plan);
  return name === undefined
    ? module.runtimeType("client/results", "NoHeaders")
    : module.useType(plan.modules.types, name);
}

/** The tables of single responses, by status. */
export function responseTables(
  operation: Operation,
  messages: OperationMessages,
  scope: PayloadScope,
): readonly ResponseEntry[] {
  return answersOf(operation).map((response) => {
    const content = receivedContent(operation, response).map((media) => payloadReader(media, scope));
    const checkHeaders = headersCheck(response, messages, scope);
    if (checkHeaders === undefined) return responseEntry(response, content);
    const headers = headersTable(response, messages, scope) ?? "[]";
    const decodeHeaders = headerDecoder(response.headers, scope.module);
    return responseEntry(response, content, { headers, decodeHeaders, checkHeaders });
  });
}
