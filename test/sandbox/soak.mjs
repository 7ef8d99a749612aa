// Runs mixed load on the built sandbox, and fails if a call fails or if memory grows: node test/sandbox/soak.mjs MINUTES [options of the sandbox]
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Growth of memory from the second fifth of the run to the last one that is still noise of the garbage collector. */
const maxGrowth = 1.2;

const [minutes = "60", ...options] = process.argv.slice(2);
const controlKey = "the-key-of-the-soak-run";
const command = fileURLToPath(new URL("../../sandbox/dist/main.js", import.meta.url));
const child = spawn(process.execPath, [command, "--port", "0", "--control-key", controlKey, ...options], {
  stdio: ["ignore", "pipe", "inherit"],
});
const address = await addressOf(child);
const failures = new Map();
let calls = 0;
let isOver = false;

const control = (path, method = "GET", body = undefined, world = "default") =>
  call(`/sandbox-control/v1${path}`, {
    method,
    body,
    headers: { "sandbox-control-key": controlKey, "sandbox-world": world },
  });
const { id: snapshot } = await control("/snapshots", "POST");
const applicationId = "5c8d3f10-2a7e-4b9c-8e61-9b0d7f3a2e01";
const companyId = "0a1b6a4e-50c5-4a5e-9d3b-6f4f2b8d1c01";
const order = {
  userLoginId: "requester@lindgren.example",
  currencyCode: "EUR",
  lineItems: [
    {
      purchaseType: "GOODS",
      vendorCode: "V-1001",
      vendorAddressCode: "VA-01",
      description: "Lamp",
      quantity: 2,
      unitPrice: 39.5,
    },
  ],
};

const work = [...Array.from({ length: 6 }, () => read()), ...Array.from({ length: 2 }, () => write())];
const samples = [];
const end = performance.now() + Number(minutes) * 60_000;
while (performance.now() < end && child.exitCode === null) {
  await new Promise((resolve) => setTimeout(resolve, Math.min(5000, end - performance.now() + 1)));
  const metrics = await (await fetch(`${address}/metrics`)).text();
  samples.push(Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]) / 1e6);
}
isOver = true;
await Promise.all(work);
const exit = once(child, "exit");
child.kill("SIGTERM");
const [code] = await exit;
report(code);

/** Reads records of the default world, with calls that are rejected among them. */
async function read() {
  const { token } = await control("/tokens", "POST", { applicationId, companyId });
  let authorization = `Bearer ${token}`;
  for (let count = 1; !isOver; count += 1) {
    const headers = { authorization };
    await call("/api/v3.0/invoice/vendors?searchType=begins&vendorName=Nordic", { headers });
    await call("/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT", { headers });
    await call("/purchaserequest/v4/purchaserequests", { method: "POST", headers, body: {} }, 400);
    await call("/api/v3.0/invoice/vendors", { headers: { authorization: "Bearer x" } }, 401);
    if (count % 50 === 0) await control("/journal?limit=10");
    if (count % 500 === 0)
      authorization = `Bearer ${(await control("/tokens", "POST", { applicationId, companyId })).token}`;
  }
}

/** Writes in a world, and deletes it. */
async function write() {
  while (!isOver) {
    const { name, accessToken } = await control("/worlds", "POST", { snapshot });
    for (let count = 0; count < 20 && !isOver; count += 1) {
      const headers = { authorization: `Bearer ${accessToken}` };
      await call("/purchaserequest/v4/purchaserequests", { method: "POST", headers, body: order }, 202);
      const event = { companyId, topic: "public.test", eventType: "soaked", data: {} };
      await control("/events", "POST", event, name);
      await control("/clock/advance", "POST", { seconds: 1 }, name);
    }
    await control(`/worlds/${name}`, "DELETE");
  }
}

/** Calls the sandbox, and notes any other status than the expected one. Returns the body. */
async function call(path, { method = "GET", headers = {}, body }, expected = undefined) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const response = await fetch(address + path, { method, headers: { ...headers, ...type }, ...sent });
  const text = await response.text();
  calls += 1;
  if (expected === undefined ? response.ok : response.status === expected) return text === "" ? {} : JSON.parse(text);
  const key = `${method} ${path.replace(/\?.*|world-\w+/g, "")} ${response.status}`;
  failures.set(key, (failures.get(key) ?? 0) + 1);
  return {};
}

async function addressOf({ stdout }) {
  let said = "";
  for await (const text of stdout) {
    said += String(text);
    const found = /answers at (\S+)/.exec(said)?.[1];
    if (found !== undefined) {
      stdout.resume();
      return found;
    }
  }
  throw new Error("The sandbox did not start.");
}

function report(exitCode) {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const mean = (part) => part.reduce((sum, value) => sum + value, 0) / part.length;
  const [early, late] = [mean(samples.slice(fifth, 2 * fifth)), mean(samples.slice(-fifth))];
  console.log(`${calls} calls in ${minutes} minutes; memory ${early.toFixed(0)} MB, then ${late.toFixed(0)} MB.`);
  for (const [key, count] of failures) console.error(`${count} calls failed: ${key}`);
  if (late > early * maxGrowth) console.error(`Memory grew by more than ${Math.round((maxGrowth - 1) * 100)} %.`);
  process.exitCode = failures.size > 0 || late > early * maxGrowth || exitCode !== 0 ? 1 : 0;
}
