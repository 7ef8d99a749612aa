import type { CompleteUserRequest, User } from "@specwright/travel-expense/identity";
import { describe, expect, it } from "vitest";
import { requester } from "../support/purchasing.js";
import { known } from "../support/seeds.js";
import { clientWith, enterprise, sap, someone, statusOfSent, userOf } from "./support.js";
import { writersOfUsers } from "./writers.js";

const { sandbox, client, create, change, changed, replace, read, statusOf } = await writersOfUsers();
const { control } = sandbox;

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
    const asked = await client().listUsers({ query: { attributes: "entitlements" } });
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
    expect((await client().deleteUser({ path: { id: next.id ?? "" } })).status).toBe(204);
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
  it("is named by UUID, with the data of the manager's own record", async () => {
    const manager = { value: requester.userId, employeeNumber: "made up" };
    const { id } = await create(
      someone("sol@lindgren.example", { [enterprise]: { companyId: known.lindgren, manager } }),
    );
    expect((await read(id))[enterprise]?.manager).toEqual({ value: requester.userId, employeeNumber: "1001" });
    const asked = await client().listUsers({
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
    expect((await client().deleteUser({ path: { id: manager } })).status).toBe(204);
    expect(await changed(id, { op: "replace", path: "title", value: "Chef" })).toMatchObject({ title: "Chef" });
    const again = someone("next@lindgren.example", { [enterprise]: extension });
    expect(await statusOf(again)).toBe(400);
  });
});
