import { withShared } from "../../templates/runtime/server/error-table.js";
import { isRefusalStatus } from "../../templates/runtime/server/refusal.js";
import type { ErrorRow, ErrorTable, JsonMembers, MediaTypeObject, Operation, Payload, Response } from "./contract.js";
import type { JsonSchema, JsonValue } from "./json-schema/schema.js";
import type { ElementDeclaration } from "./xml-schema/components.js";

/** A response with the body of an error table. */
export interface ErrorAnswer {
  readonly response: Response;
  /** Undefined if the response declares no body: servers then send problem details. */
  readonly media?: MediaTypeObject;
}

/** Returns the error responses of an operation whose content is the body of a table, one per media type. */
export function errorAnswers({ payload }: ErrorTable, { responses }: Operation): readonly ErrorAnswer[] {
  return responses.flatMap((response): readonly ErrorAnswer[] => {
    if (payload.kind === "open")
      return response.content.length === 0 && canRefuse(response.status) ? [{ response }] : [];
    if (!canRefuse(response.status)) return [];
    return response.content.flatMap((media) => (isSamePayload(media.payload, payload) ? [{ response, media }] : []));
  });
}

/** True if one of the responses applies to the status, by its own code, its range, or the default. */
export function answersStatus(answers: readonly ErrorAnswer[], status: number): boolean {
  const wanted = [`${status}`, `${Math.floor(status / 100)}XX`, "DEFAULT"];
  return answers.some(({ response }) => wanted.includes(response.status.toUpperCase()));
}

/** True if a response with that status can reject a request. */
export function canRefuse(status: string): boolean {
  return /^\d{3}$/.test(status) ? isRefusalStatus(Number(status)) : /^(?:[45]XX|default)$/i.test(status);
}

/** JSON that is derived from the element of a table also counts as its body. */
function isSamePayload(one: Payload, other: Payload): boolean {
  if (other.kind === "xml") return elementOf(one) === other.element;
  return one.kind === "json" && other.kind === "json" && target(one.schema) === target(other.schema);
}

function elementOf(payload: Payload): ElementDeclaration | undefined {
  return payload.kind === "json" ? payload.derivedFrom?.element : payload.kind === "xml" ? payload.element : undefined;
}

function target(schema: JsonSchema): JsonSchema {
  const seen = new Set<JsonSchema>();
  let at = schema;
  while (at.ref !== undefined && !seen.has(at)) {
    seen.add(at);
    at = at.ref.target;
  }
  return at;
}

/** Returns the properties of an error: first from its row, then from the table. */
export function errorMembers({ documented, assumed }: ErrorRow, table: ErrorTable): JsonMembers {
  return withShared(
    { ...documented.members, ...assumed.members },
    { ...table.documented.members, ...table.assumed.members },
  ) as JsonMembers;
}

/** Returns the body around the errors of a table; undefined if one error is the whole body. */
export function errorBody({ documented, assumed }: ErrorTable): JsonValue | undefined {
  return documented.body ?? assumed.body;
}

/** Returns the meaning of a row, documented or assumed. */
export function errorMeaning({ documented, assumed }: ErrorRow): string | undefined {
  return documented.meaning ?? assumed.meaning;
}
