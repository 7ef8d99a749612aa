import { createReceiptImagesServer } from "@specwright/travel-expense/receipt-images/server";
import { maxBodyBytes } from "../../domain/receipt-images/save-images.js";
import type { InterfaceServer } from "../interface.js";
import { companyTokens, legacyTokenHook } from "../token-hooks.js";
import { downloadReceiptImage, getReceiptImage, listReceiptImages } from "./read-receipt-images.js";
import { appendReceiptImage, createReceiptImage, deleteReceiptImage } from "./write-receipt-images.js";

/** Receipt images, v3.0. */
export const receiptImagesServer: InterfaceServer = (world, setup) =>
  createReceiptImagesServer({
    ...setup,
    maxBodyBytes,
    security: { accessToken: companyTokens(world), oauthToken: legacyTokenHook(world) },
    handlers: {
      listReceiptImages: listReceiptImages(world),
      createReceiptImage: createReceiptImage(world),
      getReceiptImage: getReceiptImage(world),
      appendReceiptImage: appendReceiptImage(world),
      deleteReceiptImage: deleteReceiptImage(world),
      downloadReceiptImage: downloadReceiptImage(world),
    },
  });
