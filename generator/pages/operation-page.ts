import type { Header, MediaTypeObject, Operation, Parameter, Response } from "../model/contract.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import type { ElementDeclaration } from "../model/xml-schema/components.js";
import type { Direction, NamedOperation } from "../plan/plan.js";
import { payloadEncoding } from "../plan/payload-encoding.js";
import { bodySamples } from "./body-samples.js";
import { callSamples } from "./call-samples.js";
import { operationErrors } from "./error-pages.js";
import { linkRows } from "./link-rows.js";
import { notesOf } from "./notes.js";
import type { PageTools } from "./page-tools.js";
import { serializedForm } from "./serialized-form.js";
import type { Body, FieldRow, OperationPage, ResponseRows, TypeWord } from "./site-model.js";

/** The page of an operation. */
export function operationPage(tools: PageTools, named: NamedOperation, kind: OperationPage["kind"]): OperationPage {
  const { plan, paths, samples, importPath, historyOf } = tools;
  const { operation, name } = named;
  const { method, path, summary, description, seeAlso, deprecated, security, requestBody, responses } = operation;
  const callbacks =
    kind === "callback"
      ? [...plan.operations, ...plan.webhooks, ...plan.callbacks].filter((other) =>
          other.operation.callbacks.includes(operation),
        )
      : plan.callbacks.filter((other) => operation.callbacks.includes(other.operation));
  // The other side sends webhooks and callbacks, but to both sides a request is a request.
  const request = requestBody && {
    required: requestBody.required,
    ...texts(requestBody),
    bodies: requestBody.content.map((media) => bodyOf(tools, media, "request")),
  };
  return {
    page: paths.operation(named),
    kind,
    name,
    method,
    path,
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    ...(seeAlso !== undefined && { seeAlso }),
    deprecated,
    security: security.map(({ schemes }) => [...schemes].map(([scheme, scopes]) => ({ scheme, scopes }))),
    ...(operation.hasUnreadableSecurity === true && { isSecurityUnreadable: true as const }),
    parameters: operation.parameters.map((parameter) => fieldRow(tools, parameter)),
    ...(request && { request }),
    responses: responses.map((response) => responseRows(tools, response)),
    samples: kind === "operation" ? callSamples({ plan, named, importPath }, samples) : [],
    ...(callbacks.length > 0 && {
      callbacks: callbacks.map((other) => ({ text: other.name, page: paths.operation(other) })),
    }),
    errors: operationErrors(plan.contract.errorTables, operation),
    ...(historyOf && { history: historyOf({ kind: "operation", operation }) }),
    notes: operationNotes(operation),
  };
}

function operationNotes({ extensions, requestBody }: Operation): OperationPage["notes"] {
  return [...notesOf(extensions), ...notesOf(requestBody?.extensions)];
}

function fieldRow({ trees, samples }: PageTools, field: Parameter | Header): FieldRow {
  const { name, required, deprecated, schema, content, extensions, origin } = field;
  const described: JsonSchema = schema ?? (content?.payload.kind === "json" ? content.payload.schema : { origin });
  const serialized = serializedForm(field, described, samples);
  return {
    name,
    in: "in" in field ? field.in : "header",
    required,
    deprecated,
    ...texts(field),
    value: trees.tree(described),
    ...(serialized && { serialized }),
    notes: notesOf(extensions),
  };
}

function responseRows(tools: PageTools, response: Response): ResponseRows {
  return {
    status: response.status,
    ...texts(response),
    headers: response.headers.map((header) => fieldRow(tools, header)),
    bodies: response.content.map((media) => bodyOf(tools, media, "response")),
    ...linkRows(tools, response),
    notes: notesOf(response.extensions),
  };
}

function bodyOf(tools: PageTools, media: MediaTypeObject, direction: Direction): Body {
  const { trees, samples } = tools;
  const { payload, mediaType } = media;
  const encoding = payloadEncoding(media);
  const item = encoding.kind === "stream" ? encoding.item : undefined;
  const schema = item ?? (payload.kind === "json" ? payload.schema : undefined);
  const element = payload.kind === "xml" ? elementWord(tools, payload.element) : undefined;
  return {
    mediaType,
    ...(schema !== undefined && { value: trees.tree(schema) }),
    ...(element !== undefined && { element }),
    ...(encoding.kind === "stream" && { stream: encoding.framing }),
    samples: bodySamples(media, direction, samples),
  };
}

function elementWord({ plan, paths }: PageTools, element: ElementDeclaration): TypeWord {
  const named = plan.xmlElementName(element);
  return named === undefined ? { text: element.name.local } : { text: named.typeName, page: paths.element(named) };
}

function texts({ description }: { readonly description?: string }): { readonly description?: string } {
  return description === undefined ? {} : { description };
}
