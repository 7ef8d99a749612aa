import type { Server } from "./interfaces/interface.js";
import type { Sandbox } from "./sandbox.js";

/** The network around a start. */
interface Surroundings {
  /** The file with the authority of certificates; undefined for plain HTTP. */
  readonly authority: string | undefined;
  /** True if only this machine reaches the address. */
  readonly isLoopback: boolean;
  /** Origins that the sandbox may call. */
  readonly origins: readonly string[];
}

/**
 * The words at the start: the address, a line for each interface, credentials of each kind, and calls that work as pasted.
 * Over TLS the calls trust the authority in a file.
 */
export function greeting(
  { baseUrl, servers, credentials }: Sandbox & { readonly servers: readonly Server[] },
  { authority, isLoopback, origins }: Surroundings,
): string {
  const { company, application, administrator, controlKey } = credentials;
  const width = Math.max(...servers.map(({ name }) => name.length));
  const lines = [
    `The sandbox answers at ${baseUrl}`,
    ...(isLoopback ? [] : [reachLine(origins)]),
    "",
    ...servers.map(({ name, routes }) => `  ${name.padEnd(width)}  ${routes[0]?.path ?? ""}`),
    "",
    "Credentials",
    `  company                  ${company.id}`,
    ...(company.authToken === undefined ? [] : [`  auth token               ${company.authToken}`]),
    `  application              ${application.id}`,
    `  its secret               ${application.secret}`,
    `  legacy key and secret    ${application.consumerKey} ${application.consumerSecret}`,
    ...(administrator === undefined
      ? []
      : [`  administrator            ${administrator.loginId} ${administrator.password}`]),
    ...(controlKey === undefined ? [] : [`  control key              ${controlKey}`]),
    "",
    "  company access token",
    company.accessToken,
    "",
    "  application's token",
    application.jwt,
    "",
    "Calls to begin with",
    ...calls(baseUrl, credentials, authority),
  ];
  return lines.join("\n");
}

/** Returns the line about outgoing calls, for a sandbox that other machines can reach. */
function reachLine(origins: readonly string[]): string {
  const called =
    origins.length === 0 ? "calls no address; --outgoing ORIGIN allows one" : `calls only ${origins.join(", ")}`;
  return `Other machines may reach it. It ${called}.`;
}

/** Three calls as one pastes them into a shell. */
function calls(baseUrl: string, { company }: Sandbox["credentials"], authority: string | undefined): readonly string[] {
  const curl = authority === undefined ? "curl -s" : `curl -s --cacert '${authority.replaceAll("'", "'\\''")}'`;
  const body =
    '{"userLoginId":"requester@lindgren.example","currencyCode":"EUR","lineItems":[{"purchaseType":"GOODS","vendorCode":"V-1001","vendorAddressCode":"VA-01","description":"Desk lamp","quantity":2,"unitPrice":39.5}]}';
  const address = `${baseUrl}/purchaserequest/v4/purchaserequests`;
  return [
    `${curl} -H 'Authorization: Bearer ${company.accessToken}' -H 'Content-Type: application/json' -d '${body}' ${address}`,
    `${curl} -H 'Authorization: Bearer ${company.accessToken}' '${address}/PRQ-5001?mode=COMPACT'`,
    `${curl} -H 'Authorization: Bearer ${company.accessToken}' -H 'Content-Type: application/json' -d '{}' ${address}`,
  ];
}
