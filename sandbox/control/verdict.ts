import type { ControlServerOptions } from "./generated/control/server.js";
import type { Verdict } from "./generated/control/types.js";

/** A refusal as the stubs tell it. */
export type Refusal = Parameters<NonNullable<ControlServerOptions["onRefusal"]>>[0];

/** Problems of a verdict; there may be more. */
export const maxVerdictProblems = 20;

/**
 * The verdict on a request that was refused. One that names no operation, has no credential, or is at fault in its parameters, its
 * Accept or its body breaks the contract; a credential that was refused, and what a handler refuses, are matters of the world.
 */
export function verdictOn({ operationId, part, kind, message, problems, faults }: Refusal): Verdict {
  const isOfTheWorld = part === undefined || (part === "credential" && kind !== "missing" && kind !== "unreadable");
  if (operationId !== undefined && isOfTheWorld) return { request: "kept", response: "kept" };
  const found = faults?.flatMap((fault) => fault.problems) ?? problems;
  const shownProblems = found.length > 0 ? found : [{ path: "", message }];
  return { request: "broken", response: "kept", problems: inWords(shownProblems) };
}

/** The verdict on an exchange whose answer is an error of our own. */
export function brokenAnswer(error: unknown): Verdict {
  const problems = error instanceof Error && "problems" in error ? (error.problems as Refusal["problems"]) : [];
  const message = error instanceof Error ? error.message : String(error);
  return { request: "kept", response: "broken", problems: inWords([{ path: "", message }, ...problems]) };
}

function inWords(
  problems: readonly Pick<Refusal["problems"][number], "path" | "message">[],
): NonNullable<Verdict["problems"]> {
  return problems.slice(0, maxVerdictProblems).map(({ path, message }) => ({ path, message }));
}
