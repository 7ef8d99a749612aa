import type { User } from "@specwright/travel-expense/identity";
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
import { afterAll, describe, expect, it } from "vitest";
import { enterprise, someone, userOf } from "../identity/support.js";
import { answered, keyPair, people } from "../legacy-tokens/support.js";
import { images } from "../support/images.js";
import { known } from "../support/seeds.js";
import { travelApplications, travelers, warningsOf } from "../travel-profile/support.js";
import { beginning, connectAt, digest, endpoint, grantedTo } from "./support.js";

const { sandbox, heard } = await beginning();
const { baseUrl, fetch, control, credentials } = sandbox;
afterAll(() => sandbox.close());

/** The person of the story: a new employee, whose account has no password at first. */
const sol = { username: "sol.berg@lindgren.example", password: "" };
const supplierKeys = { client_id: "NorthwingKey", client_secret: "NorthwingSecret" };

// Results of one step of the story that the next ones use.
let companyToken = "";
let userId = "";
let userToken = "";
let supplierToken = "";
let purchaseId = "";
let imageUrl = "";

const reach = { baseUrl, fetch };
const identity = () => createIdentityClient({ ...reach, auth: { companyToken } });
const purchasing = () => createPurchaseRequestsClient({ ...reach, auth: { bearerToken: companyToken } });
const vendors = () => createVendorsClient({ ...reach, auth: { accessToken: companyToken } });
const digests = () => createInvoiceDigestsClient({ ...reach, auth: { accessToken: companyToken } });
const receipts = () => createReceiptImagesClient({ ...reach, auth: { oauthToken: userToken } });
const messages = () => createNotificationsClient({ ...reach, auth: { companyToken } });
const profiles = (oauthToken = userToken) => createTravelProfileClient({ ...reach, auth: { oauthToken } });
const subscriptions = () =>
  createEventSubscriptionsClient({ ...reach, auth: { bearerToken: credentials.application.jwt } });
const legacy = (userCredentials: typeof sol, consumerKey: string = keyPair.client_id) =>
  createLegacyTokensClient({ ...reach, auth: { userCredentials, consumerKey } });

