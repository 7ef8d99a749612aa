import type { CompanyTokensSecurity } from "@specwright/travel-expense/company-tokens/server";

/** The header that replaces a client certificate over plain HTTP. */
const standIn = "sandbox-client-certificate";

/**
 * Accepts callers with a client certificate. Over TLS the authority of the server must have signed it; the header
 * replaces it only over plain HTTP.
 */
export const clientCertificate: CompanyTokensSecurity<object>["clientCertificate"] = ({ request }) => {
  const { encrypted, authorized } = socketOf(request.native);
  if (encrypted === true) return authorized === true ? {} : undefined;
  const presented = request.headers[standIn];
  return presented === undefined || presented === "" ? undefined : {};
};

/** The TLS properties of the socket of a Node request. */
interface Socket {
  /** True on a connection with TLS; absent without. */
  readonly encrypted?: boolean;
  /** True if the caller's certificate was verified. Undefined without TLS. */
  readonly authorized?: boolean;
}

function socketOf(native: unknown): Socket {
  return (native as { readonly socket?: Socket } | null | undefined)?.socket ?? {};
}
