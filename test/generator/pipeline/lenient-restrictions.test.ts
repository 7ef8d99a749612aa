import { describe, expect, it } from "vitest";
import { Random } from "../../support/random.js";
import { seedsOf } from "../../support/seeds.js";
import { sized } from "../../support/sizes.js";
import { faultyDocument, operationCount } from "./faulty-document.js";
import { lenientServer, type Hook } from "./lenient-server.js";
import { StrictestReading, type Call, type Json, type Members } from "./strictest-reading.js";

// Each document has 49 faults, and every fourth one more in its security: 295 and 2,019.
const documents = sized({ normal: 6, thorough: 41 });

const right: Call = { granted: {}, path: { id: "abc" }, query: { count: 3 }, header: {}, body: { name: "pen" } };

const bodies: readonly (Json | undefined)[] = [
  undefined,
  { name: "pen", size: 3, tags: ["a", "b"], secret: "s" },
  { id: "7", name: "pen" },
  ...[{}, 5, "pen", [], { name: "p" }, { name: "penpen" }, { name: "PEN" }, { name: 5 }, { name: "pen", other: 1 }],
  ...[
    { size: 0 },
    { size: 10 },
    { size: "3" },
    { tags: [""] },
    { tags: ["a", "b", "c"] },
    { tags: "a" },
    { secret: 5 },
  ].map((more) => ({ name: "pen", ...more })),
];

/** Calls to an operation: right ones by callers of all kinds, and ones with a fault by a caller who may do everything. */
function callsOf(at: number): readonly Call[] {
  const [oauth, key] = [`oauth${at}`, `key${at}`];
  const all = { oauth0: ["read"], [oauth]: ["read", "admin"], [key]: [] };
  const callers = [
    {},
    { oauth0: ["read"] },
    { [oauth]: [] },
    { [oauth]: ["read"] },
    { [oauth]: ["admin"] },
    { [key]: [] },
    all,
  ];
  const parts: readonly (Omit<Partial<Call>, "body"> | Pick<Call, "body">)[] = [
    ...[
      { path: { id: "ABC" } },
      { query: {} },
      { query: { count: 0 } },
      { query: { count: 10 } },
      { query: { count: "x" } },
    ],
    ...[{ header: { "X-Mode": "a" } }, { header: { "X-Mode": "c" } }],
    ...bodies.map((body) => ({ body })),
  ];
  return [
    ...callers.map((granted) => ({ ...right, granted })),
    ...parts.map((part) => ({ ...right, granted: all, ...part })),
  ];
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function requestOf(at: number, { granted, path, query, header, body }: Call): Request {
  const headers = new Headers(Object.entries(header).map(([name, value]): [string, string] => [name, textOf(value)]));
  const tokens = Object.entries(granted).filter(([scheme]) => scheme.startsWith("oauth"));
  const token = Buffer.from(JSON.stringify(Object.fromEntries(tokens))).toString("base64");
  if (tokens.length > 0) headers.set("authorization", `Bearer ${token}`);
  if (Object.hasOwn(granted, `key${at}`)) headers.set(`X-Key${at}`, "k");
  if (body !== undefined) headers.set("content-type", "application/json");
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, textOf(value)]),
  );
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return new Request(`http://x/o${at}/${textOf(path["id"])}?${String(search)}`, { method: "PUT", headers, ...sent });
}

/** Hooks that accept callers with the required scopes. */
function hooks(): Readonly<Record<string, Hook>> {
  const oauth =
    (scheme: string): Hook =>
    ({ credential, scopes }) => {
      const granted = JSON.parse(Buffer.from(String(credential), "base64").toString()) as Record<string, string[]>;
      return granted[scheme] !== undefined && scopes.every((scope) => granted[scheme]?.includes(scope)) && { user: 1 };
    };
  const schemes = Array.from({ length: operationCount }, (_, at): readonly (readonly [string, Hook])[] => [
    [`oauth${at}`, oauth(`oauth${at}`)],
    // OpenAPI 3.1 allows roles for keys; these callers have none.
    [`key${at}`, ({ scopes }) => scopes.length === 0 && { user: 1 }],
  ]);
  return Object.fromEntries(schemes.flat());
}

describe("a server of a document with random faults in what restricts its callers", () => {
  it.each(seedsOf(import.meta.filename))(
    "accepts a subset of what the most restrictive valid reading of each fault accepts (seed %i)",
    async (seed) => {
      const random = new Random(seed + 37);
      const wrong: string[] = [];
      const counts = { accepted: 0, acceptedNextToAFault: 0, rejected: 0 };
      for (let number = 0; number < documents; number++) {
        const { document, faults } = faultyDocument(number, random);
        let received: Members[] = [];
        const handler = ({ body }: { readonly body?: unknown }): object => {
          received.push({ ...(body as Members | undefined) });
          return { status: 200, body: { name: "pen", secret: "hidden" } };
        };
        const handlers = Object.fromEntries(faults.map((_, at) => [`op${at}`, handler]));
        const answer = await lenientServer(document, { handlers, security: hooks() });
        const reading = new StrictestReading(document);
        for (const [at, fault] of faults.entries()) {
          const path = `/o${at}/{id}`;
          for (const call of callsOf(at)) {
            received = [];
            const response = await answer(requestOf(at, call));
            const text = await response.text();
            const isAccepted = received.length > 0 || response.status < 300 || response.status >= 500;
            const say = (what: string): unknown =>
              wrong.push(`${what}: ${number} ${fault ?? "none"} ${JSON.stringify(call)}`);
            const known = received.flatMap((body) => Object.keys(body));
            if (isAccepted && !reading.accepts(path, "put", call)) say("accepted");
            if (reading.hiddenIn(path, "put", "request").some((name) => known.includes(name))) say("read-only");
            if (text.includes("hidden") && reading.hiddenIn(path, "put", "response").includes("secret"))
              say("write-only");
            if (fault === undefined && !isAccepted && reading.accepts(path, "put", call)) say("rejected");
            if (!isAccepted) counts.rejected++;
            else if (fault === undefined) counts.accepted++;
            else counts.acceptedNextToAFault++;
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(counts.accepted).toBeGreaterThan(documents * 3);
      expect(counts.acceptedNextToAFault).toBeGreaterThan(documents * 20);
      expect(counts.rejected).toBeGreaterThan(documents * 500);
    },
  );
});
