/** One description of a mark in a spec, with its name if it has one. */
export interface MarkText {
  readonly name?: string;
  readonly text: string;
}

/**
 * The descriptions of a mark: it is a string, or an object with a name, or a list of these. A reference by name has
 * none.
 */
export function textsOf(mark: unknown): readonly MarkText[] {
  const list: readonly unknown[] = Array.isArray(mark) ? mark : [mark];
  return list.flatMap((each) => {
    if (typeof each === "string") return [{ text: each }];
    const { name, text } = each as { name?: string; text?: string };
    return text === undefined ? [] : [{ ...(name !== undefined && { name }), text }];
  });
}
