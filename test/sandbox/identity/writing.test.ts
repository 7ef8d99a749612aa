import type { CompleteUserRequest, PatchRequest, User } from "@specwright/travel-expense/identity";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox } from "../../../sandbox/index.js";
import { requester } from "../support/purchasing.js";
import { known } from "../support/seeds.js";
import { clientWith, enterprise, sap, scopesOf, someone, statusOfSent, userOf } from "./support.js";

const sandbox = await createSandbox();
const { control } = sandbox;
afterAll(() => sandbox.close());
let client = await clientWith(sandbox);
beforeEach(async () => {
  await control.resetWorld({});
  client = await clientWith(sandbox);
});

type Client = typeof client;

const create = async (user: CompleteUserRequest, of: Client = client): Promise<User> =>
  userOf<User>((await of.createUser({ body: user })) as { status: number; data?: User });
const change = (id: string | undefined, ...Operations: NonNullable<PatchRequest["Operations"]>) =>
  client.changeUser({
    path: { id: id ?? "" },
    body: { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations },
  });
const changed = async (id: string | undefined, ...operations: NonNullable<PatchRequest["Operations"]>): Promise<User> =>
  userOf<User>((await change(id, ...operations)) as { status: number; data?: User });
const replace = (id: string | undefined, body: CompleteUserRequest, of: Client = client) =>
  of.replaceUser({ path: { id: id ?? "" }, body });
const read = async (id: string | undefined): Promise<User> =>
  userOf<User>((await client.getUser({ path: { id: id ?? "" } })) as { status: number; data?: User });
/** The status of the answer to a user that is sent as it is: the client itself would refuse some. */
const statusOf = (user: CompleteUserRequest) => statusOfSent(sandbox, user);

const numbers = (...phoneNumbers: NonNullable<CompleteUserRequest["phoneNumbers"]>) =>
  someone("sol@lindgren.example", { phoneNumbers });

describe("a new user", () => {
  it("has an id, defaults, names made of their parts, and a version", async () => {
    const user = await create(someone("sol@lindgren.example"));
    expect(user).toEqual({
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:User", enterprise],
      id: expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string,
      userName: "sol@lindgren.example",
      active: true,
      name: { familyName: "Berg", givenName: "Sol", formatted: "Sol Berg" },
      displayName: "Sol Berg",
      preferredLanguage: "en-US",
      timezone: "America/New_York",
      emails: [{ value: "sol@lindgren.example", type: "work" }].map((email) => ({ ...email, verified: "false" })),
      [enterprise]: { companyId: known.lindgren, organization: "Lindgren Bicycles" },
      meta: {
        resourceType: "User",
        created: "2030-01-01T08:00:00.000Z",
        lastModified: "2030-01-01T08:00:00.000Z",
        version: 1,
        location: `${sandbox.baseUrl}/profile/identity/v4.1/Users/${user.id ?? ""}`,
      },
    });
    expect(await read(user.id)).toEqual(user);
  });

  it("is the same person in the other interfaces", async () => {
    const { id } = await create(someone("sol@lindgren.example"));
    const listed = await control.listRecords({ path: { kind: "users" } });
    const records = listed.status === 200 ? (listed.data.users ?? []) : [];
    expect(records.find((record) => record.id === id)).toMatchObject({
      loginId: "sol@lindgren.example",
      email: "sol@lindgren.example",
      givenName: "Sol",
      isActive: true,
    });
  });

  it("is shown by nickName where there is one, and in full with all names", async () => {
    const name = { familyName: "Berg", givenName: "Sol", middleName: "Ann" };
    const user = await create(someone("sol@lindgren.example", { name, nickName: "Sunny", displayName: "Nobody" }));
    expect([user.displayName, user.name?.formatted]).toEqual(["Sunny Berg", "Sol Ann Berg"]);
  });

  it("has canonical email addresses and phone numbers", async () => {
    const user = await create(
      someone("sol@lindgren.example", {
        emails: [{ value: " Sol.Berg@LINDGREN.Example ", type: "home" }],
        phoneNumbers: [
          { value: "+45 87 65 43 21", type: "work" },
          { value: "(212) 555-0123", type: "mobile" },
        ],
      }),
    );
    expect(user.emails?.[0]?.value).toBe("Sol.Berg@lindgren.example");
    expect(user.phoneNumbers).toEqual([
      { value: "tel:+4587654321", type: "work", display: "+45 87 65 43 21" },
      { value: "tel:+12125550123", type: "mobile", display: "+1 212 555 0123", primary: true },
    ]);
  });
});

