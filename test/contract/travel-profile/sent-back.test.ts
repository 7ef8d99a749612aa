import { expect, it } from "vitest";
import { createTravelProfileClient } from "../../../generated/travel-profile/client.js";
import { createTravelProfileServer, unimplementedTravelProfile } from "../../../generated/travel-profile/server.js";
import type { Profile, ProfileUpdate } from "../../../generated/travel-profile/types.js";
import { toFetchHandler } from "../../../generated/runtime/adapters.js";

/**
 * A profile that was read, as an update. The types are assignable as they are but for one element: an update requires the
 * record locator of an airline's unused ticket, and a profile that is read need not have it.
 */
function asUpdate({ AirlineUnusedTickets: tickets, ...profile }: Profile): ProfileUpdate {
  const located = tickets?.AirlineUnusedTicket?.flatMap(({ RecordLocator, ...ticket }) =>
    RecordLocator === undefined ? [] : [{ ...ticket, RecordLocator }],
  );
  return located === undefined ? profile : { ...profile, AirlineUnusedTickets: { AirlineUnusedTicket: located } };
}

it("a profile that was read is sent back, and its server is given what can be updated", async () => {
  const stored: Profile = {
    FirstName: "Mara",
    MiddleName: null,
    CountryCode: "DE",
    AirlineUnusedTickets: { AirlineUnusedTicket: [{ RecordLocator: "K7Q2XN" }, {}] },
  };
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
  });
  const handler = toFetchHandler(server);
  const client = createTravelProfileClient({
    baseUrl: "https://a.example",
    auth: { oauthToken: "token" },
    fetch: handler,
  });
  const read = await client.getProfile();
  await client.updateProfile({ body: asUpdate(read.data) });
  expect(updated).toEqual({
    FirstName: "Mara",
    MiddleName: null,
    AirlineUnusedTickets: { AirlineUnusedTicket: [{ RecordLocator: "K7Q2XN" }] },
  });
});
