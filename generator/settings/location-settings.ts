import { filesByAddress, paths } from "./kinds.js";
import { setting, type Settings } from "./setting.js";

/** Settings for finding the documents of a schema. */
export const locationSettings = {
  /** The files that stand for addresses and namespaces in schemas; an address that ends in a slash stands for a folder. */
  locations: setting(filesByAddress, {
    default: {},
    adds: true,
    says: "the files that stand for addresses and namespaces in schemas; an address that ends in a slash stands for a folder",
    flag: {
      usage: "--location <address=file...>",
      says: "files that stand for addresses and namespaces in schemas, as urn:orders=orders.xsd; https://schemas.example/=copies stands for all below; a namespace may come several times",
      form: "lists",
    },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** OASIS XML catalogs that say which files stand for addresses and namespaces in schemas, asked in this order. */
  catalogs: setting(paths, {
    default: [],
    adds: true,
    says: "OASIS XML catalogs that say which files stand for addresses and namespaces in schemas, asked in this order",
    flag: {
      usage: "--catalog <files...>",
      says: "OASIS XML catalogs with the files that stand for addresses and namespaces in schemas, in this order",
    },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
} satisfies Settings;
