import type { Header, Operation, Parameter } from "../../model/contract.js";
import { changeAt, flagChanges, keywordOf, type Finding, type Position } from "../finding.js";
import { sunsetOf } from "../../model/sunset.js";
import { sunsetChange } from "../sunset.js";
import { operationLabel } from "./match-operations.js";

/** The mark of deprecation, and the last day that was announced. */
export function compareDeprecation(before: Operation, after: Operation, position: Position): readonly Finding[] {
  const sides = { before, after };
  const operation = operationLabel(after);
  const rows = { deprecated: ["operation/deprecated", "operation/undeprecated"] } as const;
  const marks = flagChanges(sides, rows, position, { operation });
  const [old, now] = [sunsetOf(before), sunsetOf(after)];
  if (old === now) return marks;
  const date = (id: Parameters<typeof changeAt>[1], data: Parameters<typeof changeAt>[3]): readonly Finding[] => [
    ...marks,
    changeAt(position, id, keywordOf(sides, "x-sunset"), data),
  ];
  if (now === undefined) return date("operation/sunset-withdrawn", { before: old ?? "" });
  if (old === undefined) return date("operation/sunset-stated", { operation, after: now });
  const data = { before: old, after: now };
  return date(now < old ? "operation/sunset-brought-forward" : "operation/sunset-put-off", data);
}

/** An operation that is gone, judged by what was announced. `today` is a day: "2026-11-21". */
export function removedOperation(before: Operation, position: Position, today: string): Finding {
  const operation = operationLabel(before);
  const sunset = sunsetOf(before);
  if (sunset === undefined) {
    const id = before.deprecated ? "operation/removed-when-deprecated" : "operation/removed";
    return changeAt(position, id, { before }, { operation });
  }
  const id = today < sunset ? "operation/removed-before-sunset" : "operation/removed-after-sunset";
  return changeAt(position, id, { before }, { operation, sunset });
}

/** The last day of a parameter or a header. */
export function compareSunset(
  before: Parameter | Header,
  after: Parameter | Header,
  id: "parameter/sunset-changed" | "header/sunset-changed",
  position: Position,
): readonly Finding[] {
  const change = sunsetChange(before, after);
  if (change === undefined) return [];
  const levels = { sent: change.level, read: change.level };
  return [changeAt(position, id, keywordOf({ before, after }, "x-sunset"), change.data, { levels })];
}
