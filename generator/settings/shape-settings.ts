import { addressesByName, namesByComponent, namespacesByPrefix, wordKind } from "./kinds.js";
import { paginationsKind } from "./pagination-fields.js";
import { setting, type Resolved, type Settings } from "./setting.js";

/** Naming of methods and types: in camelCase and PascalCase, or as in the spec. */
const namings = ["camelCase", "asWritten"] as const;
/** The form of names in generated code. */
export type Naming = (typeof namings)[number];

const methodPlaces = ["flat", "byTag"] as const;
/** The grouping of a client's methods. */
export type MethodPlace = (typeof methodPlaces)[number];

const enumForms = ["union", "const"] as const;
/** The form of enumerations in generated code. */
export type EnumForm = (typeof enumForms)[number];

/** Types in memory of integers whose format is int64 or uint64. */
const int64Forms = ["number", "bigint", "string"] as const;
/** The type in memory of a 64-bit integer. */
export type Int64Form = (typeof int64Forms)[number];

/** Types in memory of strings whose format is date-time. */
const dateForms = ["string", "Date"] as const;
/** The form in memory of a date-time. */
export type DateForm = (typeof dateForms)[number];

/** Types of lists and dependent properties: simple, or as precise as possible. */
const typeDetails = ["plain", "full"] as const;
/** The detail of types. */
export type TypeDetail = (typeof typeDetails)[number];

/** Settings for the shape of the generated code. */
export const shapeSettings = {
  /** Names in camelCase, or as in the spec. */
  naming: setting(wordKind(namings), {
    inPolicy: true,
    default: "camelCase",
    says: "names in camelCase, or as in the spec",
    flag: { usage: "--naming <how>", group: "Output" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Client methods flat, or grouped by tag. */
  methods: setting(wordKind(methodPlaces), {
    inPolicy: true,
    default: "flat",
    says: "client methods flat, or grouped by tag",
    flag: { usage: "--methods <where>", group: "Output" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Enumerations as types, or also constants. */
  enums: setting(wordKind(enumForms), {
    inPolicy: true,
    default: "union",
    says: "enumerations as types, or also constants",
    flag: { usage: "--enums <form>", group: "Output" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Types, plain or with exact tuples. */
  typeDetail: setting(wordKind(typeDetails), {
    inPolicy: true,
    default: "plain",
    says: "types, plain or with exact tuples",
    flag: { usage: "--type-detail <how>", group: "Output" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Type of 64-bit integers. */
  int64: setting(wordKind(int64Forms), {
    inPolicy: true,
    default: "number",
    says: "type of 64-bit integers",
    flag: { usage: "--int64 <form>", group: "Output" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Type of date-times. */
  dates: setting(wordKind(dateForms), {
    inPolicy: true,
    default: "string",
    says: "type of date-times",
    flag: { usage: "--dates <form>", group: "Output" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Pages of operations, or false: `{ listUsers: false }`. */
  pagination: setting(paginationsKind, {
    default: {},
    says: "pages of operations, or false: `{ listUsers: false }`",
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Server addresses by name. */
  servers: setting(addressesByName, {
    default: {},
    says: "server addresses by name",
    flag: { usage: "--server <name=url...>", group: "Output", form: "pairs" },
    readBy: ["pipeline"],
    toDiff: "types",
  }),
  /** Prefixes of XML namespaces. */
  prefixes: setting(namespacesByPrefix, {
    default: {},
    says: "prefixes of XML namespaces",
    flag: { usage: "--prefix <prefix=namespace...>", group: "Output", form: "pairs" },
    readBy: ["pipeline"],
    toDiff: "none",
    inRecord: true,
  }),
  /** TypeScript names of XSD components: `{ "{urn:orders}Order": "PurchaseOrder" }`. */
  bindings: setting(namesByComponent, {
    default: {},
    says: 'TypeScript names of XSD components: `{ "{urn:orders}Order": "PurchaseOrder" }`',
    readBy: ["pipeline"],
    toDiff: "types",
  }),
} satisfies Settings;

const { methods, naming, pagination, int64, dates } = shapeSettings;

/** The settings that determine generated names. */
export const nameSettings = { methods, naming, pagination, int64, dates } satisfies Settings;

/** The settings for generated names, defaults filled in. */
export type NameSettings = Resolved<typeof nameSettings>;

/** The settings for the shape of the generated code, defaults filled in. */
export type ShapeSettings = Resolved<typeof shapeSettings>;
