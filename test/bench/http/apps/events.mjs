// The generated server of events, as an adapter serves it: `node`, `fastify` or `fetch`. `bridge` is what stands between Node
// and the Fetch API alone, with JSON.parse behind it.
import { Buffer } from "node:buffer";
import { Readable } from "node:stream";
import fastify from "fastify";

const { Request, Response } = globalThis;

export async function start(generated, listen, adapter) {
  const { createEventsServer, protectNodeServer, toFastifyPlugin, toFetchHandler, toNodeListener } = generated;
  const server = createEventsServer({ handlers: { createEvents: () => ({ status: 204 }) } });
  if (adapter === "node") return listen(toNodeListener(server), protectNodeServer);
  if (adapter === "bridge") return listen(bridge(parseOnly), protectNodeServer);
  if (adapter === "fetch") return listen(bridge(toFetchHandler(server)), protectNodeServer);
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

/** What a platform of the Fetch API does around a handler, on Node: a Request of what comes, and the Response sent. */
function bridge(handle) {
  return async (request, response) => {
    const { method, url, headers } = request;
    const body = method === "GET" || method === "HEAD" ? null : Readable.toWeb(request);
    try {
      const asked = new Request(`http://localhost${url}`, { method, headers, body, duplex: "half" });
      const answer = await handle(asked);
      const bytes = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), "Content-Length": bytes.length });
      response.end(bytes);
      request.resume();
    } catch {
      response.destroy();
    }
  };
}
