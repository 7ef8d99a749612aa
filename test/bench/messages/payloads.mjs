// Payloads with one fault each, and the contract that they break: as a JSON Schema, and as a type with the tags of typia.

const text = (more = {}) => ({ type: "string", ...more });

const line = {
  type: "object",
  required: ["sku", "quantity"],
  properties: { sku: text({ pattern: "^[A-Z]{2}-[0-9]+$" }), quantity: { type: "integer", minimum: 1 } },
  additionalProperties: false,
};

const card = {
  type: "object",
  required: ["kind", "number"],
  properties: { kind: { const: "card" }, number: text({ minLength: 12 }), holder: text() },
};

const transfer = {
  type: "object",
  required: ["kind", "iban"],
  properties: { kind: { const: "transfer" }, iban: text() },
};

const order = {
  type: "object",
  required: ["customer", "total", "currency", "lines"],
  properties: {
    customer: text({ minLength: 1, maxLength: 20 }),
    total: { type: "number", minimum: 0 },
    currency: { enum: ["EUR", "USDollar", "GBP"] },
    orderedOn: text({ format: "date" }),
    email: text({ format: "email" }),
    lines: { type: "array", minItems: 1, maxItems: 3, items: line },
    labels: { type: "array", items: text(), uniqueItems: true },
    payment: { oneOf: [card, transfer] },
    discount: { anyOf: [{ type: "integer" }, { type: "object", properties: { percent: { type: "number" } } }] },
  },
  additionalProperties: false,
};

const contact = {
  type: "object",
  required: ["name"],
  properties: { name: text(), email: text(), phone: text() },
  oneOf: [{ required: ["email"] }, { required: ["phone"] }],
};

const address = {
  type: "object",
  required: ["street", "country"],
  properties: { street: text(), country: text(), city: text() },
};

export const schemas = { Order: order, Contact: contact, Address: address };

export const types = {
  Order: `{
    customer: string & tags.MinLength<1> & tags.MaxLength<20>;
    total: number & tags.Minimum<0>;
    currency: "EUR" | "USDollar" | "GBP";
    orderedOn?: string & tags.Format<"date">;
    email?: string & tags.Format<"email">;
    lines: Array<{
      sku: string & tags.Pattern<"^[A-Z]{2}-[0-9]+$">;
      quantity: number & tags.Type<"int64"> & tags.Minimum<1>;
    }> & tags.MinItems<1> & tags.MaxItems<3>;
    labels?: Array<string> & tags.UniqueItems;
    payment?:
      | { kind: "card"; number: string & tags.MinLength<12>; holder?: string }
      | { kind: "transfer"; iban: string };
    discount?: (number & tags.Type<"int64">) | { percent?: number };
  }`,
  Contact: `{ name: string } & ({ email: string; phone?: undefined } | { email?: undefined; phone: string })`,
  Address: `{ street: string; country: string; city?: string }`,
};

const good = { customer: "Ada", total: 12.5, currency: "EUR", lines: [{ sku: "AB-1", quantity: 2 }] };
const { customer, ...nameless } = good;
const lineOf = (more) => ({ ...good, lines: [{ ...good.lines[0], ...more }] });
const many = Array.from({ length: 5 }, () => good.lines[0]);
const of = (schema) => (what, value) => ({ what, schema, value });
const [inOrder, inContact, inAddress] = ["Order", "Contact", "Address"].map(of);

/** The fault in words, the name of the schema, and the payload. */
export const payloads = [
  inOrder("a required property is missing", nameless),
  inOrder("a required property is misspelled", { ...nameless, custommer: customer }),
  inAddress("the same if other properties are allowed", { street: "Main Street 1", contry: "DE" }),
  inOrder("an optional property is misspelled", { ...good, emial: "ada@example.org" }),
  inOrder("an unknown property", { ...good, colour: "red" }),
  inOrder("a string instead of a number", { ...good, total: "12.50" }),
  inOrder("null", { ...good, customer: null }),
  inOrder("a fraction instead of an integer", lineOf({ quantity: 1.5 })),
  inOrder("a number that is too small", lineOf({ quantity: 0 })),
  inOrder("a misspelled value of an enumeration", { ...good, currency: "USDolar" }),
  inOrder("a value that is not in the enumeration", { ...good, currency: "CHF" }),
  inOrder("a string that is too long", { ...good, customer: "Augusta Ada King, Countess" }),
  inOrder("a string that does not match its pattern", lineOf({ sku: "ab-1" })),
  inOrder("a day that does not exist", { ...good, orderedOn: "2023-02-29" }),
  inOrder("a string that is not an e-mail address", { ...good, email: "ada at example.org" }),
  inOrder("an empty array", { ...good, lines: [] }),
  inOrder("an array that is too long", { ...good, lines: many }),
  inOrder("equal items", { ...good, labels: ["new", "gift", "new"] }),
  inOrder("an object instead of an array", { ...good, lines: good.lines[0] }),
  inOrder("a union without its tag", { ...good, payment: { iban: "DE02" } }),
  inOrder("a union with an unknown tag", { ...good, payment: { kind: "cash" } }),
  inOrder("an error in one branch of a union", { ...good, payment: { kind: "card", number: 4711 } }),
  inOrder("a type that no branch of a union has", { ...good, discount: "10%" }),
  inContact("two properties that exclude each other", { name: "Ada", email: "ada@example.org", phone: "+44 1" }),
  inContact("neither of two properties", { name: "Ada" }),
];
