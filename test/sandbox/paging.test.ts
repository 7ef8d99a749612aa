import { beforeEach, describe, expect, it } from "vitest";
import { images } from "./support/images.js";
import { defaultSeed, known } from "./support/seeds.js";
import { minted } from "./support/tokens.js";
import { sharedSandbox } from "./support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { control } = sandbox;
const token = await minted(sandbox, {
  scopes: ["INVVEN", "IMAGE", "identity.user.ids.read", "identity.user.core.read"],
});

const requester = "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43";
const times = [
  "2029-07-01T08:00:00Z",
  "2029-07-01T08:00:00.000001Z",
  "2029-07-01T08:00:00.000999Z",
  "2029-07-01T08:00:01Z",
  "2029-07-01T08:00:01Z",
];
const ids = times.map((_, index) => `00000000-0000-4000-8000-00000000000${index}`);
const [digest = {}] = defaultSeed["invoiceDigests"] ?? [];
const [vendor = {}] = defaultSeed["vendors"] ?? [];

interface Listed {
  readonly kind: "vendors" | "invoiceDigests" | "receiptImages" | "users";
  /** The first page, of two rows. */
  readonly path: string;
  readonly rows: readonly object[];
}

const vendors = times.map((createdAt, index) => ({
  ...vendor,
  id: ids[index]!,
  vendorCode: `V-${index}`,
  createdAt,
  // Equal values, values without order, and none.
  name: ["Bell", "bell", "Bell", "Äpple"][index],
  details: {
    ...(index !== 2 && { PaymentTerms: [30, 7, 0, 7, 100][index] }),
    ...(index % 2 === 0 && { City: "Bremen" }),
  },
}));
const sorts = ["VendorName", "PaymentTerms", "City", "VendorCode", "TaxID"].flatMap((sortBy) =>
  ["ascending", "descending"].map((sortDirection) => `sortBy=${sortBy}&sortDirection=${sortDirection}`),
);
const lists: Readonly<Record<string, Listed>> = {
  ...Object.fromEntries(
    sorts.map((sort): [string, Listed] => [
      `vendors ${sort}`,
      {
        kind: "vendors",
        path: `/api/v3.0/invoice/vendors?searchType=begins&vendorCode=V-&limit=2&${sort}`,
        rows: vendors,
      },
    ]),
  ),
  "invoice digests": {
    kind: "invoiceDigests",
    path: "/api/v3.0/invoice/paymentrequestdigests?limit=2",
    rows: times.map((createdAt, index) => ({
      ...digest,
      id: ids[index]!,
      createdAt,
      digest: { ...(digest["digest"] as object), PaymentRequestId: ids[index] },
    })),
  },
  "receipt images": {
    kind: "receiptImages",
    path: "/api/v3.0/expense/receiptimages?user=requester@lindgren.example&limit=2",
    rows: times.map((createdAt, index) => ({
      id: ids[index]!,
      companyId: known.lindgren,
      userId: requester,
      createdAt,
    })),
  },
  users: {
    kind: "users",
    path: "/profile/identity/v4.1/Users?count=2",
    rows: times.map((createdAt, index) => ({
      id: ids[index]!,
      companyId: known.lindgren,
      loginId: `row-${index}@lindgren.example`,
      email: `row-${index}@lindgren.example`,
      givenName: "A",
      familyName: "B",
      createdAt,
    })),
  },
};

interface Page {
  readonly Items?: readonly { readonly ID: string }[];
  readonly NextPage?: string;
  readonly Resources?: readonly { readonly id: string }[];
  readonly nextCursor?: string;
}

async function read(address: string): Promise<{ readonly ids: readonly string[]; readonly next: string | undefined }> {
  const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
  const answer = await sandbox.fetch(address, { headers });
  expect([address, answer.status]).toEqual([address, 200]);
  const { Items, NextPage, Resources, nextCursor } = (await answer.json()) as Page;
  const found = Items?.map(({ ID }) => ID) ?? Resources?.map(({ id }) => id) ?? [];
  const next =
    nextCursor === undefined
      ? NextPage
      : `${address.replace(/&cursor=.*/, "")}&cursor=${encodeURIComponent(nextCursor)}`;
  return { ids: found, next };
}

