import type { Row, Rows } from "../../store/rows.js";
import { users } from "../../store/schema.js";
import { isAttributes, objectsIn, type Attributes, withMember } from "../identity/user-members.js";

/** A user whom a profile names. */
export type NamedPerson = Row<typeof users>;

/** Lists of people in a profile, each with the element of its items and the one of the login in an item. */
const lists = [
  { list: "Roles", item: "Role", login: "LoginId" },
  { list: "Sponsors", item: "Sponsor", login: "LoginID" },
] as const;

type List = (typeof lists)[number];

/** Id of the person in a stored item: it is next to the elements, none of which has its name. */
const idOf = ({ userId }: Attributes): string | undefined => (typeof userId === "string" ? userId : undefined);

/** Profile whose arrangers, managers and sponsors are tied to users of the company, under their present logins; others stay as they are. */
export function linkedPeople(rows: Rows<"company">, profile: Attributes): Promise<Attributes> {
  return withNamedPeople(rows, profile, (item) => item);
}

/** The same, with each item about a known person changed. */
export async function withNamedPeople(
  rows: Rows<"company">,
  profile: Attributes,
  change: (item: Attributes, person: NamedPerson, list: List["list"]) => Attributes,
): Promise<Attributes> {
  const named = lists.flatMap((list) => itemsIn(profile, list).map((item) => [item, list] as const));
  if (named.length === 0) return profile;
  const findPerson = await peopleOf(rows, named);
  return withItems(profile, (item, list) => {
    const person = findPerson(item, list);
    return person === undefined
      ? item
      : change({ ...item, [list.login]: person.loginId, userId: person.id }, person, list.list);
  });
}

/** Profile without the ids of the people in it, as the schema knows it. */
export function withoutLinks(profile: Attributes): Attributes {
  return withItems(profile, (item) => withMember(item, "userId", undefined));
}

/** Login of an item, in lower case. */
export function loginKeyOf(item: Attributes, login: List["login"]): string {
  return String(item[login]).toLowerCase();
}

async function peopleOf(rows: Rows<"company">, named: readonly (readonly [Attributes, List])[]) {
  const ids = named.flatMap(([item]) => idOf(item) ?? []);
  const logins = named.flatMap(([item, { login }]) => (idOf(item) === undefined ? [loginKeyOf(item, login)] : []));
  const byId = new Map((await rows.knownOf(users, "id", [...new Set(ids)])).map((user) => [user.id, user]));
  const namesakes = await rows.knownOf(users, "loginKey", [...new Set(logins)]);
  const byLogin = new Map(namesakes.map((user) => [user.loginKey, user]));
  // The login of a person who was deleted may be that of another one now.
  return (item: Attributes, { login }: List): NamedPerson | undefined => {
    const id = idOf(item);
    return id === undefined ? byLogin.get(loginKeyOf(item, login)) : byId.get(id);
  };
}

function itemsIn(profile: Attributes, { list, item }: List): readonly Attributes[] {
  const members = profile[list];
  return isAttributes(members) ? objectsIn(members, item) : [];
}

function withItems(profile: Attributes, change: (item: Attributes, list: List) => Attributes): Attributes {
  let whole = profile;
  for (const list of lists) {
    const items = itemsIn(profile, list);
    if (items.length === 0) continue;
    const changed = items.map((item) => change(item, list));
    whole = { ...whole, [list.list]: { ...(profile[list.list] as Attributes), [list.item]: changed } };
  }
  return whole;
}
