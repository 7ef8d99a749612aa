/** The longest wait that a server can require: a year. */
const maxWait = 31_536_000_000;

/**
 * Milliseconds that a server asks to wait: the longest of `retry-after-ms`, `Retry-After` (seconds or a date; RFC 9110,
 * section 10.2.3) and, for status 429, `RateLimit-Reset` (seconds, or seconds since 1970). Undefined if none is valid.
 */
export function retryAfterOf({ status, headers }: Pick<Response, "status" | "headers">): number | undefined {
  const after = headers.get("retry-after");
  const waits = [
    numberOf(headers.get("retry-after-ms")),
    numberOf(after) * 1000,
    after !== null && / GMT$/.test(after) ? Date.parse(after) - Date.now() : NaN,
    status === 429 ? untilReset(numberOf(headers.get("ratelimit-reset")) * 1000) : NaN,
  ].filter((wait) => !Number.isNaN(wait));
  return waits.length === 0 ? undefined : Math.min(Math.max(0, ...waits), maxWait);
}

function numberOf(text: string | null): number {
  return text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
}

function untilReset(milliseconds: number): number {
  return milliseconds > maxWait ? milliseconds - Date.now() : milliseconds;
}
