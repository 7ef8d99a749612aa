import type { Profile } from "@specwright/travel-expense/travel-profile";
import { createIdentityClient } from "@specwright/travel-expense/identity/client";
import { createLoyaltyClient } from "@specwright/travel-expense/loyalty/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PgliteConnection } from "../../../sandbox/store/pglite-connection.js";
import { known } from "../support/seeds.js";
import { legacyToken, minted } from "../support/tokens.js";
import { type Caller, clientOf, travelApplications, travelers } from "./support.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { control } = sandbox;
beforeEach(() => control.resetWorld({}));

/** The profile that a caller reads: that of Ida. */
async function profileOf(caller?: Caller): Promise<Profile> {
  const { status, data } = await (await clientOf(sandbox, caller)).getProfile();
  if (status !== 200) throw new Error(`The answer is ${status}.`);
  return data;
}

/** The profile before and after a write, by one client: the first read is one that would be remembered. */
async function aroundOf(write: () => Promise<unknown>, caller?: Caller): Promise<readonly [Profile, Profile]> {
  const client = await clientOf(sandbox, caller);
  const read = async () => {
    const { status, data } = await client.getProfile();
    if (status !== 200) throw new Error(`The answer is ${status}.`);
    return data;
  };
  await read();
  const before = await read();
  await write();
  return [before, await read()];
}

const tmc: Caller = { applicationId: travelApplications.tmc, userId: travelers.ida };

