import { createIdentityServer } from "@specwright/travel-expense/identity/server";
import type { InterfaceServer } from "../interface.js";
import { companyTokensAlone } from "../token-hooks.js";
import { discovery } from "./discover.js";
import { getUser, listUsers, searchUsers } from "./read-users.js";
import { changeUser, createUser, deleteUser, replaceUser } from "./write-users.js";

/** User identities, v4.1. */
export const identityServer: InterfaceServer = (world, setup) =>
  createIdentityServer({
    ...setup,
    security: { companyToken: companyTokensAlone(world) },
    handlers: {
      ...discovery,
      listUsers: listUsers(world),
      searchUsers: searchUsers(world),
      getUser: getUser(world),
      createUser: createUser(world),
      replaceUser: replaceUser(world),
      changeUser: changeUser(world),
      deleteUser: deleteUser(world),
    },
  });
