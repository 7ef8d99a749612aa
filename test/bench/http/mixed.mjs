// A process that calls a server like healthy callers next to hostile ones. Each message `{ port, milliseconds }` is one
// run; the reply is the 99th percentile of the latency of healthy calls, in milliseconds.
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { performance } from "node:perf_hooks";
import { clearInterval, setInterval, setTimeout } from "node:timers";
import { healthyBody, hostileBody } from "./events.mjs";

const callers = 10;
const slowSockets = 200;
const hostileEach = 1000 / 25;
const pause = 5;
const settle = 500;

process.on("message", async ({ port, milliseconds }) => {
  try {
    const slow = Array.from({ length: slowSockets }, () => slowSocket(port));
    // The crowd of connections that come at one moment is not what is measured.
    await new Promise((resolve) => setTimeout(resolve, settle));
    const healthy = new Agent({ keepAlive: true, maxSockets: callers });
    const hostile = new Agent({ keepAlive: true });
    const flood = setInterval(() => void call(port, hostile, hostileBody).catch(() => undefined), hostileEach);
    const times = [];
    const end = performance.now() + milliseconds;
    await Promise.all(
      Array.from({ length: callers }, async () => {
        while (performance.now() < end) {
          const start = performance.now();
          const status = await call(port, healthy, healthyBody);
          if (status !== 204) throw new Error(`a healthy caller was answered ${status}`);
          times.push(performance.now() - start);
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }),
    );
    clearInterval(flood);
    slow.forEach((stop) => stop());
    healthy.destroy();
    hostile.destroy();
    times.sort((a, b) => a - b);
    process.send({ ok: true, p99: times[Math.floor(times.length * 0.99)] });
  } catch (error) {
    process.send({ ok: false, error: String(error) });
  }
});
process.on("disconnect", () => process.exit(0));

function call(port, agent, body) {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json", "Content-Length": body.length };
    const asked = request({ port, host: "127.0.0.1", path: "/events", method: "POST", agent, headers }, (answer) => {
      answer.on("error", reject);
      answer.on("end", () => resolve(answer.statusCode));
      answer.resume();
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

/** Sends a body slowly, byte by byte. */
function slowSocket(port) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("POST /events HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n[");
  const timer = setInterval(() => socket.write(" "), 500);
  return () => {
    clearInterval(timer);
    socket.destroy();
  };
}
