import { readFileSync } from "node:fs";
import type { GetProfileParameters, Profile } from "@specwright/travel-expense/travel-profile";
import { createTravelProfileClient } from "@specwright/travel-expense/travel-profile/client";
import { beforeEach, describe, expect, it } from "vitest";
import { elementScopes } from "../../../sandbox/domain/scopes.js";
import { retiredElements, scopedElements } from "../../../sandbox/domain/travel-profile/visible-elements.js";
import { answered, clientsOf, people } from "../legacy-tokens/support.js";
import { known } from "../support/seeds.js";
import { legacyToken } from "../support/tokens.js";
import { type Caller, clientOf, travelApplications, travelers } from "./support.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { control } = sandbox;
beforeEach(() => control.resetWorld({}));

type Query = NonNullable<GetProfileParameters["query"]>;

async function answerTo(caller?: Caller, query?: Query) {
  const client = await clientOf(sandbox, caller);
  return client.getProfile(query === undefined ? {} : { query });
}

async function profileFor(caller?: Caller, query?: Query): Promise<Profile> {
  const answer = await answerTo(caller, query);
  if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
  return answer.data;
}

/** The status and the message of a refusal. */
async function refusalOf(caller: Caller, query?: Query) {
  const answer = await answerTo(caller, query);
  return [answer.status, answer.status === 200 ? undefined : answer.data.Message];
}

const schema = readFileSync(new URL("../../../specs/travel-profile/travel-profile.xsd", import.meta.url), "utf8");

/** Values of an attribute of elements in the schema, by the name of the element. */
function marked(attribute: string): Readonly<Record<string, string>> {
  const tags = [...schema.matchAll(/<xs:element\s[^>]*>/g)].map(([tag]) => tag);
  const pairs = tags.flatMap((tag) => {
    const [, value] = new RegExp(`mark:${attribute}="([^"]*)"`).exec(tag) ?? [];
    return value === undefined ? [] : [[/name="([^"]*)"/.exec(tag)?.[1] ?? "", value] as const];
  });
  return Object.fromEntries(pairs);
}

describe("the travel profile of the token's user", () => {
  it("has what is true of the person in every interface, and what only profiles say", async () => {
    expect(await profileFor()).toEqual({
      FirstName: "Ida",
      LastName: "Lindgren",
      LoginID: "requester@lindgren.example",
      CompanyName: "Lindgren Bicycles",
      TravelConfigID: "TC-1",
      AgencyNumber: "AG-1",
      RuleClass: "Standard travelers",
      JobTitle: "Buyer of saddles",
      PreferredLanguage: "sv-SE",
      EmailAddresses: { EmailAddress: [{ Type: "Business", value: "requester@lindgren.example" }] },
      Air: {
        Seat: { InterRowPositionCode: "Window" },
        Meals: { MealCode: "Regular Meal" },
        HomeAirport: "CPH",
      },
    });
  });

  it("follows the user when identities rename one", async () => {
    const listed = await control.listRecords({ path: { kind: "users" } });
    const ida = listed.status === 200 ? listed.data.users?.find(({ id }) => id === travelers.ida) : undefined;
    await control.saveRecords({ body: { users: [{ ...ida!, familyName: "Berg" }] } });
    expect(await profileFor()).toMatchObject({ FirstName: "Ida", LastName: "Berg" });
  });

  it("is there before anybody wrote it", async () => {
    expect(await profileFor({ userId: travelers.administrator })).toEqual({
      FirstName: "Per",
      LastName: "Holm",
      LoginID: "admin@lindgren.example",
      CompanyName: "Lindgren Bicycles",
      EmailAddresses: { EmailAddress: [{ Type: "Business", value: "admin@lindgren.example" }] },
    });
  });

  it("never has a password or elements that are retired", async () => {
    const profile = {
      Password: "wheels-and-spokes",
      Addresses: { Address: [{ Type: "Home", City: "Odense", Longitude: "10", Latitude: "55" }] },
      Telephones: { Telephone: [{ Type: "Cell", PhoneNumber: "555", MobileDevice: "D", MobileName: "N" }] },
    };
    const record = { userId: travelers.ida, companyId: known.lindgren, profile };
    await control.saveRecords({ body: { travelProfiles: [record] } });
    const read = await profileFor({ userId: travelers.ida, scopes: [...elementScopes] });
    expect(read).not.toHaveProperty("Password");
    expect(read.Addresses).toEqual({ Address: [{ Type: "Home", City: "Odense" }] });
    expect(read.Telephones).toEqual({ Telephone: [{ Type: "Cell", PhoneNumber: "555" }] });
  });
});

