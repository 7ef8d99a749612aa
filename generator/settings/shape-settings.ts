import { addressesByName, oneOf } from "./kinds.js";
import { setting, type Resolved, type Settings } from "./setting.js";

/** Namings of methods and types: in camelCase and PascalCase, or as the contract writes them. */
const namings = ["camelCase", "asWritten"] as const;
/** The form of names in generated code. */
export type Naming = (typeof namings)[number];

/** Places of a client's methods: all on the client, or in a group for each tag. */
const methodPlaces = ["flat", "byTag"] as const;
/** The place of methods in a client. */
export type MethodPlace = (typeof methodPlaces)[number];

/** Forms of lists of values: a type alone, or a constant beside it. */
const enumForms = ["union", "const"] as const;
/** The form of enumerations in generated code. */
export type EnumForm = (typeof enumForms)[number];

/** Settings for the shape of what is emitted. */
export const shapeSettings = {
  /** The naming of methods, handlers and types: camelCase and PascalCase, or as the contract writes them. */
  naming: setting(oneOf(namings), {
    default: "camelCase",
    says: "the naming of methods, handlers and types: camelCase and PascalCase, or as the contract writes them",
    flag: {
      usage: "--naming <how>",
      says: "name methods, handlers and types in camelCase and PascalCase, or as the contract writes them (asWritten)",
    },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** The place of a client's methods: all on the client, or in a group for each tag. */
  methods: setting(oneOf(methodPlaces), {
    default: "flat",
    says: "the place of a client's methods: all on the client, or in a group for each tag",
    flag: {
      usage: "--methods <where>",
      says: "put all methods of a client on it (flat), or in a group for each tag (byTag)",
    },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** The form of lists of values: a union of literals, or a constant object of that name beside it. */
  enums: setting(oneOf(enumForms), {
    default: "union",
    says: "the form of lists of values: a union of literals, or a constant object of that name beside it",
    flag: {
      usage: "--enums <form>",
      says: "write lists of values as a union of literals, or with a constant object of that name beside it (const)",
    },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Addresses of environments by name, beside the servers of the contract or in their place; for all interfaces, or for each by name. */
  servers: setting(addressesByName, {
    default: {},
    says: "addresses of environments by name, beside the servers of the contract or in their place; for all interfaces, or for each by name",
    flag: {
      usage: "--server <name=url...>",
      says: "addresses of environments by name, as sandbox=https://sandbox.example, beside the servers of the contract or in their place",
      form: "pairs",
    },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
} satisfies Settings;

/** The settings that the places of a client's methods follow from. */
export const methodSettings = { methods: shapeSettings.methods, naming: shapeSettings.naming } satisfies Settings;

/** The settings for the places of methods, defaults filled in. */
export type MethodSettings = Resolved<typeof methodSettings>;

/** The settings for the shape of what is emitted, defaults filled in. */
export type ShapeSettings = Resolved<typeof shapeSettings>;
