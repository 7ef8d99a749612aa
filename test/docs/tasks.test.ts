import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { createCompanyTokensServer, unimplementedCompanyTokens } from "../../generated/company-tokens/server.js";
import { createLoyaltyServer } from "../../generated/loyalty/server.js";
import { toFetchHandler } from "../../generated/runtime/adapters.js";
import { tableIn } from "../support/markdown-table.js";
import { root, textOf } from "./support/pages.js";
import type { Service } from "./tasks/service.js";
import { call as ourCall } from "./tasks/ours/call.js";
import { exchange as ourExchange } from "./tasks/ours/narrow-an-error.js";
import { post as ourPost } from "./tasks/ours/post-xml.js";
import { receiver as ourReceiver } from "./tasks/ours/receive-a-webhook.js";
import { service as ourService } from "./tasks/ours/refuse-bad-input.js";
import { call as theirCall } from "./tasks/peers/call.js";
import { exchange as theirExchange } from "./tasks/peers/narrow-an-error.js";
import { post as theirPost } from "./tasks/peers/post-xml.js";
import { receiver as theirReceiver } from "./tasks/peers/receive-a-webhook.js";
import { service as theirService } from "./tasks/peers/refuse-bad-input.js";

// Five tasks, once on generated code and once on four libraries. Both programs of a task do the same, and the page has their sizes.

type Fetch = (request: Request) => Promise<Response>;

const serviceOf = (fetch: Fetch): Service => ({
  baseUrl: "https://other.example",
  token: "secret",
  fetch,
});

const order = {
  userEmail: "ada@example.com",
  currencyCode: "EUR",
  lineItems: [
    {
      purchaseType: "GOODS" as const,
      vendorCode: "V",
      vendorAddressCode: "A",
      description: "Lamp",
      quantity: 1,
      unitPrice: 9,
    },
  ],
};
const withoutCurrency = { ...order, currencyCode: undefined } as unknown as typeof order;

const posted = (url: string, body: string, headers: Record<string, string> = {}): Request =>
  new Request(`https://ours.example${url}`, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...headers },
  });

const grant = {
  client_id: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43",
  client_secret: "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350",
  grant_type: "password" as const,
  username: "company",
  password: "good",
  credtype: "authtoken" as const,
};

/** A token service that knows one password, and is down for another. */
const tokens = toFetchHandler(
  createCompanyTokensServer({
    security: { clientCertificate: () => true },
    handlers: {
      ...unimplementedCompanyTokens,
      issueCompanyToken: ({ body: { password } }) => {
        if (password === "late") return { status: 503, body: { message: "later" } };
        if (password !== "good")
          return { status: 400, body: { code: 5, error: "invalid_grant", error_description: "wrong" } };
        const rest = { expires_in: "3600", scope: "all", token_type: "Bearer" as const };
        return {
          status: 200,
          body: { ...rest, access_token: "token", refresh_token: "more", geolocation: "https://near.example" },
        };
      },
    },
  }),
);

/** A service of memberships that refuses those without an account. */
const memberships = toFetchHandler(
  createLoyaltyServer({
    security: { oauthToken: ({ credential }) => credential === "secret" },
    handlers: {
      updateLoyaltyMemberships: ({ body: { Membership: members } }) =>
        members.every(({ AccountNo: account }) => account !== undefined)
          ? { status: 200, body: { Status: "OK" } }
          : { status: 400, body: { Status: "ERROR", ErrorDescription: "<none>" } },
    },
  }),
);

const sides = [
  { side: "ours", call: ourCall, exchange: ourExchange, post: ourPost, receiver: ourReceiver, service: ourService },
  {
    side: "peers",
    call: theirCall,
    exchange: theirExchange,
    post: theirPost,
    receiver: theirReceiver,
    service: theirService,
  },
];

