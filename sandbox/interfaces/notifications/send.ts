import type { NotificationsHandlers } from "@specwright/travel-expense/notifications/server";
import type { CompanyCaller } from "../../domain/caller.js";
import { sendMessage as send } from "../../domain/notifications/send.js";
import type { World } from "../../domain/world.js";

/** Sends a message to a user, or says what stands against it. */
export const sendMessage =
  (world: World): NotificationsHandlers<CompanyCaller>["sendMessage"] =>
  async ({ path, body }, { auth, refuse }) => {
    const outcome = await send(world, auth.companyToken, path.userId, body);
    return outcome === "sent" ? { status: 200 } : refuse[outcome]();
  };
