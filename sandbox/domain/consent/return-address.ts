/** Parameters of an address with values that are encoded already. */
type Encoded = Readonly<Record<string, string | undefined>>;

/** Appends parameters to the existing ones of an address; the rest stays unchanged. Undefined values are omitted. */
export function withParameters(address: string, encoded: Encoded): string {
  const more = Object.entries(encoded).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  const separator = !address.includes("?") ? "?" : /[?&]$/.test(address) ? "" : "&";
  return `${address}${separator}${more.join("&")}`;
}

/**
 * Returns the address to which a user returns: the requested one, if the application has registered it up to its query;
 * without one, the first registered address. Undefined if there is none. An address has no fragment (RFC 6749, section
 * 3.1.2).
 */
export function returnAddress(asked: string | undefined, registered: readonly string[]): string | undefined {
  const address = asked ?? registered[0];
  if (address === undefined || !/^[\x21\x22\x24-\x7e]+$/.test(address)) return undefined;
  return registered.some((text) => withoutQuery(text) === withoutQuery(address)) ? address : undefined;
}

function withoutQuery(address: string): string {
  return address.split("?", 1)[0]!;
}

/** Returns a query parameter as it was sent, still encoded. Undefined if it is missing. */
export function encodedParameter(query: string, name: string): string | undefined {
  const pair = query.split("&").find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