describe.each(sides)("the five tasks by $side", ({ call, exchange, post, receiver, service }) => {
  const accepted = service("secret", ({ currencyCode }) => ({ id: currencyCode, uri: "/1" }));

  it("calls a service, and sends nothing that breaks the contract", async () => {
    let calls = 0;
    const other = serviceOf((request) => (calls++, accepted(request)));
    expect(await call(other, order)).toBe("EUR");
    await expect(call(other, withoutCurrency)).rejects.toThrow();
    expect(calls).toBe(1);
    await expect(
      call(
        serviceOf(() => Promise.resolve(Response.json({ id: 7 }, { status: 202 }))),
        order,
      ),
    ).rejects.toThrow();
  });

  it("narrows an error", async () => {
    const other = serviceOf(tokens);
    expect(await exchange(other, grant)).toBe("token");
    await expect(exchange(other, { ...grant, password: "late" })).rejects.toThrow("Down: later");
    await expect(exchange(other, { ...grant, password: "bad" })).rejects.toThrow("Refused: wrong");
  });

  it("posts XML", async () => {
    const other = serviceOf(memberships);
    const member = { UniqueID: "<1>", AccountNo: "007", VendorType: "A" as const };
    expect(await post(other, { Membership: [member] })).toEqual({ Status: "OK" });
    expect(await post(other, { Membership: [member, {}] })).toEqual({ Status: "ERROR", ErrorDescription: "<none>" });
    await expect(post(other, { Membership: [] })).rejects.toThrow();
    await expect(
      post(
        serviceOf(() => Promise.resolve(new Response("<a"))),
        { Membership: [member] },
      ),
    ).rejects.toThrow();
  });

  it("receives a webhook", async () => {
    const events: unknown[] = [];
    const receive = receiver((event) => events.push(event));
    const answers = [
      await receive(posted("/events", '{"id":1}')),
      await receive(posted("/elsewhere", "{}")),
      await receive(new Request("https://ours.example/events")),
      await receive(posted("/events", "{}", { "Content-Type": "text/plain" })),
      await receive(posted("/events", "{")),
      await receive(posted("/events", " ".repeat(20_000_000))),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 404, 405, 415, 400, 413]);
    expect(events).toEqual([{ id: 1 }]);
  });

  it("refuses bad input", async () => {
    const path = "/purchaserequest/v4/purchaserequests";
    const known = { Authorization: "Bearer secret" };
    const answers = [
      await accepted(posted(path, JSON.stringify(order), known)),
      await accepted(posted(path, JSON.stringify(order))),
      await accepted(posted(path, "{", known)),
      await accepted(posted(path, "{}", { ...known, "Content-Type": "text/plain" })),
      await accepted(posted(path, " ".repeat(20_000_000), known)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([202, 401, 400, 415, 413]);
    const wrong = { ...order, currencyCode: undefined, lineItems: [{ ...order.lineItems[0], quantity: "one" }] };
    const refused = await accepted(posted(path, JSON.stringify(wrong), known));
    const { errors } = (await refused.json()) as { errors: { dataPath: string }[] };
    expect(refused.status).toBe(400);
    expect(errors.map(({ dataPath }) => dataPath).sort()).toEqual(["currencyCode", "lineItems[0].quantity"]);
  });
});

/** Lines that prettier leaves of a program without its imports, its comments and blank ones. */
async function linesOf(path: string): Promise<number> {
  const text = readFileSync(path, "utf8");
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const kept = source.statements.filter((statement) => !ts.isImportDeclaration(statement));
  const code = kept.map((statement) => text.slice(statement.getStart(source), statement.end)).join("\n");
  const bare = code.replace(/^\s*\/\/.*$/gm, "");
  expect(bare).not.toMatch(/\/\*|\*\//);
  const printed = await format(bare, { parser: "typescript", printWidth: 120 });
  return printed.split("\n").filter((line) => line.trim() !== "").length;
}

describe("the sizes of the five tasks", () => {
  const tasks = readdirSync(join(root, "test/docs/tasks/ours")).map((name) => name.replace(/\.ts$/, ""));
  const count = (side: string, name: string): Promise<number> =>
    linesOf(join(root, `test/docs/tasks/${side}/${name}.ts`));

  it("are those of the page, and ours a third at most", async () => {
    const rows = await Promise.all(
      tasks.map(async (name) => [name, await count("ours", name), await count("peers", name)] as const),
    );
    const shared = await count("peers", "contract");
    const ours = rows.reduce((sum, [, lines]) => sum + lines, 0);
    const theirs = rows.reduce((sum, [, , lines]) => sum + lines, shared);
    const expected = [...rows, ["contract", 0, shared], ["all", ours, theirs]];
    const shown = tableIn(textOf("docs/reference/generated-code.md"), "task").map(([name = "", left, right]) => [
      /\(\.\.\/\.\.\/test\/docs\/tasks\/peers\/([\w-]+)\.ts\)/.exec(name)?.[1] ?? name,
      Number(left),
      Number(right),
    ]);
    expect(shown).toEqual(expected);
    expect(3 * ours).toBeLessThanOrEqual(theirs);
  });
});
