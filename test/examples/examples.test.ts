import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createRequest } from "../../examples/call-the-platform.js";
import { createService, listen } from "../../examples/implement-an-interface.js";
import { testLamp } from "../../examples/test-against-the-sandbox.js";
import { testIsApproved } from "../../examples/test-your-code.js";
import { createCompanyTokensServer, unimplementedCompanyTokens } from "../../generated/company-tokens/server.js";
import type { PurchaseRequest } from "../../generated/purchase-requests/index.js";
import { createPurchaseRequestsClient } from "../../generated/purchase-requests/client.js";
import { toFetchHandler } from "../../generated/runtime/adapters.js";

const callers = new Map([
  ["all", { name: "ada", scopes: ["purchaserequest.write", "purchaserequest.read"] }],
  ["reader", { name: "bob", scopes: ["purchaserequest.read"] }],
]);

const request: PurchaseRequest = {
  userEmail: "ada@example.com",
  currencyCode: "EUR",
  lineItems: [
    { purchaseType: "GOODS", vendorCode: "V", vendorAddressCode: "A", description: "Lamp", quantity: 1, unitPrice: 9 },
  ],
};

const account = {
  clientId: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43",
  clientSecret: "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350",
  companyId: "company",
  authToken: "auth",
};

afterEach(() => void vi.restoreAllMocks());

describe("the example that calls the platform", () => {
  it("exchanges a token and goes on at the host that the answer names", async () => {
    const tokens = toFetchHandler(
      createCompanyTokensServer({
        handlers: {
          ...unimplementedCompanyTokens,
          issueCompanyToken: ({ body }) => ({
            status: 200,
            body: {
              access_token: body.password === "auth" ? "all" : "none",
              refresh_token: "later",
              expires_in: "3600",
              scope: "purchaserequest.write",
              token_type: "Bearer",
              geolocation: "https://nearby.example",
            },
          }),
        },
        security: { clientCertificate: () => "the marketplace" },
      }),
    );
    const purchases = toFetchHandler(createService(callers));
    const hosts: string[] = [];
    const fetch = (sent: Request): Promise<Response> => {
      const { host } = new URL(sent.url);
      hosts.push(host);
      return host === "nearby.example" ? purchases(sent) : tokens(sent);
    };
    expect(await createRequest("https://first.example", account, request, fetch)).toBe("PRQ-1");
    expect(hosts).toEqual(["first.example", "nearby.example"]);
  });
});

describe("the example that implements an interface", () => {
  it("answers over HTTP and keeps what it was sent apart by caller", async () => {
    const http = listen(0, callers);
    await new Promise((resolve) => http.once("listening", resolve));
    const baseUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    try {
      const ada = createPurchaseRequestsClient({ baseUrl, auth: { bearerToken: "all" } });
      const bob = createPurchaseRequestsClient({ baseUrl, auth: { bearerToken: "reader" } });
      const created = await ada.createPurchaseRequest({ body: request });
      expect(created).toMatchObject({ status: 202, data: { id: "PRQ-1" } });
      const question = { path: { id: "PRQ-1" }, query: { mode: "COMPACT" } } as const;
      expect(await ada.getPurchaseRequest(question)).toMatchObject({
        status: 200,
        data: { purchaseRequestId: "PRQ-1" },
      });
      expect(await bob.getPurchaseRequest(question)).toMatchObject({ status: 404 });
      expect(await bob.createPurchaseRequest({ body: request })).toMatchObject({ status: 403 });
    } finally {
      http.closeAllConnections();
      http.close();
    }
  });
});

describe("the example that tests its own code", () => {
  it("runs against a server in the same process", async () => {
    expect(await testIsApproved()).toBe(true);
  });
});

describe("the example that tests against the sandbox", () => {
  it("meets a world that knows better, and moves its clock", async () => {
    expect(await testLamp()).toEqual([["invalidVendor"], "in creation", "Pending Approval", "Approved, PO-7"]);
  });
});
