/** The identifiers in a piece of emitted code, whose string literals all have double quotes. Linear. */
export function wordsOfCode(code: string): ReadonlySet<string> {
  return new Set(code.replace(/"(?:[^"\\]|\\.)*"/g, '""').match(/[A-Za-z_$][\w$]*/g));
}
