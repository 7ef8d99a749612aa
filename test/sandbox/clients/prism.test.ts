import { createServer } from "node:http";
import { createCompanyTokensClient } from "@specwright/travel-expense/company-tokens/client";
import { createEventSubscriptionsClient } from "@specwright/travel-expense/event-subscriptions/client";
import { createIdentityClient } from "@specwright/travel-expense/identity/client";
import { createInvoiceDigestsClient } from "@specwright/travel-expense/invoice-digests/client";
import { createLegacyTokensClient } from "@specwright/travel-expense/legacy-tokens/client";
import { createLoyaltyClient } from "@specwright/travel-expense/loyalty/client";
import { createNotificationsClient } from "@specwright/travel-expense/notifications/client";
import { createPurchaseRequestsClient } from "@specwright/travel-expense/purchase-requests/client";
import { createReceiptImagesClient } from "@specwright/travel-expense/receipt-images/client";
import { createTravelProfileClient } from "@specwright/travel-expense/travel-profile/client";
import { createVendorsClient } from "@specwright/travel-expense/vendors/client";
import { expect, it } from "vitest";
import { someone } from "../identity/support.js";
import { keyPair, people } from "../legacy-tokens/support.js";
import { images } from "../support/images.js";
import { order, requester } from "../support/purchasing.js";
import { known } from "../support/seeds.js";
import { legacyToken, minted } from "../support/tokens.js";
import { type Behind, behindPrism, isPrismInstalled, listening } from "./behind-prism.js";

interface Walk {
  readonly name: string;
  readonly walk: (behind: Behind) => Promise<void>;
  /** Statuses of its responses, in their order. */
  readonly statuses: readonly number[];
  /** Limits of Prism that the walk meets, as Prism tells them. */
  readonly limits?: readonly string[];
}

/** Prism knows the schemes of the HTTP registry alone, and so lets every request pass that has another one. */
const unknownScheme = "request: We currently do not support this type of security scheme: http/oauth";

/** Prism reads JSON and forms; XML is text to it, whose place, status and parameters alone it judges. The XSDs are libxml2's part. */
const xmlRequest = "request.body: Request body must be object";
const xmlAnswer = "response.body: Response body must be object";

