import type { MediaType, Operation } from "../../model/contract.js";
import type { OperationMessages } from "../../plan/plan.js";
import type { DeclarationDef } from "../declarations.js";
import { bodyDocs } from "../messages/message-docs.js";
import { contentTypeType, isRange, payloadType, type PayloadScope } from "../messages/payload-code.js";

/** What a client sends: the parameters and the body, which names its media type where there is a choice. */
export function inputType(operation: Operation, messages: OperationMessages, scope: PayloadScope): DeclarationDef {
  const { plan, module } = scope;
  const parameters = messages.parameters && plan.schemaName(messages.parameters)?.views[0]?.typeName;
  const base = parameters && module.use({ module: plan.modules.types, name: parameters, typeOnly: true });
  const common = { name: messages.inputName, docs: `What \`${messages.functionName}\` sends.`, exported: true };
  const body = operation.requestBody;
  const [only, ...others] = body?.content ?? [];
  const said = body && bodyDocs(body);
  if (body === undefined || only === undefined) {
    return { kind: "type", ...common, type: base ?? "Readonly<Record<string, never>>" };
  }
  if (others.length > 0) {
    const choices = body.content.map((media, index) => `{ ${bodyMembers(media, index > 0, scope)} }`);
    if (!body.required) choices.push("{ readonly contentType?: undefined; readonly body?: undefined }");
    const docs = [common.docs, said].filter(Boolean).join("\n\n");
    return { kind: "type", ...common, docs, type: [base, `(${choices.join(" | ")})`].filter(Boolean).join(" & ") };
  }
  return {
    kind: "interface",
    ...common,
    ...(base !== undefined && { extends: [base] }),
    properties: [
      {
        key: "contentType",
        type: contentTypeType(only.mediaType),
        optional: !isRange(only.mediaType) || !body.required,
        readonly: true,
      },
      {
        key: "body",
        type: payloadType(only, scope),
        optional: !body.required,
        readonly: true,
        ...(said !== undefined && { docs: said }),
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
