import { escapedUnseen } from "../text/visible.js";
import { maxUsageBytes, usageKinds, usageMark, type ApiUsage, type ConsumerUsage, type Usage } from "./usage-file.js";

/** Maximum lines of each usage, in the order in which they are tried until the file is small enough. */
const lineLimits = [Infinity, 20, 5, 1, 0];

/** Returns the content of a file: one line for each usage. Lines of source files are omitted first, and then usages. */
export function usageText(usage: ConsumerUsage, maxBytes: number = maxUsageBytes): string {
  for (const limit of lineLimits) {
    const text = textOf(withLines(usage, limit));
    if (bytesOf(text) <= maxBytes) return text;
  }
  const bare = withLines(usage, 0);
  let [low, high] = [0, countOf(bare)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (bytesOf(textOf(withUsages(bare, middle))) <= maxBytes) low = middle;
    else high = middle - 1;
  }
  return textOf(withUsages(bare, low));
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}

function countOf({ apis }: ConsumerUsage): number {
  return apis.reduce((sum, { usages }) => sum + usages.length, 0);
}

function withLines(usage: ConsumerUsage, limit: number): ConsumerUsage {
  let lines = 0;
  const apis = usage.apis.map((api) => ({
    ...api,
    usages: api.usages.map((one) => {
      lines += Math.max(0, one.at.length - limit);
      return { ...one, at: one.at.slice(0, limit) };
    }),
  }));
  return { ...usage, apis, ...(lines > 0 && { omitted: { lines, usages: 0 } }) };
}

/** Keeps the first usages of all APIs by kind: operations are more important than names. */
function withUsages(usage: ConsumerUsage, count: number): ConsumerUsage {
  const all = usage.apis.flatMap(({ usages }) => usages);
  const byKind = usageKinds.flatMap((kind) => all.filter((one) => one.kind === kind));
  const kept = new Set(byKind.slice(0, count));
  const apis = usage.apis.map((api): ApiUsage => ({ ...api, usages: api.usages.filter((one) => kept.has(one)) }));
  return { ...usage, apis, omitted: { lines: usage.omitted?.lines ?? 0, usages: all.length - count } };
}

function textOf({ consumer, owners, apis, omitted }: ConsumerUsage): string {
  const head = { specwright: usageMark, version: 1, consumer, owners, ...(omitted && { omitted }) };
  const blocks = apis.map(({ usages, ...api }) => {
    const lines = usages.map((usage) => `        ${json(orderedUsage(usage))}`);
    const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n      ]`;
    return `    {\n${members(api, "      ")},\n      "usages": ${list}\n    }`;
  });
  const list = blocks.length === 0 ? "[]" : `[\n${blocks.join(",\n")}\n  ]`;
  return `{\n${members(head, "  ")},\n  "apis": ${list}\n}\n`;
}

function orderedUsage({ kind, name, value, access, at }: Usage): Usage {
  return { kind, name, ...(value !== undefined && { value }), ...(access !== undefined && { access }), at };
}

function members(object: object, indent: string): string {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  return entries.map(([name, value]) => `${indent}${json(name)}: ${json(value)}`).join(",\n");
}

function json(value: unknown): string {
  return escapedUnseen(JSON.stringify(value));
}
