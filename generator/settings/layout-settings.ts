import { wordKind } from "./kinds.js";
import { setting, type Settings } from "./setting.js";

/** Layouts of an API's code: one module that holds all of it, or a folder of modules. */
export const layouts = ["file", "folder"] as const;
/** The layout of an API's code. */
export type Layout = (typeof layouts)[number];

/** Endings of imports between modules: that of the compiled module, or none. */
export const importExtensions = [".js", "none"] as const;
/** The ending of imports between modules. */
export type ImportExtension = (typeof importExtensions)[number];

/** Configurable endings: derived from the surroundings, or fixed. */
const extensionWishes = ["auto", ...importExtensions] as const;

/** Settings for the modules that the output consists of. */
export const layoutSettings = {
  /** A file per API; folders in large projects. */
  layout: setting(wordKind(layouts), {
    inPolicy: true,
    says: "a file per API; folders in large projects",
    flag: { usage: "--layout <form>", group: "Output" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Ending of imports in folders. */
  importExtension: setting(wordKind(extensionWishes), {
    inPolicy: true,
    default: "auto",
    says: "ending of imports in folders",
    flag: { usage: "--import-extension <how>", group: "Output" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
} satisfies Settings;