describe("a scope", () => {
  it.each([
    ["Company Details", ["CompanyEmployeeID", "CompanyID", "Division"]],
    ["Medical Alerts", ["MedicalAlerts"]],
    ["TMC-specific", ["UUID"]],
    ["Emergency Contact Information", ["EmergencyContact"]],
    ["Passport Visa Information", ["Passports"]],
    ["TSA information", ["TSAInfo"]],
  ])("shows its elements and no others: %s", async (scope, names) => {
    const without = Object.keys(await profileFor());
    const added = Object.keys(await profileFor({ userId: travelers.ida, scopes: [scope] }));
    expect(added.filter((name) => !without.includes(name)).sort()).toEqual(names);
  });

  it("is asked for by every element that the schema puts behind one, and retired elements are those of the schema", () => {
    expect(scopedElements).toEqual(marked("scope"));
    expect(Object.values(retiredElements).flat().sort()).toEqual(Object.keys(marked("retired")).sort());
  });

  it("is the permission that open bookings need, and airline unused tickets need none", async () => {
    const tickets = { AirlineUnusedTicket: [{ RecordLocator: "A" }] };
    const profile = { HasOpenBooking: true, UnusedTickets: {}, AirlineUnusedTickets: tickets };
    const record = { userId: travelers.ida, companyId: known.lindgren, profile };
    await control.saveRecords({ body: { travelProfiles: [record] } });
    const read = await profileFor();
    expect(read).toMatchObject({ AirlineUnusedTickets: tickets });
    expect(read).not.toHaveProperty("HasOpenBooking");
    expect(read).not.toHaveProperty("UnusedTickets");
    const scopes = ["Supplier-linking user permission", "Unused tickets"];
    expect(await profileFor({ userId: travelers.ida, scopes })).toMatchObject(profile);
  });

  it("is in a token of the native flow", async () => {
    const token = await clientsOf(sandbox).withPassword(people.requester).getAccessToken();
    const oauthToken = answered(token).Token;
    const client = createTravelProfileClient({ baseUrl: sandbox.baseUrl, fetch: sandbox.fetch, auth: { oauthToken } });
    expect((await client.getProfile()).data).toMatchObject({
      MedicalAlerts: "Allergic to peanuts",
      CompanyEmployeeID: "1001",
    });
  });

  it("shows a UUID of 32 characters", async () => {
    const { UUID } = await profileFor({ userId: travelers.ida, scopes: [...elementScopes] });
    expect(UUID).toBe(travelers.ida.replaceAll("-", ""));
  });
});

