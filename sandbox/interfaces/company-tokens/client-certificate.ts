import type { CompanyTokensSecurity } from "@specwright/travel-expense/company-tokens/server";

/** The header that stands in for a client certificate, since the sandbox speaks plain HTTP. */
const standIn = "sandbox-client-certificate";

/** Lets in whoever presents the stand-in of a client certificate. */
export const clientCertificate: CompanyTokensSecurity<object>["clientCertificate"] = ({ request }) => {
  const presented = request.headers[standIn];
  return presented === undefined || presented === "" ? undefined : {};
};
