// The generated server of events, as an adapter serves it: `node`, `fastify` or `fetch`.
import { Buffer } from "node:buffer";
import fastify from "fastify";
import { LeanRequest } from "./lean-request.mjs";

export async function start(generated, listen, adapter) {
  const { createEventsServer, protectNodeServer, toFastifyPlugin, toFetchHandler, toNodeListener } = generated;
  const server = createEventsServer({ handlers: { createEvents: () => ({ status: 204 }) } });
  if (adapter === "node") return listen(toNodeListener(server), protectNodeServer);
  if (adapter === "fetch") return listen(bridge(toFetchHandler(server)), protectNodeServer);
  const app = fastify();
  await app.register(toFastifyPlugin(server));
  protectNodeServer(app.server);
  await app.listen({ host: "127.0.0.1", port: 0 });
  return app.server.address().port;
}

/** The work of a platform of the Fetch API around a handler, on Node: a request from the message, and the Response sent. */
function bridge(handle) {
  return async (request, response) => {
    try {
      const answer = await handle(new LeanRequest(request, response));
      const bytes = answer.body === null ? "" : Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), "Content-Length": bytes.length });
      response.end(bytes);
      request.resume();
    } catch {
      response.destroy();
    }
  };
}
