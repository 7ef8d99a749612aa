import type { Operation } from "../../model/contract.js";
import { changeAt, keywordOf, usedAs, within, type Finding, type Position } from "../finding.js";
import type { ValueDirection } from "../kind-of-change.js";
import { compareContent } from "./compare-content.js";
import { compareRules } from "./compare-rules.js";

/** OpenAPI, Request Body Object. */
export function compareBodies(
  { requestBody: before }: Operation,
  { requestBody: after }: Operation,
  operation: Position,
  direction: ValueDirection,
): readonly Finding[] {
  const changePlace = usedAs(
    within(operation, "request", "the request body"),
    direction,
    `${operation.subject} request`,
  );
  if (before === undefined && after === undefined) return [];
  if (before === undefined) {
    return [changeAt(changePlace, after?.required === true ? "body/required-added" : "body/optional-added", { after })];
  }
  if (after === undefined) return [changeAt(changePlace, "body/removed", { before })];
  const found: Finding[] = [];
  if (before.required !== after.required) {
    const id = after.required ? "body/became-required" : "body/became-optional";
    found.push(changeAt(changePlace, id, keywordOf({ before, after }, "required")));
  }
  const [old] = before.content;
  const [now] = after.content;
  if (
    old &&
    now &&
    isStill(old.mediaType, after.content) &&
    now.mediaType.toLowerCase() !== old.mediaType.toLowerCase()
  ) {
    const data = { before: old.mediaType, after: now.mediaType };
    found.push(changeAt(changePlace, "media-type/default-changed", { before: old, after: now }, data));
  }
  return [
    ...found,
    ...compareRules(before, after, changePlace),
    ...compareContent(before.content, after.content, changePlace),
  ];
}

function isStill(mediaType: string, content: readonly { readonly mediaType: string }[]): boolean {
  return content.some((media) => media.mediaType.toLowerCase() === mediaType.toLowerCase());
}
