import type { Problem } from "../base/problem.js";

const brokenItemBrand = "specwright/broken-item";

/** An item of a stream is invalid, unreadable, or too long. The paths of its problems begin with its position. */
export interface BrokenItemError extends Error {
  readonly brand: typeof brokenItemBrand;
  readonly problems: readonly Problem[];
}

/** True for this error, also if another copy of the runtime threw it. */
export function isBrokenItem(error: unknown): error is BrokenItemError {
  return error instanceof Error && (error as Partial<BrokenItemError>).brand === brokenItemBrand;
}

/** The error of an item of a stream, with the paths of its problems below its position. */
export function brokenItem(problems: readonly Problem[], position: number): BrokenItemError {
  return Object.assign(new Error("An item of the stream is not valid against the spec."), {
    brand: brokenItemBrand,
    problems: problems.map((problem) => ({ ...problem, path: `/${position}${problem.path}` })),
  } as const);
}

/** An error that has problems, as the error of the item at a position; any other as it is. */
export function atPosition(error: unknown, position: number): unknown {
  const { problems } = error as Partial<BrokenItemError>;
  return problems === undefined || isBrokenItem(error) ? error : brokenItem(problems, position);
}
