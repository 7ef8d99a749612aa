import { withShared } from "../../templates/runtime/server/error-table.js";
import { isRefusalStatus } from "../../templates/runtime/server/refusal.js";
import type { ErrorRow, ErrorTable, JsonMembers, MediaType, Operation, Payload, Response } from "./contract.js";
import type { JsonSchema, JsonValue } from "./json-schema/schema.js";
import type { ElementDeclaration } from "./xml-schema/components.js";

/** An answer whose body a table of errors fills. */
export interface ErrorAnswer {
  /** The answer whose body is filled. */
  readonly response: Response;
  /** Absent where the answer declares no body, and problem details are sent. */
  readonly media?: MediaType;
}

/** The answers of an operation with error statuses whose content is the body of a table; one for each media type. */
export function errorAnswers({ payload }: ErrorTable, { responses }: Operation): readonly ErrorAnswer[] {
  return responses.flatMap((response): readonly ErrorAnswer[] => {
    if (payload.kind === "open")
      return response.content.length === 0 && canRefuse(response.status) ? [{ response }] : [];
    if (!canRefuse(response.status)) return [];
    return response.content.flatMap((media) => (isSamePayload(media.payload, payload) ? [{ response, media }] : []));
  });
}

/** True where one of the answers has the status: itself, its range, or the default. */
export function answersStatus(answers: readonly ErrorAnswer[], status: number): boolean {
  const wanted = [`${status}`, `${Math.floor(status / 100)}XX`, "DEFAULT"];
  return answers.some(({ response }) => wanted.includes(response.status.toUpperCase()));
}

/** True where an answer of that status may refuse a request. */
export function canRefuse(status: string): boolean {
  return /^\d{3}$/.test(status) ? isRefusalStatus(Number(status)) : /^(?:[45]XX|default)$/i.test(status);
}

/** JSON that is derived from the element of a table is its body as well. */
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

/** The members of an error: what its row says, then what the table says for all of its rows. */
export function errorMembers({ documented, assumed }: ErrorRow, table: ErrorTable): JsonMembers {
  return withShared(
    { ...documented.members, ...assumed.members },
    { ...table.documented.members, ...table.assumed.members },
  ) as JsonMembers;
}

/** The body around the errors of a table; undefined where one error is the whole body. */
export function errorBody({ documented, assumed }: ErrorTable): JsonValue | undefined {
  return documented.body ?? assumed.body;
}

/** The meaning of a row, by its source or else by choice. */
export function errorMeaning({ documented, assumed }: ErrorRow): string | undefined {
  return documented.meaning ?? assumed.meaning;
}