/** The ids of all pages; `between` hears those of each page before the next one is read. */
async function readAll(
  path: string,
  between?: (ids: readonly string[], number: number) => Promise<void>,
): Promise<readonly string[]> {
  const seen: string[] = [];
  let next: string | undefined = sandbox.baseUrl + path;
  for (let number = 0; next !== undefined && number < 20; number += 1) {
    const page = await read(next);
    seen.push(...page.ids);
    await between?.(page.ids, number);
    next = page.next;
  }
  return seen;
}

describe.each(Object.entries(lists))("pages of %s", (_, { kind, path, rows }) => {
  const remove = async (id: string): Promise<void> => {
    expect((await control.deleteRecord({ path: { kind, id } })).status).toBe(204);
  };
  let whole: readonly string[] = [];
  beforeEach(async () => {
    await control.resetWorld({});
    const receiptFiles =
      kind === "receiptImages"
        ? ids.map((imageId) => ({
            companyId: known.lindgren,
            imageId,
            position: 0,
            mediaType: "image/png",
            content: Buffer.from(images.png).toString("base64"),
          }))
        : [];
    await control.saveRecords({ body: { [kind]: rows, receiptFiles } });
    whole = await readAll(path.replace("=2", "=100"));
  });

  it("contain each row once, in the order of the whole list", async () => {
    expect([...whole].sort()).toEqual(expect.arrayContaining(ids));
    expect(await readAll(path)).toEqual(whole);
    expect(await readAll(path.replace("=2", "=1"))).toEqual(whole);
  });

  it("lose no row when those before are deleted, the last one of a page too", async () => {
    const seen = await readAll(path, async (page) => {
      for (const id of page) await remove(id);
    });
    expect(seen).toEqual(whole);
  });

  it("leave out a row that is deleted before its page, and go on behind it", async () => {
    const seen = await readAll(path, async (page, number) => {
      if (number === 0) await remove(whole[2]!);
      if (number === 0) await remove(page[0]!);
    });
    expect(seen).toEqual(whole.filter((id) => id !== whole[2]));
  });

  it("show no row twice when one comes before", async () => {
    const seen = await readAll(path, async (_page, number) => {
      if (number > 0) return;
      const codes = { vendors: { vendorCode: "V-!", name: "A" }, users: { loginId: "first@a.example" } };
      const earlier = {
        ...rows[0],
        ...(codes as Partial<Record<string, object>>)[kind],
        id: "00000000-0000-4000-8000-0000000000ff",
        createdAt: "2000-01-01T00:00:00Z",
      };
      expect((await control.saveRecords({ body: { [kind]: [earlier] } })).status).toBe(204);
    });
    expect(seen.filter((id) => id !== "00000000-0000-4000-8000-0000000000ff")).toEqual(whole);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("refuse an offset of another list, or of none", async () => {
    const name = kind === "users" ? "cursor" : "offset";
    const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const time = "2029-07-01T08:00:00.000Z";
    for (const offset of [
      "x",
      "page-at-1",
      Buffer.from("page-at-1").toString("base64url"),
      text(["other", null, time, "a"]),
      text([kind, null, "+275760-09-13T00:00:00.000Z", "a"]),
      text(["users", null, "0000-01-01T00:00:00.000Z", "a"]),
      text(["receipt images", null, time, "\0"]),
      `${text(["invoice digests", null, time, "a"])}=`,
    ]) {
      const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
      const answer = await sandbox.fetch(`${sandbox.baseUrl}${path}&${name}=${encodeURIComponent(offset)}`, {
        headers,
      });
      expect([offset, answer.status]).toEqual([offset, 400]);
    }
  });

  it("refuse an offset of their own whose value is of another type", async () => {
    const { next = "" } = await read(sandbox.baseUrl + path);
    const [, start = "", key = ""] = /^(.*[?&](?:cursor|offset)=)(.*)$/.exec(next) ?? [];
    const parts = JSON.parse(Buffer.from(key, "base64url").toString()) as unknown[];
    const wrong = path.includes("sortBy=PaymentTerms") ? ["x", "5", ""] : path.includes("sortBy=") ? [5] : ["x", 5];
    for (const value of [...wrong, true, {}, []]) {
      const changed = Buffer.from(JSON.stringify(parts.with(1, value))).toString("base64url");
      const answer = await sandbox.fetch(start + changed, { headers: { authorization: `Bearer ${token}` } });
      expect([value, answer.status]).toEqual([value, 400]);
    }
  });
});
