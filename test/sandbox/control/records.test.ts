import { describe, expect, it } from "vitest";
import { defaultSeed, known } from "../support/seeds.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { control, credentials } = sandbox;

const [ida = {}, per = {}] = defaultSeed["users"] ?? [];
const [vendor = {}] = defaultSeed["vendors"] ?? [];
const [bank = {}] = defaultSeed["vendorBanks"] ?? [];
const [request = {}] = defaultSeed["purchaseRequests"] ?? [];
const [digest = {}] = defaultSeed["invoiceDigests"] ?? [];
const [application = {}] = defaultSeed["applications"] ?? [];
const extension = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const membership = { id: "m", companyId: known.lindgren, userId: "u", vendorType: "A", vendorCode: "V" };
const subscription = {
  id: "s",
  applicationId: known.connector,
  topic: "t",
  filter: ".*",
  endpoint: "http://127.0.0.1:9/",
};

/** The status of an operation of the control whose body no client has checked, and the paths of its problems. */
async function call(method: string, path: string, body: unknown): Promise<readonly [number, ...string[]]> {
  const headers = { "sandbox-control-key": credentials.controlKey!, "content-type": "application/json" };
  const url = `${sandbox.baseUrl}/sandbox-control/v1${path}`;
  const answer = await sandbox.fetch(url, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  const { problems = [] } = (text === "" ? {} : JSON.parse(text)) as {
    readonly problems?: readonly { readonly path: string }[];
  };
  return [answer.status, ...problems.map((problem) => problem.path)];
}

const exported = async () => (await control.exportWorld()).data;

/** Records with a value that the API of their kind does not have, and the paths of the faults. */
const wrongRecords: Readonly<
  Record<string, readonly [records: Readonly<Record<string, readonly object[]>>, ...paths: readonly string[]]>
> = {
  "an attribute of an identity": [
    { users: [{ ...ida, identity: { preferredLanguage: 5 } }] },
    "/users/0/identity/preferredLanguage",
  ],
  "a name inside": [
    { users: [per, { ...ida, identity: { name: { middleName: 5 } } }] },
    "/users/1/identity/name/middleName",
  ],
  "a name that a column overrides": [
    { users: [{ ...ida, identity: { name: { givenName: 5 } } }] },
    "/users/0/identity/name/givenName",
  ],
  "a name that is none": [{ users: [{ ...ida, identity: { name: "Ida" } }] }, "/users/0/identity/name"],
  "an item of a list": [
    { users: [{ ...ida, identity: { emails: [{ value: "a@b.example", type: "work" }, { value: 7 }] } }] },
    "/users/0/identity/emails/1/value",
  ],
  "a list that is none": [{ users: [{ ...ida, identity: { addresses: "x" } }] }, "/users/0/identity/addresses"],
  "an extension": [
    { users: [{ ...ida, identity: { [extension]: { manager: { value: 1 } } } }] },
    `/users/0/identity/${extension}/manager/value`,
  ],
  "an extension that is none": [
    { users: [{ ...ida, identity: { [extension]: 5 } }] },
    `/users/0/identity/${extension}`,
  ],
  "an attribute that a column overrides": [
    { users: [{ ...ida, identity: { userName: 5, active: "yes" } }] },
    "/users/0/identity/userName",
    "/users/0/identity/active",
  ],
  "a login": [{ users: [{ ...ida, loginId: 'a"b@c.example' }] }, "/users/0/loginId"],
  "an id of a user": [
    {
      users: [
        { ...ida, id: "u 1", loginId: "new@a.example" },
        { ...per, id: "" },
      ],
    },
    "/users/0/id",
    "/users/1/id",
  ],
  "fields of a vendor": [
    { vendors: [{ ...vendor, details: { City: 5, PaymentTerms: "x" } }] },
    "/vendors/0/details/City",
    "/vendors/0/details/PaymentTerms",
  ],
  "a bank account": [
    { vendorBanks: [{ ...bank, details: { ...(bank["details"] as object), BankName: [] } }] },
    "/vendorBanks/0/details/BankName",
  ],
  "a bank account without its number": [
    { vendorBanks: [{ ...bank, details: {} }] },
    ...Array<string>(4).fill("/vendorBanks/0/details"),
  ],
  "a line of a purchase request": [
    {
      purchaseRequests: [
        {
          ...request,
          lineItems: [
            (request["lineItems"] as object[])[0]!,
            { ...(request["lineItems"] as object[])[0], quantity: "two" },
          ],
        },
      ],
    },
    "/purchaseRequests/0/lineItems/1/quantity",
  ],
  "a header of a purchase request": [
    { purchaseRequests: [{ ...request, header: { currencyCode: 5 } }] },
    "/purchaseRequests/0/header/currencyCode",
  ],
  "a digest": [
    { invoiceDigests: [{ ...digest, digest: { ...(digest["digest"] as object), Total: 5 } }] },
    "/invoiceDigests/0/digest/Total",
  ],
  "an element of a travel profile": [
    {
      travelProfiles: [
        {
          userId: "u",
          companyId: "c",
          profile: { Division: 5, Telephones: { Telephone: [{ Type: "Cell", PhoneNumber: 5 }] } },
        },
      ],
    },
    "/travelProfiles/0/profile/Telephones/Telephone/0/PhoneNumber",
    "/travelProfiles/0/profile/Division",
  ],
  "an attribute of an element": [
    {
      travelProfiles: [
        {
          userId: "u",
          companyId: "c",
          profile: { EmailAddresses: { EmailAddress: [{ Type: "Nowhere", value: "a" }] } },
        },
      ],
    },
    "/travelProfiles/0/profile/EmailAddresses/EmailAddress/0/Type",
  ],
  "a date in a travel profile": [
    { travelProfiles: [{ userId: "u", companyId: "c", profile: { TSAInfo: { DateOfBirth: "soon" } } }] },
    "/travelProfiles/0/profile/TSAInfo/DateOfBirth",
  ],
  "details of a membership": [
    { memberships: [{ ...membership, details: { Status: 5, "a/b": "x" } }] },
    "/memberships/0/details/Status",
    "/memberships/0/details/a~1b",
  ],
  "the context of a notification": [
    {
      notifications: [
        {
          id: "n",
          companyId: "c",
          applicationId: "a",
          userId: "u",
          sessionId: "s",
          templateId: "t",
          context: { url: 5 },
        },
      ],
    },
    "/notifications/0/context/url",
  ],
  "the id of a subscription": [{ subscriptions: [{ ...subscription, id: ".." }] }, "/subscriptions/0/id"],
  "the endpoint of a subscription": [
    { subscriptions: [subscription, { ...subscription, id: "t", endpoint: "x" }] },
    "/subscriptions/1/endpoint",
  ],
  "the agency of a travel configuration": [
    { travelOptions: [{ companyId: "c", category: "travelConfig", value: "t", details: { agencyNumber: 5 } }] },
    "/travelOptions/0/details/agencyNumber",
  ],
  "a number that no column holds": [{ users: [{ ...ida, version: 10_000_000_000 }] }, "/users/0/version"],
};

describe("records with values that their API does not have", () => {
  it.each(Object.entries(wrongRecords))("are refused with their paths: %s", async (_, [records, ...paths]) => {
    const before = await exported();
    const [status, ...found] = await call("PUT", "/records", { topics: [{ name: "beside", scope: "s" }], ...records });
    expect([status, ...found.sort()]).toEqual([400, ...[...paths].sort()]);
    const [reset, ...atReset] = await call("POST", "/world/reset", { world: records });
    const below = [...paths].sort().map((path) => `/world${path}`);
    // The schema of the control finds some of them before.
    expect([reset, [...paths].sort().join(), below.join()].slice(0, 1)).toEqual([400]);
    expect([[...paths].sort(), below]).toContainEqual(atReset.sort());
    expect(await exported()).toEqual(before);
  });

  it("are refused by the first hundred of their problems", async () => {
    const users = Array.from({ length: 300 }, (_, index) => ({
      ...ida,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      loginId: `${index}@a.example`,
      identity: { timezone: 5 },
    }));
    const [status, ...paths] = await call("PUT", "/records", { users });
    expect([status, paths.length <= 100, paths[0]]).toEqual([400, true, "/users/0/identity/timezone"]);
  });

  it("do not keep a world from being exported and begun again", async () => {
    const world = await exported();
    expect(await call("POST", "/world/reset", { world })).toEqual([204]);
    expect(await call("PUT", "/records", world)).toEqual([204]);
    expect(await exported()).toEqual(world);
  });
});

describe("a record whose key another one has", () => {
  const taken = { ...ida, id: "00000000-0000-4000-8000-00000000000a" };
  it.each([
    ["a login", { users: [taken] }, "/users/0/loginId"],
    [
      "a login in upper case",
      { users: [{ ...taken, loginId: String(ida["loginId"]).toUpperCase() }] },
      "/users/0/loginId",
    ],
    ["a login of a user who is changed", { users: [{ ...per, loginId: ida["loginId"] }] }, "/users/0/loginId"],
    [
      "a login twice",
      {
        users: [
          { ...taken, loginId: "z@a.example" },
          { ...taken, id: "00000000-0000-4000-8000-00000000000b", loginId: "Z@a.example" },
        ],
      },
      "/users/1/loginId",
    ],
    ["an id twice", { users: [ida, ida] }, "/users/1/id"],
    ["a key of applications", { applications: [{ ...application, id: "another" }] }, "/applications/0/consumerKey"],
    ["a pair of codes", { vendors: [{ ...vendor, id: "another" }] }, "/vendors/0/addressCode"],
    [
      "a sync id",
      { travelProfiles: [{ userId: "u", companyId: "c", syncId: "SYNC-1001" }] },
      "/travelProfiles/0/syncId",
    ],
    [
      "a longer key twice",
      {
        connections: [
          { companyId: "c", applicationId: "a" },
          { companyId: "c", applicationId: "a" },
        ],
      },
      "/connections/1/applicationId",
    ],
  ])("is refused with 409: %s", async (_, records, path) => {
    const before = await exported();
    expect(await call("PUT", "/records", { topics: [{ name: "beside", scope: "s" }], ...records })).toEqual([
      409,
      path,
    ]);
    expect(await exported()).toEqual(before);
  });

  it("is refused at a reset, which then changes nothing, the clock included", async () => {
    await control.advanceClock({ body: { seconds: 60 } });
    const before = await exported();
    expect(await call("POST", "/world/reset", { world: { users: [ida, taken] } })).toEqual([409, "/users/1/loginId"]);
    expect(await exported()).toEqual(before);
    expect(await control.readClock()).toMatchObject({ data: { now: "2030-01-01T08:01:00.000Z" } });
  });

  it("is the same record with its own login", async () => {
    expect(await call("PUT", "/records", { users: [ida] })).toEqual([204]);
  });
});

it("a value that the database cannot hold is refused", async () => {
  const authTokens = [{ token: "t", companyId: "c", expiresAt: "0000-01-01T00:00:00Z" }];
  expect(await call("PUT", "/records", { authTokens })).toEqual([400, "/authTokens"]);
});
