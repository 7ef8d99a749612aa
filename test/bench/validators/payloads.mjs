// One valid payload for each spec, and an edit that adds one problem.

const times = (count, make) => Array.from({ length: count }, (_, at) => make(at));
const uuid = (at) => `3f2b8c1e-7d4a-4f6b-9a51-${String(at).padStart(12, "0")}`;

const line = (at) => ({
  purchaseType: "GOODS",
  vendorCode: "V-1001",
  vendorAddressCode: "VA-01",
  description: "Whiteboard for the meeting room",
  quantity: 2,
  unitPrice: 240.5,
  expenseType: "EXP-10",
  receiptType: "QUANTITY_RECEIPT",
  neededByDate: "2030-05-31",
  uoMCode: "EA",
  shipping: 15.25,
  tax: 48.5,
  supplierPartId: `WB-${at}`,
  url: ["https://supplier.example/whiteboard"],
  custom1: "FURN",
});

const scimUser = () => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  id: uuid(1),
  externalId: "4711",
  userName: "jane@example.com",
  active: true,
  displayName: "Jane Doe",
  preferredLanguage: "en-US",
  timezone: "Europe/Berlin",
  name: { givenName: "Jane", familyName: "Doe", honorificPrefix: "Dr." },
  emails: [
    { type: "work", value: "jane@example.com", verified: true },
    { type: "home", value: "jane.doe@mail.example.org", verified: false },
  ],
  phoneNumbers: [{ type: "mobile", value: "+49 170 1234567", primary: true }],
  addresses: [
    { type: "work", streetAddress: "1 Main Street", locality: "Springfield", postalCode: "12345", country: "US" },
  ],
  entitlements: ["Expense", "Travel"],
  meta: {
    resourceType: "User",
    created: "2024-02-29T12:00:00Z",
    lastModified: "2024-03-01T08:15:30.123+01:00",
    version: 7,
    location: "https://api.example.com/scim/v4/Users/1",
  },
});

const user = (at) => ({
  id: uuid(at),
  name: `User ${at}`,
  email: `user-${at}@example.com`,
  role: ["owner", "admin", "member", "guest"][at % 4],
  isActive: at % 3 === 0,
  loginCount: at,
  createdAt: "2024-02-29T12:00:00Z",
  team: "Purchasing",
});

const flat = { id: "A-1", name: "Lamp", count: 3, price: 9.5, isOpen: true, state: "used", comment: "Scratched" };

const tree = (depth) => ({
  name: `level ${depth}`,
  weight: depth / 2,
  children: depth === 0 ? [] : [tree(depth - 1), tree(depth - 1)],
});

const event = (at) => ({
  kind: `kind-${at + 1}`,
  id: `E-${at}`,
  [`field${at + 1}`]: at,
  note: "A note of some length",
});

/** `count` items of a tagged union, each kind in turn; if spoiled, the last one has a string instead of a number. */
function events(count, kinds, isSpoiled) {
  const items = times(count, (at) => event(at % kinds));
  if (isSpoiled) items[count - 1][`field${((count - 1) % kinds) + 1}`] = "seven";
  return items;
}

const strings = {
  dateTime: "2024-02-29T12:00:00.5+01:00",
  date: "2024-02-29",
  time: "12:00:00Z",
  duration: "P1Y2M3DT4H5M6S",
  email: "jane.doe@mail.example.org",
  hostname: "www.mail.example.org",
  ipv4: "192.168.200.7",
  ipv6: "2001:db8:85a3::8a2e:370:7334",
  uri: "https://user@www.example.org:8080/a/path?with=query&and=more#fragment",
  uriReference: "../a/path?with=query",
  uuid: uuid(7),
  jsonPointer: "/lines/3/unit~1price",
};

/** A valid payload, and the same with one fault, by the name of the schema. Each call makes new ones. */
export const payloads = {
  PurchaseRequest: () => [
    { ...{ userId: uuid(3), currencyCode: "EUR", shipToAddressCode: "SHIP-1" }, lineItems: times(50, line) },
    (value) => (value.lineItems[49].quantity = "two"),
  ],
  ScimUser: () => [scimUser(), (value) => (value.emails[1].value = "jane.doe at example.org")],
  UserPage: () => [
    { totalResults: 400, startIndex: 1, users: times(100, user), nextCursor: "c-2" },
    (value) => (value.users[99].role = "ownr"),
  ],
  FlatOpen: () => [{ ...flat }, (value) => (value.count = -1)],
  FlatClosed: () => [{ ...flat }, (value) => (value.colour = "red")],
  Tree: () => [
    tree(9),
    (value) => {
      let node = value;
      while (node.children.length > 0) node = node.children[1];
      node.weight = "heavy";
    },
  ],
  EventList: () => [events(60, 30, false), (value) => (value[59].field30 = "seven")],
  MarkedList: () => payloads.EventList(),
  FormatStrings: () => [{ ...strings }, (value) => (value.jsonPointer = "lines")],
};

/** A valid payload and one with a fault. */
export function pairOf(name) {
  const [valid] = payloads[name]();
  const [faulty, spoil] = payloads[name]();
  spoil(faulty);
  return { valid, faulty };
}

const negated = (depth, inner) => times(depth, () => 0).reduce((value) => ({ not: value }), inner);

/** JSON of up to a megabyte with one invalid item, by the name of the schema. */
export const large = {
  LargeList: () => JSON.stringify(events(11_500, 60, true)),
  UntaggedList: () => JSON.stringify([...times(2_000, (at) => ({ [`a${at % 100}`]: at, b: "a note" })), { b: "none" }]),
  Expression: () => JSON.stringify(negated(200, { value: "one" })),
  EitherArray: () => JSON.stringify([...times(20_000, (at) => at), "text"]),
};
