import { addressesByName, namesByComponent, namespacesByPrefix, oneOf } from "./kinds.js";
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

/** Forms in memory of whole numbers whose format is int64 or uint64. */
const int64Forms = ["number", "bigint", "string"] as const;
/** The form in memory of a whole number of 64 bits. */
export type Int64Form = (typeof int64Forms)[number];

/** Forms in memory of texts whose format is date-time. */
const dateForms = ["string", "Date"] as const;
/** The form in memory of a date-time. */
export type DateForm = (typeof dateForms)[number];

/** Types of lists and of members that others need: as people write them, or with all that can be said. */
const typeDetails = ["plain", "full"] as const;
/** The detail of types. */
export type TypeDetail = (typeof typeDetails)[number];

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
  /** The detail of types: as people write them, or with lists that cannot be empty (`minItems`) as tuples and members that others need (`dependentRequired`) as unions. */
  typeDetail: setting(oneOf(typeDetails), {
    default: "plain",
    says: "the detail of types: as people write them, or with lists that cannot be empty (`minItems`) as tuples and members that others need (`dependentRequired`) as unions",
    flag: {
      usage: "--type-detail <how>",
      says: "write types as people do (plain), or with lists that cannot be empty as tuples and members that others need as unions (full)",
    },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** The form of whole numbers of 64 bits (`format: int64` or `uint64`) in memory: numbers, which are exact below 2^53, bigints, or decimal texts. */
  int64: setting(oneOf(int64Forms), {
    default: "number",
    says: "the form of whole numbers of 64 bits (`format: int64` or `uint64`) in memory: numbers, which are exact below 2^53, bigints, or decimal texts",
    flag: {
      usage: "--int64 <form>",
      says: "hold whole numbers of 64 bits as numbers, which are exact below 2^53 (number), as bigints, or as decimal texts (string)",
    },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** The form of `format: date-time` in memory: texts as they travel, or Date objects, which hold milliseconds and no offset. */
  dates: setting(oneOf(dateForms), {
    default: "string",
    says: "the form of `format: date-time` in memory: texts as they travel, or Date objects, which hold milliseconds and no offset",
    flag: {
      usage: "--dates <form>",
      says: "hold date-times as the texts that travel (string), or as Date objects (Date)",
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
  /** The prefixes of namespaces in XML that is written, before those that the schemas declare: `{ cbc: "urn:parts" }`. */
  prefixes: setting(namespacesByPrefix, {
    default: {},
    says: 'the prefixes of namespaces in XML that is written, before those that the schemas declare: `{ cbc: "urn:parts" }`',
    flag: {
      usage: "--prefix <prefix=namespace...>",
      says: "prefixes of namespaces in XML that is written, as cbc=urn:parts, before those that the schemas declare",
      form: "pairs",
    },
    readBy: ["pipeline"],
    toDiff: "none",
  }),
  /** The names of types and elements of an XSD that are not to follow from its own: `{ "{urn:orders}Order": "PurchaseOrder" }`. */
  bindings: setting(namesByComponent, {
    default: {},
    says: 'the names of types and elements of an XSD that are not to follow from its own: `{ "{urn:orders}Order": "PurchaseOrder" }`',
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