// Only the embedded database has one process, so that its reads can be cached.
describe.skipIf(process.env["DATABASE"] === "postgres")("a profile that was read before", () => {
  /** The profile that a client reads, and the number of questions that the read asks the database. */
  async function asked(client: Awaited<ReturnType<typeof clientOf>>) {
    const query = vi.spyOn(PgliteConnection.prototype, "query");
    const { data } = await client.getProfile();
    const questions = query.mock.calls.length;
    query.mockRestore();
    return { data, questions };
  }

  it("is answered without a question to the database", async () => {
    const client = await clientOf(sandbox);
    const first = await client.getProfile();
    expect(await asked(client)).toEqual({ data: first.data, questions: 0 });
  });

  it("is answered without a question after an update of its own, to each caller", async () => {
    const clients = [await clientOf(sandbox), await clientOf(sandbox, tmc)] as const;
    for (const client of clients) await client.getProfile();
    const body = { PreferredLanguage: "de-AT", JobTitle: "Chef" } as const;
    expect((await clients[0].updateProfile({ body })).status).toBe(200);
    for (const client of clients) expect(await asked(client)).toMatchObject({ data: body, questions: 0 });
  });

  it("is answered without a question after a write of other tables, and with some after one of its own by control", async () => {
    const client = await clientOf(sandbox);
    await client.getProfile();
    await control.saveRecords({ body: { topics: [{ name: "orders", scope: "events.topic.read" }] } });
    expect(await asked(client)).toMatchObject({ questions: 0 });
    await control.saveRecords({ body: { companies: [{ id: known.lindgren, name: "Berg" }] } });
    const { data, questions } = await asked(client);
    expect(data).toMatchObject({ CompanyName: "Berg" });
    expect(questions).toBe(1);
  });

  it("is answered without a question after writes about another user", async () => {
    const client = await clientOf(sandbox);
    const other = await clientOf(sandbox, { ...tmc, userId: travelers.administrator });
    await client.getProfile();
    for (const AccountNo of ["NW-1", "NW-2"]) {
      const Air = { AirMemberships: { AirMembership: [{ VendorCode: "NW", AccountNo }] } };
      expect((await other.updateProfile({ body: { LastName: AccountNo, Air } })).status).toBe(200);
    }
    expect(await asked(client)).toMatchObject({ questions: 0 });
  });

  it("shows the new name of somebody whom it names", async () => {
    const LoginId = "admin@lindgren.example";
    const client = await clientOf(sandbox);
    await client.updateProfile({ body: { Roles: { Role: [{ Type: "Manager", LoginId }] } } });
    const other = await clientOf(sandbox, { userId: travelers.administrator });
    const [before, after] = await aroundOf(() => other.updateProfile({ body: { LastName: "Berg" } }));
    expect([before, after].map(({ Roles }) => Roles?.Role?.[0]?.LastName)).toEqual(["Holm", "Berg"]);
  });

  it("shows what a PATCH of the identity changed", async () => {
    const identity = createIdentityClient({
      baseUrl: sandbox.baseUrl,
      fetch: sandbox.fetch,
      auth: { companyToken: await minted(sandbox) },
    });
    const [before, after] = await aroundOf(async () => {
      const Operations = [{ op: "replace", path: "title", value: "Chef" }] as const;
      const schemas = ["urn:ietf:params:scim:api:messages:2.0:PatchOp"] as const;
      const { status } = await identity.changeUser({
        path: { id: travelers.ida },
        body: { schemas: [...schemas], Operations: [...Operations] },
      });
      expect(status).toBe(200);
    });
    expect([before.JobTitle, after.JobTitle]).toEqual([expect.not.stringMatching(/^Chef$/), "Chef"]);
  });

  it("shows a membership that the loyalty interface stored", async () => {
    const caller = { applicationId: travelApplications.supplier, userId: travelers.ida };
    const oauthToken = await legacyToken(sandbox, caller);
    const loyalty = createLoyaltyClient({ baseUrl: sandbox.baseUrl, fetch: sandbox.fetch, auth: { oauthToken } });
    const [before, after] = await aroundOf(async () => {
      const body = { Membership: [{ VendorCode: "NW", VendorType: "A", AccountNo: "NW-1" } as const] };
      expect((await loyalty.updateLoyaltyMemberships({ body })).status).toBe(200);
    }, tmc);
    const numbers = ({ Air }: Profile) => (Air?.AirMemberships?.AirMembership ?? []).map(({ AccountNo }) => AccountNo);
    expect([numbers(before), numbers(after)]).toEqual([[], ["NW-1"]]);
  });

  it("shows an update by another application", async () => {
    const other = await clientOf(sandbox, tmc);
    const [before, after] = await aroundOf(async () => {
      expect((await other.updateProfile({ body: { PreferredLanguage: "de-AT" } })).status).toBe(200);
    });
    expect([before.PreferredLanguage, after.PreferredLanguage]).toEqual(["sv-SE", "de-AT"]);
  });

  it("shows a record that the control saved, and one that it deleted", async () => {
    const companies = [{ id: known.lindgren, name: "Berg" }];
    const [before, after] = await aroundOf(() => control.saveRecords({ body: { companies } }));
    expect([before.CompanyName, after.CompanyName]).toEqual(["Lindgren Bicycles", "Berg"]);
    const path = { kind: "travelProfiles", id: travelers.ida } as const;
    const [, without] = await aroundOf(() => control.deleteRecord({ path }));
    expect(without).not.toHaveProperty("PreferredLanguage");
  });

  it("is gone with its token when the world is reset", async () => {
    const client = await clientOf(sandbox);
    expect((await client.getProfile()).status).toBe(200);
    await control.resetWorld({});
    expect((await client.getProfile()).status).toBe(401);
  });

  it("is as it was when a snapshot is put back", async () => {
    const client = await clientOf(sandbox);
    const taken = await control.takeSnapshot({});
    await client.updateProfile({ body: { PreferredLanguage: "de-AT" } });
    expect((await client.getProfile()).data).toMatchObject({ PreferredLanguage: "de-AT" });
    await control.restoreSnapshot({ path: { id: (taken.data as { readonly id: string }).id } });
    expect((await client.getProfile()).data).toMatchObject({ PreferredLanguage: "sv-SE" });
  });

  it("is refused when its token has expired by the clock, and when its user may not log on any more", async () => {
    const client = await clientOf(sandbox);
    expect((await client.getProfile()).status).toBe(200);
    const body = { kind: "users", id: travelers.ida } as const;
    await control.setConditions({ body: { ...body, conditions: ["locked"] } });
    expect((await client.getProfile()).status).toBe(401);
    await control.setConditions({ body: { ...body, conditions: [] } });
    expect((await client.getProfile()).status).toBe(200);
    await control.advanceClock({ body: { seconds: 366 * 86_400 } });
    expect((await client.getProfile()).status).toBe(401);
  });

  it("shows each caller what that caller may see", async () => {
    const scopes = ["Passport Visa Information", "Medical Alerts"];
    const whole = await profileOf({ userId: travelers.ida, scopes });
    const part = await profileOf({ userId: travelers.ida });
    const again = await profileOf({ userId: travelers.ida, scopes });
    expect(whole).toMatchObject({ MedicalAlerts: "Allergic to peanuts", Passports: {} });
    expect(part).not.toHaveProperty("MedicalAlerts");
    expect(part).not.toHaveProperty("Passports");
    expect(again).toEqual(whole);
  });

  it("never shows a state from before a write that has ended", async () => {
    const client = await clientOf(sandbox);
    for (const PreferredLanguage of ["de-AT", "sv-SE", "de-DE"] as const) {
      const reads = [client.getProfile(), client.getProfile()];
      const write = client.updateProfile({ body: { PreferredLanguage } });
      reads.push(client.getProfile());
      await write;
      expect((await client.getProfile()).data).toMatchObject({ PreferredLanguage });
      await Promise.all(reads);
      expect((await client.getProfile()).data).toMatchObject({ PreferredLanguage });
    }
  });
});
