import type { Profile, Role, Sponsor } from "@specwright/travel-expense/travel-profile";
import { inArray } from "../../store/query.js";
import type { Row, Rows } from "../../store/rows.js";
import { type companies, users } from "../../store/schema.js";
import { isMembers, itemsOf, type Members } from "../identity/document.js";

type User = Row<typeof users>;

/** People whom a profile names as arrangers, managers and sponsors, by their logins in lower case. */
type People = ReadonlyMap<string, User>;

/** The role without which nobody sponsors another user. */
const sponsorRole = "Sponsor";

/** Faults of the arrangers, managers and sponsors that a call names, each as a sentence. */
export async function faultsOfAssociations(
  rows: Rows<"company">,
  company: Row<typeof companies> | undefined,
  { Roles, Sponsors }: Members,
): Promise<readonly string[]> {
  const roles = isMembers(Roles) ? itemsOf(Roles, "Role") : [];
  const sponsors = isMembers(Sponsors) ? itemsOf(Sponsors, "Sponsor") : [];
  if (roles.length + sponsors.length === 0) return [];
  const people = await peopleOf(rows, [...roles.map(loginOfRole), ...sponsors.map(loginOfSponsor)]);
  const unknown = roles.some((role) => !people.has(loginOfRole(role)));
  return [
    ...(unknown ? ["An arranger or a manager is not a user of the company."] : []),
    ...(sponsors.length > 0 && company?.conditions.includes("withoutSponsoring") === true
      ? ["The company does not allow sponsored users."]
      : []),
    ...sponsors.flatMap((sponsor) => faultsOfSponsor(sponsor, people.get(loginOfSponsor(sponsor)))),
  ];
}

/** A profile that tells of arrangers, managers and sponsors what their own records say. */
export async function withPeople(rows: Rows<"company">, profile: Profile): Promise<Profile> {
  const { Roles, Sponsors } = profile;
  const roles = Roles?.Role ?? [];
  const sponsors = Sponsors?.Sponsor ?? [];
  if (roles.length + sponsors.length === 0) return profile;
  const people = await peopleOf(rows, [...roles.map(loginOfRole), ...sponsors.map(loginOfSponsor)]);
  return {
    ...profile,
    ...(roles.length > 0 && { Roles: { ...Roles, Role: roles.map((role) => toldRole(role, people)) } }),
    ...(sponsors.length > 0 && {
      Sponsors: { ...Sponsors, Sponsor: sponsors.map((sponsor) => toldSponsor(sponsor, people)) },
    }),
  };
}

function toldRole(role: Role, people: People): Role {
  const person = people.get(loginOfRole(role));
  if (person === undefined) return role;
  const { givenName, familyName, email } = person;
  return { ...role, FirstName: givenName, LastName: familyName, ...(email !== "" && { EmailAddress: email }) };
}

function toldSponsor(sponsor: Sponsor, people: People): Sponsor {
  const person = people.get(loginOfSponsor(sponsor));
  return person === undefined ? sponsor : { ...sponsor, SponsorName: `${person.givenName} ${person.familyName}` };
}

function faultsOfSponsor({ SponsorshipStartDate, SponsorshipEndDate }: Members, person: User | undefined) {
  return [
    ...(person === undefined ? ["A sponsor is not a user of the company."] : []),
    ...(person?.roles.includes(sponsorRole) === false ? ["A sponsor needs the role Sponsor."] : []),
    ...(String(SponsorshipEndDate) > String(SponsorshipStartDate) ? [] : ["A sponsorship ends after it starts."]),
  ];
}

async function peopleOf(rows: Rows<"company">, logins: readonly string[]): Promise<People> {
  const found = await rows.find(users, inArray(users.loginKey, [...new Set(logins)]));
  return new Map(found.map((user) => [user.loginKey, user]));
}

function loginOfRole(role: Role | Members): string {
  return String((role as Members)["LoginId"]).toLowerCase();
}

function loginOfSponsor(sponsor: Sponsor | Members): string {
  return String((sponsor as Members)["LoginID"]).toLowerCase();
}
