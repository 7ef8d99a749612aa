// The eight contracts whose validators are measured, as JSON Schemas that refer to each other by name.

const text = { type: "string" };
const short = { type: "string", minLength: 1, maxLength: 80 };
const flag = { type: "boolean" };
const of = (format) => ({ type: "string", format });
const oneOf = (...values) => ({ type: "string", enum: values });
const list = (items, more = {}) => ({ type: "array", items, ...more });
const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
const numbered = (count) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`custom${at + 1}`, text]));

/** An object; properties whose names begin with "!" are required. */
function object(members, more = {}) {
  const names = Object.keys(members);
  const required = names.filter((name) => name.startsWith("!")).map((name) => name.slice(1));
  const properties = Object.fromEntries(names.map((name) => [name.replace(/^!/, ""), members[name]]));
  return { type: "object", ...(required.length > 0 && { required }), properties, ...more };
}

const purchase = {
  PurchaseRequest: object(
    {
      userId: of("uuid"),
      userEmail: of("email"),
      userLoginId: text,
      description: text,
      policyExternalId: text,
      "!currencyCode": { type: "string", pattern: "^[A-Z]{3}$" },
      notesToSupplier: text,
      comments: text,
      ...numbered(24),
      shipToAddressCode: text,
      billToAddressCode: text,
      "!lineItems": list(ref("LineItem")),
    },
    { oneOf: [{ required: ["userId"] }, { required: ["userEmail"] }, { required: ["userLoginId"] }] },
  ),
  LineItem: object({
    "!purchaseType": oneOf("GOODS", "SERVICES"),
    "!vendorCode": text,
    "!vendorAddressCode": text,
    "!description": text,
    "!quantity": { type: "number" },
    "!unitPrice": { type: "number" },
    expenseType: text,
    receiptType: oneOf("QUANTITY_RECEIPT", "NONE"),
    neededByDate: of("date"),
    uoMCode: text,
    shipping: { type: "number" },
    tax: { type: "number" },
    supplierPartId: text,
    url: list(of("uri")),
    notesToVendor: text,
    comments: text,
    ...numbered(20),
  }),
};

const scim = {
  ScimUser: object({
    "!schemas": list(text, { minItems: 1 }),
    "!id": of("uuid"),
    externalId: text,
    "!userName": short,
    "!active": flag,
    displayName: text,
    preferredLanguage: text,
    timezone: text,
    "!name": object({ "!givenName": short, "!familyName": short, middleName: text, honorificPrefix: text }),
    "!emails": list(ref("ScimEmail"), { minItems: 1 }),
    phoneNumbers: list(object({ "!type": oneOf("work", "home", "mobile", "fax"), "!value": text, primary: flag })),
    addresses: list(ref("ScimAddress")),
    entitlements: list(oneOf("Expense", "Invoice", "Locate", "Request", "Travel")),
    "!meta": object({
      "!resourceType": { type: "string", const: "User" },
      "!created": of("date-time"),
      "!lastModified": of("date-time"),
      "!version": { type: "integer", minimum: 1 },
      location: of("uri"),
    }),
  }),
  ScimEmail: object({ "!type": oneOf("work", "home", "other"), "!value": of("email"), verified: flag }),
  ScimAddress: object({
    "!type": oneOf("work", "home", "other"),
    streetAddress: text,
    locality: text,
    region: text,
    postalCode: text,
    "!country": { type: "string", pattern: "^[A-Z]{2}$" },
  }),
};

const page = {
  UserPage: object({
    "!totalResults": { type: "integer", minimum: 0 },
    "!startIndex": { type: "integer", minimum: 1 },
    "!users": list(ref("PageUser"), { maxItems: 100 }),
    nextCursor: text,
  }),
  PageUser: object({
    "!id": of("uuid"),
    "!name": short,
    "!email": of("email"),
    "!role": oneOf("owner", "admin", "member", "guest"),
    "!isActive": flag,
    "!loginCount": { type: "integer", minimum: 0 },
    "!createdAt": of("date-time"),
    team: text,
  }),
};

const flat = {
  "!id": text,
  "!name": short,
  "!count": { type: "integer", minimum: 0 },
  "!price": { type: "number" },
  "!isOpen": flag,
  "!state": oneOf("new", "used", "broken"),
  comment: text,
  owner: text,
};

const tree = {
  Tree: object({ "!name": text, "!weight": { type: "number" }, "!children": list(ref("Tree")) }),
};

const kinds = Array.from({ length: 30 }, (_, at) => `Kind${at + 1}`);

/** `count` branches with a discriminator "kind", and their union; `more` is next to `oneOf`. */
export function taggedUnion(count, name = "Event", more = {}) {
  const branches = Array.from({ length: count }, (_, at) => `${name}Kind${at + 1}`);
  const branch = (_, at) =>
    object({
      "!kind": { type: "string", const: `kind-${at + 1}` },
      "!id": text,
      [`!field${at + 1}`]: { type: "integer" },
      note: text,
    });
  return {
    ...Object.fromEntries(branches.map((key, at) => [key, branch(key, at)])),
    [name]: { oneOf: branches.map(ref), ...more },
    [`${name}List`]: list(ref(name)),
  };
}

const formats = [
  ...["date-time", "date", "time", "duration", "email", "hostname", "ipv4", "ipv6"],
  ...["uri", "uri-reference", "uuid", "json-pointer"],
];
const camel = (format) => format.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const strings = {
  FormatStrings: object(Object.fromEntries(formats.map((format) => [`!${camel(format)}`, of(format)]))),
};

/** Lists that are hostile: branches that nothing tells apart, recursive unions, arrays of unions. */
export const hostile = {
  UntaggedList: list({
    anyOf: Array.from({ length: 100 }, (_, at) => object({ [`!a${at}`]: { type: "integer" }, b: text })),
  }),
  Expression: {
    oneOf: [
      object({ "!not": ref("Expression") }),
      object({ "!and": list(ref("Expression")) }),
      object({ "!value": { type: "integer" } }),
    ],
  },
  EitherArray: {
    anyOf: [list({ type: "integer" }), list(text), list(flag), list(object({ "!a": { type: "integer" } }))],
  },
};

/** Every schema by name; those of `contracts` are measured. */
export const components = {
  ...purchase,
  ...scim,
  ...page,
  FlatOpen: object(flat),
  FlatClosed: object(flat, { additionalProperties: false }),
  ...tree,
  ...taggedUnion(kinds.length),
  ...taggedUnion(kinds.length, "Marked", { discriminator: { propertyName: "kind" } }),
  ...strings,
  ...taggedUnion(60, "Large"),
  ...hostile,
};

/** The names of the rows, each with the schema that it measures. */
export const contracts = {
  "purchase request of 50 lines": "PurchaseRequest",
  "SCIM user": "ScimUser",
  "page of 100 users": "UserPage",
  "flat object, open": "FlatOpen",
  "flat object, closed": "FlatClosed",
  "deep tree": "Tree",
  "tagged union of 30": "EventList",
  "the same with a discriminator": "MarkedList",
  "strings with formats": "FormatStrings",
};

/** The schemas as one JSON Schema for `name`. */
export function schemaOf(name) {
  const text = JSON.stringify({ $ref: ref(name).$ref, $defs: components });
  return JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/"));
}

/** The schemas as an OpenAPI document. */
export function documentOf() {
  return { openapi: "3.1.0", info: { title: "Bench", version: "1" }, paths: {}, components: { schemas: components } };
}
