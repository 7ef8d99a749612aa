import { readFileSync } from "node:fs";
import type { Profile } from "@specwright/travel-expense/travel-profile";
import { decodeProfile } from "@specwright/travel-expense/travel-profile/codecs";
import { beforeEach, describe, expect, it } from "vitest";
import { elementScopes } from "../../../sandbox/domain/scopes.js";
import { clientsOf } from "../legacy-tokens/support.js";
import { known } from "../support/seeds.js";
import { legacyToken, minted } from "../support/tokens.js";
import { type Caller, clientOf, travelApplications, travelers, warningsOf } from "./support.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { control } = sandbox;
beforeEach(() => control.resetWorld({}));

const ida = { userId: travelers.ida, scopes: [...elementScopes] };

async function answerTo(body: Profile, caller: Caller = ida) {
  return (await clientOf(sandbox, caller)).updateProfile({ body });
}

async function profileOf(caller: Caller = ida): Promise<Profile> {
  const answer = await (await clientOf(sandbox, caller)).getProfile();
  if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
  return answer.data;
}

/** The warnings of an update of Ida's profile, and the profile after it. */
async function updated(body: Profile, caller?: Caller): Promise<readonly [readonly string[], Profile]> {
  const warnings = warningsOf(await answerTo(body, caller));
  return [warnings, await profileOf(caller)];
}

/** The profile after an update that is taken without a warning. */
async function profileAfter(body: Profile): Promise<Profile> {
  const [warnings, profile] = await updated(body);
  expect(warnings).toEqual([]);
  return profile;
}

async function refusalOf(body: Profile, caller?: Caller) {
  const before = await profileOf();
  const answer = await answerTo(body, caller);
  expect(await profileOf()).toEqual(before);
  return [answer.status, answer.status >= 300 && "Message" in answer.data ? answer.data.Message : undefined];
}

/** Sends an update of Ida's profile as a string. */
async function send(text: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const authorization = `OAuth ${await legacyToken(sandbox, ida)}`;
  return sandbox.fetch(`${sandbox.baseUrl}/api/travelprofile/v2.0/profile`, {
    method: "PUT",
    headers: { authorization, "content-type": "application/xml", ...headers },
    body: text,
  });
}

