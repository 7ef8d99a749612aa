/** The context that a payload tries to get out of. */
export interface Payload {
  readonly name: string;
  /** `mark` is an identifier that nothing else in the output is called. */
  text(mark: string): string;
}

const run = (mark: string): string => `globalThis.${mark}=1`;

/** A string without halves of surrogate pairs. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd");
}

/** Strings that would become code if they were printed without escaping. */
export const payloads: readonly Payload[] = [
  { name: "a block comment", text: (mark) => `*/ ${run(mark)}; /*` },
  { name: "a documentation comment", text: (mark) => `/** @type {${mark}} */ **/${run(mark)}/**` },
  { name: "a line comment", text: (mark) => `// a\n${run(mark)}; //\r${run(mark)}` },
  { name: "a line comment, by separators of Unicode", text: (mark) => `// a\u2028${run(mark)}; //\u2029${run(mark)}` },
  { name: "a string in double quotes", text: (mark) => `"; ${run(mark)}; "` },
  { name: "a string in single quotes", text: (mark) => `'; ${run(mark)}; '` },
  { name: "a string, by a backslash at its end", text: (mark) => `;${run(mark)}//\\` },
  { name: "a string, by escapes", text: (mark) => `\\"; ${run(mark)}; //\\u0022;${run(mark)}//\\x22` },
  { name: "a template", text: (mark) => `\`; ${run(mark)}; \`` },
  { name: "a template, by a substitution", text: (mark) => `\${${run(mark)}}` },
  { name: "a regular expression", text: (mark) => `/;${run(mark)};/[\\]/.source]/g` },
  { name: "an identifier", text: (mark) => `a = ${run(mark)}, b` },
  { name: "a computed key", text: (mark) => `a"]: (${run(mark)}), ["b` },
  { name: "an access to a member", text: (mark) => `a.b[(${run(mark)})].c` },
  { name: "a type", text: (mark) => `string; ${run(mark)}; type A = { a: string } | string` },
  { name: "a type argument", text: (mark) => `string>(); ${run(mark)}; f<string` },
  { name: "an import path", text: (mark) => `./a.js"; ${run(mark)}; import "data:text/javascript,${run(mark)}` },
  { name: "a file name", text: (mark) => `../../${mark}.ts\u0000/..\\..\\${mark}` },
  { name: "a prototype", text: (mark) => `__proto__"]["${mark}` },
  {
    name: "a documentation tag",
    text: (mark) => `@deprecated ${mark}\n@internal ${mark} {@link ${mark}}\n * @ts-ignore`,
  },
  {
    name: "a note to a tool",
    text: (mark) => `#__PURE__ @__NO_SIDE_EFFECTS__ ${mark}\n//# sourceMappingURL=data:,${mark}`,
  },
  { name: "a page", text: (mark) => `</script><!-- --><script>${run(mark)}</script><![CDATA[ ]]> -->` },
  {
    name: "a line, by direction and by what cannot be seen",
    text: (mark) => `\u202e ${mark} \u2066\u200b\u200d\ufeff\u00ad\u0085\u001b[2J\u007f`,
  },
  { name: "ASCII", text: (mark) => `\u00e9\u{1f600} ${mark} \ud800` },
];
