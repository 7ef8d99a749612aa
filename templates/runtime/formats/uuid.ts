/** RFC 4122, section 3 (RFC 9562, section 4): 32 hexadecimal digits in five groups, any version. */
export function hasUuidFormat(text: string): boolean {
  // Checks the hyphens first: a group without a count is read in half the time.
  return text.length === 36 && /^(?=........-....-....-....-)[\da-f]+(?:-[\da-f]+){4}$/i.test(text);
}
