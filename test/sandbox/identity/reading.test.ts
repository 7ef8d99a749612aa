import type { User, UserList } from "@specwright/travel-expense/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { requester } from "../support/purchasing.js";
import { known } from "../support/seeds.js";
import { minted } from "../support/tokens.js";
import { clientWith, enterprise, sap, scopesOf, someone, userOf } from "./support.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const client = await clientWith(sandbox);
type Client = typeof client;
let sol = "";

beforeAll(async () => {
  const body = someone("sol@lindgren.example", {
    externalId: "E-7",
    title: 'Head "baker"',
    dateOfBirth: "1990-02-28",
    entitlements: ["Travel"],
    addresses: [{ type: "home", locality: "Aarhus", country: "DK" }],
    phoneNumbers: [{ value: "+4587654321", type: "mobile", notifications: true }],
    emergencyContacts: [{ name: "Eva Berg", relationship: "Life Partner" }],
    [enterprise]: {
      companyId: known.lindgren,
      employeeNumber: "2001",
      costCenter: "CC-7",
      startDate: "2029-01-02T00:00:00Z",
      manager: { value: requester.userId.toUpperCase(), employeeNumber: "made up" },
      leavesOfAbsence: [{ startDate: "2029-05-01", type: "voluntary" }],
    },
    [sap]: { userUuid: "9d3b6f4f-2b8d-4c01-8a1b-6a4e50c54a5e" },
  });
  sol = userOf<User>(await client.createUser({ body })).id ?? "";
});

const listed = async (query: object = {}, of: Client = client): Promise<UserList & { nextCursor?: string }> =>
  userOf<UserList>(await of.listUsers({ query }));
const found = async (filter: string, of: Client = client): Promise<readonly (string | undefined)[]> => {
  const answer = (await of.searchUsers({ body: { filter, attributes: ["userName"] } })) as {
    status: number;
    data?: UserList;
  };
  return (userOf<UserList>(answer).Resources ?? []).map(({ userName }) => userName);
};
const seen = async (query: object, of: Client = client): Promise<User | undefined> =>
  (await listed(query, of)).Resources?.find(({ id }) => id === sol);

