import { carriedFixtures, joined, withDropped, type Carrier } from "../exchange/elements.js";
import { readFixtures, type OperationFixtures } from "../exchange/fixture.js";

/** Properties that a profile may contain on reads and an update may not change: document 3, "Travel profile". */
const cannotUpdate = [
  ...["AccountTerminationDate", "HasOpenBooking", "CountryCode", "CompanyName", "CompanyID", "AgencyNumber", "UUID"],
  ...["DiscountCodes", "Addresses/Address/Longitude", "Addresses/Address/Latitude"],
  ...["EmergencyContact/Address/Longitude", "EmergencyContact/Address/Latitude"],
  ...["Telephones/Telephone/MobileDevice", "Telephones/Telephone/MobileName"],
  ...["Rail/RailMemberships/RailMembership/RailCardClass", "Rail/RailMemberships/RailMembership/RailCardType"],
  ...["Roles/Role/FirstName", "Roles/Role/LastName", "Roles/Role/EmailAddress", "Sponsors/Sponsor/SponsorName"],
  "AdvantageMemberships/AdvantageMembership/ProgramName",
].map((path) => `/Profile/${path}`);

/** The profile is both read and written; the failure is the response to a write. */
const carriers: Readonly<Record<string, readonly Carrier[]>> = {
  Profile: [
    { operation: "getProfile", side: "response", status: 200 },
    { operation: "updateProfile", side: "request", dropped: cannotUpdate },
  ],
  Error: [{ operation: "updateProfile", side: "response", status: 400 }],
};

/** Elements that a request of an operation may hold and its handler does not receive. */
const dropped: Readonly<Record<string, readonly string[]>> = {
  createProfile: ["/Profile/DiscountCodes"],
  updateProfile: cannotUpdate,
};

/** The fixtures of the operations of an interface, with those of the elements that they carry. */
export function fixturesOf(name: string): readonly OperationFixtures[] {
  const all = readFixtures(name);
  if (name !== "travel-profile") return all;
  const carried = all.map((of) => {
    const carrying = carriers[of.operation];
    return carrying === undefined ? [withDropped(of, dropped[of.operation] ?? [])] : carriedFixtures(of, carrying);
  });
  return joined(...carried);
}
