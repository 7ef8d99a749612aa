import { describe, expect, it } from "vitest";
import { textOf } from "./support/pages.js";

// Each statement of the page about specwright, with the tests that prove it. Numbers come from the constants of the runtime.
const page = textOf("docs/explanation/clients-compared.md");

/** Titles of tests by their files. */
type Proof = Readonly<Record<string, readonly string[]>>;

const client = "test/runtime/client";

/** The value of a constant, or of a default, in a file of the client's runtime. */
function constant(file: string, name: string): string {
  const text = textOf(`templates/runtime/client/${file}.ts`);
  const [, value = ""] = new RegExp(`\\b${name}(?:: | = )(\\[[^\\]]*\\]|[\\d_]+)`).exec(text) ?? [];
  expect(value, name).not.toBe("");
  return value.replaceAll(/[[\]_]/g, "");
}

function seconds(file: string, name: string): string {
  return `${Number(constant(file, name)) / 1000} s`;
}

const statuses = constant("retry", "transientStatuses");
const empty = Number(constant("pages", "maxEmptyPages")).toLocaleString("en");

/** By section and column of its table. */
const statements: Readonly<Record<string, Readonly<Record<string, readonly [text: string, proof: Proof]>>>> = {
  Retries: {
    "by default": [`${constant("retry", "max")} times`, { [`${client}/scripted-servers.test.ts`]: ["only 503"] }],
    "repeats after": [
      `network errors; ${statuses}`,
      {
        [`${client}/scripted-servers.test.ts`]: [
          ...statuses.split(", ").map((status) => `a ${status}, then a success`),
          "a reset connection, then a success",
          "a 409",
          "a 501",
        ],
      },
    ],
    methods: [
      "idempotent; others with an idempotency key",
      {
        [`${client}/scripted-servers.test.ts`]: [
          ...["HEAD", "PUT", "DELETE", "OPTIONS", "POST", "PATCH"],
          ...["POST with a declared idempotency key", "POST with a key by the setting"],
        ],
      },
    ],
    "waits before a retry": [
      `random, up to 250 ms (429: 1 s), doubled, up to ${seconds("retry", "maxDelay")}`,
      { [`${client}/scripted-servers.test.ts`]: ["full jitter", "two 503", "two 429", "at most 8 s of delay"] },
    ],
    "header of the server": [
      `\`Retry-After\` is a minimum; above ${seconds("retry", "maxRetryAfter")} the call ends`,
      { [`${client}/scripted-servers.test.ts`]: ["a short Retry-After", "a Retry-After beyond the maximum"] },
    ],
    budget: ["per origin", { [`${client}/retry.test.ts`]: ["is refilled by successes, and belongs to one origin"] }],
  },
  Deadlines: {
    "each attempt": ["`attemptTimeout`", { [`${client}/scripted-servers.test.ts`]: ["silence for three attempts"] }],
    "the whole call, with retries": [
      "`deadline`",
      { [`${client}/scripted-servers.test.ts`]: ["silence, attempts and the deadline", "a delay beyond the deadline"] },
    ],
    "also limits the body": [
      "yes, except of streams",
      { [`${client}/time.test.ts`]: ["rest of the body", "ends with the head of a binary answer"] },
    ],
  },
  Credentials: {
    source: [
      "a value, or a function of the scopes",
      {
        [`${client}/provide-credential.test.ts`]: [
          "is fetched for each set of scopes",
          "that is a value is not sent again after 401",
        ],
        [`${client}/token-request.test.ts`]: [
          "has id and secret in the header, encoded as a form, and the scopes of the operation",
        ],
      },
    ],
    "keeps and refreshes tokens": [
      `from ${seconds("provide-credential", "earlyRefresh")} before the end; one refresh for parallel calls`,
      {
        [`${client}/provide-credential.test.ts`]: [
          "is refreshed in the background from 120 s before its end",
          "is fetched once for parallel calls, and kept",
        ],
      },
    ],
    "after status 401": [
      "one more attempt with a new credential",
      { [`${client}/provide-credential.test.ts`]: ["is fetched for each attempt, and once more after 401"] },
    ],
  },
  Pages: {
    methods: [
      "`.items()`, `.pages()`, `.all()`",
      { [`${client}/pages.test.ts`]: ["are methods of the operation of a client"] },
    ],
    "how it knows the pages": [
      "by names and types, or by a declaration",
      { "test/generator/plan/pagination/operation-pagination.test.ts": ["a next cursor", "x-pagination"] },
    ],
    "continue later": [
      "`cursor` of any page",
      { [`${client}/pages.test.ts`]: ["continue at the cursor of any page, also after JSON"] },
    ],
    "endless lists": [
      `an earlier page, or ${empty} empty pages, is an error`,
      { [`${client}/pages.test.ts`]: ["repeats a cursor", "without items and without end is an error"] },
    ],
  },
  "Hooks and logs": {
    hooks: [
      "`request`, `response`, `error`, `retry`, `end`; `sign`",
      {
        [`${client}/hooks.test.ts`]: [
          "see each attempt, the retries and the end of a call",
          "runs after all hooks on each attempt, also of the raw client",
        ],
      },
    ],
    logs: [
      "`logHooks`: headers that the API declares, no other values",
      { [`${client}/log-hooks.test.ts`]: ["writes a record for each attempt, with the headers that the API declares"] },
    ],
  },
  Errors: {
    "an error status": [
      "a result, or `ApiError` with `orThrow()`",
      { [`${client}/api-promise.test.ts`]: ["rejects with an ApiError that has the result"] },
    ],
    "type of its body": [
      "that of its status",
      { "test/docs/coming-from.test.ts": ["compiles the programs of the page about other generators"] },
    ],
  },
  "Event streams": {
    "continues after a broken connection": [
      `\`reconnecting\`: with \`Last-Event-ID\`, ${constant("reconnect", "maxReconnects")} times without a new event, waits from ${seconds("reconnect", "least")}`,
      {
        [`${client}/reconnect.test.ts`]: [
          "resumes behind an id from before, in UTF-8, and forgets one that the server empties",
          "at least 0.1 s",
          "counts from zero after an event, in any number of drops",
        ],
      },
    ],
    "checks events": [
      "yes",
      {
        "test/contract/http/streams.test.ts": [
          "end in an error of the client for an item that breaks the contract, unless it does not check",
        ],
      },
    ],
  },
  "Validation and bundle": {
    "checks requests and responses": [
      "yes, without a library",
      {
        [`${client}/call.test.ts`]: ["finds the problems of parameters and body before anything is sent"],
        [`${client}/answer.test.ts`]: ["is checked, unless that is switched off"],
        "test/package/runtime.test.ts": [
          "has the version of the toolchain, no dependencies and a subpath for each folder and adapter",
        ],
      },
    ],
    bundle: ["{figure}", { "test/bench/figures.test.ts": ["have the tables and figures of figures.json"] }],
  },
};

