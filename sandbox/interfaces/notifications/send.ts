import type { NotificationsHandlers } from "@specwright/travel-expense/notifications/server";
import type { CompanyCaller } from "../../domain/caller.js";
import { sendMessage as send } from "../../domain/notifications/send.js";
import type { World } from "../../domain/world.js";

/** Sends a message to a user, or says all that stands against it. */
export const sendMessage =
  (world: World): NotificationsHandlers<CompanyCaller>["sendMessage"] =>
  async ({ path, body }, { auth, refuse, refuseAll }) => {
    const faults = await send(world, auth.companyToken, path.userId, body);
    return faults.length === 0 ? { status: 200 } : refuseAll(faults.map((fault) => refuse[fault]()));
  };
