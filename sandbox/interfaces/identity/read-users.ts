import type { UserList } from "@specwright/travel-expense/identity";
import type { IdentityHandlers } from "@specwright/travel-expense/identity/server";
import type { CompanyCaller } from "../../domain/caller.js";
import {
  findUser,
  listUsers as listStored,
  maxUsers,
  searchUsers as searchStored,
  type UserPage,
} from "../../domain/identity/find.js";
import { listedNames } from "../../domain/identity/project.js";
import type { World } from "../../domain/world.js";

type Handlers = IdentityHandlers<CompanyCaller>;

/** Lists the users of the caller's company, page by page. */
export const listUsers =
  (world: World): Handlers["listUsers"] =>
  async ({ query }, { auth, refuse }) => {
    const { count, cursor } = query;
    const shown = { attributes: listedNames(query.attributes), excluded: listedNames(query.excludedAttributes) };
    const page = await listStored(world, auth.companyToken, { ...shown, count: Math.min(count, maxUsers), cursor });
    return "row" in page ? refuse[page.row]() : { status: 200, body: listOf(page) };
  };

/** Searches users by a filter. */
export const searchUsers =
  (world: World): Handlers["searchUsers"] =>
  async ({ body: { filter, attributes } }, { auth, refuse }) => {
    const page = await searchStored(world, auth.companyToken, { filter, attributes });
    if (!("row" in page)) return { status: 200, body: listOf(page) };
    return refuse[page.row](page.message === undefined ? {} : { message: page.message, path: "/filter" });
  };

/** Reads one user. */
export const getUser =
  (world: World): Handlers["getUser"] =>
  async ({ path }, { auth, refuse }) => {
    const user = await findUser(world, auth.companyToken, path.id);
    return user === undefined ? refuse.unknownUser() : { status: 200, body: user };
  };

function listOf({ users, total, next }: UserPage): UserList {
  const list = {
    schemas: ["urn:ietf:params:scim:api:messages:2.0:ListResponse"],
    totalResults: total,
    itemsPerPage: users.length,
    Resources: [...users],
  };
  return next === undefined ? list : Object.assign(list, { nextCursor: next });
}
