import { createNotificationsServer } from "@specwright/travel-expense/notifications/server";
import type { InterfaceServer } from "../interface.js";
import { companyTokensAlone } from "../token-hooks.js";
import { sendMessage } from "./send.js";

/** Notifications, v4. */
export const notificationsServer: InterfaceServer = (world, setup) =>
  createNotificationsServer({
    ...setup,
    security: { companyToken: companyTokensAlone(world) },
    handlers: { sendMessage: sendMessage(world) },
  });