describe("a user is refused", () => {
  it.each([
    "100%@x.example",
    "a[b]@x.example",
    "a,b@x.example",
    "o'neil@x.example",
    "nobody",
    "a“b@x.example",
    "a‹b@x.example",
  ])("with the login name %s", async (userName) => {
    expect(await statusOf(someone("sol@lindgren.example", { userName }))).toBe(400);
  });

  it("with a login name that is taken anywhere on the platform, in any letter case", async () => {
    expect(await statusOf(someone("Requester@lindgren.example"))).toBe(409);
    expect(await statusOf(someone("admin@moreau.example"))).toBe(409);
  });

  it("with the login name of somebody until that one is renamed or deleted", async () => {
    const { id } = await create(someone("sol@lindgren.example"));
    expect(await statusOf(someone("sol@lindgren.example"))).toBe(409);
    await changed(id, { op: "replace", path: "userName", value: "sol.berg@lindgren.example" });
    const next = await create(someone("sol@lindgren.example"));
    expect((await client.deleteUser({ path: { id: next.id ?? "" } })).status).toBe(204);
    expect(await statusOf(someone("sol@lindgren.example"))).toBe(201);
  });

  it("with an employee number that somebody of the company has", async () => {
    const numbered = (employeeNumber: string) => ({ [enterprise]: { companyId: known.lindgren, employeeNumber } });
    expect(await statusOf(someone("sol@lindgren.example", numbered("1001")))).toBe(409);
    expect(await statusOf(someone("sol@lindgren.example", numbered("2001")))).toBe(201);
  });

  it("with another company than that of the token, at first and later", async () => {
    const moreau = { [enterprise]: { companyId: known.moreau } };
    expect(await statusOf(someone("sol@lindgren.example", moreau))).toBe(400);
    const { id } = await create(someone("sol@lindgren.example"));
    expect((await replace(id, someone("sol@lindgren.example", moreau))).status).toBe(400);
    const path = `${enterprise}:companyId`;
    expect((await change(id, { op: "replace", path, value: known.moreau })).status).toBe(400);
  });

  it.each([
    [
      "emails",
      {
        emails: [
          { value: "a@x.example", type: "work" },
          { value: "b@x.example", type: "work" },
        ],
      },
    ],
    ["addresses", { addresses: [{ type: "home" }, { type: "home" }] }],
    [
      "phone numbers",
      {
        phoneNumbers: [
          { value: "+4587654321", type: "fax" },
          { value: "+4587654322", type: "fax" },
        ],
      },
    ],
    ["emergency contacts", { emergencyContacts: [1, 2].map(() => ({ name: "A", relationship: "Parent" })) }],
  ] as const)("with more %s than one of a type", async (_what, more) => {
    expect(await statusOf(someone("sol@lindgren.example", more as unknown as Partial<CompleteUserRequest>))).toBe(400);
  });

  it("unless exactly one of its mobile numbers is primary", async () => {
    const [one, other] = [
      { value: "+4587654321", type: "mobile" },
      { value: "+4587654322", type: "mobile" },
    ] as const;
    expect(await statusOf(numbers(one, other))).toBe(400);
    expect(await statusOf(numbers({ ...one, primary: true }, { ...other, primary: true }))).toBe(400);
    expect(await statusOf(numbers({ ...one, primary: false }))).toBe(400);
    expect(await statusOf(numbers({ ...one, primary: true }, other))).toBe(201);
  });

  it.each([
    ["a primary number that is not mobile", numbers({ value: "+4587654321", type: "work", primary: true })],
    [
      "notifications of a number that is not mobile",
      numbers({ value: "+4587654321", type: "work", notifications: true }),
    ],
    ["a text that is no number", numbers({ value: "call me", type: "work" })],
    ["a nick name that is a login name", someone("sol@lindgren.example", { nickName: "sol@lindgren.example" })],
    ["a time zone of nowhere", someone("sol@lindgren.example", { timezone: "Mars/Olympus" })],
    ["a country of nobody", someone("sol@lindgren.example", { addresses: [{ type: "home", country: "ZZ" }] })],
    [
      "a manager from elsewhere",
      someone("sol@lindgren.example", {
        [enterprise]: { companyId: known.lindgren, manager: { value: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a45" } },
      }),
    ],
    [
      "a start before 1900",
      someone("sol@lindgren.example", {
        [enterprise]: { companyId: known.lindgren, startDate: "1899-12-31T00:00:00Z" },
      }),
    ],
    [
      "an end after 2079-06-06",
      someone("sol@lindgren.example", {
        [enterprise]: { companyId: known.lindgren, terminationDate: "2079-06-07T00:00:00Z" },
      }),
    ],
  ])("with %s", async (_what, user) => {
    expect(await statusOf(user)).toBe(400);
  });
});

describe("a manager", () => {
  it("is named by UUID, and told of by the manager's own record", async () => {
    const manager = { value: requester.userId, employeeNumber: "made up" };
    const { id } = await create(
      someone("sol@lindgren.example", { [enterprise]: { companyId: known.lindgren, manager } }),
    );
    expect((await read(id))[enterprise]?.manager).toEqual({ value: requester.userId, employeeNumber: "1001" });
    const asked = await client.listUsers({
      query: { attributes: `${enterprise}:manager.displayName,${enterprise}:manager.$ref` },
    });
    const list = userOf(asked as { status: number; data?: { Resources?: User[] } });
    expect(list.Resources?.find((user) => user.id === id)?.[enterprise]?.manager).toEqual({
      $ref: `${sandbox.baseUrl}/profile/identity/v4.1/Users/${requester.userId}`,
      displayName: "Ida Lindgren",
    });
  });
});

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
  });

  it.each([
    [{ op: "replace", path: "nonsense", value: 1 }],
    [{ op: "replace", path: 'addresses[type eq "bank"].locality', value: "Odense" }],
    [{ op: "replace", path: 'title[type eq "bank"]', value: "x" }],
    [{ op: "replace", path: 'addresses[type co "h"]', value: {} }],
    [{ op: "remove" }],
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
    const after = userOf<User>(
      (await replace(before.id, someone("sol@lindgren.example"))) as { status: number; data?: User },
    );
    expect(after).not.toHaveProperty("title");
    expect(after).toMatchObject({ id: before.id, timezone: "America/New_York", displayName: "Sol Berg" });
    expect(after.meta).toMatchObject({ created: before.meta?.created, version: 2 });
  });
});

