import { cancel } from "./body.js";
import { isNetworkError, isTimeoutError } from "./errors.js";
import { idempotencyKey } from "./idempotency-key.js";
import { retryAfterOf } from "./retry-after.js";
import { maxTimeout } from "./running-call.js";
import type { Call, Retries } from "./client-types.js";

/** Settings of retries. */
export interface RetryOptions {
  /** Maximum number of retries. Default: 2. */
  readonly max?: number | undefined;
  /** Maximum milliseconds that a server can ask to wait. A longer wait ends the call. Default: 60,000. */
  readonly maxRetryAfter?: number | undefined;
  /**
   * A header that gets an idempotency key in calls of POST and PATCH, so that they can be repeated. Operations that
   * declare such a header get a key in any case.
   */
  readonly idempotencyHeader?: string | undefined;
}

/** Tokens per origin, and how many a retry takes. A success gives them back. */
const budget = { full: 500, transient: 14, throttling: 5 };
/** Origins whose taken tokens are remembered: servers of webhooks are any number. */
const maxOrigins = 1000;
const maxDelay = 8_000;

const idempotentMethods = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"];
const transientStatuses = [408, 429, 500, 502, 503, 504];

/**
 * Repeats calls that failed temporarily: network errors and timeouts before a response, and the statuses 408, 429, 500,
 * 502, 503 and 504. It repeats idempotent methods (RFC 9110, section 9.2.2) and calls with an idempotency key, unless
 * the body is a stream. Delays have full jitter from 250 ms (1 s for 429), doubled each time, at most 8 s; the server
 * can require more. A budget per origin ends retries while most calls fail. Clients with the same object share it.
 */
export function retry({ max = 2, maxRetryAfter = 60_000, idempotencyHeader }: RetryOptions = {}): Retries {
  const taken = new Map<string, number>();
  const takeTokens = (origin: string, tokens: number): void => {
    const total = (taken.get(origin) ?? 0) + tokens;
    taken.delete(origin);
    if (total > 0) taken.set(origin, total);
    if (taken.size > maxOrigins) taken.delete(taken.keys().next().value!);
  };
  const headerName = idempotencyHeader?.toLowerCase();
  return {
    async run({ connection: { hooks }, table, call, parts, isRepeatable, attempt }) {
      const { method, idempotencyHeader: declared } = table;
      const isIdempotent = idempotentMethods.includes(method);
      if (headerName !== undefined && !isIdempotent) parts.headers[headerName] ??= idempotencyKey();
      const isKeyed = [headerName, declared?.toLowerCase()].some((name) => name && parts.headers[name] !== undefined);
      const canRepeat = isRepeatable && (isIdempotent || isKeyed);
      let cost = 0;
      for (let retries = 0; ; retries += 1) {
        const outcome: Outcome = await attempt().then(
          (response) => ({ response }),
          (error: unknown) => ({ error }),
        );
        const asked = outcome.response && outcome.response.status >= 400 ? retryAfterOf(outcome.response) : undefined;
        const end = (): Response => {
          if (asked !== undefined) call.retryAfter = asked;
          return responseOf(outcome);
        };
        if (call.hasEnded || !isTransient(outcome)) {
          if (outcome.response && taken.size > 0) takeTokens(new URL(parts.url).origin, -(cost || 1));
          return end();
        }
        const { origin } = new URL(parts.url);
        const isThrottled = outcome.response?.status === 429;
        cost = isThrottled ? budget.throttling : budget.transient;
        const longest = Math.min(maxDelay, (isThrottled ? 1000 : 250) * 2 ** retries);
        const delay = Math.max(Math.random() * longest, asked ?? 0);
        const isPaid = (taken.get(origin) ?? 0) + cost <= budget.full;
        const isInTime = delay < call.timeLeft && (asked ?? 0) <= maxRetryAfter;
        if (!canRepeat || retries >= max || !isInTime || !isPaid) return end();
        takeTokens(origin, cost);
        if (hooks?.isActive) await hooks.retry({ table, call }, { ...outcome, delay });
        cancel(outcome.response?.body);
        call.retryDelay += delay;
        await pause(call, delay);
      }
    },
  };
}

interface Outcome {
  /** Undefined if the attempt failed. */
  readonly response?: Response;
  /** The error of a failed attempt. */
  readonly error?: unknown;
}

function responseOf({ response, error }: Outcome): Response {
  if (response === undefined) throw error;
  return response;
}

/** True if the same request may succeed later. The server's `x-should-retry` decides for errors where it is present. */
function isTransient({ response, error }: Outcome): boolean {
  if (response === undefined) return isNetworkError(error) || isTimeoutError(error);
  const advice = response.headers.get("x-should-retry");
  return (
    (advice === "true" && response.status >= 400) || (advice !== "false" && transientStatuses.includes(response.status))
  );
}

/** Waits; the end of the call ends the wait. */
function pause(call: Call, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(milliseconds, maxTimeout));
    call.onAbort = () => clearTimeout(timer);
  });
}
