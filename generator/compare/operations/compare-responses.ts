import type { Operation, Response } from "../../model/contract.js";
import type { ChangeId } from "../catalog.js";
import { changeAt, keywordOf, usedAs, within, type Finding, type Position } from "../finding.js";
import type { ValueDirection } from "../kind-of-change.js";
import { compareContent } from "./compare-content.js";
import { compareHeaders } from "./compare-headers.js";
import { compareRules } from "./compare-rules.js";
import { statusClasses, type StatusClass } from "./status-classes.js";

/** Compares the answers of an operation, status by status. */
export function compareResponses(
  before: Operation,
  after: Operation,
  operation: Position,
  direction: ValueDirection,
): readonly Finding[] {
  return statusClasses(answersOf(before), answersOf(after)).flatMap((found) => {
    const title = found.status === "default" ? "the default response" : `the response ${found.status}`;
    const changePlace = within(operation, found.status, title);
    const { status } = found;
    return compareClass(found, usedAs(changePlace, direction, `${operation.subject} response ${status}`, status));
  });
}

/** OpenAPI 3.1 lets an operation say nothing of its answers: any can come. */
function answersOf({ responses, origin }: Operation): readonly Response[] {
  if (responses.length > 0) return responses;
  return [{ origin, status: "default", headers: [], content: [], extensions: new Map() }];
}

function compareClass({ status, before, after }: StatusClass, changePlace: Position): readonly Finding[] {
  if (before === undefined || after === undefined) {
    return [
      changeAt(
        changePlace,
        statusChange(status, before === undefined ? "added" : "removed"),
        { before, after },
        { status },
      ),
    ];
  }
  const sides = { before, after };
  const found: Finding[] = [
    ...compareRules(before, after, changePlace),
    ...compareHeaders(before.headers, after.headers, changePlace),
  ];
  if (before.content.length === 0 || after.content.length === 0) {
    if (after.content.length > 0)
      found.push(changeAt(changePlace, "response/body-added", keywordOf(sides, "content"), { status }));
    if (before.content.length > 0)
      found.push(changeAt(changePlace, "response/body-removed", keywordOf(sides, "content"), { status }));
    return found;
  }
  return [...found, ...compareContent(before.content, after.content, changePlace)];
}

function statusChange(status: string, what: "added" | "removed"): ChangeId {
  if (status === "default") return `response/default-${what}`;
  return /^[45]/.test(status) ? `response/error-${what}` : `response/success-${what}`;
}
