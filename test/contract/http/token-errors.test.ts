import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCompanyTokensServer, unimplementedCompanyTokens } from "../../../generated/company-tokens/server.js";
import { adapters, type Served } from "./adapters.js";

const grant = {
  client_id: "1e7c2b94-8a35-4d60-b1f2-6c9d0e5a7b48",
  client_secret: "c2f8a6d1-0b47-4e93-9d5c-8e3f7a1b2c60",
  grant_type: "password",
  username: "7a4d9c03-5e21-4f8b-8c76-2b1a0f3e9d65",
  password: "auth-token-1",
  credtype: "authtoken",
};

function without(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(grant).filter(([name]) => !names.includes(name)));
}

/** Forms with one problem, and with two, by the rows of document 1; the first matching row is reported. */
const refused: readonly (readonly [what: string, form: Record<string, string>, row: readonly unknown[]])[] = [
  ["no username", without("username"), [400, 51, "invalid_request", "username was not supplied"]],
  ["no password", without("password"), [400, 52, "invalid_request", "password was not supplied"]],
  ["no client_id", without("client_id"), [400, 62, "invalid_request", "client_id was not supplied"]],
  ["no client_secret", without("client_secret"), [400, 63, "invalid_request", "client_secret was not supplied"]],
  ["no grant_type", without("grant_type"), [400, 65, "invalid_request", "grant_type was not supplied"]],
  ["no credtype", without("credtype"), [400, 120, "invalid_request", "credtype is invalid"]],
  ["another credtype", { ...grant, credtype: "password" }, [400, 120, "invalid_request", "credtype is invalid"]],
  ["another grant", { ...grant, grant_type: "otp" }, [400, 60, "invalid_grant", "No matching grants"]],
  ["a client_id that is not a UUID", { ...grant, client_id: "me" }, [401, 61, "invalid_client", "Client not found"]],
  [
    "neither client_id nor password",
    without("password", "client_id"),
    [400, 52, "invalid_request", "password was not supplied"],
  ],
  ["no fields", {}, [400, 51, "invalid_request", "username was not supplied"]],
];

describe.each(adapters)("the token endpoint through $name", (adapter) => {
  let served: Served;
  beforeAll(async () => {
    served = await adapter.serve(
      createCompanyTokensServer({
        handlers: unimplementedCompanyTokens,
        security: { clientCertificate: () => "caller" },
      }),
    );
  });
  afterAll(() => served.close());

  const send = (body: string, type: string = "application/x-www-form-urlencoded"): Promise<Response> =>
    served.send("/oauth2/v0/token", { method: "POST", headers: { "content-type": type }, body });

  it.each(refused)("refuses a form with %s by one row of the document", async (_, form, [status, ...row]) => {
    const response = await send(new URLSearchParams(form).toString());
    const [code, error, error_description] = row;
    expect([response.status, await response.json()]).toEqual([status, { code, error, error_description }]);
  });

  it("finds no username in a body of another media type", async () => {
    const response = await send("{}", "application/json");
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 51, error: "invalid_request", error_description: "username was not supplied" },
    ]);
  });

  it("tells no code that is not in the document when the request is too long", async () => {
    const response = await send(`username=${"a".repeat(2_000_000)}`);
    expect([response.status, await response.json()]).toEqual([
      413,
      { code: 115, error: "invalid_request", error_description: "Unauthenticated client will not be issued a token" },
    ]);
  });
});
