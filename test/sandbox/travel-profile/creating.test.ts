import type { Profile } from "@specwright/travel-expense/travel-profile";
import { beforeEach, describe, expect, it } from "vitest";
import { elementScopes } from "../../../sandbox/domain/scopes.js";
import { clientsOf } from "../legacy-tokens/support.js";
import { known } from "../support/seeds.js";
import { legacyToken, minted } from "../support/tokens.js";
import { type Caller, clientOf, travelers, warningsOf } from "./support.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { control } = sandbox;
beforeEach(() => control.resetWorld({}));

const administrator = { userId: travelers.administrator, scopes: [...elementScopes] };
const smallest = {
  FirstName: "Jane",
  LastName: "Traveler",
  TravelConfigID: "TC-1",
  LoginID: "jane@lindgren.example",
  Password: "Correct-Horse-7",
};

async function answerTo(body: Profile, caller: Caller = administrator) {
  return (await clientOf(sandbox, caller)).createProfile({ body: body as typeof smallest });
}

/** The profile of Jane, created from the smallest profile and these properties. */
async function createdFrom(more: Profile = {}): Promise<Profile> {
  expect(warningsOf(await answerTo({ ...smallest, ...more }))).toEqual([]);
  return profileOfJane();
}

async function profileOfJane(): Promise<Profile> {
  const query = { userid_type: "login", userid_value: smallest.LoginID } as const;
  const answer = await (await clientOf(sandbox, administrator)).getProfile({ query });
  if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
  return answer.data;
}

async function userOfJane() {
  const listed = await control.listRecords({ path: { kind: "users" } });
  return listed.status === 200 ? listed.data.users?.find(({ loginId }) => loginId === smallest.LoginID) : undefined;
}

const refusalOf = async (body: Profile, caller?: Caller) => {
  const answer = await answerTo(body, caller);
  return [answer.status, answer.status >= 300 && "Message" in answer.data ? answer.data.Message : undefined];
};

const tokenOf = async () => ({ oauthToken: await legacyToken(sandbox, administrator) });

const logOn = (password: string) =>
  clientsOf(sandbox).withPassword({ username: smallest.LoginID, password }).getAccessToken();

describe("a user who is created", () => {
  it("needs five elements and no more, and is read as they are", async () => {
    const { UUID, ...profile } = await createdFrom();
    expect(UUID).toMatch(/^[0-9a-f]{32}$/);
    expect(profile).toEqual({
      FirstName: "Jane",
      LastName: "Traveler",
      LoginID: "jane@lindgren.example",
      TravelConfigID: "TC-1",
      AgencyNumber: "AG-1",
      RuleClass: "Standard travelers",
      CompanyName: "Lindgren Bicycles",
      CompanyID: known.lindgren,
      EmailAddresses: { EmailAddress: [{ Type: "Business", value: "jane@lindgren.example" }] },
    });
    expect((await logOn("Correct-Horse-7")).status).toBe(200);
  });

  it("is the same person in the interface of identities", async () => {
    await createdFrom({
      NamePrefix: "Dr.",
      MiddleName: "Q.",
      NameSuffix: "Jr.",
      PreferredName: "Jay",
      JobTitle: "Site engineer",
      CompanyEmployeeID: "E-1001",
      EmailAddresses: { EmailAddress: [{ Type: "Business", value: "j.traveler@lindgren.example", Contact: true }] },
    });
    const bearer = await minted(sandbox, { scopes: ["identity.user.core.read", "identity.user.enterprise.read"] });
    const address = `${sandbox.baseUrl}/profile/identity/v4.1/Users/${(await userOfJane())?.id ?? ""}`;
    const answer = await sandbox.fetch(address, { headers: { authorization: `Bearer ${bearer}` } });
    const user = (await answer.json()) as object;
    expect(user).toMatchObject({
      userName: "jane@lindgren.example",
      active: true,
      displayName: "Jay Traveler",
      nickName: "Jay",
      title: "Site engineer",
      name: {
        givenName: "Jane",
        middleName: "Q.",
        familyName: "Traveler",
        honorificPrefix: "Dr.",
        honorificSuffix: "Jr.",
        formatted: "Jane Q. Traveler",
      },
      emails: [{ type: "work", value: "j.traveler@lindgren.example" }],
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": { employeeNumber: "E-1001" },
    });
  });

  it.each([undefined, ""])("has a strong password that nobody sent: %o", async (Password) => {
    const { Password: _sent, ...others } = smallest;
    expect(warningsOf(await answerTo({ ...others, ...(Password !== undefined && { Password }) }))).toEqual([]);
    const { password = "" } = (await userOfJane()) ?? {};
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])[A-Za-z0-9]{40}$/);
    expect((await logOn(password)).status).toBe(200);
    expect((await logOn("")).status).not.toBe(200);
  });

  it("has the rule class that is named, else the default one of the company", async () => {
    expect(await createdFrom({ RuleClass: "Frequent travelers" })).toMatchObject({ RuleClass: "Frequent travelers" });
  });

  it("has the usual meal where a preference for flights is there without one", async () => {
    expect((await createdFrom({ Air: { HomeAirport: "ARN" } })).Air).toEqual({
      HomeAirport: "ARN",
      Meals: { MealCode: "Regular Meal" },
    });
  });

  it("has what cannot be updated later, and nothing that the platform knows by itself or that is retired", async () => {
    const created = await createdFrom({
      AccountTerminationDate: "2039-12-31",
      HasOpenBooking: true,
      CountryCode: "SE",
      CompanyName: "Another company",
      CompanyID: "C-9",
      AgencyNumber: "AG-9",
      UUID: "00000000000000000000000000000000",
      DiscountCodes: { DiscountCode: [{ value: "DC-10" }] },
      Addresses: { Address: [{ Type: "Home", City: "Lund", Longitude: "13", Latitude: "55" }] },
      Telephones: { Telephone: [{ Type: "Home", PhoneNumber: "555", MobileDevice: "D", MobileName: "N" }] },
      EmailAddresses: { EmailAddress: [{ Type: "Supervisor", value: "kim@lindgren.example" }] },
    });
    expect(created).toMatchObject({
      AccountTerminationDate: "2039-12-31",
      HasOpenBooking: true,
      CountryCode: "SE",
      CompanyName: "Lindgren Bicycles",
      CompanyID: known.lindgren,
      AgencyNumber: "AG-1",
      Addresses: { Address: [{ Type: "Home", City: "Lund" }] },
      Telephones: { Telephone: [{ Type: "Home", PhoneNumber: "555" }] },
    });
    expect(created.EmailAddresses?.EmailAddress).toContainEqual({ Type: "Supervisor", value: "kim@lindgren.example" });
    expect(created).not.toHaveProperty("DiscountCodes");
    expect(created.UUID).not.toBe("00000000000000000000000000000000");
  });

  it("has an airline ticket without a record locator as one that is empty", async () => {
    const tickets = { AirlineUnusedTicket: [{ TicketAmount: "120.00" }, { TicketAmount: "80.00" }] } as never;
    expect((await createdFrom({ AirlineUnusedTickets: tickets })).AirlineUnusedTickets).toEqual({
      AirlineUnusedTicket: [
        { RecordLocator: "", TicketAmount: "120.00" },
        { RecordLocator: "", TicketAmount: "80.00" },
      ],
    });
  });
});

