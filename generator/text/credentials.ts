/** The part of an address before its "@": a user, and perhaps a password or a token. */
const userInfo = /\/\/([^\s/?#"'<>\\]+)@/g;

/** A text in which the users and passwords of addresses are asterisks. Lengths do not change, so that columns keep their meaning. */
export function withoutCredentials(text: string): string {
  return text.includes("//")
    ? text.replace(userInfo, (_, written: string) => `//${"*".repeat(written.length)}@`)
    : text;
}

/** Characters of an address that a message shows. */
const longestAddress = 160;

/** An address for a message, without user, query and fragment; of other schemes than http and https only the scheme. */
export function addressText(address: URL): string {
  if (!/^https?:$/.test(address.protocol)) return address.protocol;
  const shown = `${address.origin}${address.pathname}`;
  return shown.length <= longestAddress ? shown : `${shown.slice(0, longestAddress)}…`;
}

/** The path of a file that is not there, for a message: without user, query and fragment where an address was probably meant. */
export function missingPath(path: string): string {
  const shown = path
    // "http://" as a path is "http:/".
    .replace(/((?:^|[\\/=])[a-z][a-z\d+.-]+:[\\/]+)(?:.*@)?([^?#]*).*$/is, "$1$2")
    // Without a scheme, or with one that has no slashes after it.
    .replace(/(^|[\\/=])[^\\/@:=]+:(?![\\/]).*@/s, "$1");
  const query = shown.indexOf("?");
  return query !== -1 && shown.includes("=", query) ? `${shown.slice(0, query)}?***` : shown;
}