const sections = new Map(page.split("\n## ").map((text) => [text.slice(0, text.indexOf("\n")), text]));

function cellsOf(line: string): readonly string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

describe.each(Object.entries(statements))("%s", (section, columns) => {
  const text = sections.get(section) ?? "";

  it("states of specwright what has a test, with the numbers of the code", () => {
    const [heads = [], , ...rows] = text
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map(cellsOf);
    const ours = rows.find(([name]) => name === "specwright")?.slice(1) ?? [];
    const figure = /^<!-- figure: one-operation\.get ours -->\d+ bytes<!-- \/figure -->$/;
    expect(heads.slice(1).map((head, index) => [head, ours[index]?.replace(figure, "{figure}")])).toEqual(
      Object.entries(columns).map(([head, [statement]]) => [head, statement]),
    );
  });

  it("links the files of these tests, which have them", () => {
    const proofs = Object.values(columns).flatMap(([, proof]) => Object.entries(proof));
    for (const [file, titles] of proofs) {
      const source = textOf(file);
      expect(titles.filter((title) => !source.includes(`"${title}"`))).toEqual([]);
    }
    const linked = [...text.matchAll(/\]\(\.\.\/\.\.\/(test\/[^)]+\.test\.ts)\)/g)].map(([, file]) => file);
    expect(linked.toSorted()).toEqual([...new Set(proofs.map(([file]) => file))].toSorted());
  });
});

it("compares specwright in each section but the last", () => {
  expect([...sections.keys()].slice(1, -1)).toEqual(Object.keys(statements));
});
