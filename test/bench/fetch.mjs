/* global Request, Response, URL */
// Compares the fetch adapter with a handler of the Fetch API by hand: CPU time of a call in one process.
import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { createServer } from "./http/apps/ours.mjs";
import { bundleContracts } from "./http/bundle.mjs";
import { accepted, base, detail, details, purchaseRequest, token } from "./http/payloads.mjs";
import { schemas } from "./http/schemas.mjs";
import { figuresOf, inTurn, microsecondsSince } from "./measure.mjs";

const titles = {
  get: "fetch adapter, GET",
  post: "fetch adapter, POST of a purchase request with 20 lines",
  list: "fetch adapter, GET of a list of 20",
};
const calls = 1000;
const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
const address = `https://bench.example${base}`;
const body = JSON.stringify(purchaseRequest);
const requests = {
  get: () => new Request(`${address}/PRQ-5001?mode=COMPACT`, { headers }),
  post: () =>
    new Request(address, { method: "POST", headers: { ...headers, "content-type": "application/json" }, body }),
  list: () => new Request(`${address}?limit=20&status=CREATED&cleared=true`, { headers }),
};

export const groups = [
  {
    id: "fetch",
    document: "specs/purchase-requests",
    against: "Request, Response and ajv, by hand",
    rows: Object.fromEntries(
      Object.entries(titles).map(([name, what]) => [name, { what, unit: "CPU µs", bound: { ratio: 3 } }]),
    ),
    async measure(work) {
      const { server } = await bundleContracts({ work, operations: 3 });
      const api = await import(server);
      const handlers = { ours: api.toFetchHandler(createServer(api)), theirs: handlerByHand() };
      const rows = {};
      for (const [name, create] of Object.entries(requests)) {
        const runs = Object.entries(handlers).map(([side, handle]) => [side, () => costOf(handle, create)]);
        const { ours, theirs } = await inTurn(Object.fromEntries(runs), 15, 3);
        rows[name] = figuresOf(ours, theirs);
      }
      return rows;
    },
  },
];

/** CPU microseconds of a call, with its request and the content of its response. */
async function costOf(handle, create) {
  const before = process.cpuUsage();
  for (let count = 0; count < calls; count += 1) {
    const response = await handle(create());
    if (!response.ok) throw new Error(`The response is ${response.status}.`);
    await response.text();
  }
  return microsecondsSince(before) / calls;
}

function handlerByHand() {
  const isValid = addFormats.default(new Ajv.default({ strict: false })).compile(schemas.body);
  return async (request) => {
    if (request.headers.get("authorization") !== headers.authorization) return new Response(null, { status: 401 });
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "POST")
      return isValid(await request.json()) ? Response.json(accepted, { status: 202 }) : problem();
    if (pathname === base) return Response.json({ items: details.slice(0, Number(searchParams.get("limit"))) });
    if (searchParams.get("mode") !== "COMPACT") return problem();
    return Response.json({ ...detail, purchaseRequestId: pathname.slice(base.length + 1) });
  };
}

const problem = () => new Response(null, { status: 400 });
