/** An absolute http or https address. Throws a TypeError that does not repeat it: it may hold a password. */
export function readAddress(text: string | undefined, forbidden?: RegExp): URL {
  if (text === undefined) throw new TypeError('"baseUrl" is missing.');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:/.test(url.href) || url.username + url.password || forbidden?.test(text)) {
    throw new TypeError(
      `An address must be an http or https URL without user name and password${forbidden === undefined ? "" : ", query and fragment"}.`,
    );
  }
  return url;
}
