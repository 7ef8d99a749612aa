import type { MediaType, Operation } from "../../model/contract.js";
import type { OperationMessages } from "../../plan/plan.js";
import { documented, jsDoc, memberJsDoc } from "../documented.js";
import { kinds } from "../structures.js";
import type { TypeDeclaration } from "../json-types/shallow-order.js";
import { bodyDocs } from "../messages/message-docs.js";
import { contentTypeType, isRange, payloadType, type PayloadScope } from "../messages/payload-code.js";

/** What a client sends: the parameters and the body, which names its media type where there is a choice. */
export function inputType(operation: Operation, messages: OperationMessages, scope: PayloadScope): TypeDeclaration {
  const { plan, module } = scope;
  const parameters = messages.parameters && plan.schemaName(messages.parameters)?.views[0]?.typeName;
  const base = parameters && module.use({ module: plan.modules.types, name: parameters, typeOnly: true });
  const docs = `What \`${messages.functionName}\` sends.`;
  const common = { name: messages.inputName, isExported: true };
  const body = operation.requestBody;
  const [only, ...others] = body?.content ?? [];
  const said = body && bodyDocs(body);
  if (body === undefined || only === undefined) {
    return { kind: kinds.typeAlias, ...common, ...jsDoc(docs), type: base ?? "Readonly<Record<string, never>>" };
  }
  if (others.length > 0) {
    const choices = body.content.map((media, index) => `{ ${bodyMembers(media, index > 0, scope)} }`);
    if (!body.required) choices.push("{ readonly contentType?: undefined; readonly body?: undefined }");
    const type = [base, `(${choices.join(" | ")})`].filter(Boolean).join(" & ");
    return { kind: kinds.typeAlias, ...common, ...jsDoc(documented([docs, said])), type };
  }
  return {
    kind: kinds.interface,
    ...common,
    ...jsDoc(docs),
    ...(base !== undefined && { extends: [base] }),
    properties: [
      {
        name: "contentType",
        type: contentTypeType(only.mediaType),
        hasQuestionToken: !isRange(only.mediaType) || !body.required,
        isReadonly: true,
      },
      {
        name: "body",
        type: payloadType(only, scope),
        hasQuestionToken: !body.required,
        isReadonly: true,
        ...memberJsDoc(said ?? ""),
      },
    ],
  };
}

function bodyMembers(media: MediaType, isNamed: boolean, scope: PayloadScope): string {
  const mark = isNamed || isRange(media.mediaType) ? "" : "?";
  return `readonly contentType${mark}: ${contentTypeType(media.mediaType)}; readonly body: ${payloadType(media, scope)}`;
}

/** Whether a call can do without any input. */
export function isInputOptional(operation: Operation, messages: OperationMessages): boolean {
  const needsParameters = (messages.parameters?.required?.length ?? 0) > 0;
  return !needsParameters && operation.requestBody?.required !== true;
}
