/** The path and query of a request target, as sent. */
export interface RequestTarget {
  /** With percent-encoding, as sent. */
  readonly path: string;
  /** Without "?"; "" when there is none. */
  readonly query: string;
}

/**
 * Splits a request target. RFC 9112, section 3.2: "/orders?page=2", and also "http://host/orders" for proxies, and "*".
 * Drops a fragment, which addresses of the Fetch API may have.
 */
export function splitTarget(target: string): RequestTarget {
  const hash = target.indexOf("#");
  const whole = hash === -1 ? target : target.slice(0, hash);
  const mark = whole.indexOf("?");
  const start = pathStart(whole, mark === -1 ? whole.length : mark);
  const path = mark === -1 ? whole.slice(start) : whole.slice(start, mark);
  return { path: path === "" ? "/" : path, query: mark === -1 ? "" : whole.slice(mark + 1) };
}

/** The offset at which the path begins: behind the host when there is one. */
function pathStart(target: string, end: number): number {
  if (target.charCodeAt(0) === slash) return 0;
  const scheme = target.indexOf("://");
  if (scheme === -1 || scheme >= end) return 0;
  const start = target.indexOf("/", scheme + 3);
  return start === -1 || start > end ? end : start;
}

const slash = 0x2f;
