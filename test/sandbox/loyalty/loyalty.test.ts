import type { LoyaltyMembershipUpdate } from "@specwright/travel-expense/loyalty";
import { createLoyaltyClient } from "@specwright/travel-expense/loyalty/client";
import { beforeEach, describe, expect, it } from "vitest";
import { requester } from "../support/purchasing.js";
import { known } from "../support/seeds.js";
import { legacyToken } from "../support/tokens.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { control } = sandbox;
beforeEach(() => control.resetWorld({}));

const supplier = { applicationId: "5c8d3f10-2a7e-4b9c-8e61-9b0d7f3a2e02", userId: requester.userId };
const tmc = { applicationId: "5c8d3f10-2a7e-4b9c-8e61-9b0d7f3a2e03", userId: requester.userId };

type Sent = LoyaltyMembershipUpdate["Membership"][number];

/** The status of an update by an application for a user, and the content of the response. */
async function update(caller: { applicationId: string; userId?: string }, ...Membership: Sent[]) {
  const oauthToken = await legacyToken(sandbox, caller);
  const client = createLoyaltyClient({ baseUrl: sandbox.baseUrl, fetch: sandbox.fetch, auth: { oauthToken } });
  const answer = await client.updateLoyaltyMemberships({ body: { Membership } });
  return [answer.status, answer.data];
}

async function stored() {
  const listed = await control.listRecords({ path: { kind: "memberships" } });
  return listed.status === 200 ? (listed.data.memberships ?? []) : [];
}

const ok = [200, { Status: "OK" }];
const refused = (status: number, ErrorDescription: string) => [status, { Status: "ERROR", ErrorDescription }];

describe("a supplier", () => {
  it("updates the membership of the token's user in its own program, whatever vendor it sends", async () => {
    const sent: Sent = {
      VendorCode: "ZZ",
      VendorType: "H",
      AccountNo: "NW-1",
      Status: "Second level",
      PointTotal: "12500",
    };
    expect(await update(supplier, sent)).toEqual(ok);
    expect(await stored()).toMatchObject([
      {
        companyId: known.lindgren,
        userId: requester.userId,
        vendorCode: "NW",
        vendorType: "A",
        accountNo: "NW-1",
        details: { Status: "Second level", PointTotal: "12500" },
      },
    ]);
  });

  it("sends everything that there is to know of a membership", async () => {
    const details = {
      UniqueID: "PROGRAM-1",
      Status: "Second level",
      StatusBenefits: "Early boarding",
      PointTotal: "12500",
      SegmentTotal: "18",
      NextStatus: "Third level",
      PointsUntilNextStatus: "7500",
      SegmentsUntilNextStatus: "12",
    };
    expect(await update(supplier, { AccountNo: "NW-1", ...details })).toEqual(ok);
    expect(await stored()).toMatchObject([{ accountNo: "NW-1", details }]);
  });

  it("may set a new number of the program, and keeps what it leaves out", async () => {
    await update(supplier, { AccountNo: "NW-1", Status: "Second level", SegmentTotal: "18" });
    expect(await update(supplier, { AccountNo: "NW-2", Status: "Third level" })).toEqual(ok);
    expect(await stored()).toMatchObject([
      { accountNo: "NW-2", details: { Status: "Third level", SegmentTotal: "18" } },
    ]);
  });

  it("does not update the program of another supplier", async () => {
    await update(tmc, { UniqueID: "PROGRAM-2", VendorCode: "HH", VendorType: "H", AccountNo: "HH-1" });
    expect(await update(supplier, { UniqueID: "PROGRAM-2", AccountNo: "NW-1" })).toEqual(
      refused(403, "The program belongs to another supplier."),
    );
    expect(await stored()).toMatchObject([{ vendorCode: "HH", accountNo: "HH-1" }]);
  });

  it("is refused until it has completed the application review", async () => {
    const conditions = { kind: "applications", id: supplier.applicationId } as const;
    await control.setConditions({ body: { ...conditions, conditions: ["notReviewed"] } });
    expect(await update(supplier, { AccountNo: "NW-1" })).toEqual(
      refused(403, "The supplier has not completed the application review."),
    );
    expect(await stored()).toEqual([]);
  });

  it("has one program, and so one membership in an update", async () => {
    expect(await update(supplier, { AccountNo: "NW-1" }, { AccountNo: "NW-2" })).toEqual(
      refused(400, "Each program has one Membership element."),
    );
    expect(await stored()).toEqual([]);
  });
});

describe("a TMC", () => {
  it("updates any program", async () => {
    const air: Sent = { UniqueID: "PROGRAM-1", VendorCode: "NW", VendorType: "A", AccountNo: "NW-1" };
    const hotel: Sent = { UniqueID: "PROGRAM-2", VendorCode: "HH", VendorType: "H", AccountNo: "HH-1" };
    expect(await update(tmc, air, hotel)).toEqual(ok);
    expect((await stored()).map(({ vendorCode }) => vendorCode).sort()).toEqual(["HH", "NW"]);
  });

  it.each([
    [{ VendorType: "A", AccountNo: "1" }, "A TMC must send VendorCode."],
    [{ VendorCode: "NW", AccountNo: "1" }, "A TMC must send VendorType."],
  ] as const)("has to name the vendor: %o", async (sent, message) => {
    const good: Sent = { VendorCode: "HH", VendorType: "H", AccountNo: "HH-1" };
    expect(await update(tmc, good, sent)).toEqual(refused(400, message));
    expect(await stored()).toEqual([]);
  });
});

describe("nobody else", () => {
  it("updates memberships: an application that is neither, or a token without a user", async () => {
    expect(await update({ applicationId: known.connector, userId: requester.userId }, { AccountNo: "1" })).toEqual(
      refused(403, "The caller is neither a travel supplier nor a TMC."),
    );
    expect(await update({ applicationId: supplier.applicationId }, { AccountNo: "1" })).toEqual(
      refused(403, "The access token does not belong to a user."),
    );
  });

  it("is let in without a token that is good", async () => {
    const send = (authorization: string) =>
      sandbox.fetch(`${sandbox.baseUrl}/api/travelprofile/v1.0/loyalty`, {
        method: "POST",
        headers: { authorization, "content-type": "application/xml" },
        body: "<LoyaltyMembershipUpdate><Membership/></LoyaltyMembershipUpdate>",
      });
    expect((await send("OAuth unknown")).status).toBe(401);
    expect((await send(`Bearer ${await legacyToken(sandbox, supplier)}`)).status).toBe(401);
  });
});
