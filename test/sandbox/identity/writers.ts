import type { CompleteUserRequest, PatchRequest, User } from "@specwright/travel-expense/identity";
import type { IdentityClient } from "@specwright/travel-expense/identity/client";
import { beforeEach } from "vitest";
import type { Sandbox } from "../../../sandbox/index.js";
import { clientWith, statusOfSent, userOf } from "./support.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

type Operations = NonNullable<PatchRequest["Operations"]>;

/** Calls that write users of a sandbox. Users are named by their ids. */
export interface UserWriters {
  readonly sandbox: Sandbox;
  /** The client with a token of the world as it is since the last reset. */
  client(): IdentityClient;
  create(user: CompleteUserRequest, of?: IdentityClient): Promise<User>;
  change(id: string | undefined, ...operations: Operations): ReturnType<IdentityClient["changeUser"]>;
  /** The user after a change. Throws an `Error` where it is refused. */
  changed(id: string | undefined, ...operations: Operations): Promise<User>;
  replace(
    id: string | undefined,
    body: CompleteUserRequest,
    of?: IdentityClient,
  ): ReturnType<IdentityClient["replaceUser"]>;
  read(id: string | undefined): Promise<User>;
  /** The status of the response to a user that is sent without validation: the client would reject some. */
  statusOf(user: CompleteUserRequest): Promise<number>;
}

/** Starts a sandbox for the tests of one file, whose world begins anew before each of them. */
export async function writersOfUsers(): Promise<UserWriters> {
  const sandbox = await sharedSandbox();
  let client = await clientWith(sandbox);
  beforeEach(async () => {
    await sandbox.control.resetWorld({});
    client = await clientWith(sandbox);
  });
  const change: UserWriters["change"] = (id, ...Operations) =>
    client.changeUser({
      path: { id: id ?? "" },
      body: { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations },
    });
  return {
    sandbox,
    client: () => client,
    create: async (user, of = client) => userOf<User>(await of.createUser({ body: user })),
    change,
    changed: async (id, ...operations) => userOf<User>(await change(id, ...operations)),
    replace: (id, body, of = client) => of.replaceUser({ path: { id: id ?? "" }, body }),
    read: async (id) => userOf<User>(await client.getUser({ path: { id: id ?? "" } })),
    statusOf: (user) => statusOfSent(sandbox, user),
  };
}
