import {
  createReceiptImagesServer,
  unimplementedReceiptImages,
} from "@specwright/travel-expense/receipt-images/server";
import type { InterfaceServer } from "../interface.js";
import { anyone } from "../security.js";

/** Receipt images: every operation answers 501 until it has a handler. */
export const receiptImages: InterfaceServer = (_world, setup) =>
  createReceiptImagesServer({
    ...setup,
    security: { accessToken: anyone },
    handlers: { ...unimplementedReceiptImages },
  });
