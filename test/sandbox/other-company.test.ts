import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { someone } from "./identity/support.js";
import { known } from "./support/seeds.js";
import { order } from "./support/purchasing.js";
import { sharedSandbox } from "./support/shared-sandbox.js";

interface Operation {
  readonly interface: string;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

/** Stubs of all interfaces. */
const generated = new URL("../../generated/", import.meta.url);

/** The codes of a vendor of the first company, and the same as a query. */
const pair = { VendorCode: "V-1001", AddressCode: "VA-01" };
const namedPair = "?vendorCode=V-1001&addressCode=VA-01";

/** A user of the first company. */
const ida = { id: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43" };

/** The same name in a travel profile: as the person, and as an arranger. */
const nameOfIda =
  "<FirstName>Ida</FirstName><LastName>Lindgren</LastName><LoginID>requester@lindgren.example</LoginID>";
const roleOfIda = '<Role Type="Arranger"><LoginId>requester@lindgren.example</LoginId></Role>';

/** Requests that name records of the first company, by operation; variables of paths that are not here are "1". */
const requests: Readonly<
  Record<string, { readonly path?: Readonly<Record<string, string>>; readonly query?: string; readonly body?: unknown }>
> = {
  createPurchaseRequest: { body: order },
  getPurchaseRequest: { path: { id: "PRQ-5001" }, query: "?mode=COMPACT" },
  sendMessage: {
    path: { userId: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43" },
    body: { sessionId: "session-1", templateId: "welcome" },
  },
  listTopics: {},
  listSubscriptions: {},
  getSubscription: { path: { id: "lindgren.test" } },
  deleteSubscription: { path: { id: "lindgren.test" } },
  saveSubscription: {
    body: {
      id: "lindgren.test",
      filter: ".*",
      topic: "public.test",
      webHookConfig: { endpoint: "http://127.0.0.1:9/" },
    },
  },
  refreshAccessToken: { query: "?refresh_token=1&client_id=1&client_secret=1" },
  revokeTokens: { query: "?consumerKey=LindgrenConnectKey&user=requester@lindgren.example" },
  listConnectionRequests: {},
  updateConnectionRequest: { path: { id: "1" }, body: {} },
  listUsers: {},
  searchUsers: { body: { filter: 'userName eq "requester@lindgren.example"' } },
  getUser: { path: ida },
  createUser: { body: { ...someone("requester@lindgren.example"), schemas: [] } },
  replaceUser: { path: ida, body: someone("requester@lindgren.example") },
  changeUser: { path: ida, body: { Operations: [{ op: "replace", path: "title", value: "Chef" }] } },
  deleteUser: { path: ida },
  listResourceTypes: {},
  getServiceProviderConfiguration: {},
  listSchemas: {},
  getSchema: {},
  listReceiptImages: { query: "?user=requester@lindgren.example" },
  createReceiptImage: { query: "?user=requester@lindgren.example", body: "" },
  getReceiptImage: { path: { id: "receipt-1" } },
  appendReceiptImage: { path: { id: "receipt-1" }, body: "" },
  deleteReceiptImage: { path: { id: "receipt-1" } },
  listVendors: { query: "?searchType=contains&vendorCode=V" },
  createVendors: { body: { Vendor: [{ ...pair, StatusList: [], City: "Odense" }] } },
  updateVendors: { body: { Vendor: [{ ...pair, StatusList: [], City: "Odense" }] } },
  deleteVendor: { query: namedPair },
  updateVendorBanks: {
    body: {
      VendorBank: [{ ...pair, AccountNumber: "1", AccountType: "SAVE", IsActive: "true", NameOnAccount: "Nordic" }],
    },
  },
  updateVendorGroups: { query: namedPair, body: { VendorGroup: [{ Name: "Paper" }] } },
  deleteVendorGroup: { query: `${namedPair}&groupName=Office%20supplies` },
  listInvoiceDigests: {},
  getInvoiceDigest: { path: { id: "invoice-1" } },
  getLocalizedData: {},
  updateLoyaltyMemberships: {
    body: "<LoyaltyMembershipUpdate><Membership><AccountNo>1</AccountNo></Membership></LoyaltyMembershipUpdate>",
  },
  getProfile: { query: "?userid_type=xmlsyncid&userid_value=SYNC-1001" },
  createProfile: { body: `<Profile>${nameOfIda}<TravelConfigID>TC-2</TravelConfigID></Profile>` },
  updateProfile: { body: `<Profile>${nameOfIda}<Roles>${roleOfIda}</Roles></Profile>` },
};

const interfaces = readdirSync(generated, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["runtime", "umbrella", "dist"].includes(entry.name))
  .map(({ name }) => name);
const operations = (await Promise.all(interfaces.map(operationsOf))).flat();

/** A token of the other company's administrator. */
const legacy = {
  token: "legacy-token-of-another-company",
  companyId: known.moreau,
  applicationId: known.connector,
  userId: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a45",
  scopes: ["TRVPRF", "IMAGE", "INVVEN", "USER"],
  createdAt: "2030-01-01T08:00:00.000Z",
  expiresAt: "2031-01-01T08:00:00.000Z",
};

const sandbox = await sharedSandbox();
const { control, baseUrl } = sandbox;
/** The credential of the other company, by the security scheme that takes it. */
const credentials: Record<string, string> = {};
/** Strings that only records of the first company contain. */
let secrets: readonly string[] = [];

beforeAll(async () => {
  const minted = await control.mintToken({ body: { applicationId: known.connector, companyId: known.moreau } });
  if (minted.status !== 201) throw new Error("No token was minted.");
  const bearer = `Bearer ${minted.data.token}`;
  Object.assign(credentials, {
    bearerToken: bearer,
    companyToken: bearer,
    accessToken: bearer,
    oauthToken: `OAuth ${legacy.token}`,
  });
  await control.saveRecords({ body: { legacyTokens: [legacy] } });
  const records = await recordsOfCompanies();
  secrets = [...textsIn(records.lindgren)].filter((text) => text.length >= 8 && !textsIn(records.others).has(text));
});

/** The scheme that requires the token of a company or of a user; client certificates and logins name no company. */
function schemeOf(security: Operation["security"]): string | undefined {
  return Object.keys(security[0] ?? {}).find((name) => /token$/i.test(name));
}

describe("with the token of another company", () => {
  const closed = operations.filter(({ security }) => schemeOf(security) !== undefined);

  it.each(closed)("$id neither tells nor changes anything", async ({ id, method, path, security }) => {
    const { path: variables = {}, query = "", body } = requests[id] ?? {};
    const target = path.replace(/\{([^}]+)\}/g, (_, name: string) => variables[name] ?? "1") + query;
    const before = (await recordsOfCompanies()).lindgren;
    const answer = await sandbox.fetch(`${baseUrl}${target}`, {
      method,
      headers: { authorization: credentials[schemeOf(security) ?? ""] ?? "", "content-type": mediaTypeOf(body) },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const sent = JSON.stringify([target, body]);
    const told = await answer.text();
    expect(secrets.filter((text) => told.includes(text) && !sent.includes(text))).toEqual([]);
    expect((await recordsOfCompanies()).lindgren).toEqual(before);
  });

  it("is tried with every operation that has a handler", () => {
    const untried = closed.filter(({ id, interface: name }) => isAlive(name) && !(id in requests));
    expect(untried.map(({ id }) => id)).toEqual([]);
  });

  it("knows secrets to look for", () => {
    expect(secrets).toContain("requester@lindgren.example");
    expect(secrets).toContain("PRQ-5001");
    expect(secrets).not.toContain(known.connector);
  });
});

/** A string body is XML. */
function mediaTypeOf(body: unknown): string {
  return typeof body === "string" ? "application/xml" : "application/json";
}

/** True unless handlers of the interface are still missing. */
function isAlive(name: string): boolean {
  const server = new URL(`../../sandbox/interfaces/${name}/server.ts`, import.meta.url);
  return !readFileSync(server, "utf8").includes("unimplemented");
}

async function operationsOf(name: string): Promise<readonly Operation[]> {
  const place = new URL(`${name}/operations.ts`, generated).pathname;
  const tables = (await import(/* @vite-ignore */ place)) as Readonly<Record<string, Partial<Operation>>>;
  const own = Object.values(tables).map((table) => ({ ...table, interface: name }));
  return own.filter((table): table is Operation => table.path?.startsWith("/") === true);
}

interface Split {
  readonly lindgren: readonly unknown[];
  readonly others: readonly unknown[];
}

/** All records of the world: those of the first company, and the others. */
async function recordsOfCompanies(): Promise<Split> {
  const world = await control.exportWorld();
  if (world.status !== 200) throw new Error("The world was not exported.");
  const records = Object.values(world.data).flat() as readonly { readonly companyId?: string }[];
  return {
    lindgren: records.filter(({ companyId }) => companyId === known.lindgren),
    others: records.filter(({ companyId }) => companyId !== known.lindgren),
  };
}

/** Every text in a value, those in lists and objects included. */
function textsIn(value: unknown): ReadonlySet<string> {
  if (typeof value === "string") return new Set([value]);
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(Object.values(value).flatMap((each) => [...textsIn(each)]));
}
