// Measures bundles of a client with one operation.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundledBytes, zippedBytes } from "./http/bundle.mjs";
import { root, specwright } from "./sources.mjs";

/** An API with a list whose pages the header Link connects. */
const issues = {
  openapi: "3.1.0",
  info: { title: "Issues", version: "1" },
  paths: {
    "/issues": {
      get: {
        operationId: "listIssues",
        "x-pagination": { style: "link" },
        responses: {
          200: {
            description: "A page.",
            headers: { Link: { schema: { type: "string" } } },
            content: { "application/json": { schema: { type: "array", items: { type: "string" } } } },
          },
        },
      },
    },
  },
};

export const groups = [
  {
    id: "one-operation",
    document: "specs/purchase-requests",
    rows: {
      connect: { what: "client of no operation, minified", unit: "bytes" },
      get: { what: "client of getPurchaseRequest, minified", unit: "bytes" },
      gzip: { what: "client of getPurchaseRequest, gzip", unit: "bytes", bound: { ours: 9000 } },
      retries: {
        what: "the same with retry, gzip",
        unit: "bytes",
        against: "without retry",
        bound: { difference: 1500 },
      },
      pages: {
        what: "client of listIssues with items, by Link, gzip",
        unit: "bytes",
        document: "test/bench/bundles.mjs",
        against: "without items",
        bound: { difference: 1000 },
      },
    },
    async measure(work) {
      const client = join(root, "generated/purchase-requests/client.ts");
      const names = ["connectPurchaseRequests", "getPurchaseRequest"];
      const gzip = await zippedBytes(client, names);
      const list = clientOfList(work);
      const [paged, plain] = await Promise.all(
        [["listIssuesPages", "items"], []].map((more) => zippedBytes(list, ["connectIssues", "listIssues", ...more])),
      );
      return {
        connect: { ours: await bundledBytes(client, ["connectPurchaseRequests"]) },
        get: { ours: await bundledBytes(client, names) },
        gzip: { ours: gzip },
        retries: compared(await zippedBytes(client, [...names, "retry"]), gzip),
        pages: compared(paged, plain),
      };
    },
  },
];

function compared(ours, theirs) {
  return { ours, theirs, ratio: ours / theirs };
}

/** Generates the client of the list in a folder; returns its module. */
function clientOfList(work) {
  const document = join(work, "issues.json");
  writeFileSync(document, JSON.stringify(issues));
  const args = ["generate", document, "-o", join(work, "issues"), "--emit", "client", "--layout", "folder"];
  execFileSync(process.execPath, [specwright, ...args], { stdio: "ignore" });
  return join(work, "issues/client.ts");
}
