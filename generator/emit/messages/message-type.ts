import type { Operation } from "../../model/contract.js";
import type { OperationMessages } from "../../plan/plan.js";
import { documented, jsDoc, memberJsDoc } from "../documented.js";
import type { TypeDeclaration } from "../json-types/shallow-order.js";
import { kinds } from "../structures.js";
import { bodyContent } from "../../plan/body-content.js";
import { idempotencyHeader } from "../../plan/idempotency-header.js";
import { parameterGroups } from "../../plan/message-schemas.js";
import { stringLiteral } from "../../text/literals.js";
import { bodyDocs } from "./message-docs.js";
import { filledParameters } from "../../plan/parameter-tables.js";
import { contentTypeType, isRange, payloadType } from "./payload-code.js";
import type { PayloadScope } from "./payload-scope.js";

/**
 * The type of what a message of a request holds: its parameters, and its body with the media type. A sender names the
 * media type if there is a choice; a receiver is always told it.
 */
export function messageType(
  operation: Operation,
  { parameters }: OperationMessages,
  scope: PayloadScope,
  { name, docs }: { readonly name: string; readonly docs: string },
): TypeDeclaration {
  const { requestBody: body } = operation;
  const { plan, module, party } = scope;
  const isReceived = party === "server";
  const view = parameters && plan.schemaName(parameters)?.views[0];
  const sent = view && module.useType(plan.modules.types, view.typeName);
  const base = sent && (isReceived ? filledType : keyedType)(sent, operation, scope);
  const common = { name, isExported: true };
  const content = body === undefined ? [] : bodyContent(body);
  const [only, ...others] = content;
  const said = body && bodyDocs(body);
  if (body === undefined || only === undefined) {
    return { kind: kinds.typeAlias, ...common, ...jsDoc(docs), type: base ?? "Readonly<Record<string, never>>" };
  }
  if (others.length === 0 && (body.required || !isReceived)) {
    const isOptional = !isReceived && (!isRange(only.mediaType) || !body.required);
    const contentType = { name: "contentType", type: contentTypeType(only.mediaType), hasQuestionToken: isOptional };
    const payload = { name: "body", type: payloadType(only, scope), hasQuestionToken: !body.required };
    return {
      kind: kinds.interface,
      ...common,
      ...jsDoc(docs),
      ...(base !== undefined && { extends: [base] }),
      properties: [
        { ...contentType, isReadonly: true },
        { ...payload, isReadonly: true, ...memberJsDoc(said ?? "") },
      ],
    };
  }
  const choices = content.map((media, index) => {
    const mark = isReceived || index > 0 || isRange(media.mediaType) ? "" : "?";
    return `{ readonly contentType${mark}: ${contentTypeType(media.mediaType)}; readonly body: ${payloadType(media, scope)} }`;
  });
  if (!body.required) choices.push("{ readonly contentType?: undefined; readonly body?: undefined }");
  const type = base === undefined ? choices.join(" | ") : `${base} & (${choices.join(" | ")})`;
  return { kind: kinds.typeAlias, ...common, ...jsDoc(documented([docs, said])), type };
}

/** The type of parameters with those there that a server fills in. */
function filledType(type: string, { parameters }: Operation, { module }: PayloadScope): string {
  const filled = [...filledParameters(parameters)];
  if (filled.length === 0) return type;
  const groups = filled.map(
    ([location, names]) => `${parameterGroups[location]}: ${names.map(stringLiteral).join(" | ")}`,
  );
  return `${module.runtimeType("server/server-types", "FilledParameters")}<${type}, { ${groups.join("; ")} }>`;
}

/** The type of parameters without the duty to set the idempotency key, which the client makes. */
function keyedType(type: string, operation: Operation, { module }: PayloadScope): string {
  const header = idempotencyHeader(operation);
  if (header?.required !== true) return type;
  const optional = module.runtimeType("client/with-optional", "WithOptional");
  return `${optional}<${type}, ${stringLiteral(parameterGroups.header)}, ${stringLiteral(header.name)}>`;
}

/** True where a call can do without any input. */
export function isInputOptional(operation: Operation, { parameters }: OperationMessages): boolean {
  if (operation.requestBody?.required === true) return false;
  const header = idempotencyHeader(operation);
  const others = operation.parameters.filter((parameter) => parameter !== header);
  const needsHeaders = others.some((parameter) => parameter.in === "header" && parameter.required);
  const required = parameters?.required ?? [];
  return required.every((group) => group === parameterGroups.header && !needsHeaders);
}
