/** Properties whose order matters: the first media type is sent unless another is named. */
const ordered: ReadonlySet<string> = new Set(["content", "prefixItems", "example", "examples", "default", "const"]);
/** Lists that are sets. */
const sets: ReadonlySet<string> = new Set("parameters tags required enum type allOf anyOf oneOf security".split(" "));

/** The same OpenAPI document, or the same schema, in reverse order except where order matters. */
export function reversed(value: unknown, key = ""): unknown {
  if (ordered.has(key) && key !== "content") return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => reversed(item));
    return sets.has(key) ? items.reverse() : items;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => [name, reversed(member, name)] as const);
  return Object.fromEntries(key === "content" ? entries : entries.reverse());
}
