import type { ReplayQuestion, ReplayRequest } from "../../../../templates/contract-tests/fixture-run.js";
import type { ReplayTarget } from "./check-target.js";

/** Maximum number of bytes of a response. */
const maxBytes = 16 * 1024 * 1024;

/** Headers that the connection sets; a fixture does not choose them. */
const connectionHeaders = new Set([
  ...["connection", "content-length", "expect", "host", "keep-alive", "proxy-authorization", "te", "trailer"],
  ...["transfer-encoding", "upgrade"],
]);

/** Sends a request, follows no redirect, and returns the response, or the reason for which there is none. */
export async function sendRequest(
  { origin, basePath, headers }: ReplayTarget,
  request: ReplayRequest,
  timeout: number,
): Promise<NonNullable<ReplayQuestion["response"]> | { readonly fault: string }> {
  const url = URL.canParse(origin + basePath + request.target)
    ? new URL(origin + basePath + request.target)
    : undefined;
  // Nothing of a spec or a fixture decides about the host.
  if (!request.target.startsWith("/") || url?.origin !== origin || !`${url.pathname}/`.startsWith(`${basePath}/`))
    return { fault: "Its path points outside the URL of the service." };
  const sent = new Headers(request.headers.filter(([name]) => !connectionHeaders.has(name)) as [string, string][]);
  for (const [name, value] of headers) sent.set(name, value);
  try {
    const response = await fetch(url, {
      method: request.method,
      headers: sent,
      ...(request.body === undefined ? {} : { body: new Uint8Array(request.body) }),
      redirect: "manual",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(timeout),
    });
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > maxBytes) return { fault: `The response is larger than ${maxBytes} bytes.` };
      parts.push(part);
    }
    return {
      status: response.status,
      headers: [...response.headers],
      body: new Uint8Array(Buffer.concat(parts)),
    };
  } catch (error) {
    // Messages of the platform may contain headers and addresses.
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return {
      fault: isLate ? `The service did not respond within ${timeout / 1000} s.` : "The service cannot be reached.",
    };
  }
}
