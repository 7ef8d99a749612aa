// A process that calls a server: `node call.mjs <client> [<bundle of generated code>]`. Each message `{ port,
// operation, count, atOnce }` is one run; the reply is its CPU time.
import { accepted, detail } from "./payloads.mjs";

const [client, bundle] = process.argv.slice(2);
const { createCalls } = await import(client);
const generated = bundle === undefined ? undefined : await import(bundle);
const expected = { get: detail.purchaseRequestId, unchecked: detail.purchaseRequestId, post: accepted.id };

process.on("message", async ({ port, operation, count, atOnce }) => {
  try {
    const call = createCalls(generated, `http://127.0.0.1:${port}`)[operation];
    let left = count;
    const before = process.cpuUsage();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (left > 0) {
          left -= 1;
          const { id, purchaseRequestId = id } = await call();
          if (purchaseRequestId !== expected[operation]) throw new Error("an unexpected answer");
        }
      }),
    );
    const { user, system } = process.cpuUsage(before);
    process.send({ ok: true, cpu: (user + system) / 1e6 });
  } catch (error) {
    process.send({ ok: false, error: String(error?.stack ?? error) });
  }
});
process.on("disconnect", () => process.exit(0));
process.send({ ready: true });
