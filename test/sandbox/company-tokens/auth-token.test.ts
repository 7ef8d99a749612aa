import { createCompanyTokensClient } from "@specwright/travel-expense/company-tokens/client";
import { afterAll, describe, expect, it } from "vitest";
import { createSandbox } from "../../../sandbox/index.js";
import { known } from "../support/seeds.js";

const sandbox = await createSandbox();
afterAll(() => sandbox.close());

const { baseUrl, fetch, credentials } = sandbox;
const marketplace = createCompanyTokensClient({
  baseUrl,
  fetch: (request) => {
    const presented = new Request(request);
    presented.headers.set("sandbox-client-certificate", "marketplace");
    return fetch(presented);
  },
});

describe("the auth token of a company", () => {
  it("is given to the marketplace, and taken by the password grant", async () => {
    const answer = await marketplace.createCompanyAuthToken({ path: { company_id: known.lindgren } });
    expect(answer).toMatchObject({ status: 200, data: { status: "PASS", code: 0, errormsg: "" } });
    const token = answer.status === 200 ? answer.data.token : "";
    const body = {
      client_id: credentials.application.id,
      client_secret: credentials.application.secret,
      grant_type: "password",
      username: known.lindgren,
      password: token,
      credtype: "authtoken",
    } as const;
    expect((await marketplace.issueCompanyToken({ body })).status).toBe(200);
    expect((await marketplace.issueCompanyToken({ body: { ...body, username: known.moreau } })).data).toMatchObject({
      code: 5,
    });
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
      { status: "FAIL", code: 1, errormsg: "The company is not known." },
    ]);
  });

  it("is answered with the correlation id that the marketplace sent", async () => {
    const id = "9b2f4c1e-3d5a-4f60-8a71-0c8e2d7b6a43";
    const headers = { "service-correlationid": id };
    const { response } = await marketplace.createCompanyAuthToken({ path: { company_id: known.lindgren }, headers });
    expect(response.headers.get("service-correlationid")).toBe(id);
  });
});
