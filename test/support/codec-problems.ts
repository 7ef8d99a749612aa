import type { Result } from "../../templates/runtime/base/problem.js";

/** The complaints of a result: "code path", one a problem. Empty when it has a value. */
export function complaints(result: Result<unknown>): readonly string[] {
  return result.ok ? [] : result.problems.map(({ code, path }) => `${code} ${path}`);
}

/** The value of a result; throws with its problems when there is none. */
export function valueIn(result: Result<unknown>): unknown {
  if (result.ok) return result.value;
  throw new Error(result.problems.map(({ code, path, message }) => `${code} ${path}: ${message}`).join("\n"));
}
