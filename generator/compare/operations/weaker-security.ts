import type { SecurityScheme } from "../../model/security.js";

/** True if a scheme protects less: its credential carries no scopes any more, is a password, or appears in more logs. */
export function isWeakerScheme(before: SecurityScheme, after: SecurityScheme): boolean {
  return strengthOf(after) < strengthOf(before);
}

/** RFC 9700 (OAuth security), RFC 6750 section 2.3 (URIs are logged), RFC 7617 section 4 (Basic sends the password). */
function strengthOf(scheme: SecurityScheme): number {
  switch (scheme.kind) {
    case "mutualTLS":
      return 5;
    case "oauth2":
    case "openIdConnect":
      return 4;
    case "http":
      return scheme.scheme.toLowerCase() === "basic" ? 1 : 3;
    case "apiKey":
      return { header: 3, cookie: 2, query: 1 }[scheme.in];
  }
}

/** Flows that RFC 9700, sections 2.1.2 and 2.4, advises against. */
export const weakFlows: ReadonlySet<string> = new Set(["implicit", "password"]);

/** True if a URL sends in clear text, and the earlier ones were encrypted. */
export function isWeakerUrl(before: readonly (string | undefined)[], after: string | undefined): boolean {
  return isClearText(after) && before.some((url) => url?.startsWith("https:")) && !before.some(isClearText);
}

/** Nothing leaves this machine for its own addresses. RFC 8252, section 8.3. */
function isClearText(url = ""): boolean {
  return /^http:(?!\/\/(?:localhost|127\.[\d.]+|\[::1\])(?:[:/?#]|$))/i.test(url);
}
