/** A name in one text: "local", or "{namespace}local". */
export function expandedName(namespace: string, local: string): string {
  return namespace === "" ? local : `{${namespace}}${local}`;
}