describe("the creation of a user is refused", () => {
  it.each(["FirstName", "LastName", "TravelConfigID", "LoginID"])("without %s", async (name) => {
    const { [name]: _left, ...others } = smallest as Record<string, string>;
    const body = Object.entries(others).map(([each, value]) => `<${each}>${value}</${each}>`);
    const send = async (text: string) => {
      const { oauthToken } = await tokenOf();
      const answer = await sandbox.fetch(`${sandbox.baseUrl}/api/travelprofile/v2.0/profile`, {
        method: "POST",
        headers: { authorization: `OAuth ${oauthToken}`, "content-type": "application/xml" },
        body: `<Profile>${text}</Profile>`,
      });
      return [answer.status, await answer.text()];
    };
    expect(await send(body.join(""))).toEqual([400, expect.stringContaining(name)]);
    expect((await send(`${body.join("")}<${name}/>`))[0]).toBe(400);
    expect(await userOfJane()).toBeUndefined();
  });

  it.each([["for a user who administers nothing", { userId: travelers.ida }]])("%s", async (_who, caller) => {
    expect(await refusalOf(smallest, caller)).toEqual([
      403,
      "Only an administrator or a token of the company can create users.",
    ]);
    expect(warningsOf(await answerTo(smallest, {}))).toEqual([]);
  });

  it("when the login id is taken, on the whole platform", async () => {
    for (const LoginID of ["Requester@Lindgren.example", "admin@moreau.example"])
      expect(await refusalOf({ ...smallest, LoginID })).toEqual([409, "The login id is in use."]);
  });

  it("when the employee id is taken, in the company alone", async () => {
    expect(await refusalOf({ ...smallest, CompanyEmployeeID: "1001" })).toEqual([409, "The employee id is in use."]);
    const user = {
      id: "user-9",
      companyId: known.moreau,
      loginId: "m9@moreau.example",
      email: "",
      givenName: "M",
      familyName: "N",
    };
    await control.saveRecords({ body: { users: [{ ...user, employeeNumber: "2002" }] } });
    expect((await createdFrom({ CompanyEmployeeID: "2002" })).CompanyEmployeeID).toBe("2002");
  });

  it.each([
    ["a login id of another form", { LoginID: "jane" }],
    ["a preferred name that is a login id", { PreferredName: "jane@lindgren.example" }],
  ])("for %s", async (_what, more) => {
    expect(await refusalOf({ ...smallest, ...more })).toEqual([400, expect.any(String)]);
    expect(await userOfJane()).toBeUndefined();
  });
});
