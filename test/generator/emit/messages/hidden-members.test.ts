import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ServerReply } from "../../../../templates/runtime/server/server-types.js";
import { compile } from "../../../support/compile.js";
import { partiesOf } from "../../../support/parties.js";

const feature = "members-that-do-not-travel";
const golden = fileURLToPath(new URL(`../../../golden/${feature}`, import.meta.url));
const parties = await partiesOf(feature, golden);

/** A value with a property that is not sent, in one of the directions, at every possible path. */
const both = { id: "i", secret: "s" };
const sent = {
  ...both,
  name: "n",
  list: [both, {}],
  pair: ["p", both],
  map: { a: both },
  inline: { ...both, n: 1 },
  parent: { ...both, name: "m", parent: { ...both, name: "o", means: { kind: "card", ...both } } },
  labels: { name: "n", other: "o" },
  prefixed: { name: "n", "x-at": "t", "s-at": "t", other: 1 },
  byPattern: { a1: both, b1: both },
  chosen: 1,
  means: { kind: "bank", ...both },
  choice: { kind: "a", ...both },
};

interface Asked {
  readonly status: number;
  readonly said: unknown;
  readonly seen: unknown;
}

async function ask(path: string, body: unknown, settings: object = {}, returned: unknown = sent): Promise<Asked> {
  let seen: unknown;
  const echoAccount = (request: { readonly body: unknown }): ServerReply => (
    (seen = request.body),
    { status: 200, body: returned }
  );
  const sendForm = (request: { readonly body: unknown }): ServerReply => ((seen = request.body), { status: 204 });
  const server = parties.server["createMembersThatDoNotTravelServer"]!({
    handlers: { echoAccount, sendForm },
    onError: () => undefined,
    ...settings,
  });
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  const init = isForm ? { body } : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const response = await parties.toFetchHandler(server)(
    new Request(`http://a.example${path}`, { method: "POST", ...init }),
  );
  const text = await response.text();
  return { status: response.status, said: text === "" ? undefined : (JSON.parse(text) as unknown), seen };
}

/** The value `sent` without the properties of one name; branches that declare it keep it. */
function without(name: "id" | "secret"): object {
  const own = name === "id" ? { secret: "s" } : { id: "i" };
  return {
    ...own,
    name: "n",
    list: [own, {}],
    pair: ["p", own],
    map: { a: own },
    inline: { ...own, n: 1 },
    parent: { ...own, name: "m", parent: { ...own, name: "o", means: { kind: "card", ...own } } },
    labels: name === "id" ? { name: "n" } : { name: "n", other: "o" },
    prefixed: { name: "n", ...(name === "id" ? { "s-at": "t" } : { "x-at": "t" }), other: 1 },
    byPattern: { a1: own, b1: both },
    ...(name === "secret" && { chosen: 1 }),
    means: { kind: "bank", ...both },
    choice: { kind: "a", ...own },
  };
}

describe("a read-only member", () => {
  it("reached a handler whose type has no such member: it is dropped, wherever it is", async () => {
    const { status, seen } = await ask("/accounts", sent);
    expect([status, seen]).toEqual([200, without("id")]);
  });

  it("is refused at its place where the server asks for that", async () => {
    const { status, said, seen } = await ask(
      "/accounts",
      { ...both, name: "n", list: [{}, both] },
      { readOnly: "refuse" },
    );
    expect([status, seen]).toEqual([400, undefined]);
    expect(said).toMatchObject({
      problems: [
        { code: "readOnly", path: "/id" },
        { code: "readOnly", path: "/list/1/id" },
      ],
    });
    const { status: fine } = await ask("/accounts", without("id"), { readOnly: "refuse" });
    expect(fine).toBe(200);
  });

  it("is a member like others in the branch that shows it", async () => {
    const means = { kind: "bank", id: "i" };
    const choice = { kind: "b", id: "i" };
    const { seen } = await ask("/accounts", { name: "n", secret: "s", means, choice });
    expect(seen).toEqual({ name: "n", secret: "s", means, choice });
  });

  it("is hidden by a pattern or the schema of other properties, and not required", async () => {
    const maps = { labels: { name: "n" }, prefixed: { name: "n" } };
    expect((await ask("/accounts", { name: "n", secret: "s", ...maps }, { readOnly: "refuse" })).seen).toMatchObject(
      maps,
    );
    const { said } = await ask("/accounts", { ...sent, secret: "s" }, { readOnly: "refuse", maxProblems: 50 });
    const problems = (said as { readonly problems: readonly { readonly path: string }[] }).problems;
    const paths = ["/byPattern/a1/id", "/chosen", "/labels/other", "/prefixed/x-at"];
    expect(problems.map(({ path }) => path).filter((path) => /^\/[blpc]\w*[dsen](?:\/|$)/.test(path))).toEqual(
      expect.arrayContaining(paths),
    );
  });

  it("does not count where members are counted", async () => {
    expect((await ask("/accounts", { name: "n", secret: "s", counted: { at: "t", n: 1 } })).seen).toMatchObject({
      counted: { n: 1 },
    });
    const { status, said } = await ask("/accounts", { name: "n", secret: "s", counted: { at: "t" } });
    expect([status, said]).toMatchObject([400, { problems: [{ code: "minProperties", path: "/counted" }] }]);
  });

  it("does not reach handlers through forms", async () => {
    const form = new FormData();
    form.append("name", "n");
    form.append("id", "i");
    expect((await ask("/forms", form)).seen).toEqual({ name: "n" });
    expect((await ask("/forms", new URLSearchParams({ name: "n", id: "i" }))).seen).toEqual({ name: "n" });
  });

  it("is in no value that a handler sees, as the request's view tells: literals with more members do not compile", async () => {
    const { seen } = await ask("/accounts", sent);
    const types = join(process.cwd(), "out", "types.ts");
    const uses = join(process.cwd(), "out", "uses.ts");
    const problemsOf = (value: unknown): readonly string[] =>
      compile(
        [uses],
        new Map([
          [types, readFileSync(join(golden, "expected/types.ts"), "utf8")],
          [
            uses,
            `import type { AccountRequest } from "./types.js";\nexport const seen: AccountRequest = ${JSON.stringify(value)};`,
          ],
        ]),
      );
    expect(problemsOf(seen)).toEqual([]);
    for (const place of ["list", "pair", "map", "inline", "parent", "labels", "chosen", "choice"] as const) {
      expect(problemsOf({ ...(seen as object), [place]: sent[place] }), place).not.toEqual([]);
    }
  });
});

describe("a write-only member", () => {
  it("left in answers: it is left out, wherever it is", async () => {
    const { status, said } = await ask("/accounts", without("id"));
    expect([status, said]).toEqual([200, without("secret")]);
  });

  it("is left out of objects that say themselves what is written of them", async () => {
    class Own {
      readonly #secret = "s";
      toJSON(): object {
        return { id: "i", name: "n", secret: this.#secret };
      }
    }
    const { said } = await ask("/accounts", without("id"), { validateResponses: false }, new Own());
    expect(said).toEqual({ id: "i", name: "n" });
  });

  it("is left out of an answer that breaks the contract and is not checked", async () => {
    const means = { kind: "none", ...both };
    const { said } = await ask("/accounts", without("id"), { validateResponses: false }, { ...both, name: 1, means });
    expect(said).toEqual({ id: "i", name: 1, means: { kind: "none", id: "i" } });
  });
});
