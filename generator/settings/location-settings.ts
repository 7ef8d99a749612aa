import { filesByAddress, pathsKind } from "./kinds.js";
import { setting, type Settings } from "./setting.js";

/** Settings for finding the documents of a schema. */
export const locationSettings = {
  /** Files for addresses and namespaces. */
  locations: setting(filesByAddress, {
    default: {},
    adds: true,
    says: "files for addresses and namespaces",
    flag: { usage: "--location <address=file...>", group: "Input", form: "lists" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** OASIS XML catalogs that locate schemas. */
  catalogs: setting(pathsKind, {
    default: [],
    adds: true,
    says: "OASIS XML catalogs that locate schemas",
    flag: { usage: "--catalog <files...>", group: "Input" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
} satisfies Settings;
