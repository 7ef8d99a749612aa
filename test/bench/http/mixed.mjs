// A process that calls a server like healthy callers next to hostile ones. Each message `{ port, milliseconds, healthy,
// hostile, slowSockets, hostileEach }` is one run: `healthy` and `hostile` are requests `{ method, path, headers, body, status }`,
// `hostileEach` the milliseconds between two hostile ones. The reply is the 99th percentile of the latency of healthy calls, in milliseconds.
import { Buffer } from "node:buffer";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { performance } from "node:perf_hooks";
import { clearInterval, setInterval, setTimeout } from "node:timers";

const callers = 10;
const pause = 5;
const settle = 500;

process.on("message", async ({ port, milliseconds, healthy, hostile, slowSockets, hostileEach }) => {
  try {
    const slow = Array.from({ length: slowSockets }, () => slowSocket(port, hostile));
    // The crowd of connections that come at one moment is not what is measured.
    await new Promise((resolve) => setTimeout(resolve, settle));
    const calm = new Agent({ keepAlive: true, maxSockets: callers });
    const wild = new Agent({ keepAlive: true });
    const flood =
      hostileEach > 0
        ? setInterval(() => void call(port, wild, hostile).catch(() => undefined), hostileEach)
        : undefined;
    const times = [];
    const end = performance.now() + milliseconds;
    await Promise.all(
      Array.from({ length: callers }, async () => {
        while (performance.now() < end) {
          const start = performance.now();
          const status = await call(port, calm, healthy);
          if (status !== healthy.status) throw new Error(`a healthy caller was answered ${status}`);
          times.push(performance.now() - start);
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }),
    );
    clearInterval(flood);
    slow.forEach((stop) => stop());
    calm.destroy();
    wild.destroy();
    times.sort((a, b) => a - b);
    process.send({ ok: true, p99: times[Math.floor(times.length * 0.99)] });
  } catch (error) {
    process.send({ ok: false, error: String(error) });
  }
});
process.on("disconnect", () => process.exit(0));

function call(port, agent, { method, path, headers, body = "" }) {
  return new Promise((resolve, reject) => {
    const sent = { ...headers, ...(body !== "" && { "Content-Length": Buffer.byteLength(body) }) };
    const asked = request({ port, host: "127.0.0.1", path, method, agent, headers: sent }, (answer) => {
      answer.on("error", reject);
      answer.on("end", () => resolve(answer.statusCode));
      answer.resume();
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

/** Sends a body slowly, byte by byte. */
function slowSocket(port, { method, path, headers }) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  const lines = Object.entries({ Host: "localhost", ...headers, "Content-Length": 100_000 });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n[`);
  const timer = setInterval(() => socket.write(" "), 500);
  return () => {
    clearInterval(timer);
    socket.destroy();
  };
}
