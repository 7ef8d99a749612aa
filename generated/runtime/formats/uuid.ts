/** RFC 4122, section 3 (RFC 9562, section 4): 32 hexadecimal digits in five groups, any version. */
export function hasUuidFormat(text: string): boolean {
  return uuid.test(text);
}

const uuid = /^[\da-fA-F]{8}-(?:[\da-fA-F]{4}-){3}[\da-fA-F]{12}$/;
