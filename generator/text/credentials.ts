/** The part of an address before its "@": a user, and perhaps a password or a token. */
const userInfo = /\/\/([^\s/?#"'<>\\]+)@/g;

/** A text in which the users and passwords of addresses are asterisks. Lengths do not change, so that columns keep their meaning. */
export function withoutCredentials(text: string): string {
  return text.includes("//")
    ? text.replace(userInfo, (_, written: string) => `//${"*".repeat(written.length)}@`)
    : text;
}
