import type { Header, Operation, Parameter } from "../../model/contract.js";
import { changeAt, keywordOf, type Finding, type Position } from "../finding.js";
import { sunsetOf } from "../../model/sunset.js";
import { sunsetChange } from "../sunset.js";
import { operationLabel } from "./match-operations.js";

/** The mark of deprecation, and the last day that was announced. */
export function compareDeprecation(before: Operation, after: Operation, changePlace: Position): readonly Finding[] {
  const sides = { before, after };
  const dates = keywordOf(sides, "x-sunset");
  const operation = operationLabel(after);
  const found: Finding[] = [];
  if (before.deprecated !== after.deprecated) {
    found.push(
      changeAt(
        changePlace,
        after.deprecated ? "operation/deprecated" : "operation/undeprecated",
        keywordOf(sides, "deprecated"),
        { operation },
      ),
    );
  }
  const [old, now] = [sunsetOf(before), sunsetOf(after)];
  if (old === now) return found;
  if (old === undefined && now !== undefined) {
    found.push(changeAt(changePlace, "operation/sunset-stated", dates, { operation, after: now }));
  } else if (old !== undefined && now === undefined) {
    found.push(changeAt(changePlace, "operation/sunset-withdrawn", dates, { before: old }));
  } else if (old !== undefined && now !== undefined) {
    const id = now < old ? "operation/sunset-brought-forward" : "operation/sunset-put-off";
    found.push(changeAt(changePlace, id, dates, { before: old, after: now }));
  }
  return found;
}

/** An operation that is gone, judged by what was announced. `today` is a day: "2026-11-21". */
export function removedOperation(before: Operation, changePlace: Position, today: string): Finding {
  const operation = operationLabel(before);
  const sunset = sunsetOf(before);
  if (!before.deprecated && sunset === undefined)
    return changeAt(changePlace, "operation/removed", { before }, { operation });
  if (sunset === undefined)
    return changeAt(changePlace, "operation/removed-when-deprecated", { before }, { operation });
  const id = today < sunset ? "operation/removed-before-sunset" : "operation/removed-after-sunset";
  return changeAt(changePlace, id, { before }, { operation, sunset });
}

/** The last day of a parameter or a header. */
export function compareSunset(
  before: Parameter | Header,
  after: Parameter | Header,
  id: "parameter/sunset-changed" | "header/sunset-changed",
  changePlace: Position,
): readonly Finding[] {
  const change = sunsetChange(before, after);
  if (change === undefined) return [];
  const { data, level } = change;
  return [
    changeAt(changePlace, id, keywordOf({ before, after }, "x-sunset"), data, {
      levels: { sent: level, read: level },
    }),
  ];
}
