/** The part of an address before its "@": a user, and perhaps a password or a token. */
const userInfo = /\/\/([^\s/?#"'<>\\]+)@/g;

/** Replaces users and passwords of addresses with asterisks. Lengths are unchanged, so that columns stay correct. */
export function withoutCredentials(text: string): string {
  return text.includes("//")
    ? text.replace(userInfo, (_, written: string) => `//${"*".repeat(written.length)}@`)
    : text;
}

/** Maximum length in characters of an address in a message. */
const maxAddressLength = 160;

/** An address for a message, without user, query and fragment; of other schemes than http and https only the scheme. */
export function addressText(address: URL): string {
  if (!/^https?:$/.test(address.protocol)) return address.protocol;
  const shown = `${address.origin}${address.pathname}`;
  return shown.length <= maxAddressLength ? shown : `${shown.slice(0, maxAddressLength)}…`;
}

/** Returns the path of a missing file for a message: without user, query and fragment if it was probably intended as an address. */
export function missingPath(path: string): string {
  const shown = path
    // "http://" as a path is "http:/".
    .replace(/((?:^|[\\/=])[a-z][a-z\d+.-]+:[\\/]+)(?:.*@)?([^?#]*).*$/is, "$1$2")
    // Without a scheme, or with one that has no slashes after it.
    .replace(/(^|[\\/=])[^\\/@:=]+:(?![\\/]).*@/s, "$1");
  const query = shown.indexOf("?");
  return query !== -1 && shown.includes("=", query) ? `${shown.slice(0, query)}?***` : shown;
}
