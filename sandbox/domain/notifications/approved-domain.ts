/**
 * True for an address of http or https whose domain is approved, or lies below one that is; its port does not matter. An
 * address that another program could read otherwise is not approved: one with a user, a backslash or an escape before its
 * path, or with white space anywhere.
 */
export function isApproved(url: string, approved: readonly string[]): boolean {
  const [, authority] = /^https?:\/\/([^/?#]+)/i.exec(url) ?? [];
  if (authority === undefined || /[@\\%]/.test(authority) || !/^[^\s\p{Cc}\\]+$/u.test(url)) return false;
  const domain = domainOf(authority);
  return (
    domain !== undefined &&
    approved
      .map(domainOf)
      .some(
        (otherDomain) => otherDomain !== undefined && (domain === otherDomain || domain.endsWith(`.${otherDomain}`)),
      )
  );
}

/** A domain in its one form: small letters, in ASCII, without the port and the dot of the root. */
function domainOf(authority: string): string | undefined {
  const address = `http://${authority}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const domain = hostname.endsWith(".") ? hostname.slice(0, -1) : hostname;
  return domain.split(".").includes("") ? undefined : domain;
}
