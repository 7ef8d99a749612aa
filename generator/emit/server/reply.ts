import type { Operation, Response } from "../../model/contract.js";
import { isLarge } from "../../plan/many-schemas.js";
import type { OperationMessages } from "../../plan/plan.js";
import { headersCheck, headersEncoder, headersName, headersTable } from "../messages/response-headers.js";
import { documented, jsDoc } from "../documented.js";
import { kinds, type TypeAliasDeclarationStructure } from "../structures.js";
import { contentTypeType, isRange, payloadType, payloadWriter, plainContentType } from "../messages/payload-code.js";
import type { PayloadScope } from "../messages/payload-scope.js";
import { answersOf } from "../messages/answers.js";
import { responseRules } from "../messages/message-docs.js";
import { responseEntry, unionText, type ResponseEntry } from "../messages/shared-tables.js";
import { statusType } from "../messages/statuses.js";

/** The type of a handler's result: one of the answers that the contract declares. */
export function replyType(
  operation: Operation,
  messages: OperationMessages,
  scope: PayloadScope,
): TypeAliasDeclarationStructure {
  const responses = answersOf(operation);
  const members = responses.flatMap((response) => replyMembers(response, responses, messages, scope));
  const first = isLarge(scope.plan) ? "" : `The reply that the handler of \`${messages.functionName}\` returns.`;
  const said = documented([first, ...responseRules(operation)]);
  return {
    kind: kinds.typeAlias,
    name: messages.replyName,
    isExported: true,
    ...jsDoc(said),
    type: unionText(members),
  };
}

function replyMembers(
  response: Response,
  responses: readonly Response[],
  messages: OperationMessages,
  scope: PayloadScope,
): readonly string[] {
  const { plan, module } = scope;
  const said = statusType(response, responses, module);
  const status = `readonly status: ${said}`;
  const name = headersName(response, messages, plan);
  const isNeeded = response.headers.some((header) => header.required);
  const type = name === undefined ? "Readonly<Record<string, string>>" : module.useType(plan.modules.types, name);
  const headers = `readonly headers${isNeeded ? "" : "?"}: ${type}`;
  if (response.content.length === 0) {
    if (isLarge(plan) && name === undefined && !isNeeded)
      return [`${module.runtimeType("server/server-types", "EmptyAnswer")}<${said}>`];
    return [`{ ${status}; ${headers}; readonly body?: undefined; readonly contentType?: undefined }`];
  }
  return response.content.map((media, index) => {
    const mark = index > 0 || isRange(media.mediaType) ? "" : "?";
    if (mark === "?" && name === undefined && !isNeeded) {
      const answer = module.runtimeType("server/server-types", "ServerAnswer");
      const contentType = contentTypeType(media.mediaType);
      const isPlain = isLarge(plan) && contentType === plainContentType;
      return `${answer}<${said}, ${payloadType(media, scope)}${isPlain ? "" : `, ${contentType}`}>`;
    }
    return `{ ${status}; ${headers}; readonly contentType${mark}: ${contentTypeType(media.mediaType)}; readonly body: ${payloadType(media, scope)} }`;
  });
}

/** The tables of single replies, by status. */
export function replyTables(
  operation: Operation,
  messages: OperationMessages,
  scope: PayloadScope,
): readonly ResponseEntry[] {
  return answersOf(operation).map((response) => {
    const content = response.content.map((media) => payloadWriter(media, scope));
    const checkHeaders = headersCheck(response, messages, scope);
    const headers = checkHeaders && (headersTable(response, messages, scope) ?? "[]");
    const encodeValues = headersEncoder(response, messages, scope);
    return responseEntry(response, content, { headers, checkHeaders, encodeValues });
  });
}
