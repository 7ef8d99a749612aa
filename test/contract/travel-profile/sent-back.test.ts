import { expect, it, type TestContext } from "vitest";
import { createTravelProfileClient } from "../../../generated/travel-profile/client.js";
import { decodeProfile, decodeProfileCreate } from "../../../generated/travel-profile/codecs.js";
import { createTravelProfileServer, unimplementedTravelProfile } from "../../../generated/travel-profile/server.js";
import type { Profile, ProfileUpdate } from "../../../generated/travel-profile/types.js";
import { toFetchHandler } from "../../../generated/runtime/adapters.js";
import { causeOf } from "../exchange/causes.js";
import { tellOnce } from "../exchange/each-fixture.js";
import { problemsOf } from "../exchange/party.js";
import { readFixtures } from "../exchange/fixture.js";

/**
 * Reads a stored profile, sends it back unchanged, and returns the input of the update handler. A profile that the XSD
 * no longer accepts fails at its facet.
 */
async function sentBack(stored: Profile, context: TestContext): Promise<ProfileUpdate | undefined> {
  const errors: unknown[] = [];
  let updated: ProfileUpdate | undefined;
  const server = createTravelProfileServer({
    handlers: {
      ...unimplementedTravelProfile,
      getProfile: () => ({ status: 200, body: stored }),
      updateProfile: ({ body }) => {
        updated = body;
        return { status: 200, body: {} };
      },
    },
    security: { oauthToken: () => ({}) },
    onError: (error) => void errors.push(error),
  });
  const client = createTravelProfileClient({
    baseUrl: "https://a.example",
    auth: { oauthToken: "token" },
    fetch: toFetchHandler(server),
  });
  const read = await client.getProfile();
  const problems = errors.flatMap(problemsOf);
  if (problems.length > 0) {
    const says = problems.map(({ message }) => message).join(" ");
    tellOnce(causeOf("travel-profile", { fact: "" }, problems), says, context);
  }
  await client.updateProfile({ body: read.data });
  return updated;
}

it("a profile that was read is sent back, and its server is given what can be updated", async (context) => {
  const tickets = { AirlineUnusedTicket: [{ RecordLocator: "K7Q2XN" }, { RecordLocator: "" }] };
  const stored = { FirstName: "Mara", MiddleName: null, CountryCode: "DE", AirlineUnusedTickets: tickets };
  expect(await sentBack(stored, context)).toEqual({
    FirstName: "Mara",
    MiddleName: null,
    AirlineUnusedTickets: tickets,
  });
});

it("a profile with every element is sent back as it was read, and what cannot be updated is dropped", async (context) => {
  const profiles = readFixtures("travel-profile").find(({ operation }) => operation === "Profile")?.fixtures ?? [];
  const xml = profiles.find(({ name }) => name === "the whole profile")?.text ?? "";
  const read = decodeProfile(xml);
  if (!read.ok) {
    tellOnce(causeOf("travel-profile", { fact: "" }, read.problems), "The whole profile is not valid.", context);
  }
  const updated = await sentBack(read.value, context);
  expect(updated?.AirlineUnusedTickets).toEqual(read.value.AirlineUnusedTickets);
  expect(Object.keys(read.value).filter((name) => !Object.hasOwn(updated ?? {}, name))).toEqual([
    ...["AccountTerminationDate", "HasOpenBooking", "CountryCode", "CompanyName", "CompanyID", "AgencyNumber"],
    ...["UUID", "DiscountCodes"],
  ]);
});

it("a ticket is created without its record locator, as the document has it", () => {
  const tickets = "<AirlineUnusedTickets><AirlineUnusedTicket/></AirlineUnusedTickets>";
  const needed = ["FirstName", "LastName", "TravelConfigID", "LoginID", "Password"].map(
    (name) => `<${name}>a</${name}>`,
  );
  expect(decodeProfileCreate(`<Profile>${needed.join("")}${tickets}</Profile>`)).toMatchObject({
    ok: true,
    value: { AirlineUnusedTickets: { AirlineUnusedTicket: [{}] } },
  });
});
