import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { toNodeListener } from "@specwright/travel-expense/runtime/node";
import type { ApiPages } from "../../generator/pages/site-model.js";
import type { Sandbox } from "../../sandbox/index.js";
import { defaultSeed } from "../sandbox/support/seeds.js";
import { sharedSandbox } from "../sandbox/support/shared-sandbox.js";
import { legacyToken, minted } from "../sandbox/support/tokens.js";
import { memo } from "../support/memo.js";
import { cli } from "../support/run-cli.js";
import { tempFolder } from "../support/temp-folder.js";
import { modelOf, openapi, ownModel } from "./support/own-site.js";
import { runSamples, sampleTitles, type ImportPath } from "./support/run-samples.js";

/** A server of an API that has no handlers: its response to a valid request is 501, to an invalid one another status. */
async function served<T>(modulePath: string, use: (origin: string) => Promise<T>): Promise<T> {
  const module = (await import(modulePath)) as Readonly<Record<string, unknown>>;
  const entry = (prefix: RegExp): unknown => Object.entries(module).find(([name]) => prefix.test(name))?.[1];
  const create = entry(/^create\w+Server$/) as (options: object) => Parameters<typeof toNodeListener>[0];
  const security = new Proxy({}, { get: () => () => ({}), has: () => true });
  return listening(toNodeListener(create({ handlers: entry(/^unimplemented/), security })), use);
}

