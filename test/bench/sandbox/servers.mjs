/* global fetch */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const controlKey = "the-key-of-the-bench";

/** Starts the built sandbox, with a token of its company. */
export async function sandboxServer(...options) {
  const settings = ["--port", "0", "--clock", "fixed", "--control-key", controlKey, ...options];
  const child = spawn(process.execPath, [at("../../../sandbox/dist/main.js"), ...settings]);
  const baseUrl = /answers at (\S+)/.exec(await outputUntil(child, /\/purchaserequests\n$/))[1];
  const call = async (path, body, headers = {}) => {
    const response = await fetch(`${baseUrl}/sandbox-control/v1${path}`, {
      method: "POST",
      headers: { "sandbox-control-key": controlKey, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: the response is ${response.status}.`);
    return response.json();
  };
  const owner = {
    applicationId: "5c8d3f10-2a7e-4b9c-8e61-9b0d7f3a2e01",
    companyId: "0a1b6a4e-50c5-4a5e-9d3b-6f4f2b8d1c01",
  };
  return { child, baseUrl, port: Number(new URL(baseUrl).port), control: call, ...(await call("/tokens", owner)) };
}

/** Starts a server by hand. */
export async function rawServer(name, ...args) {
  const child = spawn(process.execPath, [at(`${name}.mjs`), ...args]);
  const baseUrl = (await outputUntil(child, /\n$/)).trim();
  return { child, baseUrl, port: Number(new URL(baseUrl).port), token: "a-token" };
}

/** CPU seconds of a server. */
export async function cpuOf({ baseUrl }) {
  const text = await (await fetch(`${baseUrl}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)[1]);
}

async function outputUntil({ stdout }, end) {
  let output = "";
  for await (const text of stdout) if (end.test((output += text))) break;
  return output;
}
