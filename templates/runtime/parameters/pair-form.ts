import type { ValueShape } from "../http/operation.js";
import type { Problem } from "../base/problem.js";
import type { ReadJson } from "./decode-types.js";
import type { Members } from "./members.js";
import type { PairNode } from "./pair-tree.js";
import type { Decode } from "./read-text.js";

/** Values that are already decoded. */
export interface PairState {
  /** Values by the names of parameters. */
  readonly values: Members;
  readonly problems: Problem[];
  /** Pairs of lists and objects that are not complete yet, by their parameter. */
  readonly trees: Map<object, PairNode>;
}

/** Begins the reading of a form's pairs. */
export function createPairState(values: Members, problems: Problem[]): PairState {
  return { values, problems, trees: new Map() };
}

/** Reading of the pairs of one place. */
export interface PairForm {
  /** The JSON pointer of the group. */
  readonly at: string;
  readonly decode: Decode;
  readonly readJson: ReadJson;
  /** True if nested values use names with brackets; false if they are JSON text. */
  readonly hasBrackets: boolean;
  /** The shape of undeclared values; without it they are ignored. */
  readonly others?: ValueShape | undefined;
}
