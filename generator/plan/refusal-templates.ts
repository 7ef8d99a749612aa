import { fits } from "../model/json-schema/evaluate.js";
import type { MediaType, Operation, Response } from "../model/contract.js";
import type { JsonValue } from "../model/json-schema/schema.js";

/** How a refused request fills the body of a response: the extension `x-refusal` of a Response Object. */
export interface RefusalTemplate {
  readonly response: Response;
  readonly media: MediaType;
  readonly body: JsonValue;
}

/** The templates of an operation: of single statuses first, then of ranges, then of the default. */
export function refusalTemplates({ responses }: Operation): readonly RefusalTemplate[] {
  return responses
    .flatMap((response): readonly RefusalTemplate[] => {
      const body = templateOf(response);
      const media = describedContent(response);
      return body === undefined || media === undefined || !canRefuse(response.status)
        ? []
        : [{ response, media, body }];
    })
    .sort((a, b) => rank(a.response.status) - rank(b.response.status));
}

/** Why a response's template is of no use; undefined when it has none, or one that is. */
export function refusalFault(response: Response): string | undefined {
  const body = templateOf(response);
  if (body === undefined) return undefined;
  if (!canRefuse(response.status)) return "no request is refused with that status";
  const media = describedContent(response);
  if (media === undefined) return "the response describes no body";
  if (media.payload.kind !== "json" || fits(sampleOf(body), media.payload.schema)) return undefined;
  return "the body that it makes does not fit the schema";
}

/** True where a template speaks of a single problem. */
export function speaksOfProblem(value: JsonValue): boolean {
  return /\{(?:code|path|pointer|dataPath|message)\}/.test(JSON.stringify(value));
}

function templateOf({ extensions }: Response): JsonValue | undefined {
  return extensions.get("x-refusal");
}

function describedContent({ content }: Response): MediaType | undefined {
  return content.find(({ payload }) => payload.kind !== "open");
}

/** A request is refused with an error status that HTTP knows (`RefusalStatus` of the runtime). */
function canRefuse(status: string): boolean {
  return /^\d{3}$/.test(status) ? statuses.has(status) : /^(?:[45]XX|default)$/i.test(status);
}

const statuses: ReadonlySet<string> = new Set(
  (
    "400 401 402 403 404 405 406 408 409 410 411 412 413 414 415 416 417 421 422 423 424 428 429 431 451 " +
    "500 501 502 503 504 507 511"
  ).split(" "),
);

function rank(status: string): number {
  return status === "default" ? 2 : /^\d{3}$/.test(status) ? 0 : 1;
}

/** A body as the template makes it, for one problem. */
function sampleOf(template: JsonValue): JsonValue {
  if (template === "{status}") return 400;
  if (typeof template === "string")
    return template.replace(/\{(?:message|code|path|pointer|dataPath|status)\}/g, "text");
  if (Array.isArray(template)) return (template as readonly JsonValue[]).map(sampleOf);
  if (typeof template !== "object" || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, member]) => [name, sampleOf(member)]));
}
