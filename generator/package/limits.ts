import { addTo } from "../model/grouped.js";
import { keywordSentences, sentenceRows } from "../model/json-schema/keyword-sentences.js";
import type { TypeDefinition } from "../model/xml-schema/components.js";
import { limitSentences } from "../model/xml-schema/limit-sentences.js";
import type { InterfacePlan } from "../plan/plan.js";
import { markdownText } from "../text/markdown.js";
import { namesText } from "./names-text.js";
import { markdownTable } from "./markdown-table.js";
import { specMembers, type SpecMember } from "./spec-members.js";

const boundRows = sentenceRows.filter(([, { bound }]) => bound !== undefined);

/** Maximum number of limits in a README. */
const maxLimits = 50;

/** The table of the limits that a spec states for sizes, counts and pages; empty if there are none. */
export function limitsText(plan: InterfacePlan): string {
  const labels = new Map<string, string[]>();
  for (const member of specMembers(plan)) {
    const limit = limitOf(member);
    if (limit !== "") addTo(labels, markdownText(limit), markdownText(member.label));
  }
  if (labels.size === 0) return "";
  const rows = [...labels].map(([limit, all]) => [limit, namesText(all)]);
  const table = markdownTable(["limit", "parameters, properties and elements"], rows.slice(0, maxLimits));
  return rows.length > maxLimits ? `${table}\n\nThe types state ${rows.length - maxLimits} more limits.` : table;
}

/** "At most 1000. Default: 25." */
function limitOf({ schema, type, isParameter }: SpecMember): string {
  if (schema === undefined) return type === undefined ? "" : xmlLimits(type).join(" ");
  const sentences = keywordSentences(schema, boundRows);
  const isNumber = schema.types?.some((name) => name === "number" || name === "integer") ?? false;
  const usual = isParameter === true && isNumber ? schema.default?.value : undefined;
  return [...sentences, ...(usual === undefined ? [] : [`Default: ${JSON.stringify(usual)}.`])].join(" ");
}

function xmlLimits(type: TypeDefinition): readonly string[] {
  if (type.kind === "simple") return limitSentences(type);
  return type.content.kind === "simple" ? limitSentences(type.content.type) : [];
}
