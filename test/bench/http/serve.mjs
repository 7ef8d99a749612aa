// A process that serves one app: `node serve.mjs <app> [<bundle of generated code> [<adapter>]]`. It reports its port,
// then replies to each message with its total CPU time.
import { createServer } from "node:http";

const [app, bundle, adapter] = process.argv.slice(2);
const { start } = await import(app);
const generated = bundle === undefined ? undefined : await import(bundle);

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6 });
});
process.on("disconnect", () => process.exit(0));

const port = await start(generated, listen, adapter);
process.send({ port });

async function listen(listener, protect = (server) => server) {
  const server = protect(createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, listener));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server.address().port;
}
