import type { Report, ReportInterface } from "./generated/control/types.js";

/** The report as Markdown: a summary, then the parts that no call has reached. */
export function reportMarkdown({ interfaces }: Report): string {
  const summary = interfaces.map((api) => {
    const { operations, statuses, rows } = partsOf(api);
    return `| ${api.name} | ${[operations, statuses, rows].map(share).join(" | ")} |`;
  });
  const missing = interfaces.flatMap((api) => {
    const { operations, statuses, rows } = partsOf(api);
    const lines = [
      ...operations.filter(isMissed).map(({ id }) => `- operation \`${id}\``),
      ...statuses.filter(isMissed).map(({ id }) => `- status \`${id}\``),
      ...rows
        .filter(isMissed)
        .map(({ id, meaning }) => `- error \`${id}\`${meaning === undefined ? "" : `: ${plain(meaning)}`}`),
    ];
    return lines.length === 0 ? [] : [`### ${api.name}`, "", ...lines, ""];
  });
  return [
    "# Calls of the sandbox",
    "",
    "| API | operations | statuses | errors |",
    "| --- | --- | --- | --- |",
    ...summary,
    "",
    ...(missing.length === 0 ? [] : ["## Not reached", "", ...missing]),
  ].join("\n");
}

/** The report as JUnit XML: a suite for each API, and a test for each part. */
export function reportJunit({ interfaces }: Report): string {
  const suites = interfaces.map((api) => {
    const { operations, statuses, rows } = partsOf(api);
    const parts = [
      ...operations.map((part) => ({ ...part, kind: "operation" })),
      ...statuses.map((part) => ({ ...part, kind: "status" })),
      ...rows.map((part) => ({ ...part, kind: "error" })),
    ];
    const tests = parts.map(({ id, kind, calls }) => {
      const test = `    <testcase classname="${escaped(api.name)}" name="${kind} ${escaped(id)}"`;
      return calls > 0 ? `${test}/>` : `${test}><skipped message="no call has reached it"/></testcase>`;
    });
    const skipped = parts.filter(isMissed).length;
    const head = `  <testsuite name="${escaped(api.name)}" tests="${parts.length}" failures="0" skipped="${skipped}">`;
    return [head, ...tests, "  </testsuite>"].join("\n");
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>", ...suites, "</testsuites>", ""].join("\n");
}

interface ReportPart {
  /** The name of the part in its API. */
  readonly id: string;
  /** The part in words. Undefined if it has none. */
  readonly meaning?: string;
  /** The number of calls that have reached it. */
  readonly calls: number;
}

function partsOf({
  operations,
  rows,
}: ReportInterface): Readonly<Record<"operations" | "statuses" | "rows", readonly ReportPart[]>> {
  return {
    operations: operations.map(({ operationId, calls }) => ({ id: operationId, calls })),
    statuses: operations.flatMap(({ operationId, statuses }) =>
      statuses.map(({ id, calls }) => ({ id: `${operationId} ${id}`, calls })),
    ),
    rows,
  };
}

function isMissed({ calls }: ReportPart): boolean {
  return calls === 0;
}

function share(parts: readonly ReportPart[]): string {
  return `${parts.filter((part) => !isMissed(part)).length} of ${parts.length}`;
}

function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, "\\$&").replace(/\s+/g, " ");
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
