/** Parameters of an address with values that are encoded already. */
type Encoded = Readonly<Record<string, string | undefined>>;

/** An address with more parameters, behind those that it has; nothing of it is changed. Absent values are left out. */
export function withParameters(address: string, encoded: Encoded): string {
  const more = Object.entries(encoded).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  const separator = !address.includes("?") ? "?" : /[?&]$/.test(address) ? "" : "&";
  return `${address}${separator}${more.join("&")}`;
}

/**
 * The address to which a user returns: the one that is asked for, if the application has registered it up to its query; without
 * one, the first that is registered. Undefined where there is none. An address has no fragment (RFC 6749, section 3.1.2).
 */
export function returnAddress(asked: string | undefined, registered: readonly string[]): string | undefined {
  const address = asked ?? registered[0];
  if (address === undefined || !/^[\x21\x22\x24-\x7e]+$/.test(address)) return undefined;
  return registered.some((text) => withoutQuery(text) === withoutQuery(address)) ? address : undefined;
}

function withoutQuery(address: string): string {
  return address.split("?", 1)[0]!;
}

/** A parameter of a query as it was sent, still encoded; undefined where it is not there. */
export function encodedParameter(query: string, name: string): string | undefined {
  const pair = query.split("&").find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
