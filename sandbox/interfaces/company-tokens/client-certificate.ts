import type { CompanyTokensSecurity } from "@specwright/travel-expense/company-tokens/server";

/** The header that stands in for a client certificate over plain HTTP. */
const standIn = "sandbox-client-certificate";

/**
 * Lets in whoever presents a client certificate. Over TLS it is one of the authority that the server was started with; the
 * stand-in counts over plain HTTP alone.
 */
export const clientCertificate: CompanyTokensSecurity<object>["clientCertificate"] = ({ request }) => {
  const { encrypted, authorized } = socketOf(request.native);
  if (encrypted === true) return authorized === true ? {} : undefined;
  const presented = request.headers[standIn];
  return presented === undefined || presented === "" ? undefined : {};
};

/** The socket of a request of Node, as far as it tells of TLS. */
interface Socket {
  /** True on a connection with TLS; absent without. */
  readonly encrypted?: boolean;
  /** True where the caller's certificate was checked and is trusted; absent without TLS. */
  readonly authorized?: boolean;
}

function socketOf(native: unknown): Socket {
  return (native as { readonly socket?: Socket } | null | undefined)?.socket ?? {};
}
