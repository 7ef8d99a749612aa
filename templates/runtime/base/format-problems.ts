import type { Problem, Result } from "./problem.js";

/**
 * Returns the problems of a result as text for people: one line each, with its location. "" for a valid value. Payload
 * content in problems is already truncated and escaped.
 */
export function formatProblems(result: Result<unknown>): string {
  const { problems, truncated } = result.ok === false ? result : { problems: [], truncated: false };
  const lines = problems.map((problem) => `- ${placeOf(problem)}${problem.message}`);
  return [...lines, ...(truncated ? ["- There are more problems."] : [])].join("\n");
}

/** "/lines/0/quantity (line 3, column 5): "; nothing for the whole payload. */
function placeOf({ path, line, column }: Problem): string {
  const inText = line === undefined ? "" : `line ${line}${column === undefined ? "" : `, column ${column}`}`;
  if (path === "") return inText === "" ? "" : `${inText}: `;
  return inText === "" ? `${path}: ` : `${path} (${inText}): `;
}
