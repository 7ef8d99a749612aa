import type { Profile } from "@specwright/travel-expense/travel-profile";
import type { Row, Rows } from "../../store/rows.js";
import { applications, companies, memberships, travelProfiles } from "../../store/schema.js";
import type { Store } from "../../store/store.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";
import { withPeople } from "./associations.js";
import { findTraveler, type NamedUser, type Traveler, type TravelerFault } from "./find-traveler.js";
import { withMemberships } from "./memberships.js";
import { findOption } from "./options.js";
import { elementsOfPerson } from "./person.js";
import { visiblePart } from "./visible-elements.js";

type Caller = CompanyCaller | UserCaller;

/** Returns the travel profile of the named user, or of the caller, as the caller sees it; cached by caller. */
export function readProfile(
  world: World,
  caller: Caller,
  named: NamedUser | undefined,
): Promise<Profile | TravelerFault> {
  const { companyId, applicationId, scopes } = caller;
  const userId = caller.kind === "user" ? caller.userId : null;
  const key = ["travel profile", companyId, applicationId, userId, scopes, named?.type, named?.value];
  return world.store.recall(key, async (store) => {
    const user = await findTraveler({ ...world, store }, caller, named);
    return typeof user === "string" ? user : profileOf(store, caller, user);
  });
}

async function profileOf(store: Store, { companyId, applicationId, scopes }: Caller, user: Traveler): Promise<Profile> {
  const rows = store.ofCompany(companyId);
  const stored = await rows.known(travelProfiles, { userId: user.id });
  const company = await store.platform.known(companies, { id: companyId });
  const application = await store.platform.known(applications, { id: applicationId });
  const programs = await rows.knownOf(memberships, "userId", [user.id]);
  const profile: Profile = {
    ...(stored?.profile as Profile | undefined),
    ...elementsOfPerson(user),
    ...(company !== undefined && { CompanyName: company.name, CompanyID: company.id }),
    ...(await configurationElements(rows, stored)),
  };
  const whole = await withPeople(rows, withMiddleNameFlag(withBusinessAddress(profile, user)));
  return visiblePart(enabledPart(withMemberships(whole, application, programs.toSorted(byId)), company), scopes);
}

const byId = (one: Row<typeof memberships>, other: Row<typeof memberships>): number => (one.id < other.id ? -1 : 1);

/** A profile without the fields that its company has not enabled. */
function enabledPart(profile: Profile, company: Row<typeof companies> | undefined): Profile {
  const { CostCenter, Division, ...others } = profile;
  const isEnabled = (condition: string): boolean => company?.conditions.includes(condition) !== true;
  return {
    ...others,
    ...(CostCenter !== undefined && isEnabled("withoutCostCenters") && { CostCenter }),
    ...(Division !== undefined && isEnabled("withoutDivisions") && { Division }),
  };
}

/** Corrects the flag for a missing middle name if the user has one from any source. */
function withMiddleNameFlag(profile: Profile): Profile {
  const { MiddleName, TSAInfo } = profile;
  if (MiddleName === undefined || TSAInfo?.NoMiddleName !== true) return profile;
  return { ...profile, TSAInfo: { ...TSAInfo, NoMiddleName: false } };
}

/** Elements by which profiles are looked up, and the agency of the travel configuration. */
async function configurationElements(
  rows: Rows<"company">,
  stored: Row<typeof travelProfiles> | undefined,
): Promise<Profile> {
  const { travelConfigId = null, ruleClass = null } = stored ?? {};
  const named = ruleClass === null ? {} : { RuleClass: ruleClass };
  if (travelConfigId === null) return named;
  const agency = (await findOption(rows, "travelConfig", travelConfigId))?.details["agencyNumber"];
  return { ...named, TravelConfigID: travelConfigId, ...(typeof agency === "string" && { AgencyNumber: agency }) };
}

/** A profile with the email address of its user, unless it has a business address of its own. */
function withBusinessAddress(profile: Profile, { email }: Traveler): Profile {
  const addresses = profile.EmailAddresses?.EmailAddress ?? [];
  if (email === "" || addresses.some(({ Type }) => Type === "Business")) return profile;
  const businessEmail = { Type: "Business", value: email } as const;
  return { ...profile, EmailAddresses: { ...profile.EmailAddresses, EmailAddress: [businessEmail, ...addresses] } };
}
