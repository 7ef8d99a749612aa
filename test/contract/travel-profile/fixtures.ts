import { joined, readElementFixtures } from "../exchange/elements.js";
import { readOperationFixtures, type OperationFixtures } from "../exchange/fixture.js";

/** The profile is both what is read and what is written; the failure answers a write. */
export function readTravelProfileFixtures(): readonly OperationFixtures[] {
  return joined(
    readOperationFixtures("travel-profile"),
    readElementFixtures("travel-profile/fixtures/profile.json", [
      { operation: "getProfile", side: "response", status: 200 },
      { operation: "updateProfile", side: "request" },
    ]),
    readElementFixtures("travel-profile/fixtures/error.json", [
      { operation: "updateProfile", side: "response", status: 400 },
    ]),
  );
}
