// Starts the Next.js application that was built in this folder, and visits its pages. Usage: node visit-next.mjs NEXT
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { once } from "node:events";
import { createInterface } from "node:readline";

const free = createServer().listen(0, "127.0.0.1");
await once(free, "listening");
const { port } = free.address();
free.close();
await once(free, "close");

const next = spawn(process.execPath, [process.argv[2], "start", "-p", `${port}`, "-H", "127.0.0.1"], {
  stdio: ["ignore", "pipe", "inherit"],
});
for await (const line of createInterface(next.stdout)) if (/Ready/.test(line)) break;
next.stdout.resume();

const call = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...init });
const place = (path, quantity) =>
  call(path, {
    method: "POST",
    body: JSON.stringify({ sku: "lamp", quantity }),
    headers: { "Content-Type": "application/json" },
  });

try {
  const page = await (await call("/")).text();
  const action = /name="(\$ACTION_[^"]+)"/.exec(page)?.[1] ?? "none";
  const form = new FormData();
  form.append(action, "");
  const placed = await call("/", { method: "POST", body: form });
  const seen = [/sku:lamp placed:none/.test(page), placed.status, placed.headers.get("location")];
  for (const base of ["/api", "/edge"]) {
    seen.push((await place(`${base}/orders`, 2)).status, (await place(`${base}/orders`, 500)).status);
    seen.push((await call(`${base}/orders/7`)).status);
  }
  console.log(`visited: ${seen.join(" ")}`);
} finally {
  next.kill();
}
