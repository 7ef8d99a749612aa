import { pointerParts } from "../json/pointer.js";
import type { CheckOptions } from "../http/payload.js";
import { compileParameters } from "../parameters/decode.js";
import type { Problem, Result } from "../base/problem.js";
import { limitedFailure } from "../base/problem-limits.js";
import { quoted } from "../base/safe-text.js";
import { problemsToShow } from "./problems-to-show.js";
import type { ServerOperation, ServerRequest } from "./server-types.js";

/** Decodes and checks the parameters of a request. The object is the handler's own, and may be added to. */
export type ReadParameters = (request: ServerRequest, pathValues: readonly string[]) => Result<Record<string, unknown>>;

/** Prepares the parameters of an operation. Problems are those of decoding and those of the contract. */
export function compileRequestParameters(
  { table, check }: ServerOperation,
  { values, maxProblems }: Required<CheckOptions>,
): ReadParameters {
  if (table.parameters.length === 0) return () => ({ ok: true, value: {} });
  const decode = compileParameters(table.parameters, table.path);
  return ({ query, headers }, pathValues) => {
    const { values: decoded, problems } = decode({ pathValues, query, headers });
    const checked = check?.(decoded, { values, maxProblems });
    if (problems.length === 0 && checked?.ok !== false)
      return { ok: true, value: (checked?.value ?? decoded) as Record<string, unknown> };
    const found = checked?.ok === false ? checked : { problems: [], truncated: false };
    const others = found.problems.filter((problem) => !problems.some(({ path }) => isAbsence(problem, path)));
    return limitedFailure([...problems, ...problemsToShow(others, values)], found.truncated, maxProblems);
  };
}

/** True if a problem reports a missing parameter that is present, but could not be decoded. */
function isAbsence({ code, path, expected }: Problem, parameter: string): boolean {
  const [group = "", name = ""] = pointerParts(parameter);
  return code === "required" && expected === quoted(name) && path === `/${group}`;
}
