import { unfollowed } from "./fetch-options.js";
import type { HookRunner } from "./hooks.js";
import type { OperationTable } from "../http/operation.js";

/** A call of `raw` between its hooks. */
export interface HookedCall {
  /** The request to send, or the response of a hook. */
  readonly next: Promise<Request | Response>;
  /** Runs the remaining hooks, and returns their response. */
  settle(response: Response): Promise<Response>;
  /** Runs the hooks for an error, and rejects with it, or with the error of a hook. */
  fail(error: unknown): Promise<Response>;
}

/** Runs the hooks of a call whose request openapi-fetch sends. */
export function startRawHooks(hooks: HookRunner, table: OperationTable, request: Request, baseUrl: string): HookedCall {
  const { id: operationId, method, path } = table;
  const attempt = { table, call: { operationId, method, url: baseUrl + path, attempts: 1 } };
  let isReady: (request: Request) => void;
  let hasArrived: (response: Response) => void;
  let hasFailed: (error: unknown) => void;
  const ready = new Promise<Request>((resolve) => (isReady = resolve));
  const arrived = new Promise<Response>((resolve, reject) => {
    hasArrived = resolve;
    hasFailed = reject;
  });
  const sent = hooks.around(attempt, request, (last) => {
    isReady(unfollowed(last));
    return arrived;
  });
  const done = hooks.end(attempt, sent, ({ status }) => status);
  return {
    next: Promise.race([ready, done]),
    settle: (response) => {
      hasArrived(response);
      return done;
    },
    fail: (error) => {
      hasFailed(error);
      return done;
    },
  };
}