describe("a user who is named", () => {
  const administrator = { userId: travelers.administrator };

  it.each([
    ["login", "Requester@Lindgren.example"],
    ["xmlsyncid", "SYNC-1001"],
    ["uuid", travelers.ida],
    ["uuid", travelers.ida.replaceAll("-", "").toUpperCase()],
  ] as const)("is found by %s %s", async (userid_type, userid_value) => {
    expect(await profileFor(administrator, { userid_type, userid_value })).toMatchObject({ FirstName: "Ida" });
    expect(await profileFor({}, { userid_type, userid_value })).toMatchObject({ FirstName: "Ida" });
    const own = { userId: travelers.ida };
    expect(await profileFor(own, { userid_type, userid_value })).toMatchObject({ FirstName: "Ida" });
  });

  it("is the user of the token when a type stands without a value", async () => {
    expect(await profileFor(administrator, { userid_type: "login" })).toMatchObject({ FirstName: "Per" });
  });

  it.each(["admin@lindgren.example", "nobody@lindgren.example"])(
    "is not %s for a user who administers nothing",
    async (userid_value) => {
      expect(await refusalOf({ userId: travelers.ida }, { userid_type: "login", userid_value })).toEqual([
        403,
        "Only an administrator can name another user.",
      ]);
    },
  );

  it.each([
    ["login", "admin@moreau.example"],
    ["uuid", travelers.abroad],
    ["xmlsyncid", "SYNC-2001"],
    ["uuid", "nobody"],
    ["login", "admin\0@lindgren.example"],
  ] as const)("is one of the company: not %s %s", async (userid_type, userid_value) => {
    const abroad = { userId: travelers.abroad, companyId: known.moreau, syncId: "SYNC-2001" };
    await control.saveRecords({ body: { travelProfiles: [abroad] } });
    expect(await refusalOf(administrator, { userid_type, userid_value })).toEqual([404, "The user does not exist."]);
  });

  it("is needed by a token that is not that of a user", async () => {
    expect(await refusalOf({})).toEqual([403, "The access token does not belong to a user."]);
  });

  it("is reported by a refusal with the time and an id", async () => {
    const { data } = await answerTo({});
    expect(data).toMatchObject({
      "Server-Time": expect.stringMatching(/^20/),
      Id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});

describe("memberships", () => {
  const programs = [
    { vendorType: "A", vendorCode: "NW", accountNo: "NW-1", details: { UniqueID: "1", Status: "Second level" } },
    { vendorType: "A", vendorCode: "XA", accountNo: "XA-1", details: {} },
    {
      vendorType: "R",
      vendorCode: "XR",
      accountNo: "XR-1",
      details: { RailCardType: "Old", NextStatus: "Third level" },
    },
    { vendorType: "C", vendorCode: "XC", accountNo: "XC-1", details: { PointTotal: "300" } },
    { vendorType: "H", vendorCode: "XH", accountNo: "XH-1", details: { NextStatus: "not of hotels" } },
  ].map((each, index) => ({ id: `membership-${index}`, companyId: known.lindgren, userId: travelers.ida, ...each }));
  beforeEach(() => control.saveRecords({ body: { memberships: programs } }));

  const ofTravel = ({ Air, Rail, Car, Hotel }: Profile) => [
    Air?.AirMemberships?.AirMembership,
    Rail?.RailMemberships?.RailMembership,
    Car?.CarMemberships?.CarMembership,
    Hotel?.HotelMemberships?.HotelMembership,
  ];
  const ofAir = [
    { VendorCode: "NW", AccountNo: "NW-1", Status: "Second level" },
    { VendorCode: "XA", AccountNo: "XA-1" },
  ];
  const as = (applicationId: string) => profileFor({ applicationId, userId: travelers.ida });

  it("are returned to a TMC, all of them", async () => {
    expect(ofTravel(await as(travelApplications.tmc))).toEqual([
      ofAir,
      [{ VendorCode: "XR", AccountNo: "XR-1", NextStatus: "Third level" }],
      [{ VendorCode: "XC", AccountNo: "XC-1", PointTotal: "300" }],
      [{ VendorCode: "XH", AccountNo: "XH-1" }],
    ]);
  });

  it("are returned to a supplier of their kind of travel, and to nobody else", async () => {
    expect(ofTravel(await as(travelApplications.supplier))).toEqual([ofAir, undefined, undefined, undefined]);
    expect(ofTravel(await as(known.connector))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("are left out when the schema of profiles refuses them", async () => {
    const long = { ...programs[0]!, id: "membership-9", vendorCode: "LONG" };
    await control.saveRecords({ body: { memberships: [long] } });
    const profile = await as(travelApplications.tmc);
    expect(profile.Air?.AirMemberships?.AirMembership).toEqual(ofAir);
    expect(profile.Air?.HomeAirport).toBe("CPH");
  });
});

it("is read with a token that is good, and no other", async () => {
  const get = (authorization: string) =>
    sandbox.fetch(`${sandbox.baseUrl}/api/travelprofile/v2.0/profile`, { headers: { authorization } });
  expect((await get("OAuth unknown")).status).toBe(401);
  expect((await get(`Bearer ${await legacyToken(sandbox, { userId: travelers.ida })}`)).status).toBe(401);
});
