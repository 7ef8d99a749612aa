/** An absolute http or https address. Throws a TypeError that does not repeat it: it may hold a password. */
export function readAddress(text: string, forbidden?: RegExp): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url === undefined ||
    !/^https?:/.test(url.href) ||
    url.username + url.password !== "" ||
    forbidden?.test(text) === true
  ) {
    throw new TypeError(
      `An address must be an http or https URL without user name and password${forbidden === undefined ? "" : ", query and fragment"}.`,
    );
  }
  return url;
}
