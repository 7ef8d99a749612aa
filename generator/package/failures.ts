import type { MediaTypeObject } from "../model/contract.js";
import { canRefuse } from "../model/error-answers.js";
import { grouped } from "../model/grouped.js";
import type { InterfacePlan } from "../plan/plan.js";
import { markdownText } from "../text/markdown.js";
import { namesText } from "./names-text.js";
import { markdownTable } from "./markdown-table.js";

/** Maximum number of rows in a README. */
const maxRows = 50;

/** The table of the failures that operations document: status, type of the body, and meaning; empty if there are none. */
export function failuresText(plan: InterfacePlan): string {
  const { operations } = plan;
  const failures = operations.flatMap(({ name, operation }) =>
    operation.responses
      .filter(({ status }) => canRefuse(status))
      .map(({ status, description = "", content }) => {
        const bodies = new Set(content.map((media) => bodyName(plan, media)));
        const cells = [status === "default" ? "other" : status, [...bodies].join(", "), description];
        return { name, cells: cells.map(markdownText) };
      }),
  );
  const rows = [...grouped(failures, ({ cells }) => JSON.stringify(cells))].map(([cells, all]) => {
    const names = new Set(all.map(({ name }) => markdownText(name)));
    const isAll = operations.length > 1 && names.size === operations.length;
    return [...(JSON.parse(cells) as readonly string[]), isAll ? "all" : namesText([...names])];
  });
  if (rows.length === 0) return "";
  const table = markdownTable(["status", "body", "meaning", "operations"], rows.slice(0, maxRows));
  return rows.length > maxRows ? `${table}\n\nThe types state ${rows.length - maxRows} more failures.` : table;
}

/** The name of the type of a body; its media type if it has none. */
function bodyName(plan: InterfacePlan, { payload, mediaType }: MediaTypeObject): string {
  if (payload.kind === "open") return mediaType;
  if (payload.kind === "xml") return plan.xmlElementName(payload.element)?.typeName ?? mediaType;
  const named = plan.schemaName(payload.schema) ?? (payload.schema.ref && plan.schemaName(payload.schema.ref.target));
  return named?.views[0]?.typeName ?? mediaType;
}
