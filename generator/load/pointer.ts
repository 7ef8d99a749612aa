/** The reference tokens of an RFC 6901 pointer, unescaped. */
export function pointerTokens(pointer: string): readonly string[] {
  return pointer === "" ? [] : pointer.slice(1).split("/").map(unescapePointerPart);
}

/** RFC 6901, section 4: "~1" is "/", and only then "~0" is "~". */
export function unescapePointerPart(token: string): string {
  return token.includes("~") ? token.replaceAll("~1", "/").replaceAll("~0", "~") : token;
}
