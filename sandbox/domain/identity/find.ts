import type { User } from "@specwright/travel-expense/identity";
import { asc, eq, inArray, isAfter, type SQL } from "../../store/query.js";
import type { Row, Rows } from "../../store/rows.js";
import { companies, users } from "../../store/schema.js";
import type { CompanyCaller } from "../caller.js";
import { readPageKey, writePageKey } from "../page-key.js";
import type { World } from "../world.js";
import { filterCondition } from "./conditions.js";
import { readUserFilter } from "./filter.js";
import { readGroupOf, readGroups } from "./groups.js";
import { type Projection, projected } from "./project.js";
import { type KnownManager, managerIdOf, type StoredUser, userDocument, wholeUser } from "./stored-user.js";

/** Users of a page at most. */
export const maxUsers = 1000;

/** The name of the list in its cursors. */
const list = "users";

/** A page of users: how many there are in all, and the cursor of the next page. */
export interface UserPage {
  readonly users: readonly User[];
  /** The number of users that fit, on all pages. */
  readonly total: number;
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

/** The reason why users cannot be listed: the row of errors, and the sentence. */
export interface ListFault {
  /** The identifier of the row in the table of errors. */
  readonly row: "wrongCount" | "unknownCursor" | "unsupportedFilter" | "filterForbidden";
  /** The sentence; that of the row when absent. */
  readonly message?: string;
}

/** Attributes that a call names and leaves out. */
export interface ShownAttributes {
  /** Names of attributes to return. Undefined: the default attributes. */
  readonly attributes?: readonly string[] | undefined;
  /** Names of attributes to leave out. */
  readonly excluded?: readonly string[] | undefined;
}

/** One page of the users of the caller's company, in the order of their creation. */
export async function listUsers(
  world: World,
  caller: CompanyCaller,
  { count, cursor, ...shown }: ShownAttributes & { readonly count: number; readonly cursor?: string | undefined },
): Promise<UserPage | ListFault> {
  if (count < 1) return { row: "wrongCount" };
  const after = cursor === undefined ? undefined : readPageKey(cursor, list, "none");
  if (cursor !== undefined && after === undefined) return { row: "unknownCursor" };
  const where = after && isAfter([users.createdAt, users.id], [after.createdAt, after.id]);
  return pageOf(world, caller, shown, { where, total: undefined, limit: count });
}

/** The users of the caller's company that a filter lets through, in the order of their creation. */
export async function searchUsers(
  world: World,
  caller: CompanyCaller,
  { filter, ...shown }: ShownAttributes & { readonly filter?: string | undefined },
): Promise<UserPage | ListFault> {
  if (filter === undefined) return foundBy(world, caller, shown, undefined);
  const read = readUserFilter(filter);
  if ("message" in read) return { row: "unsupportedFilter", message: read.message };
  const { schema, attribute } = read.of;
  if (!readGroups(caller.scopes).has(readGroupOf(schema, attribute))) return { row: "filterForbidden" };
  const company = await companyOf(world, caller);
  const where = filterCondition(read, { id: caller.companyId, name: company?.name });
  return foundBy(world, caller, shown, where);
}

/** Returns the users of a search, which has no second page: only the list accepts a cursor. */
async function foundBy(
  world: World,
  caller: CompanyCaller,
  shown: ShownAttributes,
  where: SQL | undefined,
): Promise<UserPage> {
  return { ...(await pageOf(world, caller, shown, { where, total: where, limit: maxUsers })), next: undefined };
}

/** A user of the caller's company as the caller may see it. */
export async function findUser(world: World, caller: CompanyCaller, id: string): Promise<User | undefined> {
  const rows = world.store.ofCompany(caller.companyId);
  const stored = await rows.first(users, eq(users.id, id.toLowerCase()));
  return stored && shownUser(world, caller, stored);
}

/** Returns a stored user as the caller may see it; every caller who wrote the id sees it. */
export async function shownUser(world: World, caller: CompanyCaller, stored: StoredUser): Promise<User> {
  const [user] = await shownUsers(world, caller, [stored], {});
  return user ?? {};
}

async function pageOf(
  world: World,
  caller: CompanyCaller,
  shown: ShownAttributes,
  { where, total, limit }: { readonly where: SQL | undefined; readonly total: SQL | undefined; readonly limit: number },
): Promise<UserPage> {
  const rows = world.store.ofCompany(caller.companyId);
  const found = await rows.find(users, where, { orderBy: [asc(users.createdAt), asc(users.id)], limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  // The users found are all that are counted, where they fill a page at most: counting many takes as long as reading
  // them.
  const isWhole = where === total && last === undefined;
  return {
    users: await shownUsers(world, caller, page, shown),
    total: isWhole ? found.length : await rows.count(users, total),
    next: last && writePageKey({ value: null, createdAt: last.createdAt, id: last.id }, list),
  };
}

async function shownUsers(
  world: World,
  caller: CompanyCaller,
  stored: readonly StoredUser[],
  { attributes, excluded = [] }: ShownAttributes,
): Promise<readonly User[]> {
  const rows = world.store.ofCompany(caller.companyId);
  const company = await companyOf(world, caller);
  const managers = await findManagers(rows, stored);
  const usersUri = `${world.baseUrl()}/profile/identity/v4.1/Users`;
  const projection: Projection = { groups: readGroups(caller.scopes), attributes, excluded };
  return stored.map((item) => {
    const manager = managers.get(managerIdOf(userDocument(item)) ?? "");
    return projected(wholeUser(item, { company, manager, usersUri }), projection);
  });
}

function companyOf({ store }: World, { companyId }: CompanyCaller): Promise<Row<typeof companies> | undefined> {
  return store.platform.first(companies, eq(companies.id, companyId));
}

async function findManagers(
  rows: Rows<"company">,
  stored: readonly StoredUser[],
): Promise<ReadonlyMap<string, KnownManager>> {
  const ids = [...new Set(stored.flatMap((item) => managerIdOf(userDocument(item)) ?? []))];
  const found = ids.length === 0 ? [] : await rows.find(users, inArray(users.id, ids));
  return new Map(
    found.map((item) => {
      const { displayName } = userDocument(item);
      return [item.id, { id: item.id, displayName: String(displayName), employeeNumber: item.employeeNumber }];
    }),
  );
}
