import { createReceiptImagesClient } from "@specwright/travel-expense/receipt-images/client";
import { beforeEach, describe, expect, it } from "vitest";
import { images } from "../support/images.js";
import { requester } from "../support/purchasing.js";
import { known } from "../support/seeds.js";
import { legacyToken, minted } from "../support/tokens.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { control, baseUrl } = sandbox;

const clientOf = (accessToken: string) =>
  createReceiptImagesClient({ baseUrl, fetch: sandbox.fetch, auth: { accessToken } });
const legacyClientOf = async (caller: Parameters<typeof legacyToken>[1]) =>
  createReceiptImagesClient({
    baseUrl,
    fetch: sandbox.fetch,
    auth: { oauthToken: await legacyToken(sandbox, caller) },
  });

const requesterLogin = requester.userLoginId;
const administrator = { id: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a44", loginId: "admin@lindgren.example" } as const;
const standardAdministrator = "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a45";
const scopes = ["IMAGE"];
let token = "";
let client = clientOf("");

beforeEach(async () => {
  await control.resetWorld({});
  token = await minted(sandbox, { userId: requester.userId, scopes });
  client = clientOf(token);
});

type Client = typeof client;

async function upload(image: Uint8Array = images.png, of: Client = client, user?: string): Promise<number> {
  const query = user === undefined ? {} : { query: { user } };
  return (await of.createReceiptImage({ ...query, contentType: "image/png", body: image })).status;
}

async function listed(query: { user?: string; limit?: number; offset?: string } = {}, of: Client = client) {
  const answer = await of.listReceiptImages({ query });
  if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
  return answer.data;
}

async function urlOf(id: string, of: Client = client): Promise<string> {
  const answer = await of.getReceiptImage({ path: { id } });
  if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
  expect(answer.data.Id).toBe(id);
  return answer.data.Url;
}

/** The id of the first receipt image of the list. */
async function firstId(): Promise<string> {
  return (await listed()).Items?.[0]?.ID ?? "";
}

/** The response to a browser that opens an address without a token. */
async function opened(url: string) {
  const answer = await sandbox.fetch(url);
  const body = new Uint8Array(await answer.arrayBuffer());
  const sniffing = answer.headers.get("x-content-type-options");
  return { status: answer.status, type: answer.headers.get("content-type"), body, sniffing };
}

describe("an upload", () => {
  it("is taken as a field of a form, and as it is", async () => {
    const form = await client.createReceiptImage({
      contentType: "multipart/form-data",
      body: { image: { data: images.gif, filename: "taxi.gif", contentType: "image/gif" } },
    });
    expect([form.status, await upload()]).toEqual([201, 201]);
    expect((await listed()).Items).toHaveLength(2);
  });

  it.each(Object.entries(images))("may be a %s, and renders as one", async (kind, image) => {
    await upload(image);
    const shown = await opened(await urlOf(await firstId()));
    expect(shown).toEqual({ status: 200, type: `image/${kind}`, body: image, sniffing: "nosniff" });
  });

  it.each([
    ["text", Buffer.from("<svg onload='x'/>")],
    ["nothing", new Uint8Array()],
    ["the beginning of an image", images.png.subarray(0, 8)],
    ["another kind of image", Buffer.from("424d3a00000000000000360000002800000001000000010000000100", "hex")],
  ])("is refused for %s, whatever it is called", async (_kind, body) => {
    expect([400, 415]).toContain(await upload(new Uint8Array(body)));
    expect((await listed()).Items).toEqual([]);
  });

  it("is refused above 5,242,880 octets", async () => {
    const large = new Uint8Array(5_242_881);
    large.set(images.png);
    expect(await upload(large)).toBe(413);
    expect(await upload(large.subarray(1))).toBe(415);
    const largest = new Uint8Array(5_242_880);
    largest.set(images.png);
    expect(await upload(largest)).toBe(201);
  });
});

describe("a list", () => {
  it("has the images of one user, in the order of their uploads, each with its address", async () => {
    await upload();
    await upload(images.gif, clientOf(await minted(sandbox, { userId: administrator.id, scopes })));
    await upload(images.gif);
    const { Items = [], NextPage } = await listed();
    expect([Items.length, NextPage]).toEqual([2, undefined]);
    const headers = { authorization: `Bearer ${token}` };
    const kinds: (string | null)[] = [];
    for (const { ID = "", URI = "" } of Items) {
      expect(URI).toBe(`${baseUrl}/api/v3.0/expense/receiptimages/${ID}`);
      expect((await sandbox.fetch(URI, { headers })).status).toBe(200);
      kinds.push((await opened(await urlOf(ID))).type);
    }
    expect(kinds).toEqual(["image/png", "image/gif"]);
  });

  it("goes from page to page by the addresses it gives", async () => {
    for (let at = 0; at < 3; at += 1) await upload();
    const all = (await listed()).Items?.map(({ ID }) => ID);
    const first = await listed({ limit: 2 });
    const headers = { authorization: `Bearer ${token}` };
    const second = (await (await sandbox.fetch(first.NextPage ?? "", { headers })).json()) as typeof first;
    expect([...(first.Items ?? []), ...(second.Items ?? [])].map(({ ID }) => ID)).toEqual(all);
    expect([first.Items?.length, second.NextPage]).toEqual([2, undefined]);
  });

  it("contains 25 images a page by default", async () => {
    for (let at = 0; at < 26; at += 1) await upload();
    expect((await listed()).Items).toHaveLength(25);
  });

  it.each([{ limit: 0 }, { offset: "page-2" }])("is refused for the page %o", async (query) => {
    expect((await client.listReceiptImages({ query })).status).toBe(400);
  });
});

describe("the address of an image", () => {
  it("is a new one for each reading, and lives for an hour of the clock", async () => {
    await upload();
    const id = await firstId();
    const [one, other] = [await urlOf(id), await urlOf(id)];
    expect(one).not.toBe(other);
    await control.advanceClock({ body: { seconds: 3599 } });
    expect((await opened(one)).status).toBe(200);
    await control.advanceClock({ body: { seconds: 1 } });
    expect((await opened(one)).status).toBe(404);
    // The token lived for an hour too.
    const anew = clientOf(await minted(sandbox, { userId: requester.userId, scopes }));
    expect((await opened(await urlOf(id, anew))).status).toBe(200);
  });

  it("shows appended images below one another", async () => {
    await upload(images.png);
    const id = await firstId();
    const appended = await client.appendReceiptImage({ path: { id }, contentType: "image/jpeg", body: images.jpeg });
    expect(appended.status).toBe(200);
    expect((await listed()).Items).toHaveLength(1);
    const { type, body } = await opened(await urlOf(id));
    const data = (kind: keyof typeof images) =>
      `data:image/${kind};base64,${Buffer.from(images[kind]).toString("base64")}`;
    expect([type, Buffer.from(body).toString()]).toEqual([
      "image/svg+xml",
      [
        '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="6">',
        `<image y="0" width="2" height="1" href="${data("png")}"/>`,
        `<image y="1" width="3" height="5" href="${data("jpeg")}"/>`,
        "</svg>",
      ].join("\n"),
    ]);
  });

  it("goes with its image", async () => {
    await upload();
    const id = await firstId();
    const url = await urlOf(id);
    expect((await client.deleteReceiptImage({ path: { id } })).status).toBe(204);
    expect([(await opened(url)).status, (await listed()).Items]).toEqual([404, []]);
  });
});

describe("an image that is not there", () => {
  it("is neither read nor extended nor deleted", async () => {
    const path = { id: "no-such-image" };
    const body = { contentType: "image/png", body: images.png } as const;
    expect((await client.getReceiptImage({ path })).status).toBe(404);
    expect((await client.appendReceiptImage({ path, ...body })).status).toBe(404);
    expect((await client.deleteReceiptImage({ path })).status).toBe(404);
  });

  it("is that of another user", async () => {
    await upload();
    const other = clientOf(await minted(sandbox, { userId: administrator.id, scopes }));
    const path = { id: await firstId() };
    expect((await other.getReceiptImage({ path })).status).toBe(404);
    expect((await other.deleteReceiptImage({ path })).status).toBe(404);
  });
});

describe("the parameter user", () => {
  it("is for administrators of the Professional edition with the role Web Services Admin", async () => {
    const admin = clientOf(await minted(sandbox, { userId: administrator.id, scopes }));
    expect(await upload(images.png, admin, requesterLogin)).toBe(201);
    expect((await listed({ user: requesterLogin }, admin)).Items).toHaveLength(1);
    expect((await listed({}, admin)).Items).toEqual([]);
    expect((await client.listReceiptImages({ query: { user: administrator.loginId } })).status).toBe(403);
    expect((await client.listReceiptImages({ query: { user: requesterLogin } })).status).toBe(403);
  });

  it("is for administrators of the Standard edition with the role Can Administer", async () => {
    const moreau = { companyId: known.moreau, userId: standardAdministrator, scopes };
    const admin = clientOf(await minted(sandbox, moreau));
    const user = "admin@moreau.example";
    expect((await admin.listReceiptImages({ query: { user } })).status).toBe(200);
    const records = await control.listRecords({ path: { kind: "users" } });
    const users = records.status === 200 ? (records.data.users ?? []) : [];
    const record = users.find(({ id }) => id === standardAdministrator);
    if (record === undefined) throw new Error("The administrator is not there.");
    await control.saveRecords({ body: { users: [{ ...record, roles: ["WebServicesAdministrator"] }] } });
    expect((await admin.listReceiptImages({ query: { user } })).status).toBe(403);
  });

  it("names a user of the company, without a role where the company itself asks", async () => {
    const company = clientOf(await minted(sandbox, { scopes }));
    expect((await company.listReceiptImages({ query: { user: requesterLogin.toUpperCase() } })).status).toBe(200);
    expect((await company.listReceiptImages({ query: { user: "admin@moreau.example" } })).status).toBe(404);
    expect((await company.listReceiptImages()).status).toBe(400);
  });
});

describe("callers", () => {
  it("need the scope IMAGE, with a token of either service", async () => {
    const { userId } = requester;
    expect((await (await legacyClientOf({ userId, scopes })).listReceiptImages()).status).toBe(200);
    expect((await (await legacyClientOf({ userId })).listReceiptImages()).status).toBe(403);
    expect((await clientOf(await legacyToken(sandbox, { userId, scopes })).listReceiptImages()).status).toBe(401);
    const without = clientOf(await minted(sandbox, { userId, scopes: ["purchaserequest.read"] }));
    expect((await without.listReceiptImages()).status).toBe(403);
    expect((await clientOf("unknown").listReceiptImages()).status).toBe(401);
  });
});