describe("an update", () => {
  it("changes what it names, and leaves what it does not name as it was", async () => {
    const before = await profileOf();
    expect(await profileAfter({ MedicalAlerts: "None", Rail: { Seat: "Window" } })).toEqual({
      ...before,
      MedicalAlerts: "None",
      Rail: { Seat: "Window" },
    });
    expect((await profileAfter({ Rail: { Coach: "Coach" } })).Rail).toEqual({ Seat: "Window", Coach: "Coach" });
  });

  it("clears what is empty, whatever its type, and an element without content as a whole", async () => {
    await profileAfter({ EReceiptOptIn: true, Rail: { Seat: "Window", Deck: "Upper" }, TSAInfo: { Gender: "Female" } });
    const text = `<Profile>
      <EReceiptOptIn/><MedicalAlerts></MedicalAlerts><Rail><Seat/></Rail><TSAInfo><DateOfBirth/></TSAInfo><Passports/>
    </Profile>`;
    expect((await send(text)).status).toBe(200);
    const profile = await profileOf();
    expect(Object.keys(profile)).not.toEqual(expect.arrayContaining(["EReceiptOptIn"]));
    expect(profile).not.toHaveProperty("MedicalAlerts");
    expect(profile).not.toHaveProperty("Passports");
    expect(profile.Rail).toEqual({ Deck: "Upper" });
    expect(profile.TSAInfo).toEqual({ Gender: "Female" });
    expect(await profileAfter({ Rail: { Deck: "" } })).not.toHaveProperty("Rail");
  });

  it("takes every preference that the contract's own example has, and clears every one that is empty", async () => {
    const contract = readFileSync(new URL("../../../specs/travel-profile/openapi.yaml", import.meta.url), "utf8");
    const groups = ["RatePreferences", "Rail", "Car", "Hotel", "Air", "TSAInfo"] as const;
    const [, example = ""] = /everything:[^]*?(<Profile>[^]*?<\/Profile>)/.exec(contract) ?? [];
    const own = example.replace(/<(\w+Memberships)>[^]*?<\/\1>/g, "");
    const parts = groups.map((name) => new RegExp(`<${name}>[^]*?</${name}>`).exec(own)?.[0] ?? "");
    const sent = decodeProfile(`<Profile>${parts.join("")}</Profile>`);
    if (!sent.ok) throw new Error("The example is not valid.");
    expect(Object.keys(sent.value).sort()).toEqual([...groups].sort());
    expect(await profileAfter(sent.value)).toMatchObject(sent.value);
    const empty = parts.join("").replace(/<(\w+)>[^<]*<\/\1>/g, "<$1/>");
    expect((await send(`<Profile>${empty}</Profile>`)).status).toBe(200);
    const profile = await profileOf();
    expect(groups.filter((name) => profile[name] !== undefined)).toEqual(["Air"]);
    expect(profile.Air).toEqual({ Meals: { MealCode: "Regular Meal" } });
  });

  it("clears what is nil", async () => {
    const text = `<Profile xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
      <MedicalAlerts xsi:nil="true"/><Air><HomeAirport xsi:nil="true"/></Air><RuleClass xsi:nil="true"/>
    </Profile>`;
    expect((await send(text)).status).toBe(200);
    const profile = await profileOf();
    expect(profile).not.toHaveProperty("MedicalAlerts");
    expect(profile).not.toHaveProperty("RuleClass");
    expect(profile.Air).toEqual({ Seat: { InterRowPositionCode: "Window" }, Meals: { MealCode: "Regular Meal" } });
  });

  it("drops what cannot be updated, so that a profile that was read can be sent back", async () => {
    const before = await profileOf();
    const fixed: Profile = {
      AccountTerminationDate: "2039-12-31",
      HasOpenBooking: true,
      CountryCode: "SE",
      CompanyName: "Another company",
      CompanyID: "C-9",
      AgencyNumber: "AG-9",
      UUID: "00000000000000000000000000000000",
      DiscountCodes: { DiscountCode: [{ value: "DC-10" }] },
      Addresses: { Address: [{ Type: "Home", Longitude: "13", Latitude: "55" }] },
    };
    expect(await profileAfter({ ...before, ...fixed })).toEqual(before);
    const emails = ["Supervisor", "TravelArranger"].map((Type) => ({
      Type: Type as "Supervisor",
      value: "k@x.example",
    }));
    expect(await profileAfter({ EmailAddresses: { EmailAddress: emails } })).toEqual(before);
  });

  it("keeps elements that the schema does not know where they were sent, until others of their name come", async () => {
    const text = (badge: string) => `<Profile>
      <Badge xmlns="urn:ours" level="2">${badge}<Note/></Badge><Rail><Lounge>yes</Lounge></Rail>
      <Passports><Passport><PassportNumber>P-2</PassportNumber><PassportNationality>SE</PassportNationality><Chip>1</Chip></Passport></Passports>
    </Profile>`;
    for (const badge of ["first", "second"]) expect((await send(text(badge))).status).toBe(200);
    await profileAfter({ JobTitle: "Buyer" });
    const authorization = `OAuth ${await legacyToken(sandbox, ida)}`;
    const read = await sandbox.fetch(`${sandbox.baseUrl}/api/travelprofile/v2.0/profile`, {
      headers: { authorization },
    });
    const told = await read.text();
    expect(told).not.toContain("first");
    expect(told).toMatch(/<(\w+:)?Badge [^>]*level="2"[^>]*>second</);
    expect(told).toMatch(/<Rail>\s*<Lounge>yes<\/Lounge>\s*<\/Rail>/);
    expect(told).toMatch(/<PassportNumber>P-2<\/PassportNumber>[^]*<Chip>1<\/Chip>\s*<\/Passport>/);
  });

  it("is about the user of the token, and needs one", async () => {
    expect(await refusalOf({ JobTitle: "Nobody" }, {})).toEqual([403, "The access token does not belong to a user."]);
  });

  it("makes a profile of a user who had none", async () => {
    const administrator = { userId: travelers.administrator };
    const [, profile] = await updated({ TravelConfigID: "TC-1", SearchID: "S-1" }, administrator);
    expect(profile).toMatchObject({ TravelConfigID: "TC-1", RuleClass: "Standard travelers", SearchID: "S-1" });
  });

  it("drops elements for which the token has no scope, and warns of each", async () => {
    const [warnings, profile] = await updated({ MedicalAlerts: "None", SearchID: "S-1" }, { userId: travelers.ida });
    expect(warnings).toEqual(["SANDBOX: The token has no scope for MedicalAlerts, which is unchanged."]);
    expect(profile.SearchID).toBe("S-1");
    expect((await profileOf()).MedicalAlerts).toBe("Allergic to peanuts");
  });
});

