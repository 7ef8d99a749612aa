import type { Operation } from "../../model/contract.js";
import type { OperationMessages } from "../../plan/plan.js";
import { documented, jsDoc, memberJsDoc } from "../documented.js";
import type { TypeDeclaration } from "../json-types/shallow-order.js";
import { bodyDocs } from "../messages/message-docs.js";
import { kinds } from "../structures.js";
import { contentTypeType, payloadType, type PayloadScope } from "../messages/payload-code.js";

/** What a handler is given: the parameters as values, and the body with the media type in which it came. */
export function receivedType(operation: Operation, messages: OperationMessages, scope: PayloadScope): TypeDeclaration {
  const { plan, module } = scope;
  const parameters = messages.parameters && plan.schemaName(messages.parameters)?.views[0]?.typeName;
  const base = parameters && module.use({ module: plan.modules.types, name: parameters, typeOnly: true });
  const docs = `What the handler of \`${messages.functionName}\` is given.`;
  const common = { name: messages.receivedName, isExported: true };
  const body = operation.requestBody;
  const [only, ...others] = body?.content ?? [];
  const said = body && bodyDocs(body);
  if (body === undefined || only === undefined) {
    return { kind: kinds.typeAlias, ...common, ...jsDoc(docs), type: base ?? "Readonly<Record<string, never>>" };
  }
  if (others.length === 0 && body.required) {
    return {
      kind: kinds.interface,
      ...common,
      ...jsDoc(docs),
      ...(base !== undefined && { extends: [base] }),
      properties: [
        { name: "contentType", type: contentTypeType(only.mediaType), isReadonly: true },
        { name: "body", type: payloadType(only, scope), isReadonly: true, ...memberJsDoc(said ?? "") },
      ],
    };
  }
  const choices = body.content.map((media) => {
    return `{ readonly contentType: ${contentTypeType(media.mediaType)}; readonly body: ${payloadType(media, scope)} }`;
  });
  if (!body.required) choices.push("{ readonly contentType?: undefined; readonly body?: undefined }");
  const type = [base, `(${choices.join(" | ")})`].filter(Boolean).join(" & ");
  return { kind: kinds.typeAlias, ...common, ...jsDoc(documented([docs, said])), type };
}
