import type { IdentityHandlers } from "@specwright/travel-expense/identity/server";
import type { CompanyCaller } from "../../domain/caller.js";
import type { Attributes } from "../../domain/identity/user-members.js";
import { deleteUser as deleteStored } from "../../domain/identity/delete.js";
import { shownUser } from "../../domain/identity/find.js";
import {
  changeUser as changeStored,
  createUser as createStored,
  replaceUser as replaceStored,
  type Written,
} from "../../domain/identity/save-users.js";
import type { World } from "../../domain/world.js";

type Handlers = IdentityHandlers<CompanyCaller>;
type Context = Parameters<Handlers["createUser"]>[1];

/** Creates a user. */
export const createUser =
  (world: World): Handlers["createUser"] =>
  async ({ body }, context) =>
    answered(world, context, 201, await createStored(world, context.auth.companyToken, body as unknown as Attributes));

/** Replaces a user. */
export const replaceUser =
  (world: World): Handlers["replaceUser"] =>
  async ({ path, body }, context) => {
    const sent = body as unknown as Attributes;
    return answered(world, context, 200, await replaceStored(world, context.auth.companyToken, path.id, sent));
  };

/** Changes attributes of a user. */
export const changeUser =
  (world: World): Handlers["changeUser"] =>
  async ({ path, body }, context) =>
    answered(world, context, 200, await changeStored(world, context.auth.companyToken, path.id, body));

/** Deletes a user for good. */
export const deleteUser =
  (world: World): Handlers["deleteUser"] =>
  async ({ path }, { auth, refuse }) =>
    (await deleteStored(world, auth.companyToken, path.id)) ? { status: 204 } : refuse.unknownUser();

async function answered(world: World, { auth, refuse, refuseAll }: Context, status: 200 | 201, written: Written) {
  switch (written.kind) {
    case "unknown":
      return refuse.unknownUser();
    case "refused":
      return refuseAll(written.faults.map(({ row, path, message }) => refuse[row]({ path, message })));
    case "saved":
      return { status, body: await shownUser(world, auth.companyToken, written.stored) } as const;
  }
}