describe("a list", () => {
  it("has all users of the company in the order of their creation, and none of another", async () => {
    const { Resources, totalResults, itemsPerPage } = await listed();
    expect(Resources?.map(({ userName }) => userName)).toEqual([
      ...["requester@lindgren.example", "admin@lindgren.example", "sol@lindgren.example"],
    ]);
    expect([totalResults, itemsPerPage]).toEqual([3, 3]);
    const other = await clientWith(sandbox, undefined, known.moreau);
    expect((await listed({}, other)).Resources?.map(({ userName }) => userName)).toEqual(["admin@moreau.example"]);
  });

  it("goes from page to page by a cursor", async () => {
    const names: (string | undefined)[] = [];
    let cursor: string | undefined;
    do {
      const page: Awaited<ReturnType<typeof listed>> = await listed({
        count: 2,
        ...(cursor !== undefined && { cursor }),
      });
      names.push(...(page.Resources ?? []).map(({ userName }) => userName));
      expect(page.totalResults).toBe(3);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(names).toEqual(["requester@lindgren.example", "admin@lindgren.example", "sol@lindgren.example"]);
  });

  it.each([{ count: 0 }, { count: -1 }, { cursor: "cursor-2" }, { cursor: "WzEsMl0" }])(
    "is refused for %o",
    async (query) => {
      expect((await client.listUsers({ query })).status).toBe(400);
    },
  );

  it("contains 100 users by default, and at most 1000", async () => {
    const headers = { authorization: `Bearer ${sandbox.credentials.company.accessToken}` };
    const answer = await sandbox.fetch(`${sandbox.baseUrl}/profile/identity/v4.1/Users?count=1001`, { headers });
    expect(answer.status).toBe(400);
    const users = Array.from({ length: 120 }, (_, at) => ({
      id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
      companyId: known.moreau,
      loginId: `many-${at}@moreau.example`,
      email: `many-${at}@moreau.example`,
      givenName: "Many",
      familyName: String(at),
    }));
    await sandbox.control.saveRecords({ body: { users } });
    const other = await clientWith(sandbox, undefined, known.moreau);
    expect((await listed({}, other)).itemsPerPage).toBe(100);
    expect((await listed({ count: 1000 }, other)).itemsPerPage).toBe(121);
  });
});

describe("attributes", () => {
  it("are returned normally, but for those on request", async () => {
    const user = await seen({});
    expect(user).toMatchObject({ externalId: "E-7", dateOfBirth: "1990-02-28", [sap]: expect.anything() as object });
    expect(user).not.toHaveProperty("entitlements");
    expect(Object.keys(user?.[enterprise]?.manager ?? {})).toEqual(["value", "employeeNumber"]);
  });

  it("are those that a call names, and their parts", async () => {
    const attributes = `userName,name.givenName,PHONENUMBERS.type,entitlements,${enterprise}:manager.displayName,nonsense`;
    expect(await seen({ attributes })).toEqual({
      schemas: expect.anything() as string[],
      id: sol,
      userName: "sol@lindgren.example",
      name: { givenName: "Sol" },
      phoneNumbers: [{ type: "mobile" }],
      entitlements: ["Travel"],
      [enterprise]: { manager: { displayName: "Ida Lindgren" } },
    });
  });

  it("are without those that a call excludes", async () => {
    const user = await seen({ excludedAttributes: `emails,name.formatted,id,${enterprise}` });
    expect(user).not.toHaveProperty("emails");
    expect(user).not.toHaveProperty([enterprise]);
    expect(user).toMatchObject({ id: sol, name: { givenName: "Sol", familyName: "Berg" } });
    expect(user?.name).not.toHaveProperty("formatted");
  });
});

describe("scopes of reading", () => {
  it.each([
    ["ids", ["externalId"]],
    [
      "core",
      [
        ...["userName", "active", "name", "displayName", "title", "preferredLanguage", "timezone", "emails"],
        ...["phoneNumbers", "meta"],
      ],
    ],
    ["coresensitive", ["dateOfBirth", "addresses", "emergencyContacts"]],
    ["enterprise", [enterprise]],
    ["sap", [sap]],
  ])("open with %s the attributes %o", async (group, expected) => {
    const user = await seen({}, await clientWith(sandbox, scopesOf(`${group}.read`)));
    const names = Object.keys(user ?? {}).filter((name) => name !== "schemas" && name !== "id");
    expect(names.toSorted()).toEqual(expected.toSorted());
  });

  it.each(["ids", "core", "coresensitive", "enterprise", "sap"])("let every read in with %s alone", async (group) => {
    const only = await clientWith(sandbox, scopesOf(`${group}.read`));
    const answers = [
      await only.listUsers(),
      await only.searchUsers({ body: {} }),
      await only.getUser({ path: { id: sol } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { data } = answers[2] ?? {};
    expect(data).toEqual(await seen({}, only));
  });

  it("open nothing to a call that names more than they allow", async () => {
    const only = await clientWith(sandbox, scopesOf("ids.read"));
    expect(Object.keys((await seen({ attributes: "dateOfBirth,externalId" }, only)) ?? {})).toEqual([
      "schemas",
      "id",
      "externalId",
    ]);
  });

  it("are needed by every call, and tokens of users are not taken", async () => {
    const none = await clientWith(sandbox, scopesOf("delete"));
    expect((await none.listUsers()).status).toBe(403);
    expect((await none.getUser({ path: { id: sol } })).status).toBe(403);
    const headers = { authorization: `Bearer ${await minted(sandbox, { userId: requester.userId })}` };
    expect((await sandbox.fetch(`${sandbox.baseUrl}/profile/identity/v4.1/Users`, { headers })).status).toBe(403);
  });
});

describe("a search", () => {
  const name = ["sol@lindgren.example"];

  it.each([
    'userName eq "SOL@lindgren.example"',
    'USERNAME EQ "sol@lindgren.example"',
    'externalId eq "E-7"',
    'title eq "Head \\"baker\\""',
    'name.givenName eq "Sol"',
    'dateOfBirth eq "1990-02-28"',
    'emails.value eq "sol@lindgren.example"',
    'emails eq "sol@lindgren.example"',
    "phoneNumbers.notifications eq true",
    'emails.value eq " sol@LINDGREN.example"',
    'phoneNumbers.value eq "+45 87 65 43 21"',
    'phoneNumbers eq "tel:+45-8765-4321"',
    'entitlements eq "Travel"',
    'addresses.country eq "DK"',
    'emergencyContacts.relationship eq "Life Partner"',
    `${enterprise}:employeeNumber eq "2001"`,
    `${enterprise}:costCenter eq "CC-7"`,
    `${enterprise}:startDate eq "2029-01-02T00:00:00Z"`,
    `${enterprise}:manager.value eq "${requester.userId}"`,
    `${enterprise}:manager eq "${requester.userId.toUpperCase()}"`,
    `${enterprise}:manager.displayName eq "Ida Lindgren"`,
    `${enterprise}:MANAGER.EMPLOYEENUMBER eq "1001"`,
    `${enterprise}:manager.$ref eq "${sandbox.baseUrl}/profile/identity/v4.1/Users/${requester.userId}"`,
    `${enterprise}:leavesOfAbsence.type eq "voluntary"`,
    `${sap}:userUuid eq "9d3b6f4f-2b8d-4c01-8a1b-6a4e50c54a5e"`,
    'schemas eq "urn:ietf:params:scim:schemas:extension:sap:2.0:User"',
    'meta.created eq "2030-01-01T08:00:00Z"',
  ])("finds by %s", async (filter) => {
    expect(await found(filter)).toEqual(name);
  });

  it("finds by booleans and numbers, in the order of creation", async () => {
    expect(await found("active eq true")).toHaveLength(3);
    expect(await found("active eq false")).toEqual([]);
    expect(await found("meta.version eq 1")).toHaveLength(3);
    expect(await found("meta.version eq 1.5")).toEqual([]);
    expect(await found('meta.resourceType eq "User"')).toHaveLength(3);
    expect(await found(`id eq "${sol}"`)).toEqual(name);
    expect(await found(`schemas eq "${enterprise}"`)).toHaveLength(3);
    expect(await found(`${enterprise}:organization eq "Lindgren Bicycles"`)).toHaveLength(3);
    expect(await found(`${enterprise}:organization eq "Maison Moreau"`)).toEqual([]);
    expect(await found(`${enterprise}:companyId eq "${known.lindgren}"`)).toHaveLength(3);
    expect(await found('name.familyName eq "Lindgren"')).toEqual(["requester@lindgren.example"]);
  });

  it.each([
    ["a user who manages nobody", "displayName", '"Per Holm"'],
    ["what was sent in place of the manager's own number", "employeeNumber", '"made up"'],
    ["a number", "employeeNumber", "1001"],
    ["a text with NUL", "displayName", '"Ida\\u0000"'],
  ])("finds nobody by a manager who is not there: %s", async (_case, part, value) => {
    expect(await found(`${enterprise}:manager.${part} eq ${value}`)).toEqual([]);
  });

  it("compares whole values: nothing in a text is a wildcard or another filter", async () => {
    expect(await found('title eq "%"')).toEqual([]);
    expect(await found(`title eq "'; DROP TABLE users; --"`)).toEqual([]);
    expect(await found('title eq "Head"')).toEqual([]);
  });

  it("finds nobody of another company", async () => {
    expect(await found('userName eq "admin@moreau.example"')).toEqual([]);
    const other = await clientWith(sandbox, undefined, known.moreau);
    expect(await found(`${enterprise}:manager.displayName eq "Ida Lindgren"`, other)).toEqual([]);
  });

  it.each([
    ['userName co "sol"', 'at character 10, the operator "co" is not supported, only eq is.'],
    ["title pr", 'at character 7, the operator "pr" is not supported, only eq is.'],
    ['title eq "a" and active eq true', "at character 14, nothing may follow the value: filters cannot be combined."],
    ['not (title eq "a")', "at character 1, an attribute and the operator eq are expected."],
    ['(title eq "a")', "at character 1, an attribute and the operator eq are expected."],
    ['nonsense eq "a"', 'at character 1, "nonsense" is not an attribute of users.'],
    ["title eq a", "at character 9, a value is expected: a string in double quotes, a number, true or false."],
    ['title eq "a', "at character 9, a value is expected: a string in double quotes, a number, true or false."],
    ['title = "a"', "at character 7, the operator eq is expected."],
    ["meta.version eq 1-2", "at character 17, the value is not a JSON value."],
    ["", "at character 1, an attribute and the operator eq are expected."],
    ['  name eq "Sol"', "at character 3, the attribute is complex, and the filter names none of its sub-attributes."],
  ])("refuses %s, and says where it goes wrong", async (filter, message) => {
    const answer = await sandbox.fetch(`${sandbox.baseUrl}/profile/identity/v4.1/Users/.search`, {
      method: "POST",
      headers: { authorization: `Bearer ${await minted(sandbox)}`, "content-type": "application/json" },
      body: JSON.stringify({ filter }),
    });
    const { detail } = (await answer.json()) as { detail: string };
    expect([answer.status, detail]).toEqual([400, `The filter is not supported: ${message}`]);
  });

  it("reads a long filter in time that grows with its length, and refuses it", async () => {
    for (const filter of [" ".repeat(100_000), `title eq "${"\\".repeat(100_000)}`, `${"a".repeat(100_000)} eq 1`])
      expect((await client.searchUsers({ body: { filter } })).status).toBe(400);
  });

  it("finds 1000 users at most, counts them all, and has no second page", async () => {
    const users = Array.from({ length: 1001 }, (_, at) => ({
      id: `10000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
      companyId: known.moreau,
      loginId: `more-${at}@moreau.example`,
      email: `more-${at}@moreau.example`,
      givenName: "More",
      familyName: String(at),
    }));
    await sandbox.control.saveRecords({ body: { users } });
    const other = await clientWith(sandbox, undefined, known.moreau);
    const body = { filter: 'name.givenName eq "More"', attributes: ["id"] };
    const answer = (await other.searchUsers({ body })) as { status: number; data?: UserList };
    const list = userOf<UserList>(answer);
    expect([list.totalResults, list.itemsPerPage, list.Resources?.length]).toEqual([1001, 1000, 1000]);
    expect(list).not.toHaveProperty("nextCursor");
  });

  it("takes nothing from the query", async () => {
    const answer = await sandbox.fetch(`${sandbox.baseUrl}/profile/identity/v4.1/Users/.search?attributes=id&count=1`, {
      method: "POST",
      headers: { authorization: `Bearer ${await minted(sandbox)}`, "content-type": "application/json" },
      body: "{}",
    });
    expect(answer.status).toBe(200);
    const { Resources = [] } = (await answer.json()) as UserList;
    expect(Resources).toHaveLength(3);
    expect(Resources[0]).toHaveProperty("userName");
  });

  it("is refused by an attribute that the token may not read", async () => {
    const only = await clientWith(sandbox, scopesOf("core.read"));
    expect((await only.searchUsers({ body: { filter: 'dateOfBirth eq "1990-02-28"' } })).status).toBe(403);
    expect((await only.searchUsers({ body: { filter: 'externalId eq "E-7"' } })).status).toBe(403);
  });

  it("without a filter finds everybody", async () => {
    const answer = (await client.searchUsers({ body: {} })) as { status: number; data?: UserList };
    expect(userOf<UserList>(answer).totalResults).toBe(3);
  });
});

describe("one user", () => {
  it("is named by UUID, of the own company alone", async () => {
    expect((await client.getUser({ path: { id: sol.toUpperCase() } })).data).toMatchObject({ id: sol });
    expect((await client.getUser({ path: { id: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a45" } })).status).toBe(404);
  });
});
