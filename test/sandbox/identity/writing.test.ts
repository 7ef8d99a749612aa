import type { CompleteUserRequest, User } from "@specwright/travel-expense/identity";
import { describe, expect, it } from "vitest";
import { requester } from "../support/purchasing.js";
import { known } from "../support/seeds.js";
import { legacyToken, minted } from "../support/tokens.js";
import { clientWith, enterprise, sap, scopesOf, someone, statusOfSent, userOf } from "./support.js";
import { writersOfUsers } from "./writers.js";

const { sandbox, client, create, change, changed, replace, read } = await writersOfUsers();
const { control } = sandbox;

const numbers = (...phoneNumbers: NonNullable<CompleteUserRequest["phoneNumbers"]>) =>
  someone("sol@lindgren.example", { phoneNumbers });

describe("a change", () => {
  it("changes the attributes that it lists, and no others", async () => {
    const before = await create(someone("sol@lindgren.example", { title: "Baker", nickName: "Sunny" }));
    await control.advanceClock({ body: { seconds: 60 } });
    const after = await changed(before.id, { op: "replace", path: "title", value: "Head baker" });
    expect(after).toEqual({
      ...before,
      title: "Head baker",
      meta: { ...before.meta, version: 2, lastModified: "2030-01-01T08:01:00.000Z" },
    });
  });

  it.each([
    [{ op: "add", path: "name.middleName", value: "Ann" }, (user: User) => user.name?.formatted, "Sol Ann Berg"],
    [{ op: "replace", path: "NAME", value: { givenName: "Sole" } }, (user: User) => user.displayName, "Sole Berg"],
    [{ op: "remove", path: "title" }, (user: User) => user.title, undefined],
    [{ op: "replace", path: "title", value: null }, (user: User) => user.title, undefined],
    [{ op: "remove", path: "preferredLanguage" }, (user: User) => user.preferredLanguage, "en-US"],
    [
      { op: "add", path: `${enterprise}:department`, value: "Bread" },
      (user: User) => user[enterprise]?.department,
      "Bread",
    ],
    [
      { op: "add", path: `${sap}:userUuid`, value: requester.userId },
      (user: User) => user[sap]?.userUuid,
      requester.userId,
    ],
    [
      { op: "add", value: { title: "Chef", active: false } },
      (user: User) => [user.title, user.active],
      ["Chef", false],
    ],
    [
      { op: "replace", value: { [enterprise]: { division: "North" } } },
      (user: User) => user[enterprise]?.division,
      "North",
    ],
    [
      { op: "add", path: enterprise, value: { division: "North" } },
      (user: User) => [user[enterprise]?.division, user[enterprise]?.companyId],
      ["North", known.lindgren],
    ],
    [{ op: "replace", path: "name.middleName", value: null }, (user: User) => user.name?.middleName, undefined],
  ] as const)("may be %o", async (operation, seen, expected) => {
    const { id } = await create(someone("sol@lindgren.example", { title: "Baker" }));
    expect(seen(await changed(id, operation as never))).toEqual(expected);
  });

  const addresses: CompleteUserRequest["addresses"] = [
    { type: "home", locality: "Aarhus" },
    { type: "work", locality: "Bremen" },
  ];

  it.each(["add", "replace"] as const)(
    "that is to %s a multi-valued attribute without a filter replaces all values",
    async (op) => {
      const { id } = await create(someone("sol@lindgren.example", { addresses }));
      const value = [{ type: "other", locality: "Malmo" }];
      expect((await changed(id, { op, path: "addresses", value })).addresses).toEqual(value);
    },
  );

  it("with a value filter is about the values that fit", async () => {
    const { id } = await create(someone("sol@lindgren.example", { addresses }));
    const moved = await changed(id, { op: "replace", path: 'addresses[type eq "home"].locality', value: "Odense" });
    expect(moved.addresses).toEqual([{ type: "home", locality: "Odense" }, addresses[1]]);
    const left = await changed(id, { op: "remove", path: 'addresses[type eq "work"]' });
    expect(left.addresses).toEqual([{ type: "home", locality: "Odense" }]);
    const completed = await changed(id, { op: "add", path: 'addresses[type eq "home"]', value: { country: "DK" } });
    expect(completed.addresses).toEqual([{ type: "home", locality: "Odense", country: "DK" }]);
    const value = { type: "home", locality: "Malmo" };
    const replaced = await changed(id, { op: "replace", path: 'addresses[type eq "home"]', value });
    expect(replaced.addresses).toEqual([value]);
  });

  it("may remove an extension as a whole", async () => {
    const { id } = await create(someone("sol@lindgren.example", { [sap]: { userUuid: requester.userId } }));
    const after = await changed(id, { op: "remove", path: sap });
    expect(after).not.toHaveProperty([sap]);
    expect(after.schemas).not.toContain(sap);
  });

  it("of a phone number shows the new number, unless it says how", async () => {
    const phoneNumbers = [{ value: "+45 87 65 43 21", type: "work" }] as const;
    const { id } = await create(numbers(...phoneNumbers));
    const path = 'phoneNumbers[type eq "work"].value';
    const after = await changed(id, { op: "replace", path, value: "+45 87 65 43 22" });
    expect(after.phoneNumbers).toEqual([{ value: "tel:+4587654322", type: "work", display: "+45 87 65 43 22" }]);
    await changed(id, { op: "replace", path: 'phoneNumbers[type eq "work"].display', value: "office" });
    const kept = await changed(id, { op: "replace", path, value: "+45 87 65 43 23" });
    expect(kept.phoneNumbers).toEqual([{ value: "tel:+4587654323", type: "work", display: "office" }]);
  });

  it.each([
    [{ op: "replace", path: "nonsense", value: 1 }],
    [{ op: "replace", path: 'addresses[type eq "bank"].locality', value: "Odense" }],
    [{ op: "replace", path: 'title[type eq "bank"]', value: "x" }],
    [{ op: "replace", path: 'addresses[type co "h"]', value: {} }],
    [{ op: "remove" }],
    [{ op: "remove", path: enterprise }],
    [{ op: "remove", path: "urn:ietf:params:scim:schemas:core:2.0:User" }],
    [{ op: "add", path: "title" }],
    [{ path: "title", value: "x" }],
    [{ op: "remove", path: "userName" }],
    [{ op: "remove", path: "name.givenName" }],
    [{ op: "replace", path: "active", value: "yes" }],
    [{ op: "replace", path: "__proto__.polluted", value: "x" }],
  ])("that cannot be made changes nothing: %o", async (operation) => {
    const before = await create(someone("sol@lindgren.example", { title: "Baker" }));
    const sent = [{ op: "replace", path: "title", value: "Chef" } as const, operation as never];
    expect((await change(before.id, ...sent)).status).toBe(400);
    expect(await read(before.id)).toEqual(before);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it("passes over what is read only", async () => {
    const before = await create(someone("sol@lindgren.example"));
    const value = {
      id: requester.userId,
      displayName: "Nobody",
      meta: { version: 9 },
      [enterprise]: { organization: "X" },
    };
    expect(await changed(before.id, { op: "replace", value })).toEqual({
      ...before,
      meta: { ...before.meta, version: 2 },
    });
  });
});

describe("a replacement", () => {
  it("deletes attributes that it leaves out, or sets their defaults, and keeps what is read only", async () => {
    const full = someone("sol@lindgren.example", { title: "Baker", timezone: "Europe/Copenhagen", nickName: "Sunny" });
    const before = await create(full);
    const after = userOf<User>(await replace(before.id, someone("sol@lindgren.example")));
    expect(after).not.toHaveProperty("title");
    expect(after).toMatchObject({ id: before.id, timezone: "America/New_York", displayName: "Sol Berg" });
    expect(after.meta).toMatchObject({ created: before.meta?.created, version: 2 });
  });
});

describe("attributes that are read only", () => {
  it("stay as they are, whoever writes the user", async () => {
    const localeOverrides = { preferenceDistance: "km" };
    const user = {
      ...{ id: "20000000-0000-4000-8000-000000000000", companyId: known.lindgren, loginId: "sol@lindgren.example" },
      ...{ email: "sol@lindgren.example", givenName: "Sol", familyName: "Berg" },
      identity: { localeOverrides, name: { legalName: "Solveig Berg" } },
    };
    await control.saveRecords({ body: { users: [user] } });
    const sent = someone("sol@lindgren.example");
    const put = {
      ...sent,
      name: { ...sent.name, legalName: "Nobody" },
      localeOverrides: { preferenceDistance: "mile" },
    };
    expect(await statusOfSent(sandbox, put, `/${user.id}`)).toBe(200);
    expect(await read(user.id)).toMatchObject({ localeOverrides, name: { legalName: "Solveig Berg" } });
    const value = { preferenceDistance: "mile" } as const;
    expect(await changed(user.id, { op: "replace", path: "localeOverrides", value })).toMatchObject({
      localeOverrides,
    });
  });
});

describe("a deletion", () => {
  it("ends the tokens of the user", async () => {
    const { id = "" } = await create(someone("sol@lindgren.example"));
    const token = await legacyToken(sandbox, { userId: id, scopes: ["IMAGE"] });
    const status = async () => {
      const headers = { authorization: `OAuth ${token}` };
      return (await sandbox.fetch(`${sandbox.baseUrl}/api/v3.0/expense/receiptimages`, { headers })).status;
    };
    expect(await status()).toBe(200);
    await client().deleteUser({ path: { id } });
    expect(await status()).toBe(401);
  });

  it("is for good", async () => {
    const { id = "" } = await create(someone("sol@lindgren.example"));
    expect((await client().deleteUser({ path: { id } })).status).toBe(204);
    expect((await client().getUser({ path: { id } })).status).toBe(404);
    expect((await client().deleteUser({ path: { id } })).status).toBe(404);
  });
});

describe("a refusal", () => {
  it("is problem details, under the status of its cause", async () => {
    const refusal = async (path: string, user: unknown, scopes?: string[]): Promise<readonly unknown[]> => {
      const token = await minted(sandbox, scopes && { scopes });
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const url = `${sandbox.baseUrl}/profile/identity/v4.1/${path}`;
      const answer = await sandbox.fetch(url, user === undefined ? { headers } : requestOf(user, headers));
      const { status } = (await answer.json()) as { status: number };
      return [answer.status, status, answer.headers.get("content-type")];
    };
    const requestOf = (user: unknown, headers: Record<string, string>) => ({
      ...{ method: "POST", headers, body: JSON.stringify(user) },
    });
    const told = (status: number) => [status, status, "application/problem+json"];
    const sol = someone("sol@lindgren.example");
    expect(await refusal("Users/20000000-0000-4000-8000-000000000000", undefined)).toEqual(told(404));
    expect(await refusal("Schemas/urn:none", undefined)).toEqual(told(404));
    expect(await refusal("Users", someone("admin@lindgren.example"))).toEqual(told(409));
    expect(await refusal("Users", { ...sol, timezone: "Mars/Olympus" })).toEqual(told(400));
    expect(await refusal("Users", sol, scopesOf("externalID.writeonly"))).toEqual(told(403));
    expect(await refusal("Users", sol, scopesOf("core.read"))).toEqual(told(403));
  });
});

describe("scopes of writing", () => {
  const write = "coreenterprise.writeonly";
  const status = async (scopes: string[], user: CompleteUserRequest) =>
    (await (await clientWith(sandbox, scopesOf(...scopes))).createUser({ body: user })).status;

  it("leave externalId, verified and the SAP global id out of coreenterprise", async () => {
    const plain = someone("sol@lindgren.example");
    const emails = [{ value: "sol@lindgren.example", type: "work", verified: "true" }] as const;
    const only = await clientWith(sandbox, scopesOf(write, "core.read"));
    const user = await create({ ...plain, emails: [...emails] }, only);
    expect(user.emails).toEqual([{ value: "sol@lindgren.example", type: "work" }]);
    const next = someone("next@lindgren.example");
    expect(await status([write], { ...next, externalId: "E-1" })).toBe(403);
    expect(await status([write], { ...next, [sap]: { userUuid: requester.userId } })).toBe(403);
    expect(await status([write, "externalID.writeonly"], { ...next, externalId: "E-1" })).toBe(201);
    const last = someone("last@lindgren.example", { [sap]: { userUuid: requester.userId } });
    expect(await status([write, "sap.writeonly"], last)).toBe(201);
  });

  it("let verified be written with its scope", async () => {
    const emails = [{ value: "sol@lindgren.example", type: "work", verified: "true" }] as const;
    const scopes = scopesOf(write, "emails.verified.writeonly", "core.read");
    const verifier = await clientWith(sandbox, scopes);
    const user = await create(someone("sol@lindgren.example", { emails: [...emails] }), verifier);
    expect(user.emails).toEqual(emails);
    const path = 'emails[type eq "work"].verified';
    const body = { Operations: [{ op: "replace", path, value: "false" } as const] };
    const patched = await verifier.changeUser({ path: { id: user.id ?? "" }, body });
    expect((patched.data as User).emails?.[0]?.verified).toBe("false");
  });

  it("leave verified as it was to a token without its scope, in whatever form the address is sent", async () => {
    const emails = [{ value: "sol@lindgren.example", type: "work", verified: "true" }] as const;
    const { id } = await create(someone("sol@lindgren.example", { emails: [...emails] }));
    const writer = await clientWith(sandbox, scopesOf(write, "core.read"));
    const sent = [{ value: " sol@LINDGREN.example", type: "work", verified: "false" }] as const;
    const put = await replace(id, someone("sol@lindgren.example", { emails: [...sent] }), writer);
    expect((put.data as User).emails).toEqual(emails);
  });

  it("let nothing else be written with externalID alone", async () => {
    expect(await status(["externalID.writeonly"], someone("sol@lindgren.example", { externalId: "E-1" }))).toBe(403);
    const { id = "" } = await create(someone("sol@lindgren.example", { title: "Baker" }));
    const only = await clientWith(sandbox, scopesOf("externalID.writeonly", "core.read", "ids.read"));
    const operation = (path: string) => ({ Operations: [{ op: "replace" as const, path, value: "E-1" }] });
    expect((await only.changeUser({ path: { id }, body: operation("title") })).status).toBe(403);
    const patched = await only.changeUser({ path: { id }, body: operation("externalId") });
    expect(patched.data).toMatchObject({ externalId: "E-1", title: "Baker" });
    const emails = [{ value: "sol@LINDGREN.example", type: "work", verified: "false" }] as const;
    const put = await replace(id, { ...someone("sol@lindgren.example"), emails: [...emails], externalId: "E-2" }, only);
    expect(put.data).toMatchObject({ externalId: "E-2", title: "Baker" });
  });

  it.each([
    [write, { title: "Chef" }],
    ["externalID.writeonly", { externalId: "E-2" }],
    ["emails.verified.writeonly", { emails: [{ value: "sol@lindgren.example", type: "work", verified: "true" }] }],
    ["sap.writeonly", { [sap]: { userUuid: requester.userId } }],
  ] as const)("let a replacement change with %s alone the attributes that are its own", async (scope, own) => {
    const { id } = await create(someone("sol@lindgren.example", { title: "Baker" }));
    const only = await clientWith(sandbox, scopesOf(scope));
    const body = { ...someone("sol@lindgren.example", { title: "Baker" }), ...own } as CompleteUserRequest;
    expect((await replace(id, body, only)).status).toBe(200);
    expect(await read(id)).toMatchObject(own);
  });

  it.each([
    [write, "title", "Chef"],
    ["externalID.writeonly", "externalId", "E-2"],
    ["sap.writeonly", `${sap}:userUuid`, requester.userId],
  ])("let a change with %s alone set %s", async (scope, path, value) => {
    const { id = "" } = await create(someone("sol@lindgren.example"));
    const only = await clientWith(sandbox, scopesOf(scope));
    const body = { Operations: [{ op: "replace" as const, path, value }] };
    expect((await only.changeUser({ path: { id }, body })).status).toBe(200);
  });

  it("let nobody PATCH with the scope of verified alone, and nobody delete without its own", async () => {
    const verifier = await clientWith(sandbox, scopesOf("emails.verified.writeonly"));
    const path = { id: requester.userId };
    expect((await verifier.changeUser({ path, body: { Operations: [] } })).status).toBe(403);
    const writer = await clientWith(sandbox, scopesOf(write));
    expect((await writer.deleteUser({ path })).status).toBe(403);
  });
});
