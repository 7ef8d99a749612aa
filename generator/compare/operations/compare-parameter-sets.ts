import type { Operation } from "../../model/contract.js";
import { parameterSets, parameterSetsKey, setText } from "../../plan/parameter-sets.js";
import { changeAt, keywordOf, usedAs, type Finding, type Position } from "../finding.js";
import type { ValueDirection } from "../kind-of-change.js";
import { missingFrom } from "../pair-up.js";

/** The sets of query parameters of which callers give exactly one; without them every combination goes. */
export function compareParameterSets(
  before: Operation,
  after: Operation,
  operation: Position,
  direction: ValueDirection,
): readonly Finding[] {
  const [old, now] = [setsOf(before), setsOf(after)];
  const changePlace = usedAs(operation, direction, `${operation.subject} query parameters`);
  const sides = keywordOf({ before, after }, parameterSetsKey);
  const lost = now === undefined ? [] : old === undefined ? ["any other"] : missingFrom(old, now);
  const won = old === undefined ? [] : now === undefined ? ["any other"] : missingFrom(now, old);
  return [
    ...lost.map((set) => changeAt(changePlace, "parameter/set-removed", sides, { set })),
    ...won.map((set) => changeAt(changePlace, "parameter/set-added", sides, { set })),
  ];
}

function setsOf(operation: Operation): readonly string[] | undefined {
  return parameterSets(operation)?.map(setText);
}