describe("the person", () => {
  it("is the same in identities, whichever of the two is changed", async () => {
    await profileAfter({
      NamePrefix: "Dr.",
      MiddleName: "Maria",
      NameSuffix: "Jr.",
      PreferredName: "Isa",
      LastName: "Berg",
    });
    const scopes = [
      "identity.user.core.read",
      "identity.user.coreenterprise.writeonly",
      "identity.user.enterprise.read",
    ];
    const authorization = `Bearer ${await minted(sandbox, { scopes })}`;
    const address = `${sandbox.baseUrl}/profile/identity/v4.1/Users/${travelers.ida}`;
    const user = (await (await sandbox.fetch(address, { headers: { authorization } })).json()) as object;
    expect(user).toMatchObject({
      displayName: "Isa Berg",
      title: "Buyer of saddles",
      meta: { version: 2 },
      name: {
        givenName: "Ida",
        middleName: "Maria",
        familyName: "Berg",
        honorificPrefix: "Dr.",
        honorificSuffix: "Jr.",
        formatted: "Ida Maria Berg",
      },
    });
    const change = (path: string, value?: string) => ({ op: value === undefined ? "remove" : "replace", path, value });
    const patched = await sandbox.fetch(address, {
      method: "PATCH",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({
        schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
        Operations: [change("name.honorificSuffix"), change("name.middleName", "Marie"), change("title", "Head buyer")],
      }),
    });
    expect(patched.status).toBe(200);
    const profile = await profileOf();
    expect(profile).toMatchObject({ NamePrefix: "Dr.", MiddleName: "Marie", JobTitle: "Head buyer" });
    expect(profile).not.toHaveProperty("NameSuffix");
  });

  it("loses what is cleared, but no name that every user has", async () => {
    await profileAfter({ MiddleName: "Maria", PreferredName: "Isa" });
    const profile = await profileAfter({ MiddleName: "", JobTitle: null, CompanyEmployeeID: "" });
    expect(Object.keys(profile)).not.toEqual(expect.arrayContaining(["MiddleName"]));
    expect(profile).not.toHaveProperty("JobTitle");
    expect(profile).not.toHaveProperty("CompanyEmployeeID");
    for (const name of ["FirstName", "LastName", "LoginID", "TravelConfigID"])
      expect(await refusalOf({ [name]: "" })).toEqual([400, expect.any(String)]);
  });

  it("logs on under a new name with a new password, and one that is cleared is made anew", async () => {
    await profileAfter({ LoginID: "Ida@lindgren.example", Password: "new-wheels" });
    const logOn = async (username: string, password: string) =>
      (await clientsOf(sandbox).withPassword({ username, password }).getAccessToken()).status;
    expect(await logOn("ida@lindgren.example", "new-wheels")).toBe(200);
    await profileAfter({ Password: "" });
    expect(await logOn("ida@lindgren.example", "")).not.toBe(200);
    expect(await logOn("ida@lindgren.example", "new-wheels")).not.toBe(200);
  });

  it("has the email address of its user, until the profile has another one", async () => {
    const email = async (address: string) => {
      const listed = await control.listRecords({ path: { kind: "users" } });
      const user = listed.status === 200 ? listed.data.users?.find(({ id }) => id === travelers.ida) : undefined;
      const identity = { ...user!.identity, emails: [{ type: "work", value: address }] };
      await control.saveRecords({ body: { users: [{ ...user!, email: address, identity }] } });
      return (await profileOf()).EmailAddresses;
    };
    await profileAfter(await profileOf());
    const addresses = (value: string) => ({ EmailAddress: [{ Type: "Business" as const, value }] });
    expect(await email("ida@lindgren.example")).toEqual(addresses("ida@lindgren.example"));
    await profileAfter({ EmailAddresses: addresses("berg@lindgren.example") });
    expect(await email("i@lindgren.example")).toEqual(addresses("berg@lindgren.example"));
  });

  it("takes nobody's login id or employee id", async () => {
    expect(await refusalOf({ LoginID: "Admin@Moreau.example" })).toEqual([409, "The login id is in use."]);
    expect(await refusalOf({ CompanyEmployeeID: "1002" })).toEqual([409, "The employee id is in use."]);
    expect((await profileAfter({ CompanyEmployeeID: "1001", LoginID: "Requester@lindgren.example" })).LoginID).toBe(
      "Requester@lindgren.example",
    );
  });

  it("takes its profile along when identities delete the user", async () => {
    const authorization = `Bearer ${await minted(sandbox, { scopes: ["identity.user.delete"] })}`;
    const address = `${sandbox.baseUrl}/profile/identity/v4.1/Users/${travelers.ida}`;
    expect((await sandbox.fetch(address, { method: "DELETE", headers: { authorization } })).status).toBe(204);
    const listed = await control.listRecords({ path: { kind: "travelProfiles" } });
    expect(listed.data).toEqual({ travelProfiles: [] });
  });
});

