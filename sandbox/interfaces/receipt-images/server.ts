import { createReceiptImagesServer } from "@specwright/travel-expense/receipt-images/server";
import { maxBodyBytes } from "../../domain/receipt-images/save.js";
import type { InterfaceServer } from "../interface.js";
import { companyTokens, legacyTokens } from "../security.js";
import { downloadReceiptImage, getReceiptImage, listReceiptImages } from "./read.js";
import { appendReceiptImage, createReceiptImage, deleteReceiptImage } from "./write.js";

/** Receipt images, v3.0. */
export const receiptImages: InterfaceServer = (world, setup) =>
  createReceiptImagesServer({
    ...setup,
    maxBodyBytes,
    security: { accessToken: companyTokens(world), oauthToken: legacyTokens(world) },
    handlers: {
      listReceiptImages: listReceiptImages(world),
      createReceiptImage: createReceiptImage(world),
      getReceiptImage: getReceiptImage(world),
      appendReceiptImage: appendReceiptImage(world),
      deleteReceiptImage: deleteReceiptImage(world),
      downloadReceiptImage: downloadReceiptImage(world),
    },
  });
