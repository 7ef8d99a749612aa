import { callOperation } from "../../templates/runtime/client/call.js";
import { connect } from "../../templates/runtime/client/connection.js";
import type {
  AddressedCallOptions,
  ClientOperation,
  SenderSettings,
} from "../../templates/runtime/client/client-types.js";
import { withQueryKeys, type ClientSchemes } from "../../templates/runtime/client/query-keys.js";
import type { ClientResult } from "../../templates/runtime/client/results.js";
import type { OperationTable } from "../../templates/runtime/http/operation.js";
import type { Result } from "../../templates/runtime/base/problem.js";

/** A security scheme of each kind. */
export const schemes: ClientSchemes = withQueryKeys({
  token: { kind: "authorization", prefix: "Bearer" },
  legacy: { kind: "authorization", prefix: "OAuth" },
  login: { kind: "basic" },
  headerKey: { kind: "apiKey", in: "header", name: "X-Api-Key" },
  queryKey: { kind: "apiKey", in: "query", name: "api key" },
  cookieKey: { kind: "apiKey", in: "cookie", name: "session" },
  certificate: { kind: "mutualTLS" },
});

/** A minimal operation, with the parts that a test needs. */
export function operationWith(
  more: Partial<Omit<ClientOperation, "table">> & { readonly table?: Partial<OperationTable> } = {},
): ClientOperation {
  return {
    responses: { default: { content: [] } },
    ...more,
    table: { id: "readOrder", method: "GET", path: "/orders", parameters: [], security: [], ...more.table },
  };
}

/** The result of any call. */
export type Answer = ClientResult<number, unknown, unknown, string | undefined>;

/** The requests that a call sends, and its responses: the given ones in turn; the last one repeatedly. */
export function exchange(...answers: readonly (Response | (() => Response | Promise<Response>))[]): {
  readonly requests: Request[];
  readonly fetch: (request: Request) => Promise<Response>;
} {
  const requests: Request[] = [];
  return {
    requests,
    fetch: async (request) => {
      requests.push(request);
      const answer = answers[Math.min(requests.length, answers.length) - 1] ?? new Response(null, { status: 204 });
      return typeof answer === "function" ? answer() : answer.clone();
    },
  };
}

type Settings = Partial<SenderSettings<Record<string, unknown>>> & { readonly baseUrl?: string };

/** Calls an operation by new settings. */
export function callWith(
  settings: Settings,
  operation: ClientOperation,
  input?: object,
  options?: AddressedCallOptions,
): Promise<Answer> {
  return callOperation<Answer>(
    connect({ baseUrl: "https://api.example.com", ...settings }, schemes),
    operation,
    input,
    options,
  );
}

/** The request that a call sends. */
export async function requestOf(
  settings: Settings,
  operation: ClientOperation,
  input?: object,
  options?: AddressedCallOptions,
): Promise<Request> {
  const { requests, fetch } = exchange();
  await callWith({ fetch, ...settings }, operation, input, options);
  return requests[0]!;
}

/** The reason with which a promise rejects. */
export async function rejection(promise: Promise<unknown>): Promise<Error & Readonly<Record<string, unknown>>> {
  try {
    await promise;
  } catch (error) {
    return error as Error & Readonly<Record<string, unknown>>;
  }
  throw new Error("The promise was fulfilled.");
}

/** A check that refuses everything, at a path. */
export function refusing(path: string, actual?: string): () => Result<never> {
  const problem = { code: "pattern", message: "The text must match.", path, ...(actual !== undefined && { actual }) };
  return () => ({ ok: false, problems: [problem], truncated: false });
}
