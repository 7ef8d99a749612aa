import type { Contract, Header, MediaTypeObject, Operation } from "../model/contract.js";
import { subschemas, type JsonSchema } from "../model/json-schema/schema.js";
import type { Direction } from "./plan.js";

/** A top-level schema of a payload, parameter or header, with its description for names. */
export interface SchemaUse {
  readonly schema: JsonSchema;
  /** The message that contains it: request or response. */
  readonly direction: Direction;
  /** The parts of a name below the operation's: ["Request"], ["Response", "404"]. Undefined for parameters and headers. */
  readonly payload?: { readonly operation: Operation; readonly role: string };
}

/** Returns every use of a JSON schema in the operations of an API. */
export function schemaUses(contract: Contract): readonly SchemaUse[] {
  return allOperations(contract).flatMap(operationSchemas);
}

/** Returns every use of a JSON schema in an operation. Plain schemas next to an XML element are left out: the XSD takes precedence. */
export function operationSchemas(operation: Operation): readonly SchemaUse[] {
  const uses: SchemaUse[] = [];
  for (const parameter of operation.parameters) addParameter(parameter, "request");
  const body = operation.requestBody;
  if (body !== undefined) addContent(body.content, "request", "Request");
  for (const response of operation.responses) {
    response.headers.forEach((header) => addParameter(header, "response"));
    addContent(response.content, "response", `Response${responseWord(response.status)}`);
  }
  return uses;

  function addParameter(holder: Pick<Header, "schema" | "content">, direction: Direction): void {
    if (holder.schema !== undefined) uses.push({ schema: holder.schema, direction });
    if (holder.content?.payload.kind === "json") uses.push({ schema: holder.content.payload.schema, direction });
  }

  function addContent(content: readonly MediaTypeObject[], direction: Direction, role: string): void {
    for (const media of content) {
      for (const encoding of media.encoding.values())
        encoding.headers.forEach((header) => addParameter(header, direction));
      const suffix = content.length > 1 ? mediaTypeWord(media.mediaType) : "";
      const payload = { operation, role: `${role}${suffix}` };
      if (media.payload.kind === "json") uses.push({ schema: media.payload.schema, direction, payload });
      if (media.itemSchema !== undefined)
        uses.push({ schema: media.itemSchema, direction, payload: { operation, role: `${payload.role} item` } });
    }
  }
}

/** Operations, webhooks and callbacks, however deep. */
export function allOperations(contract: Contract): readonly Operation[] {
  const withCallbacks = (operation: Operation): Operation[] => [
    operation,
    ...operation.callbacks.flatMap(withCallbacks),
  ];
  return [...contract.operations, ...contract.webhooks].flatMap(withCallbacks);
}

function responseWord(status: string): string {
  return status === "default" ? "Default" : status.toUpperCase();
}

/** "" for JSON, otherwise a word: "application/x-www-form-urlencoded" -> " form urlencoded". */
function mediaTypeWord(mediaType: string): string {
  const subtype = (mediaType.split("/")[1] ?? mediaType).split(";")[0] ?? "";
  return subtype === "json" ? "" : ` ${subtype.replace(/^x-(www-)?/, "").replace("*", "any")}`;
}

/** Every schema that can be reached from `roots`, through subschemas and references. */
export function reachableSchemas(roots: Iterable<JsonSchema>): Set<JsonSchema> {
  const seen = new Set<JsonSchema>(roots);
  for (const schema of seen) {
    if (schema.ref !== undefined) seen.add(schema.ref.target);
    for (const inner of subschemas(schema)) seen.add(inner);
  }
  return seen;
}
