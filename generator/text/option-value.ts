/** Maximum length in characters of an option's value in a message. */
const maxValueLength = 80;

/** A value of an option for a message: addresses without user and query, at most 80 characters. */
export function optionValue(value: unknown): string {
  const shown = textOf(value);
  return shown.length <= maxValueLength ? shown : `${shown.slice(0, maxValueLength - 1)}…`;
}

/** Returns a string as it is, a list with commas, an object as "name=value" pairs. */
function textOf(value: unknown): string {
  if (typeof value === "string") return withoutSecrets(value);
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, item]) => `${withoutSecrets(name)}=${textOf(item)}`)
    .join(", ");
}

/** A user may contain a slash: a port that is not a number belongs to it. */
const userInfo = /(\/\/)(?:[^/]*@|[^/@]*:(?!\d*(?:\/|$))[^]*@)/;

function withoutSecrets(text: string): string {
  if (text.includes("//")) return text.replace(/[?#].*$/s, "").replace(userInfo, "$1");
  return text.replace(/^[^\s/@:]+:[^\s/]*@/, "");
}