/** Calls a function with the address of a server. */
async function listening<T>(
  listener: ReturnType<typeof toNodeListener>,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    return await use(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The statuses of the samples of an API by operation, from a server without handlers; 501 is that of a valid request. */
async function statusesOf(
  api: ApiPages,
  title: (typeof sampleTitles)[number],
  server: string,
  ownImport: ImportPath,
): Promise<Readonly<Record<string, string>>> {
  return served(server, (origin) =>
    runSamples(api, title, ownImport, (code) => code.replaceAll("https://api.example.com", origin)),
  );
}

/** The statuses of calls to the sandbox by operation, with the entry of its journal for an invalid request or response. */
async function callsOfSandbox(title: (typeof sampleTitles)[number]): Promise<Readonly<Record<string, string>>> {
  const sandbox = await sharedSandbox();
  const tokens = await tokensOf(sandbox);
  const found = new Map<string, string>();
  await listening(toNodeListener(sandbox.servers), async (origin) => {
    for (const api of (await ownModel()).apis) {
      const ownImport = {
        written: /"@specwright\/travel-expense-[^"/]+\/(\w+)"/g,
        pathOf: (part: string) => resolve(`generated/${api.name}/${part}.ts`),
      };
      const token = tokens[api.name] ?? sandbox.credentials.company.accessToken;
      await sandbox.control.clearJournal();
      const statuses = await runSamples(api, title, ownImport, (code) =>
        code.replaceAll("https://api.example.com", origin).replaceAll("a-token", token),
      );
      const journal = await sandbox.control.readJournal().orThrow();
      for (const [operation, status] of Object.entries(statuses)) {
        const entry = journal.find(({ operationId }) => operationId === operation);
        const { request, response } = entry?.verdict ?? {};
        const isKept = request === "kept" && response === "kept" && status === `${entry?.response.status}`;
        found.set(operation, isKept ? status : `${status} ${JSON.stringify(entry)}`);
      }
    }
  });
  return Object.fromEntries(found);
}

/** Tokens by API. Default: that of the company. */
async function tokensOf(sandbox: Sandbox): Promise<Readonly<Record<string, string>>> {
  const userId = defaultSeed["users"]?.[0]?.["id"] as string;
  const legacy = await legacyToken(sandbox, { userId, scopes: ["TRVPRF", "LOYMEM"] });
  return {
    "event-subscriptions": sandbox.credentials.application.jwt,
    "receipt-images": await minted(sandbox, { userId, scopes: ["IMAGE"] }),
    "legacy-tokens": legacy,
    loyalty: legacy,
    "travel-profile": legacy,
  };
}

/** Calls with names and secrets of the specs that the world does not have get 401, 403 or 404. */
const statusesInSandbox = {
  createCompanyAuthToken: "401",
  issueCompanyToken: "401",
  listTopics: "200",
  saveSubscription: "403",
  getSubscription: "404",
  deleteSubscription: "404",
  listSubscriptions: "200",
  listUsers: "200",
  createUser: "400",
  searchUsers: "200",
  getUser: "404",
  changeUser: "404",
  replaceUser: "404",
  deleteUser: "404",
  listResourceTypes: "200",
  getServiceProviderConfiguration: "200",
  listSchemas: "200",
  getSchema: "200",
  listInvoiceDigests: "200",
  getInvoiceDigest: "200",
  getLocalizedData: "200",
  getAccessToken: "401",
  exchangeRequestToken: "401",
  refreshAccessToken: "401",
  revokeTokens: "403",
  startWebFlow: "401",
  listConnectionRequests: "200",
  updateConnectionRequest: "404",
  updateLoyaltyMemberships: "403",
  sendMessage: "404",
  createPurchaseRequest: "400",
  getPurchaseRequest: "200",
  listReceiptImages: "200",
  createReceiptImage: "201",
  getReceiptImage: "404",
  appendReceiptImage: "404",
  deleteReceiptImage: "404",
  downloadReceiptImage: "404",
  getProfile: "200",
  createProfile: "403",
  updateProfile: "400",
  listVendors: "200",
  createVendors: "200",
  updateVendors: "200",
  deleteVendor: "200",
  updateVendorBanks: "200",
  updateVendorGroups: "404",
  deleteVendorGroup: "404",
};

describe.each(sampleTitles)("calls with %s", (title) => {
  it("are valid requests for the sandbox, which responds as declared", async () => {
    expect(await callsOfSandbox(title)).toEqual(statusesInSandbox);
  });

  it("send forms, files and streams", async () => {
    const { api, folder } = await bodiesApi();
    const ownImport = { written: /"\.\/bodies"/g, pathOf: () => join(folder, "bodies.ts") };
    const statuses = await statusesOf(api, title, join(folder, "server.mjs"), ownImport);
    expect(new Set(Object.values(statuses)), JSON.stringify(statuses)).toEqual(new Set(["501"]));
    expect(Object.keys(statuses)).toHaveLength(api.operations.length);
  });
});

const string = { type: "string" };
/** Characters that are special in the strings of a language. */
const hard = "a < b 'c' \"d\" \\ `${e}`  $(g) \u00e9";
const file = { type: "string", format: "binary" };

/** An API with each kind of part, a range of files, and a stream. */
const bodiesApi = memo(async (): Promise<{ readonly api: ApiPages; readonly folder: string }> => {
  const form = {
    type: "object",
    required: ['a; "b"', "photo", "files", "note", "meta", "ids", "page"],
    properties: {
      'a; "b"': { const: "x; \"y\" \\ 'z'=@\u00e9\n" },
      photo: file,
      files: { type: "array", items: file, minItems: 2 },
      note: { const: 'typed; "quoted"' },
      meta: { type: "object", required: ["n"], properties: { n: { type: "integer" } } },
      ids: { type: "array", items: { type: "integer" }, minItems: 2 },
      page: { type: "object", required: ["size"], properties: { size: { type: "integer" } } },
    },
  };
  const encoding = {
    photo: { contentType: "image/png, image/jpeg" },
    note: { contentType: "text/markdown" },
    ids: { style: "form", explode: true },
    page: { style: "deepObject", explode: true },
  };
  const urn = { namespace: "urn:orders", prefix: "o" };
  const order = {
    type: "object",
    xml: { name: "order", ...urn },
    required: ["id", "lines", "note"],
    properties: {
      id: { type: "integer", xml: { attribute: true } },
      lines: {
        type: "array",
        minItems: 2,
        xml: { wrapped: true, ...urn },
        items: { ...string, xml: { name: "line", ...urn } },
      },
      note: { const: hard, xml: urn },
    },
  };
  const post = (operationId: string, content: object): object => ({
    post: { operationId, requestBody: { required: true, content }, responses: { 204: { description: "Done." } } },
  });
  const id = { type: "object", required: ["id"], properties: { id: string } };
  const event = { type: "object", required: ["event", "data"], properties: { event: { const: "added" }, data: id } };
  const listed = {
    type: "array",
    minItems: 2,
    items: { type: "object", minProperties: 1, properties: { note: string, file } },
  };
  const withHeaders = {
    type: "object",
    required: ["note", "photo", "ids"],
    properties: { note: string, photo: file, ids: form.properties.ids },
  };
  const required = { "X-Id": { required: true, schema: { type: "integer" } }, "X-Note": { schema: string } };
  const headers = {
    note: { headers: required },
    photo: { contentType: "image/png", headers: required },
    ids: { headers: required },
  };
  const document = openapi(
    {
      "/form": post("sendForm", { "multipart/form-data": { schema: form, encoding } }),
      "/json": post("sendJson", {
        "application/json": { schema: { const: { [hard]: [hard, true, false, null, 1.5, {}, []] } } },
      }),
      "/text": post("sendText", { "text/plain": { schema: { type: "string", const: `${hard}\n${hard}\n ` } } }),
      "/image": post("sendImage", { "image/*": { schema: file } }),
      "/lines": post("sendLines", {
        "application/x-ndjson": { schema: id },
      }),
      "/records": post("sendRecords", { "application/json-seq": { schema: id } }),
      "/data": post("sendData", { "text/event-stream": { schema: id } }),
      "/events": post("sendEvents", { "text/event-stream": { schema: event } }),
      "/parts": post("sendParts", { "multipart/form-data": { schema: listed } }),
      "/values": post("sendValues", {
        "multipart/form-data": { schema: { type: "array", items: string, minItems: 2 } },
      }),
      "/headers": post("sendHeaders", { "multipart/form-data": { schema: withHeaders, encoding: headers } }),
      "/xml": post("sendXml", { "application/xml": { schema: order } }),
      "/list": post("sendList", {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: ["tags"],
            properties: { tags: { type: "array", items: string, minItems: 1 } },
          },
        },
      }),
    },
    { info: { title: "Bodies", version: "1" } },
  );
  const folder = tempFolder({ "bodies.json": JSON.stringify(document) });
  const { code, stderr } = await cli(["generate", "bodies.json", "-o", ".", "--emit", "client,server"], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(stderr);
  await build({
    entryPoints: [join(folder, "bodies.ts")],
    outfile: join(folder, "server.mjs"),
    bundle: true,
    format: "esm",
    platform: "node",
    tsconfigRaw: {},
    nodePaths: [resolve("node_modules")],
  });
  const { apis } = await modelOf(document, "bodies.json");
  return { api: apis[0]!, folder };
});
