import { createCompanyTokensClient } from "@specwright/travel-expense/company-tokens/client";
import { createIdentityClient } from "@specwright/travel-expense/identity/client";
import { createPurchaseRequestsClient } from "@specwright/travel-expense/purchase-requests/client";
import { describe, expect, it } from "vitest";
import { known } from "../support/seeds.js";
import { minted } from "../support/tokens.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();

const { baseUrl, fetch, credentials } = sandbox;
const marketplace = createCompanyTokensClient({
  baseUrl,
  fetch: (request) => {
    const presented = new Request(request);
    presented.headers.set("sandbox-client-certificate", "marketplace");
    return fetch(presented);
  },
});

const passwordGrant = {
  client_id: credentials.application.id,
  client_secret: credentials.application.secret,
  grant_type: "password",
  username: known.lindgren,
  password: "lindgren-auth-token",
  credtype: "authtoken",
} as const;

describe("the auth token of a company", () => {
  it("is given to the marketplace, and taken by the password grant", async () => {
    const answer = await marketplace.createCompanyAuthToken({ path: { company_id: known.lindgren } });
    expect(answer).toMatchObject({ status: 200, data: { status: "PASS", code: 0, errormsg: "" } });
    const token = answer.status === 200 ? answer.data.token : "";
    expect(token).toMatch(/^\w{40}$/);
    const body = { ...passwordGrant, password: token };
    expect((await marketplace.issueCompanyToken({ body })).status).toBe(200);
    expect((await marketplace.issueCompanyToken({ body: { ...body, username: known.moreau } })).data).toMatchObject({
      code: 5,
    });
  });

  it("is given and taken for the UUIDs of company and client in every letter case, and the secret in its own", async () => {
    const path = { company_id: known.lindgren.toUpperCase() };
    const given = await marketplace.createCompanyAuthToken({ path });
    const password = given.status === 200 ? given.data.token : "";
    const { client_id, client_secret } = passwordGrant;
    const body = { ...passwordGrant, password, client_id: client_id.toUpperCase(), username: path.company_id };
    expect((await marketplace.issueCompanyToken({ body })).status).toBe(200);
    const wrong = { ...body, client_secret: client_secret.toUpperCase() };
    expect(await marketplace.issueCompanyToken({ body: wrong })).toMatchObject({ status: 401, data: { code: 64 } });
  });

  it("is taken for 24 hours by the clock, as often as wanted", async () => {
    const given = await marketplace.createCompanyAuthToken({ path: { company_id: known.lindgren } });
    const token = given.status === 200 ? given.data.token : "";
    const grant = () => marketplace.issueCompanyToken({ body: { ...passwordGrant, password: token } });
    expect((await grant()).status).toBe(200);
    await sandbox.control.advanceClock({ body: { seconds: 86_399 } });
    expect((await grant()).status).toBe(200);
    await sandbox.control.advanceClock({ body: { seconds: 1 } });
    expect(await grant()).toMatchObject({ status: 400, data: { code: 19 } });
  });

  it("leads to an access token that opens other interfaces for 3600 seconds by the clock", async () => {
    const answer = await marketplace.issueCompanyToken({ body: passwordGrant });
    const bearerToken = answer.status === 200 ? answer.data.access_token : "";
    const requests = createPurchaseRequestsClient({ baseUrl, fetch, auth: { bearerToken } });
    const ask = async () =>
      (await requests.getPurchaseRequest({ path: { id: "none" }, query: { mode: "COMPACT" } })).status;
    await sandbox.control.advanceClock({ body: { seconds: 3599 } });
    expect(await ask()).toBe(404);
    await sandbox.control.advanceClock({ body: { seconds: 1 } });
    expect(await ask()).toBe(401);
  });

  it("leads to an access token that outlives the connection of its company, and the application", async () => {
    const answer = await marketplace.issueCompanyToken({ body: passwordGrant });
    const bearerToken = answer.status === 200 ? answer.data.access_token : "";
    const { control } = sandbox;
    await control.setConditions({ body: { kind: "applications", id: known.connector, conditions: ["disabled"] } });
    await control.deleteRecord({ path: { kind: "connections", id: `${known.lindgren},${known.connector}` } });
    expect(await marketplace.issueCompanyToken({ body: passwordGrant })).toMatchObject({ data: { code: 59 } });
    const requests = createPurchaseRequestsClient({ baseUrl, fetch, auth: { bearerToken } });
    const ask = () => requests.getPurchaseRequest({ path: { id: "PRQ-5001" }, query: { mode: "COMPACT" } });
    expect((await ask()).status).toBe(200);
    await control.setConditions({ body: { kind: "companies", id: known.lindgren, conditions: ["disabled"] } });
    expect((await ask()).status).toBe(200);
    await control.resetWorld({});
  });

  it("stands beside tokens of users, which open nothing while the account of their user is disabled, or once the user is gone", async () => {
    const { control } = sandbox;
    const userId = "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43";
    const body = { applicationId: known.connector, companyId: known.lindgren, userId };
    const ofUser = await control.mintToken({ body });
    const bearerToken = ofUser.status === 201 ? ofUser.data.token : "";
    const requests = createPurchaseRequestsClient({ baseUrl, fetch, auth: { bearerToken } });
    const ask = () => requests.getPurchaseRequest({ path: { id: "PRQ-5001" }, query: { mode: "COMPACT" } });
    const setConditions = (...conditions: "disabled"[]) =>
      control.setConditions({ body: { kind: "users", id: userId, conditions } });
    expect((await ask()).status).toBe(200);
    await setConditions("disabled");
    expect((await ask()).status).toBe(401);
    await setConditions();
    expect((await ask()).status).toBe(200);
    const companyToken = await minted(sandbox);
    const identity = createIdentityClient({ baseUrl, fetch, auth: { companyToken } });
    expect((await identity.deleteUser({ path: { id: userId } })).status).toBe(204);
    expect((await ask()).status).toBe(401);
    await control.resetWorld({});
  });

  it("is refused in the documented members without a client certificate", async () => {
    const partner = createCompanyTokensClient({ baseUrl, fetch });
    const answer = await partner.createCompanyAuthToken({ path: { company_id: known.lindgren } });
    expect([answer.status, answer.data]).toMatchObject([401, { status: "FAIL", code: 1 }]);
  });

  it("is refused for a company that does not exist", async () => {
    const answer = await marketplace.createCompanyAuthToken({ path: { company_id: "nobody" } });
    expect([answer.status, answer.data]).toEqual([
      404,
      { status: "FAIL", code: 1, errormsg: "The company does not exist." },
    ]);
  });

  it("is answered with the correlation id that the marketplace sent", async () => {
    for (const id of ["9b2f4c1e-3d5a-4f60-8a71-0c8e2d7b6a43", "marketplace-call-4711"]) {
      const headers = { "service-correlationid": id };
      const { response } = await marketplace.createCompanyAuthToken({ path: { company_id: known.lindgren }, headers });
      expect(response.headers.get("service-correlationid")).toBe(id);
    }
  });
});
