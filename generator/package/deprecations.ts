import { grouped } from "../model/grouped.js";
import { sunsetOf } from "../model/sunset.js";
import { retiredSentence } from "../model/xml-schema/annotation-sentences.js";
import type { InterfacePlan } from "../plan/plan.js";
import { markdownText } from "../text/markdown.js";
import { namesText } from "./names-text.js";
import { specMembers, type SpecMember } from "./spec-members.js";

interface Deprecation {
  /** "Deprecated operations, last day 2027-01-31"; text of the spec. */
  readonly reason: string;
  /** The name of the deprecated part; text of the spec. */
  readonly label: string;
}

/** The deprecated operations, parameters, schemas and properties of an API, and retired elements, with their last days. */
export function deprecationsText(plan: InterfacePlan): string {
  const operations = [...plan.operations, ...plan.webhooks];
  const ofOperations = operations
    .filter(({ operation }) => operation.deprecated)
    .map(({ name, operation }): Deprecation => ({ reason: lastDay("Deprecated operations", operation), label: name }));
  const groups = grouped([...ofOperations, ...specMembers(plan).flatMap(memberDeprecation)], ({ reason }) => reason);
  const lines = [...groups].map(([reason, group]) => {
    const isAll =
      operations.length > 1 && group.filter((one) => ofOperations.includes(one)).length === operations.length;
    const names = isAll ? "all" : namesText(group.map(({ label }) => markdownText(label)));
    return `- ${markdownText(reason)}: ${names}`;
  });
  return lines.join("\n");
}

function memberDeprecation(member: SpecMember): readonly Deprecation[] {
  const { label, schema, annotation, isParameter, deprecated } = member;
  const retired = annotation === undefined ? undefined : retiredSentence(annotation);
  if (retired !== undefined) return [{ reason: inParentheses(retired), label }];
  if (deprecated !== true) return [];
  const kind = isParameter === true ? "Deprecated parameters" : "Deprecated properties and schemas";
  return [{ reason: lastDay(kind, schema ?? {}), label }];
}

/** "Retired: no longer used." as "Retired (no longer used)". */
function inParentheses(sentence: string): string {
  const at = sentence.indexOf(": ");
  return at === -1 || !sentence.endsWith(".") ? sentence : `${sentence.slice(0, at)} (${sentence.slice(at + 2, -1)})`;
}

function lastDay(words: string, part: Parameters<typeof sunsetOf>[0]): string {
  const day = sunsetOf(part);
  return day === undefined ? words : `${words}, last day ${day}`;
}
