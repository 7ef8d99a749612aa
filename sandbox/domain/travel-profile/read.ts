import type { Profile } from "@specwright/travel-expense/travel-profile";
import { and, asc, eq } from "../../store/query.js";
import type { Row, Rows } from "../../store/rows.js";
import { applications, companies, memberships, travelOptions, travelProfiles } from "../../store/schema.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";
import type { Traveler } from "./find-traveler.js";
import { withMemberships } from "./memberships.js";
import { visiblePart } from "./visible-elements.js";

/** The travel profile of a user, as its caller sees it. */
export async function readProfile(
  { store }: World,
  { companyId, applicationId, scopes }: CompanyCaller | UserCaller,
  user: Traveler,
): Promise<Profile> {
  const rows = store.ofCompany(companyId);
  const stored = await rows.first(travelProfiles, eq(travelProfiles.userId, user.id));
  const company = await store.platform.first(companies, eq(companies.id, companyId));
  const application = await store.platform.first(applications, eq(applications.id, applicationId));
  const programs = await rows.find(memberships, eq(memberships.userId, user.id), { orderBy: [asc(memberships.id)] });
  const profile: Profile = {
    ...(stored?.profile as Profile | undefined),
    ...personElements(user),
    ...(company !== undefined && { CompanyName: company.name, CompanyID: company.id }),
    ...(await configurationElements(rows, stored)),
  };
  return visiblePart(withMemberships(withBusinessAddress(profile, user), application, programs), scopes);
}

/** Elements that are true of a person in every interface. */
function personElements({ id, givenName, familyName, loginId, employeeNumber }: Traveler): Profile {
  const guid = id.replaceAll("-", "");
  return {
    FirstName: givenName,
    LastName: familyName,
    LoginID: loginId,
    ...(employeeNumber !== null && { CompanyEmployeeID: employeeNumber }),
    ...(guid.length === guidLength && { UUID: guid }),
  };
}

/** Characters of a UUID in a profile, where it has no hyphens. */
const guidLength = 32;

/** Elements by which profiles are looked up, and the agency of the travel configuration. */
async function configurationElements(
  rows: Rows<"company">,
  stored: Row<typeof travelProfiles> | undefined,
): Promise<Profile> {
  const { travelConfigId = null, ruleClass = null } = stored ?? {};
  const named = ruleClass === null ? {} : { RuleClass: ruleClass };
  if (travelConfigId === null) return named;
  const isThisOne = and(eq(travelOptions.category, "travelConfig"), eq(travelOptions.value, travelConfigId));
  const agency = (await rows.first(travelOptions, isThisOne))?.details["agencyNumber"];
  return { ...named, TravelConfigID: travelConfigId, ...(typeof agency === "string" && { AgencyNumber: agency }) };
}

/** A profile with the email address of its user, unless it has a business address of its own. */
function withBusinessAddress(profile: Profile, { email }: Traveler): Profile {
  const addresses = profile.EmailAddresses?.EmailAddress ?? [];
  if (email === "" || addresses.some(({ Type }) => Type === "Business")) return profile;
  const own = { Type: "Business", value: email } as const;
  return { ...profile, EmailAddresses: { ...profile.EmailAddresses, EmailAddress: [own, ...addresses] } };
}
