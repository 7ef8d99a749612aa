import { createNotificationsServer, unimplementedNotifications } from "@specwright/travel-expense/notifications/server";
import type { InterfaceServer } from "../interface.js";
import { companyTokens } from "../security.js";

/** Notifications: every operation answers 501 until it has a handler. */
export const notifications: InterfaceServer = (world, setup) =>
  createNotificationsServer({
    ...setup,
    security: { companyToken: companyTokens(world) },
    handlers: { ...unimplementedNotifications },
  });