describe("one walk through all interfaces", () => {
  it("begins with a company whose administrator connects an application", async () => {
    expect((await grantedTo(sandbox, "lindgren-auth-token")).status).toBe(401);
    const sent = await connectAt(sandbox, people.administrator, known.connector, "company");
    const { searchParams } = new URL(sent.headers.get("location") ?? "");
    expect([sent.status, searchParams.get("id")]).toEqual([301, known.lindgren]);
    companyToken = answered(await grantedTo(sandbox, searchParams.get("requestToken") ?? "")).access_token;
    const listed = answered(await vendors().listVendors());
    expect(listed.Items?.map(({ VendorCode }) => VendorCode)).toContain("V-1001");
  });

  it("goes on with a user, who is known to every interface at once", async () => {
    const manager = { value: travelers.administrator };
    const body = someone(sol.username, {
      [enterprise]: { companyId: known.lindgren, employeeNumber: "2001", manager },
    });
    userId = userOf<User>(await identity().createUser({ body })).id ?? "";
    userToken = answered(await legacy(sol).getAccessToken()).Token;
    const profile = answered(await profiles().getProfile());
    expect(profile).toMatchObject({ FirstName: "Sol", LastName: "Berg", LoginID: sol.username });
    expect(answered(await receipts().listReceiptImages()).Items).toEqual([]);
  });

  it("tells the application that subscribes of what happens", async () => {
    const subscription = { id: "walk.all", filter: "trip.*", topic: "public.test", webHookConfig: { endpoint } };
    answered(await subscriptions().saveSubscription({ body: subscription }));
    const data = { sessionId: "walk-1", userId };
    const happened = { companyId: known.lindgren, topic: "public.test", eventType: "tripBooked", data };
    await control.publishEvent({ body: happened });
    expect(answered(await control.listDeliveries())).toHaveLength(1);
    expect(await control.nextDelivery()).toMatchObject({ subscriptionId: "walk.all", status: 200 });
    expect(heard).toMatchObject([{ eventType: "tripBooked", data: { userId } }]);
  });

  it("keeps what the user says before a journey, of which identities tell the same", async () => {
    const body = { JobTitle: "Rider", Air: { HomeAirport: "CPH" } } as const;
    expect(warningsOf(await profiles().updateProfile({ body }))).toEqual([]);
    expect(answered(await profiles().getProfile())).toMatchObject(body);
    expect(userOf<User>(await identity().getUser({ path: { id: userId } }))).toMatchObject({ title: "Rider" });
  });

  it("shows a membership that the user lets a supplier write to the travel agency, and to the user", async () => {
    await connectAt(sandbox, sol, travelApplications.supplier, "supplier");
    const administrator = legacy(people.administrator, supplierKeys.client_id);
    const { Token: polling } = answered(await administrator.getAccessToken());
    const supplier = createLegacyTokensClient({ ...reach, auth: { oauthToken: polling } });
    const [request] = answered(await supplier.listConnectionRequests()) as readonly {
      id: string;
      requestToken: string;
    }[];
    const query = { ...supplierKeys, code: request!.requestToken };
    supplierToken = answered(await createLegacyTokensClient(reach).exchangeRequestToken({ query })).Token;
    const loyalty = createLoyaltyClient({ ...reach, auth: { oauthToken: supplierToken } });
    const Membership = [{ AccountNo: "NW-2001", Status: "First level" }];
    expect(answered(await loyalty.updateLoyaltyMemberships({ body: { Membership } }))).toEqual({ Status: "OK" });
    expect((await supplier.updateConnectionRequest({ path: { id: request!.id } })).status).toBe(204);
    const { Token: agency } = answered(await legacy(sol, "WayfarersKey").getAccessToken());
    for (const token of [supplierToken, agency])
      expect(JSON.stringify(answered(await profiles(token).getProfile()))).toContain("NW-2001");
  });

  it("lets the user buy from a vendor that was just written, and bills the user by the name of today", async () => {
    const vendor = { VendorCode: "V-7001", AddressCode: "VA-07", VendorName: "Saddles of Oslo", StatusList: [] };
    answered(await vendors().createVendors({ body: { Vendor: [vendor] } }));
    const line = { purchaseType: "GOODS", description: "Saddle", quantity: 1, unitPrice: 120 } as const;
    const lineItems = [{ ...line, vendorCode: "V-7001", vendorAddressCode: "VA-07" }];
    const body = { userLoginId: sol.username, currencyCode: "EUR", policyExternalId: "POLICY-1", lineItems };
    const created = await purchasing().createPurchaseRequest({ body });
    if (created.status !== 202) throw new Error(JSON.stringify(created.data));
    purchaseId = created.data.id ?? "";
    await control.advanceClock({ body: { seconds: 60 } });
    expect(await purchase()).toMatchObject({ purchaseRequestQueueStatus: "CREATED" });

    await control.saveRecords({ body: { invoiceDigests: [{ ...digest, ownerId: userId }] } });
    const name = { op: "replace", path: "name.familyName", value: "Berg Holm" } as const;
    const schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"] = [
      "urn:ietf:params:scim:api:messages:2.0:PatchOp",
    ];
    answered(await identity().changeUser({ path: { id: userId }, body: { schemas, Operations: [name] } }));
    expect(await bill()).toMatchObject({ OwnerLoginID: sol.username, OwnerName: "Sol Berg Holm" });
    expect(answered(await profiles().getProfile()).LastName).toBe("Berg Holm");
  });

  it("takes a receipt from the user, which a browser shows", async () => {
    const form = { image: { data: images.gif, filename: "saddle.gif", contentType: "image/gif" } };
    expect((await receipts().createReceiptImage({ contentType: "multipart/form-data", body: form })).status).toBe(201);
    const [item] = answered(await receipts().listReceiptImages()).Items ?? [];
    imageUrl = answered(await receipts().getReceiptImage({ path: { id: item?.ID ?? "" } })).Url;
    const shown = await fetch(imageUrl);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/gif"]);
  });

  it("notifies the user in the session that came with the event", async () => {
    expect((await notify()).status).toBe(200);
    const listed = await control.listNotifications();
    expect(listed.status === 200 && listed.data).toMatchObject([{ userId, sessionId: "walk-1" }]);
  });

  it("ends when the user leaves, of whom the company keeps the purchase and the bill alone", async () => {
    expect((await identity().deleteUser({ path: { id: userId } })).status).toBe(204);
    const gone = [
      await identity().getUser({ path: { id: userId } }),
      await receipts().listReceiptImages(),
      await profiles().getProfile(),
      await profiles(supplierToken).getProfile(),
      await legacy(sol).getAccessToken(),
      await notify(),
      await fetch(imageUrl),
    ];
    expect(gone.map(({ status }) => status)).toEqual([404, 401, 401, 401, 401, 404, 404]);
    const { data: world } = await control.exportWorld();
    const kinds = Object.entries(world).filter(([, records]) => JSON.stringify(records).includes(userId));
    expect(kinds.map(([kind]) => kind).sort()).toEqual([
      "deliveries",
      "events",
      "invoiceDigests",
      "notifications",
      "purchaseRequests",
    ]);
    expect(await purchase()).toMatchObject({ purchaseRequestQueueStatus: "CREATED" });
    expect(await bill()).not.toHaveProperty("OwnerName");
  });
});

/** The purchase of the story as the application reads it. */
async function purchase() {
  return answered(await purchasing().getPurchaseRequest({ path: { id: purchaseId }, query: { mode: "COMPACT" } }));
}

/** The bill for it. */
async function bill() {
  return answered(await digests().getInvoiceDigest({ path: { id: "invoice-walk" } }));
}

/** A message to the user, in the session of the event. */
function notify() {
  return messages().sendMessage({ path: { userId }, body: { sessionId: "walk-1", templateId: "welcome" } });
}
