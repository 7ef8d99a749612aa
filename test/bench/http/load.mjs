// A process that puts load on a server. Each message `{ port, text, status, count, connections }` is one run: it writes
// `text` repeatedly, on each connection as soon as the previous response is complete. It replies when all is done.
import { Buffer } from "node:buffer";
import { connect } from "node:net";

process.on("message", async ({ port, text, status, count, connections }) => {
  try {
    const request = Buffer.from(text);
    const state = { left: count };
    await Promise.all(Array.from({ length: connections }, () => run(port, request, status, state)));
    process.send({ ok: true });
  } catch (error) {
    process.send({ ok: false, error: String(error) });
  }
});
process.on("disconnect", () => process.exit(0));

function run(port, request, status, state) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const expected = `HTTP/1.1 ${status} `;
    let received = "";
    const next = () => {
      if (state.left === 0) return socket.end();
      state.left -= 1;
      socket.write(request);
    };
    socket.setNoDelay(true);
    socket.setEncoding("latin1");
    socket.on("connect", next);
    socket.on("data", (chunk) => {
      received = received === "" ? chunk : received + chunk;
      const head = received.indexOf("\r\n\r\n");
      if (head === -1) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1]);
      if (!received.startsWith(expected) || Number.isNaN(length)) {
        socket.destroy();
        return reject(new Error(`unexpected answer: ${received.slice(0, 600)}`));
      }
      if (received.length < head + 4 + length) return;
      received = "";
      next();
    });
    socket.on("error", reject);
    socket.on("close", resolve);
  });
}
