/** A statement that makes calls one after the other until one of them says yes; the last may say nothing. */
export function untilOneDoes(calls: readonly string[]): string {
  const last = calls.at(-1) ?? "";
  const before = calls.slice(0, -1).map((call) => `!${call}`);
  return before.length === 0 ? `${last};` : `if (${before.join(" && ")}) ${last};`;
}
