import type { ServableSandbox } from "./create-sandbox.js";
import type { Sandbox } from "./sandbox.js";

/** The network around a start. */
interface Surroundings {
  /** The file with the authority of certificates; undefined for plain HTTP. */
  readonly authority: string | undefined;
  /** True if only this machine reaches the address. */
  readonly isLoopback: boolean;
  /** Origins that the sandbox may call. */
  readonly origins: readonly string[];
  /** True if the control key is known already, and must not be printed. */
  readonly isKeyChosen: boolean;
}

/** A sandbox that greets. */
type Greeted = Pick<ServableSandbox, "baseUrl" | "servers" | "credentials" | "consoleLink">;

/**
 * The words at the start: the address, a line for each interface, credentials of each kind, and a command that fetches tokens, with
 * calls that use them. All work as pasted into a shell. Over TLS they trust the authority in a file.
 */
export function greeting(
  { baseUrl, servers, credentials, consoleLink }: Greeted,
  { authority, isLoopback, origins, isKeyChosen }: Surroundings,
): string {
  const { company, application, administrator, controlKey } = credentials;
  const width = Math.max(...servers.map(({ name }) => name.length));
  const lines = [
    `The sandbox answers at ${baseUrl}`,
    ...(isLoopback ? [] : [reachLine(origins)]),
    ...(isKeyChosen || controlKey === undefined ? [] : [`Its console opens once at ${consoleLink() ?? ""}`]),
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
    ...(controlKey === undefined ? [] : [`  control key              ${isKeyChosen ? chosenKey : controlKey}`]),
    "",
    ...callLines(baseUrl, credentials, curlOf(authority), isKeyChosen),
  ];
  return lines.join("\n");
}

const chosenKey = "the one that you chose; the commands below read it from SANDBOX_CONTROL_KEY";

/** Returns the line about outgoing calls, for a sandbox that other machines can reach. */
function reachLine(origins: readonly string[]): string {
  const called =
    origins.length === 0 ? "calls no address; --outgoing ORIGIN allows one" : `calls only ${origins.join(", ")}`;
  return `Other machines may reach it. It ${called}.`;
}

function curlOf(authority: string | undefined): string {
  return authority === undefined ? "curl -s" : `curl -s --cacert ${quoted(authority)}`;
}

/** The command that fetches tokens, and three calls with the company's. */
function callLines(
  baseUrl: string,
  credentials: Sandbox["credentials"],
  curl: string,
  isKeyChosen: boolean,
): readonly string[] {
  const tokens = tokenCommand(baseUrl, credentials, curl, isKeyChosen);
  if (tokens === undefined)
    return ["No command fetches tokens: the control is off, and the seed has no auth token for the company."];
  const body =
    '{"userLoginId":"requester@lindgren.example","currencyCode":"EUR","lineItems":[{"purchaseType":"GOODS","vendorCode":"V-1001","vendorAddressCode":"VA-01","description":"Desk lamp","quantity":2,"unitPrice":39.5}]}';
  const address = `${baseUrl}/purchaserequest/v4/purchaserequests`;
  const asCompany = `${curl} -H "Authorization: Bearer $TOKEN"`;
  return [
    "Tokens of the company and the application, for an hour",
    tokens,
    "",
    "First calls",
    `${asCompany} -H 'Content-Type: application/json' -d '${body}' ${address}`,
    `${asCompany} '${address}/PRQ-5001?mode=COMPACT'`,
    `${asCompany} -H 'Content-Type: application/json' -d '{}' ${address}`,
  ];
}

/** The command that sets TOKEN and APP_TOKEN by the control, or TOKEN by the password grant. Undefined without both. */
function tokenCommand(
  baseUrl: string,
  { company, application, controlKey }: Sandbox["credentials"],
  curl: string,
  isKeyChosen: boolean,
): string | undefined {
  if (controlKey !== undefined) {
    const keyHeader = isKeyChosen
      ? '"Sandbox-Control-Key: $SANDBOX_CONTROL_KEY"'
      : quoted(`Sandbox-Control-Key: ${controlKey}`);
    const headers = `-H ${keyHeader} -H 'Content-Type: application/json'`;
    const minted = (subject: object): string =>
      `$(${curl} ${headers} -d ${quoted(JSON.stringify(subject))} ${baseUrl}/sandbox-control/v1/tokens | ${memberOf("token")})`;
    const applicationId = application.id;
    return `TOKEN=${minted({ applicationId, companyId: company.id })} APP_TOKEN=${minted({ applicationId })}`;
  }
  if (company.authToken === undefined) return undefined;
  const fields = {
    grant_type: "password",
    credtype: "authtoken",
    client_id: application.id,
    client_secret: application.secret,
    username: company.id,
    password: company.authToken,
  };
  const form = Object.entries(fields).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
  return `TOKEN=$(${curl} ${form.join(" ")} ${baseUrl}/oauth2/v0/token | ${memberOf("access_token")})`;
}

/** Returns a filter that prints a property of a JSON object, whose value needs no escapes. */
function memberOf(name: string): string {
  return `sed -n 's/.*"${name}":"\\([^"]*\\)".*/\\1/p'`;
}

/** A word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
