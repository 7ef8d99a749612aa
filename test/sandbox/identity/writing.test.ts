import type { CompleteUserRequest, PatchRequest, User } from "@specwright/travel-expense/identity";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox } from "../../../sandbox/index.js";
import { requester } from "../support/purchasing.js";
import { known } from "../support/seeds.js";
import { legacyToken, minted } from "../support/tokens.js";
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

describe("a whole user", () => {
  it("keeps every attribute that a request can write", async () => {
    const place = { country: "DK", locality: "Aarhus", postalCode: "8000", region: "Jutland" };
    const address = { ...place, streetAddress: "Example Street 1\n2nd floor" };
    const whole = {
      ...{ externalId: "E-7", nickName: "Sunny", title: "Baker", dateOfBirth: "1990-04-12" },
      ...{ preferredLanguage: "da-DK", timezone: "Europe/Copenhagen" },
      name: {
        ...{ familyName: "Berg", givenName: "Sol", middleName: "Ann", middleInitial: "A", familyNamePrefix: "van" },
        ...{ academicTitle: "Dr", honorificPrefix: "Ms", honorificSuffix: "MSc" },
      },
      emails: [{ value: "sol@lindgren.example", type: "work2", verified: "true", notifications: true }],
      phoneNumbers: [
        { value: "tel:+4587654321", type: "mobile", display: "mine", notifications: true, primary: true },
        { value: "tel:+4587654322", type: "pager", display: "old" },
      ],
      addresses: [
        { ...address, type: "home" },
        { ...address, type: "shipping" },
      ],
      emergencyContacts: [
        { ...address, name: "Eva Berg", relationship: "Life Partner", emails: "eva@x.example", phones: "+45 1" },
      ],
      [sap]: { userUuid: "9d3b6f4f-2b8d-4c01-8a1b-6a4e50c54a5e" },
    } as const;
    const extension = {
      ...{ companyId: known.lindgren, costCenter: "CC-7", department: "Bread", division: "North" },
      ...{ employeeNumber: "2001", startDate: "2029-01-02T00:00:00Z", terminationDate: "2079-06-06T00:00:00Z" },
      leavesOfAbsence: [{ startDate: "2029-05-01", endDate: "2029-06-01", type: "mandatory" }],
    };
    const sent = { ...whole, [enterprise]: extension } as unknown as Partial<CompleteUserRequest>;
    const { id } = await create(someone("sol@lindgren.example", { ...sent, entitlements: ["Expense", "Travel"] }));
    expect(await read(id)).toMatchObject({ ...whole, [enterprise]: extension });
    const asked = await client.listUsers({ query: { attributes: "entitlements" } });
    const list = userOf(asked as { status: number; data?: { Resources?: User[] } });
    expect(list.Resources?.find((user) => user.id === id)?.entitlements).toEqual(["Expense", "Travel"]);
  });
});

describe("a user is refused", () => {
  it.each([
    ["a phone number without its value", { phoneNumbers: [{ type: "work" }] }],
    ["an email address without its value", { emails: [{ type: "work" }] }],
    ["an emergency contact without a name", { emergencyContacts: [{ relationship: "Parent" }] }],
    ["an emergency contact without a relationship", { emergencyContacts: [{ name: "Eva" }] }],
    ["a manager without a UUID", { [enterprise]: { companyId: known.lindgren, manager: { employeeNumber: "1001" } } }],
    [
      "a leave without its start",
      { [enterprise]: { companyId: known.lindgren, leavesOfAbsence: [{ type: "voluntary" }] } },
    ],
    ["a name without the family's", { name: { givenName: "Sol" } }],
    ["a name without the given one", { name: { familyName: "Berg" } }],
    ["no company", { [enterprise]: { employeeNumber: "2001" } }],
  ] as const)("where a part lacks what it needs: %s", async (_what, part) => {
    expect(await statusOfSent(sandbox, { ...someone("sol@lindgren.example"), ...part })).toBe(400);
  });

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
    const moreau = await clientWith(sandbox, undefined, known.moreau);
    const body = someone("sol@moreau.example", { [enterprise]: { companyId: known.moreau, employeeNumber: "2001" } });
    expect((await moreau.createUser({ body })).status).toBe(201);
  });

  it("without an attribute that every profile has, in a creation and in a replacement", async () => {
    const whole: Readonly<Record<string, unknown>> = { ...someone("sol@lindgren.example") };
    const { id } = await create(someone("sol@lindgren.example"));
    for (const name of ["userName", "active", "name", "emails", enterprise]) {
      const { [name]: _left, ...rest } = whole;
      expect([name, await statusOfSent(sandbox, rest)]).toEqual([name, 400]);
      expect([name, await statusOfSent(sandbox, rest, `/${id ?? ""}`)]).toEqual([name, 400]);
    }
    expect(await statusOfSent(sandbox, whole, `/${id ?? ""}`)).toBe(200);
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
    ["a text that is not a number", numbers({ value: "call me", type: "work" })],
    ["a nick name that is a login name", someone("sol@lindgren.example", { nickName: "sol@lindgren.example" })],
    ["a nick name with an @", someone("sol@lindgren.example", { nickName: "sunny@home" })],
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

describe("a manager who was deleted", () => {
  it("is not a reason to refuse later changes", async () => {
    const { id: manager = "" } = await create(someone("eva@lindgren.example"));
    const extension = { companyId: known.lindgren, manager: { value: manager } };
    const { id } = await create(someone("sol@lindgren.example", { [enterprise]: extension }));
    expect((await client.deleteUser({ path: { id: manager } })).status).toBe(204);
    expect(await changed(id, { op: "replace", path: "title", value: "Chef" })).toMatchObject({ title: "Chef" });
    const again = someone("next@lindgren.example", { [enterprise]: extension });
    expect(await statusOf(again)).toBe(400);
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
    const after = userOf<User>(
      (await replace(before.id, someone("sol@lindgren.example"))) as { status: number; data?: User },
    );
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
    await client.deleteUser({ path: { id } });
    expect(await status()).toBe(401);
  });

  it("is for good", async () => {
    const { id = "" } = await create(someone("sol@lindgren.example"));
    expect((await client.deleteUser({ path: { id } })).status).toBe(204);
    expect((await client.getUser({ path: { id } })).status).toBe(404);
    expect((await client.deleteUser({ path: { id } })).status).toBe(404);
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
