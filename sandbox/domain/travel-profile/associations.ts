import type { Profile } from "@specwright/travel-expense/travel-profile";
import { inArray } from "../../store/query.js";
import type { Row, Rows } from "../../store/rows.js";
import { type companies, users } from "../../store/schema.js";
import { isAttributes, objectsIn, type Attributes } from "../identity/user-members.js";
import { loginKeyOf, type NamedPerson, withNamedPeople, withoutLinks } from "./named-people.js";

/** The role without which nobody sponsors another user. */
const sponsorRole = "Sponsor";

/** Faults of the arrangers, managers and sponsors that a call names, each as a sentence. */
export async function faultsOfAssociations(
  rows: Rows<"company">,
  company: Row<typeof companies> | undefined,
  { Roles, Sponsors }: Attributes,
): Promise<readonly string[]> {
  const roles = isAttributes(Roles) ? objectsIn(Roles, "Role") : [];
  const sponsors = isAttributes(Sponsors) ? objectsIn(Sponsors, "Sponsor") : [];
  if (roles.length + sponsors.length === 0) return [];
  const people = await usersByLogin(rows, [...roles.map(loginOfRole), ...sponsors.map(loginOfSponsor)]);
  const unknown = roles.some((role) => !people.has(loginOfRole(role)));
  return [
    ...(unknown ? ["An arranger or manager is not a user of the company."] : []),
    ...(sponsors.length > 0 && company?.conditions.includes("withoutSponsoring") === true
      ? ["The company does not allow sponsored users."]
      : []),
    ...sponsors.flatMap((sponsor) => faultsOfSponsor(sponsor, people.get(loginOfSponsor(sponsor)))),
  ];
}

/** Returns a profile with arrangers, managers and sponsors as in their own records. */
export async function withPeople(rows: Rows<"company">, profile: Profile): Promise<Profile> {
  const namedRecord = await withNamedPeople(rows, profile as Attributes, (item, person, list) =>
    list === "Roles" ? namedRole(item, person) : namedSponsor(item, person),
  );
  return withoutLinks(namedRecord);
}

function namedRole(role: Attributes, { givenName, familyName, email }: NamedPerson): Attributes {
  return { ...role, FirstName: givenName, LastName: familyName, ...(email !== "" && { EmailAddress: email }) };
}

function namedSponsor(sponsor: Attributes, { givenName, familyName }: NamedPerson): Attributes {
  return { ...sponsor, SponsorName: `${givenName} ${familyName}` };
}

function faultsOfSponsor({ SponsorshipStartDate, SponsorshipEndDate }: Attributes, person: NamedPerson | undefined) {
  return [
    ...(person === undefined ? ["A sponsor is not a user of the company."] : []),
    ...(person?.roles.includes(sponsorRole) === false ? ["A sponsor needs the role Sponsor."] : []),
    ...(String(SponsorshipEndDate) > String(SponsorshipStartDate)
      ? []
      : ["The end of a sponsorship must be after its start."]),
  ];
}

/** Users of the company by their logins in lower case. */
async function usersByLogin(
  rows: Rows<"company">,
  logins: readonly string[],
): Promise<ReadonlyMap<string, NamedPerson>> {
  const found = await rows.find(users, inArray(users.loginKey, [...new Set(logins)]));
  return new Map(found.map((user) => [user.loginKey, user]));
}

const loginOfRole = (role: Attributes): string => loginKeyOf(role, "LoginId");
const loginOfSponsor = (sponsor: Attributes): string => loginKeyOf(sponsor, "LoginID");