describe("values that the world has to know", () => {
  it.each([
    [{ TravelConfigID: "TC-2" }, "The company does not have this travel configuration."],
    [{ RuleClass: "All travelers" }, "The company does not have this rule class."],
    [{ Division: "Kiln" }, "The company does not have this division."],
    [{ Air: { HomeAirport: "QQQ" } }, "The home airport is not a known IATA code."],
  ])("are refused otherwise: %o", async (body, message) => {
    expect(await refusalOf(body)).toEqual([400, message]);
  });

  it("are taken", async () => {
    const record = { companyId: known.lindgren, category: "airport", value: "QQQ" } as const;
    await control.saveRecords({ body: { travelOptions: [record] } });
    const body = { TravelConfigID: "TC-1", RuleClass: "Frequent travelers", Division: "Workshop" };
    expect(await profileAfter({ ...body, Air: { HomeAirport: "QQQ" } })).toMatchObject({
      ...body,
      Air: { HomeAirport: "QQQ" },
    });
  });

  it("are returned when their field is enabled, and not otherwise", async () => {
    expect(await profileAfter({ CostCenter: "CC-200" })).toMatchObject({ CostCenter: "CC-200", Division: "Workshop" });
    const conditions = (names: string[]) =>
      control.setConditions({ body: { kind: "companies", id: known.lindgren, conditions: names as never } });
    await conditions(["withoutCostCenters"]);
    expect(await profileOf()).not.toHaveProperty("CostCenter");
    expect(await profileOf()).toHaveProperty("Division");
    await conditions(["withoutDivisions"]);
    expect(await profileOf()).toHaveProperty("CostCenter");
    expect(await profileOf()).not.toHaveProperty("Division");
  });

  it.each(["de-AT", "nn"])("are canonical locales: %s", async (PreferredLanguage) => {
    expect((await profileAfter({ PreferredLanguage })).PreferredLanguage).toBe(PreferredLanguage);
  });

  it.each(["xx", "de-at", "Klingon"])(
    "are not an error for a locale: %s becomes an empty one",
    async (PreferredLanguage) => {
      expect((await profileAfter({ PreferredLanguage })).PreferredLanguage).toBe("");
      expect(await profileAfter({ PreferredLanguage: "" })).not.toHaveProperty("PreferredLanguage");
    },
  );
});

it("answers a body that is not well-formed with the time and an id", async () => {
  const answer = await send("<Profile><JobTitle></Profile>");
  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(
    /<Error>\s*<Message>[^<]+<\/Message>\s*<Server-Time>20[^<]+Z<\/Server-Time>\s*<Id>[0-9a-f-]{36}<\/Id>\s*<\/Error>/,
  );
});

describe("memberships", () => {
  const air = (...items: object[]): Profile => ({ Air: { AirMemberships: { AirMembership: items as never } } });
  const as = (applicationId: string) => ({ ...ida, applicationId });
  const membershipsOf = async () => {
    const { Air, Car } = await profileOf(as(travelApplications.tmc));
    return [...(Air?.AirMemberships?.AirMembership ?? []), ...(Car?.CarMemberships?.CarMembership ?? [])];
  };

  it("are written by a TMC, and changed by vendor", async () => {
    const tmc = as(travelApplications.tmc);
    const car = { Car: { CarMemberships: { CarMembership: [{ VendorCode: "XC", AccountNo: "3" }] } } };
    await updated({ ...air({ VendorCode: "XA", AccountNo: "1", Status: "Gold", IsSenator: true }), ...car }, tmc);
    const alike = [
      { VendorCode: "XA", AccountNo: "9" },
      { VendorCode: "XA", AccountNo: "2", Status: "" },
    ];
    await updated(air(...alike), tmc);
    expect(await membershipsOf()).toEqual([
      { VendorCode: "XA", AccountNo: "2", IsSenator: true },
      { VendorCode: "XC", AccountNo: "3" },
    ]);
    expect((await profileOf()).Air).not.toHaveProperty("AirMemberships");
    await updated({ Air: { AirMemberships: {} } }, tmc);
    expect(await membershipsOf()).toEqual([{ VendorCode: "XC", AccountNo: "3" }]);
  });

  it("of its own program alone are written by a supplier, and none by anybody else", async () => {
    const program = { vendorCode: "NW", vendorType: "A" };
    const listed = await control.listRecords({ path: { kind: "applications" } });
    const supplier =
      listed.status === 200
        ? listed.data.applications?.find(({ id }) => id === travelApplications.supplier)
        : undefined;
    await control.saveRecords({ body: { applications: [{ ...supplier!, ...program }] } });
    const both = air({ VendorCode: "NW", AccountNo: "1" }, { VendorCode: "XA", AccountNo: "2" });
    await updated(both);
    expect(await membershipsOf()).toEqual([]);
    await updated(both, as(travelApplications.supplier));
    expect(await membershipsOf()).toEqual([{ VendorCode: "NW", AccountNo: "1" }]);
  });
});
