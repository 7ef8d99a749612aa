/** Words for levels of access in names of scopes, the lowest level first. */
const accessWords = [
  ["read", "readonly", "view", "list"],
  ["write", "readwrite", "edit", "update", "modify"],
  ["admin", "manage", "owner", "full"],
] as const;

/**
 * Compares two scopes that replace each other by the words of their names: "orders:admin" grants more than "orders:read". Undefined for
 * several scopes, for names of other things and for unknown words: then neither contains the other.
 */
export function compareAccess(before: readonly string[], after: readonly string[]): "more" | "less" | undefined {
  const [old, now] = [accessOf(before), accessOf(after)];
  if (old === undefined || now === undefined || old.subject !== now.subject || old.level === now.level)
    return undefined;
  return now.level > old.level ? "more" : "less";
}

function accessOf(scopes: readonly string[]): { readonly level: number; readonly subject: string } | undefined {
  const [scope, ...more] = scopes;
  if (scope === undefined || more.length > 0) return undefined;
  const words = scope.toLowerCase().split(/[^a-z0-9]+/);
  const level = accessWords.findIndex((level) => level.some((word) => words.includes(word)));
  const isAccess = (word: string): boolean => accessWords.flat().some((known) => known === word);
  return level < 0 ? undefined : { level, subject: words.filter((word) => !isAccess(word)).join(" ") };
}
