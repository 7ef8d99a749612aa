import type { Operation } from "../../model/contract.js";
import type { OperationMessages } from "../../plan/plan.js";
import type { DeclarationDef } from "../declarations.js";
import { bodyDocs } from "../messages/message-docs.js";
import { contentTypeType, payloadType, type PayloadScope } from "../messages/payload-code.js";

/** What a handler is given: the parameters as values, and the body with the media type in which it came. */
export function receivedType(operation: Operation, messages: OperationMessages, scope: PayloadScope): DeclarationDef {
  const { plan, module } = scope;
  const parameters = messages.parameters && plan.schemaName(messages.parameters)?.views[0]?.typeName;
  const base = parameters && module.use({ module: plan.modules.types, name: parameters, typeOnly: true });
  const docs = `What the handler of \`${messages.functionName}\` is given.`;
  const common = { name: messages.receivedName, docs, exported: true };
  const body = operation.requestBody;
  const [only, ...others] = body?.content ?? [];
  const said = body && bodyDocs(body);
  if (body === undefined || only === undefined) {
    return { kind: "type", ...common, type: base ?? "Readonly<Record<string, never>>" };
  }
  if (others.length === 0 && body.required) {
    return {
      kind: "interface",
      ...common,
      ...(base !== undefined && { extends: [base] }),
      properties: [
        { key: "contentType", type: contentTypeType(only.mediaType), optional: false, readonly: true },
        {
          key: "body",
          type: payloadType(only, scope),
          optional: false,
          readonly: true,
          ...(said !== undefined && { docs: said }),
        },
      ],
    };
  }
  const choices = body.content.map((media) => {
    return `{ readonly contentType: ${contentTypeType(media.mediaType)}; readonly body: ${payloadType(media, scope)} }`;
  });
  if (!body.required) choices.push("{ readonly contentType?: undefined; readonly body?: undefined }");
  const all = [docs, said].filter(Boolean).join("\n\n");
  return { kind: "type", ...common, docs: all, type: [base, `(${choices.join(" | ")})`].filter(Boolean).join(" & ") };
}
