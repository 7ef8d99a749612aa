/** JSON text as JSON.stringify writes it, with bigints as the numbers that they are. */
export function exactJsonText(value: unknown): string | undefined {
  return holdsBigint(value, 0) ? exactTextOf(value, "") : JSON.stringify(value);
}

/** The depth at which JSON.stringify may go on alone: it knows cycles. */
const maxSearchDepth = 1000;

function holdsBigint(value: unknown, depth: number): boolean {
  if (typeof value === "bigint") return true;
  if (typeof value !== "object" || value === null || depth > maxSearchDepth) return false;
  return Object.values(value).some((inner) => holdsBigint(inner, depth + 1));
}

function exactTextOf(exactValue: unknown, name: string): string | undefined {
  const value = asWritten(exactValue, name);
  if (typeof value === "bigint") return `${value}`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value))
    return `[${value.map((item, index) => exactTextOf(item, String(index)) ?? "null").join(",")}]`;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const text = exactTextOf(member, name);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${members.join(",")}}`;
}

function asWritten(value: unknown, name: string): unknown {
  const { toJSON } = (typeof value === "object" && value !== null ? value : {}) as { readonly toJSON?: unknown };
  return typeof toJSON === "function" ? (toJSON.call(value, name) as unknown) : value;
}
