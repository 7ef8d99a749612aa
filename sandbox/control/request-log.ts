import type { Exchange, ExchangeObserver } from "./exchanges.js";
import { hiddenBody, hiddenTarget } from "./hidden-secrets.js";

/** A log of requests and errors, without credentials. */
export interface RequestLog extends ExchangeObserver {
  /** Logs an error that a caller saw as a 500. */
  error(error: unknown): void;
  /** Logs a step of the server. */
  event(event: string, details: Readonly<Record<string, string | number>>): void;
}

/** Characters of a string in a log; longer ones are cut. */
export const maxLogText = 2000;

/** Returns a log that writes one line of JSON for each request, error and step. */
export function jsonLog(write: (line: string) => void, now: () => Date = () => new Date()): RequestLog {
  const line = (level: string, event: string, details: object): void =>
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...details })}\n`);
  return {
    begin: () => undefined,
    end: (exchange) => line("info", "request", detailsOf(exchange)),
    error(error) {
      const { message, stack = "" } = error instanceof Error ? error : { message: String(error) };
      line("error", "error", { message: shown(message), stack: shown(stack) });
    },
    event: (event, details) => line("info", event, details),
  };
}

function detailsOf({ world, api, operationId, request, reply, milliseconds }: Exchange): object {
  const headers = Object.entries(reply?.headers ?? {});
  const correlationId = headers.find(([name]) => name.toLowerCase() === "service-correlationid")?.[1];
  return {
    world,
    api,
    ...(operationId !== undefined && { operation: operationId }),
    method: request.method.slice(0, 20),
    target: hiddenTarget(request.path, request.query).slice(0, maxLogText),
    ...(reply !== undefined && { status: reply.status }),
    milliseconds: Math.round(milliseconds * 10) / 10,
    ...(typeof correlationId === "string" && { correlationId }),
  };
}

function shown(text: string): string {
  return hiddenBody(text, "text/plain").slice(0, maxLogText);
}
