import type { Operation } from "../../model/contract.js";
import { changeAt, flagChanges, usedAs, within, type Finding, type Position } from "../finding.js";
import type { ValueDirection } from "../kind-of-change.js";
import { compareContent } from "./compare-content.js";
import { compareRules } from "./compare-rules.js";

const flags = { required: ["body/became-required", "body/became-optional"] } as const;

/** OpenAPI, Request Body Object. */
export function compareBodies(
  { requestBody: before }: Operation,
  { requestBody: after }: Operation,
  operation: Position,
  direction: ValueDirection,
): readonly Finding[] {
  const position = usedAs(within(operation, "request", "the request body"), direction, `${operation.subject} request`);
  if (before === undefined || after === undefined) {
    if (before !== undefined) return [changeAt(position, "body/removed", { before })];
    if (after === undefined) return [];
    return [changeAt(position, after.required ? "body/required-added" : "body/optional-added", { after })];
  }
  const found: Finding[] = [...flagChanges({ before, after }, flags, position)];
  const [old, now] = [before.content[0], after.content[0]];
  const isStill = after.content.some((media) => isSameType(media.mediaType, old?.mediaType));
  if (old && now && isStill && !isSameType(now.mediaType, old.mediaType)) {
    const data = { before: old.mediaType, after: now.mediaType };
    found.push(changeAt(position, "media-type/default-changed", { before: old, after: now }, data));
  }
  return [
    ...found,
    ...compareRules(before, after, position),
    ...compareContent(before.content, after.content, position),
  ];
}

function isSameType(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}
