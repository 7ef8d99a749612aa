import type { JsonValue } from "../../model/json-schema/schema.js";
import type { Origin } from "../../diagnostics/origin.js";
import { changeAt, type Finding, type Position } from "../finding.js";
import { missingFrom } from "../pair-up.js";

interface Marked {
  readonly origin: Origin;
  /** Members that begin with "x-", as they are written. */
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** The texts of `x-rules`: what the contract asks for and no schema can check. */
export function compareRules(before: Marked, after: Marked, changePlace: Position): readonly Finding[] {
  const sides = { before, after };
  const [old, now] = [rulesOf(before), rulesOf(after)];
  return [
    ...missingFrom(now, old).map((rule) => changeAt(changePlace, "operation/rule-added", sides, { rule })),
    ...missingFrom(old, now).map((rule) => changeAt(changePlace, "operation/rule-removed", sides, { rule })),
  ];
}

function rulesOf({ extensions }: Marked): readonly string[] {
  const rules = extensions.get("x-rules");
  const list: readonly JsonValue[] = Array.isArray(rules) ? (rules as readonly JsonValue[]) : [rules ?? null];
  return list.flatMap((rule) => (typeof rule === "string" ? [rule] : rule === null ? [] : [JSON.stringify(rule)]));
}
