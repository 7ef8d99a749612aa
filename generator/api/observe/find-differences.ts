import { parseRecorded } from "../recorded/parse-recorded.js";
import type { RecordedCall } from "../recorded/recorded-call.js";
import type { Contract, MediaTypeObject, Operation, Response } from "../../model/contract.js";
import { essence, isJsonType } from "../../model/media-types.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { namesOfSecrets } from "../../plan/unlogged.js";
import { Differences, type ResponseDifference, type ObservedDifference } from "./response-difference.js";
import { createFindOperation } from "./find-operation.js";
import { ValueObserver } from "./observe-value.js";
import { ObservedShape } from "./observed-shape.js";

/** Differences between recorded responses and a spec. */
export interface FoundDifferences {
  /** In order of detection. */
  readonly found: readonly ObservedDifference[];
  /** The number of responses of a group: "GET /orders 200". */
  readonly totals: ReadonlyMap<string, number>;
  /** Responses of operations of the spec. */
  readonly responses: number;
  /** Calls that match no operation. */
  readonly unknownCalls: number;
  /** Bodies that were not recorded as a whole, or are not JSON although their media type is. */
  readonly unreadBodies: number;
  /** Values outside of an enum that are not written: rare ones, credentials, and those of an enum with too many. */
  readonly omittedValues: number;
  /** True if the values are too many to compare all. */
  readonly isCut: boolean;
}

/** Compares recorded responses with a spec. `server` replaces the servers of the spec. */
export function findDifferences(
  contract: Contract,
  calls: readonly RecordedCall[],
  server: string | undefined,
): FoundDifferences {
  const findOperation = createFindOperation(contract, server);
  const differences = new Differences();
  const observer = new ValueObserver(differences, credentialNames(contract));
  let [responses, unknownCalls, unreadBodies] = [0, 0, 0];
  for (const { method, target, answer } of calls) {
    const operation = findOperation(method, target);
    if (operation === undefined) {
      unknownCalls += 1;
      continue;
    }
    responses += 1;
    const title = `${operation.method.toUpperCase()} ${operation.path}`;
    differences.begin(`${title} ${answer.status}`, title);
    const body = bodyOf(operation, answer);
    if (body === "unreadable") unreadBodies += 1;
    const response = responseFor(operation, answer.status);
    if (response === undefined) noteStatus(differences, { title, operation, status: answer.status }, body);
    else if (typeof body === "object" && "value" in body) {
      const schema = jsonSchemaOf(response, body.mediaType);
      if (schema !== undefined) observer.observe(schema, body.value);
    }
  }
  const { dictionaries, isFull: isCut } = observer;
  const secrets = credentialValues(calls);
  const all = [...differences.found.values()];
  const values = all.filter(({ difference: { kind } }) => kind === "value");
  const safe = new Set(values.filter((one) => isSafeValue(one, secrets)));
  const counts = new Map<JsonSchema, number>();
  for (const { difference } of safe)
    if (difference.kind === "value") counts.set(difference.schema, (counts.get(difference.schema) ?? 0) + 1);
  const found = all.filter((one) => {
    const { difference } = one;
    if (difference.kind === "value") return safe.has(one) && (counts.get(difference.schema) ?? 0) <= maxValues;
    return difference.kind !== "property" || !dictionaries.has(difference.schema);
  });
  const omittedValues = values.length - found.filter(({ difference: { kind } }) => kind === "value").length;
  const { totals } = differences;
  return { found, totals, responses, unknownCalls, unreadBodies, omittedValues, isCut };
}

/** Responses with an enum value before it is written: a value of fewer may be an error, or a secret. */
const minResponses = 3;

/** Undeclared values of one enum. More are data. */
const maxValues = 50;

function isSafeValue({ difference, seen }: ObservedDifference, secrets: ReadonlySet<string>): boolean {
  const responses = [...seen.values()].reduce((sum, count) => sum + count, 0);
  return difference.kind === "value" && responses >= minResponses && !secrets.has(String(difference.value));
}

type Body = { readonly mediaType: string; readonly value?: JsonValue } | "none" | "unreadable";

function bodyOf({ method }: Operation, { status, headers, body, isCut }: RecordedCall["answer"]): Body {
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1];
  if (isCut) return "unreadable";
  if (method === "head" || [204, 205, 304].includes(status) || !body?.length || type === undefined) return "none";
  const mediaType = essence(type);
  if (!/^[\w.+-]+\/[\w.+-]+$/.test(mediaType)) return "unreadable";
  if (!isJsonType(mediaType)) return { mediaType };
  const parsed = parseRecorded(new TextDecoder().decode(body));
  return "value" in parsed ? { mediaType, value: parsed.value } : "unreadable";
}

/** OpenAPI, Responses Object: a status, its range, or the default. */
function responseFor({ responses }: Operation, status: number): Response | undefined {
  const names = [String(status), `${Math.floor(status / 100)}XX`, "default"];
  const found = names.map((name) => responses.find((response) => response.status.toUpperCase() === name.toUpperCase()));
  return found.find((response) => response !== undefined);
}

function jsonSchemaOf({ content }: Response, mediaType: string): JsonSchema | undefined {
  const [type] = mediaType.split("/");
  const names = [mediaType, `${type}/*`, "*/*"];
  const found = names.map((name) => content.find((media) => essence(media.mediaType) === name));
  const media = found.find((one) => one !== undefined);
  return media && schemaOf(media);
}

function schemaOf({ payload }: MediaTypeObject): JsonSchema | undefined {
  return payload.kind === "json" && payload.derivedFrom === undefined ? payload.schema : undefined;
}

function noteStatus(
  differences: Differences,
  { title, operation, status }: { readonly title: string; readonly operation: Operation; readonly status: number },
  body: Body,
): void {
  const { content } = differences.note(
    `status ${title} ${status}`,
    (): Extract<ResponseDifference, { kind: "status" }> => ({ kind: "status", operation, status, content: new Map() }),
    title,
  );
  if (typeof body === "string") return;
  const shape = content.get(body.mediaType) ?? (body.value === undefined ? undefined : new ObservedShape());
  content.set(body.mediaType, shape);
  if (body.value !== undefined) shape?.add(body.value);
}

/** Names of parameters with keys. */
function credentialNames({ securitySchemes }: Contract): ReadonlySet<string> {
  return new Set(
    [...securitySchemes.values()].flatMap((scheme) =>
      scheme.kind === "apiKey" ? [scheme.parameterName.toLowerCase()] : [],
    ),
  );
}

/** Values of headers and query parameters that have the name of a secret, and the parts of these. */
function credentialValues(calls: readonly RecordedCall[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { target, request, answer } of calls) {
    const query = URL.canParse(target, "https://recorded.invalid")
      ? [...new URL(target, "https://recorded.invalid").searchParams]
      : [];
    for (const [name, value] of [...request.headers, ...answer.headers, ...query])
      if (namesOfSecrets.test(name)) for (const part of [value, ...value.split(/[\s;,=]+/)]) found.add(part);
  }
  return found;
}
