import { joined, readElementFixtures } from "../exchange/elements.js";
import { readOperationFixtures, type OperationFixtures } from "../exchange/fixture.js";

/** Members that a profile may hold when it is read and an update may not change: document 3, "Travel profile". */
const cannotUpdate = [
  ...["AccountTerminationDate", "HasOpenBooking", "CountryCode", "CompanyName", "CompanyID", "AgencyNumber", "UUID"],
  ...["DiscountCodes", "Addresses/Address/Longitude", "Addresses/Address/Latitude"],
  ...["EmergencyContact/Address/Longitude", "EmergencyContact/Address/Latitude"],
  ...["Telephones/Telephone/MobileDevice", "Telephones/Telephone/MobileName"],
  ...["Rail/RailMemberships/RailMembership/RailCardClass", "Rail/RailMemberships/RailMembership/RailCardType"],
  ...["Roles/Role/FirstName", "Roles/Role/LastName", "Roles/Role/EmailAddress", "Sponsors/Sponsor/SponsorName"],
  "AdvantageMemberships/AdvantageMembership/ProgramName",
].map((path) => `/Profile/${path}`);

/** The profile is both what is read and what is written; the failure answers a write. */
export function readTravelProfileFixtures(): readonly OperationFixtures[] {
  return joined(
    readOperationFixtures("travel-profile"),
    readElementFixtures("travel-profile/fixtures/profile.json", [
      { operation: "getProfile", side: "response", status: 200 },
      { operation: "updateProfile", side: "request", dropped: cannotUpdate },
    ]),
    readElementFixtures("travel-profile/fixtures/error.json", [
      { operation: "updateProfile", side: "response", status: 400 },
    ]),
  );
}
