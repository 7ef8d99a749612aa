/** A name in one text: "local", or "{namespace}local". */
export function expandedName(namespace: string, local: string): string {
  return namespace === "" ? local : `{${namespace}}${local}`;
}

/** The namespace and the local name of a name in one text. */
export function splitName(expanded: string): readonly [namespace: string, local: string] {
  const end = expanded.startsWith("{") ? expanded.indexOf("}") : -1;
  return end < 0 ? ["", expanded] : [expanded.slice(1, end), expanded.slice(end + 1)];
}