const walks: readonly Walk[] = [
  {
    name: "purchase-requests",
    async walk({ baseUrl, fetch, sandbox }) {
      const auth = { bearerToken: sandbox.credentials.company.accessToken };
      const client = createPurchaseRequestsClient({ baseUrl, fetch, auth });
      const created = await client.createPurchaseRequest({ body: order });
      const id = (created.status === 202 && created.data.id) || "";
      await client.getPurchaseRequest({ path: { id }, query: { mode: "COMPACT" } });
      await sandbox.control.advanceClock({ body: { seconds: 60 } });
      await client.getPurchaseRequest({ path: { id }, query: { mode: "COMPACT" } });
      await client.getPurchaseRequest({ path: { id: "none" }, query: { mode: "COMPACT" } });
      const lineItems = [{ ...order.lineItems[0]!, vendorCode: "none" }];
      await client.createPurchaseRequest({ body: { ...order, lineItems } });
      const nobody = createPurchaseRequestsClient({ baseUrl, fetch, auth: { bearerToken: "none" } });
      await nobody.getPurchaseRequest({ path: { id }, query: { mode: "COMPACT" } });
    },
    statuses: [202, 200, 200, 404, 400, 401],
  },
  {
    name: "company-tokens",
    async walk({ baseUrl, fetch, sandbox }) {
      const client = createCompanyTokensClient({ baseUrl, fetch });
      const { company, application } = sandbox.credentials;
      const body = {
        client_id: application.id,
        client_secret: application.secret,
        grant_type: "password",
        username: company.id,
        password: company.authToken ?? "",
        credtype: "authtoken",
      } as const;
      await client.issueCompanyToken({ body });
      await client.issueCompanyToken({ body: { ...body, password: "none" } });
    },
    statuses: [200, 400],
  },
  {
    name: "legacy-tokens",
    async walk({ baseUrl, fetch }) {
      const auth = { userCredentials: people.administrator, consumerKey: keyPair.client_id };
      const issued = await createLegacyTokensClient({ baseUrl, fetch, auth }).getAccessToken();
      const { Token, Refresh_Token } = issued.status === 200 ? issued.data : { Token: "", Refresh_Token: "" };
      const client = createLegacyTokensClient({ baseUrl, fetch, auth: { oauthToken: Token } });
      await client.listConnectionRequests();
      const renewed = await client.refreshAccessToken({ query: { ...keyPair, refresh_token: Refresh_Token } });
      const token = renewed.status === 200 ? renewed.data.Token : "";
      const again = createLegacyTokensClient({ baseUrl, fetch, auth: { oauthToken: token } });
      await again.revokeTokens({ query: { token } });
      await client.exchangeRequestToken({ query: { ...keyPair, code: "none" } });
    },
    statuses: [200, 200, 200, 204, 400],
    limits: [unknownScheme, unknownScheme, unknownScheme],
  },
  {
    name: "event-subscriptions",
    async walk({ baseUrl, fetch, sandbox }) {
      const auth = { bearerToken: sandbox.credentials.application.jwt };
      const client = createEventSubscriptionsClient({ baseUrl, fetch, auth });
      await client.listTopics();
      const partner = createServer((_, response) => response.end());
      const webHookConfig = { endpoint: await listening(partner) };
      await client.saveSubscription({ body: { id: "prism.all", topic: "public.test", filter: ".*", webHookConfig } });
      await client.listSubscriptions();
      await client.getSubscription({ path: { id: "prism.all" } });
      await client.deleteSubscription({ path: { id: "prism.all" } });
      await client.getSubscription({ path: { id: "none" } });
      partner.closeAllConnections();
      partner.close();
    },
    statuses: [200, 200, 200, 200, 200, 404],
  },
  {
    name: "notifications",
    async walk({ baseUrl, fetch, sandbox }) {
      const auth = { companyToken: sandbox.credentials.company.accessToken };
      const client = createNotificationsClient({ baseUrl, fetch, auth });
      const body = { sessionId: "s-prism", templateId: "welcome" };
      const data = { sessionId: body.sessionId, userId: requester.userId };
      const event = { companyId: known.lindgren, topic: "public.test", eventType: "started", data };
      await sandbox.control.publishEvent({ body: event });
      await client.sendMessage({ path: { userId: requester.userId }, body });
      await client.sendMessage({ path: { userId: requester.userId }, body: { ...body, templateId: "none" } });
    },
    statuses: [200, 404],
  },
  {
    name: "identity",
    async walk({ baseUrl, fetch, sandbox }) {
      const client = createIdentityClient({ baseUrl, fetch, auth: { companyToken: await minted(sandbox) } });
      const created = await client.createUser({ body: someone("prism@lindgren.example") });
      const id = (created.status === 201 && created.data.id) || "";
      await client.getUser({ path: { id } });
      await client.listUsers();
      await client.searchUsers({ body: { filter: 'userName eq "prism@lindgren.example"' } });
      await client.replaceUser({ path: { id }, body: someone("prism@lindgren.example", { displayName: "Prism" }) });
      const Operations = [{ op: "replace", path: "title", value: "Chef" }] as const;
      await client.changeUser({
        path: { id },
        body: { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations: [...Operations] },
      });
      await client.deleteUser({ path: { id } });
      await client.getUser({ path: { id } });
      await client.listResourceTypes();
      await client.getServiceProviderConfiguration();
      await client.listSchemas();
    },
    statuses: [201, 200, 200, 200, 200, 200, 204, 404, 200, 200, 200],
  },
  {
    name: "invoice-digests",
    async walk({ baseUrl, fetch, sandbox }) {
      const auth = { accessToken: sandbox.credentials.company.accessToken };
      const client = createInvoiceDigestsClient({ baseUrl, fetch, auth });
      await client.listInvoiceDigests();
      await client.getInvoiceDigest({ path: { id: "invoice-1" } });
      await client.getInvoiceDigest({ path: { id: "none" } });
      await client.getLocalizedData();
    },
    statuses: [200, 200, 404, 200],
  },
  {
    name: "vendors",
    async walk({ baseUrl, fetch, sandbox }) {
      const auth = { accessToken: sandbox.credentials.company.accessToken };
      const client = createVendorsClient({ baseUrl, fetch, auth });
      const vendor = { VendorCode: "V-9", AddressCode: "VA-09", StatusList: [] };
      await client.createVendors({ body: { Vendor: [vendor] } });
      await client.updateVendors({ body: { Vendor: [{ ...vendor, City: "Aarhus" }] } });
      await client.listVendors({ query: { vendorCode: "V-9" } });
      await client.deleteVendor({ query: { vendorCode: "V-9", addressCode: "VA-09" } });
    },
    statuses: [200, 200, 200, 200],
  },
  {
    name: "loyalty",
    async walk({ baseUrl, fetch, sandbox }) {
      const applicationId = "5c8d3f10-2a7e-4b9c-8e61-9b0d7f3a2e02";
      const oauthToken = await legacyToken(sandbox, { applicationId, userId: requester.userId });
      const client = createLoyaltyClient({ baseUrl, fetch, auth: { oauthToken } });
      const membership = { VendorCode: "ZZ", VendorType: "H", AccountNo: "NW-1" } as const;
      await client.updateLoyaltyMemberships({ body: { Membership: [membership] } });
    },
    statuses: [200],
    limits: [unknownScheme, xmlRequest, xmlAnswer],
  },
  {
    name: "travel-profile",
    async walk({ baseUrl, fetch, sandbox }) {
      const oauthToken = await legacyToken(sandbox, { userId: requester.userId });
      const client = createTravelProfileClient({ baseUrl, fetch, auth: { oauthToken } });
      await client.getProfile();
      await client.updateProfile({ body: { PreferredLanguage: "de-AT", Air: { HomeAirport: "CPH" } } });
      await client.updateProfile({ body: { Air: { HomeAirport: "QQQ" } } });
      await client.getProfile({ query: { userid_type: "login", userid_value: "nobody@lindgren.example" } });
    },
    statuses: [200, 200, 400, 403],
    limits: [
      ...[unknownScheme, xmlAnswer],
      ...[unknownScheme, xmlRequest, xmlAnswer],
      ...[unknownScheme, xmlRequest, xmlAnswer],
      ...[unknownScheme, xmlAnswer],
    ],
  },
  {
    name: "receipt-images",
    async walk({ baseUrl, fetch, sandbox }) {
      const accessToken = await minted(sandbox, { userId: requester.userId, scopes: ["IMAGE"] });
      const client = createReceiptImagesClient({ baseUrl, fetch, auth: { accessToken } });
      // Prism reads every body as text, which corrupts an image: this client bypasses it.
      const direct = createReceiptImagesClient({ baseUrl: sandbox.baseUrl, auth: { accessToken } });
      await direct.createReceiptImage({ contentType: "image/png", body: images.png });
      const listed = await client.listReceiptImages();
      const id = (listed.status === 200 && listed.data.Items?.[0]?.ID) || "";
      await client.getReceiptImage({ path: { id } });
      await client.deleteReceiptImage({ path: { id } });
      await client.getReceiptImage({ path: { id } });
    },
    statuses: [200, 200, 204, 404],
    // The image is answered as XML.
    limits: [xmlAnswer],
  },
];

it.skipIf(!isPrismInstalled).each(walks)(
  "passes through Prism, which finds no violation on either side: $name",
  async ({ name, walk, statuses, limits = [] }) => {
    expect(await behindPrism(name, walk)).toEqual({ statuses, violations: limits });
  },
);

it.skipIf(!isPrismInstalled)("gets a report of Prism for a request that violates the spec", async () => {
  const { statuses, violations } = await behindPrism("purchase-requests", async ({ baseUrl, fetch, sandbox }) => {
    const headers = { Authorization: `Bearer ${sandbox.credentials.company.accessToken}` };
    await fetch(`${baseUrl}/purchaserequest/v4/purchaserequests/PRQ-5001?mode=NONE`, { headers });
  });
  expect(statuses).toEqual([400]);
  expect(violations).toEqual([
    "request.query.mode: Request query parameter mode must be equal to one of the allowed values: COMPACT",
  ]);
});
