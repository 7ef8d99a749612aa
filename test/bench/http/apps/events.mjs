// The generated server of events, as an adapter serves it: `node`, `fastify` or `fetch`; `undici` is `fetch` with the Request of Node
// itself. `bridge` is what makes that one, with JSON.parse behind it.
import { Buffer } from "node:buffer";
import { Readable } from "node:stream";
import fastify from "fastify";
import { LeanRequest } from "./lean-request.mjs";

const { Request, Response } = globalThis;

export async function start(generated, listen, adapter) {
  const { createEventsServer, protectNodeServer, toFastifyPlugin, toFetchHandler, toNodeListener } = generated;
  const server = createEventsServer({ handlers: { createEvents: () => ({ status: 204 }) } });
  if (adapter === "node") return listen(toNodeListener(server), protectNodeServer);
  if (adapter === "bridge") return listen(bridge(parseOnly, platformRequest), protectNodeServer);
  if (adapter === "undici") return listen(bridge(toFetchHandler(server), platformRequest), protectNodeServer);
  if (adapter === "fetch") return listen(bridge(toFetchHandler(server), leanRequest), protectNodeServer);
  const app = fastify();
  await app.register(toFastifyPlugin(server));
  protectNodeServer(app.server);
  await app.listen({ host: "127.0.0.1", port: 0 });
  return app.server.address().port;
}

async function parseOnly(request) {
  try {
    JSON.parse(await request.text());
    return new Response(null, { status: 204 });
  } catch {
    return new Response(null, { status: 400 });
  }
}

/**
 * The work of a platform of the Fetch API around a handler, on Node: a request from the message, and the Response sent.
 */
function bridge(handle, requestOf) {
  return async (request, response) => {
    try {
      const answer = await handle(requestOf(request, response));
      const bytes = answer.body === null ? "" : Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), "Content-Length": bytes.length });
      response.end(bytes);
      request.resume();
    } catch {
      response.destroy();
    }
  };
}

function platformRequest(request) {
  const { method, url, headers } = request;
  const body = method === "GET" || method === "HEAD" ? null : Readable.toWeb(request);
  return new Request(`http://localhost${url}`, { method, headers, body, duplex: "half" });
}

function leanRequest(request, response) {
  return new LeanRequest(request, response);
}
