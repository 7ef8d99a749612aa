/** One text of a mark of a contract, with its name where it has one. */
export interface MarkText {
  readonly name?: string;
  readonly text: string;
}

/** The texts of a mark: it is a text, or an object with a name, or a list of these. One that points elsewhere by its name has none. */
export function textsOf(mark: unknown): readonly MarkText[] {
  const list: readonly unknown[] = Array.isArray(mark) ? mark : [mark];
  return list.flatMap((each) => {
    if (typeof each === "string") return [{ text: each }];
    const { name, text } = each as { name?: string; text?: string };
    return text === undefined ? [] : [{ ...(name !== undefined && { name }), text }];
  });
}
