import type { Problem } from "../base/problem.js";
import { safeText } from "../base/safe-text.js";
import { shownProblems } from "../base/shown-problems.js";
import type { ErrorInfo } from "./options.js";

/** The part of the platform that is used, where it has it. */
interface Platform {
  readonly console?: { error(line: string): void };
}

/** Writes an error to the console. */
export function logServerError(error: unknown, info: ErrorInfo): void {
  (globalThis as unknown as Platform).console?.error(errorLine(error, info));
}

/**
 * An error in one line: the operation, the message, what breaks the contract, where it was thrown. Values are cut and
 * control characters escaped, so that a payload cannot forge a line of the log.
 */
export function errorLine(error: unknown, { operationId, request }: ErrorInfo): string {
  const where = safeText(operationId ?? `${request.method} ${request.path}`, 200);
  const parts = [`${where}: ${safeText(errorMessage(error), 500)}`];
  parts.push(...shownProblems(errorProblems(error), loggedProblem, (others) => `${others} more problems`));
  const frames = error instanceof Error ? stackFrames(error) : [];
  const line = `${parts.join("; ")}${frames.length > 0 ? ` (${safeText(frames.join(" < "), 500)})` : ""}`;
  return line.length > maxLineLength ? `${line.slice(0, maxLineLength)}...` : line;
}

/** A character of a message has at most three bytes: less than 4 kB in all. */
const maxLineLength = 1300;

function errorMessage(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === "string" ? error : `${Object.prototype.toString.call(error)} was thrown`;
}

/** Those of contract breaches, and of the errors that encoders throw. */
function errorProblems(error: unknown): readonly Problem[] {
  const problems = error instanceof Error && "problems" in error ? error.problems : undefined;
  return Array.isArray(problems) ? (problems as readonly Problem[]) : [];
}

function loggedProblem({ code, message, path }: Problem): string {
  return `${safeText(path, 200)} ${safeText(code, 80)} ${safeText(message, 300)}`.trimStart();
}

function stackFrames(error: Error): readonly string[] {
  const lines = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return lines.slice(0, 3).map((line) => line.trim().slice(3));
}
