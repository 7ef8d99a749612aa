/** The TypeScript examples of a Markdown text. */
export function codeBlocks(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);
}
