import type { PayloadWriter } from "../../templates/runtime/http/payload.js";
import { tableReply, type FilledAnswers } from "../../templates/runtime/server/error-table.js";
import { isRefusalError, problemDetails, type RefusalReply } from "../../templates/runtime/server/refusal.js";
import { rowRefusals } from "../../templates/runtime/server/row-refusals.js";
import type { ErrorRow, ErrorTable, JsonMembers, MediaTypeObject } from "../model/contract.js";
import { errorAnswers } from "../model/error-answers.js";
import { evaluate } from "../model/json-schema/evaluate.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { runtimeErrorTable } from "../plan/runtime-error-table.js";
import { jsonSample } from "./body-samples.js";
import type { PageTools } from "./page-tools.js";
import type { PayloadSamples } from "./payload-samples.js";
import type { CodeSample } from "./site-model.js";

/** The same in every sample. */
const fresh = { uuid: () => "3f2c8d4e-0b7a-4c59-9e1d-6a5b4c3d2e1f", now: () => new Date("2026-01-02T03:04:05.678Z") };

/** The response of a generated server whose handler reports a row; undefined if no operation declares its status. */
export function errorSample(row: ErrorRow, table: ErrorTable, { plan, samples }: PageTools): CodeSample | undefined {
  const runtimeTable = runtimeErrorTable(table, plan);
  const path = typeof row.when === "string" ? undefined : pathOfRule(row.when[0]?.at ?? "");
  for (const { operation, name } of [...plan.operations, ...plan.webhooks]) {
    const found = errorAnswers(table, operation);
    if (found.length === 0) continue;
    const writers = writersOf(found, samples);
    const answers: readonly FilledAnswers[] = [{ operations: [name], table: runtimeTable, writers }];
    const refused = rowRefusals(name, answers)[row.id]?.(path === undefined ? {} : { path });
    if (!isRefusalError(refused)) continue;
    const { message, headers, status, problems } = refused;
    const refusal = { status, message, headers, problems, error: row.id, operationId: name, fresh };
    return sampleOf(replyOr(() => tableReply(refusal, answers)) ?? problemDetails(refusal));
  }
  return undefined;
}

/** Undefined if the values of a row are invalid against the schema of the response: a server then uses problem details. */
function replyOr(reply: () => RefusalReply | undefined): RefusalReply | undefined {
  try {
    return reply();
  } catch {
    return undefined;
  }
}

function sampleOf({ status, body, contentType = "" }: RefusalReply): CodeSample | undefined {
  if (typeof body !== "string") return undefined;
  const title = `Response with status ${status}`;
  if (/xml/.test(contentType)) return { title, language: "xml", code: body };
  return jsonSample(JSON.parse(body) as JsonValue, title);
}

/** "body/lines/0" is "/lines/0", the path in an error; "*" is the first item. Undefined for a whole part. */
function pathOfRule(at: string): string | undefined {
  const [, ...parts] = at.split("/");
  const inner = parts.filter((part) => part !== "**").map((part) => (part === "*" ? "0" : part));
  return inner.length === 0 ? undefined : `/${inner.join("/")}`;
}

function writersOf(answers: ReturnType<typeof errorAnswers>, samples: PayloadSamples): FilledAnswers["writers"] {
  const written = answers.map(({ response: { status }, media }) => {
    const writer = media === undefined ? ("problem" as const) : writerOf(media, samples);
    return [status.toUpperCase().replace("DEFAULT", "default"), writer] as const;
  });
  // The first media type of a status.
  return Object.fromEntries(written.reverse());
}

function writerOf({ mediaType, payload }: MediaTypeObject, samples: PayloadSamples): PayloadWriter<JsonMembers> {
  return {
    mediaType,
    write(value) {
      const body =
        payload.kind === "xml"
          ? samples.filled(payload.element, value)
          : payload.kind === "json" && evaluate(payload.schema, value, { direction: "read" }) === true
            ? JSON.stringify(value)
            : undefined;
      if (body === undefined) throw new TypeError("The body of the error is not valid against the spec.");
      return { body, contentType: mediaType };
    },
  };
}
