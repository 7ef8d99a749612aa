import type { ControlServerOptions } from "./generated/control/server.js";
import type { JournalRefusal, Verdict } from "./generated/control/types.js";

/** A refusal as the stubs tell it. */
export type StubRefusal = Parameters<NonNullable<ControlServerOptions["onRefusal"]>>[0];

/** Problems of a verdict; there may be more. */
export const maxVerdictProblems = 20;

/**
 * Returns the verdict on a rejected request. A request without an operation or a credential, or with invalid
 * parameters, Accept or body violates the spec; a rejected credential, and rejections by a handler, depend on the
 * world.
 */
export function verdictOn({ operationId, part, kind, message, problems, faults }: StubRefusal): Verdict {
  const isOfTheWorld = part === undefined || (part === "credential" && kind !== "missing" && kind !== "unreadable");
  if (operationId !== undefined && isOfTheWorld) return { request: "kept", response: "kept" };
  const found = faults?.flatMap((fault) => fault.problems) ?? problems;
  const shownProblems = found.length > 0 ? found : [{ path: "", message }];
  return { request: "broken", response: "kept", problems: inWords(shownProblems) };
}

/** Returns the verdict on an exchange whose response is an internal error. */
export function brokenAnswer(error: unknown): Verdict {
  const problems = error instanceof Error && "problems" in error ? (error.problems as StubRefusal["problems"]) : [];
  const message = error instanceof Error ? error.message : String(error);
  return { request: "kept", response: "broken", problems: inWords([{ path: "", message }, ...problems]) };
}

function inWords(problems: readonly Partial<StubRefusal["problems"][number]>[]): NonNullable<Verdict["problems"]> {
  return problems.slice(0, maxVerdictProblems).map(({ path = "", message = "", code, schemaPath }) => ({
    path,
    message,
    ...(code !== undefined && { code }),
    ...(schemaPath !== undefined && { rule: schemaPath }),
  }));
}

/** The reason of a refusal: its message, and the rows of the error table in the response. */
export function journalRefusal({ message, rows }: StubRefusal): JournalRefusal {
  return { message, ...(rows !== undefined && { rows: rows.map((row) => ({ ...row })) }) };
}