describe("a deletion", () => {
  it("is for good", async () => {
    const { id = "" } = await create(someone("sol@lindgren.example"));
    expect((await client.deleteUser({ path: { id } })).status).toBe(204);
    expect((await client.getUser({ path: { id } })).status).toBe(404);
    expect((await client.deleteUser({ path: { id } })).status).toBe(404);
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

  it("let nothing else be written with externalID alone", async () => {
    expect(await status(["externalID.writeonly"], someone("sol@lindgren.example", { externalId: "E-1" }))).toBe(403);
    const { id = "" } = await create(someone("sol@lindgren.example", { title: "Baker" }));
    const only = await clientWith(sandbox, scopesOf("externalID.writeonly", "core.read", "ids.read"));
    const operation = (path: string) => ({ Operations: [{ op: "replace" as const, path, value: "E-1" }] });
    expect((await only.changeUser({ path: { id }, body: operation("title") })).status).toBe(403);
    const patched = await only.changeUser({ path: { id }, body: operation("externalId") });
    expect(patched.data).toMatchObject({ externalId: "E-1", title: "Baker" });
    const put = await replace(id, { ...someone("sol@lindgren.example"), externalId: "E-2" }, only);
    expect(put.data).toMatchObject({ externalId: "E-2", title: "Baker" });
  });

  it("let nobody PATCH with the scope of verified alone, and nobody delete without its own", async () => {
    const verifier = await clientWith(sandbox, scopesOf("emails.verified.writeonly"));
    const path = { id: requester.userId };
    expect((await verifier.changeUser({ path, body: { Operations: [] } })).status).toBe(403);
    const writer = await clientWith(sandbox, scopesOf(write));
    expect((await writer.deleteUser({ path })).status).toBe(403);
  });
});
