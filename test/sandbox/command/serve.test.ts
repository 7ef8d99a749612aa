import { spawnSync } from "node:child_process";
import { request } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { reachOf } from "../../../sandbox/command/reach.js";
import { promise } from "../../support/promise.js";
import { command, end, endCommands, type Started, start } from "../support/command.js";

afterEach(endCommands);

const key = "a-key-of-a-pipeline";
const vendors = "/api/v3.0/invoice/vendors";

function planned(sandbox: Started, fault: object): Promise<Response> {
  return fetch(`${sandbox.address}/sandbox-control/v1/faults`, {
    method: "POST",
    headers: { "sandbox-control-key": key, "content-type": "application/json" },
    body: JSON.stringify(fault),
  });
}

/** A request with headers that `fetch` does not send. */
function ask(sandbox: Started, path: string, headers: Readonly<Record<string, string>>, method = "GET") {
  return new Promise<{ readonly status: number; readonly headers: Readonly<Record<string, unknown>> }>(
    (resolve, reject) => {
      const sent = request(sandbox.address, { method, headers, path }, (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
      });
      sent.on("error", reject).end();
    },
  );
}

function readyOn(sandbox: Started, ...more: string[]): number | null {
  const port = new URL(sandbox.address).port;
  return spawnSync(process.execPath, [command, "ready", "--port", port, ...more], { encoding: "utf8" }).status;
}

describe("a sandbox on a port", () => {
  it("reports that it lives and is ready under any host name, and its numbers under its own", async () => {
    const sandbox = await start();
    for (const path of ["/livez", "/readyz"])
      expect((await ask(sandbox, path, { host: "10.1.2.3:8080" })).status).toBe(200);
    expect(readyOn(sandbox)).toBe(0);
    expect((await ask(sandbox, vendors, { origin: "https://app.example" })).headers).not.toHaveProperty(
      "access-control-allow-origin",
    );
    expect((await ask(sandbox, "/metrics", { host: "10.1.2.3:8080" })).status).toBe(421);
    await fetch(`${sandbox.address}${vendors}?searchType=begins`);
    await fetch(`${sandbox.address}/nothing/"here"`, { method: "PUT" });
    const metrics = await fetch(`${sandbox.address}/metrics`);
    expect(metrics.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const text = await metrics.text();
    const sample = /^[a-z_]+(?:\{[a-z]+="[\w.+-]*"(?:,[a-z]+="[\w.+-]*")*\})? [\d.e+-]+$/;
    const lines = text.trimEnd().split("\n");
    expect(lines.filter((line) => !sample.test(line) && !/^# (?:HELP|TYPE) [a-z_]+ /.test(line))).toEqual([]);
    expect(text).toContain('sandbox_requests_total{api="vendors",operation="listVendors",status="401"} 2\n');
    expect(text).toContain('sandbox_request_duration_seconds_bucket{api="vendors",le="+Inf"} 2\n');
    expect(text).not.toContain("here");
    expect(await end(sandbox)).toBe(0);
    expect(readyOn(sandbox)).toBe(1);
    expect(readyOn(sandbox, "--wait", "soon")).toBe(2);
  });

  it("ends running requests after SIGTERM, and accepts no others", async () => {
    const sandbox = await start("--control-key", key);
    expect((await planned(sandbox, { operationId: "listVendors", effect: "delay", milliseconds: 700 })).status).toBe(
      201,
    );
    const running = ask(sandbox, vendors, {});
    // The request is in progress.
    while (!(await (await fetch(`${sandbox.address}/metrics`)).text()).includes("sandbox_requests_in_progress 1"));
    const ended = end(sandbox);
    expect((await running).status).toBe(401);
    expect(await ended).toBe(0);
    await expect(fetch(`${sandbox.address}/livez`)).rejects.toThrow();
  });

  it("ends with 0 at the end of its limit, whatever still runs", async () => {
    const sandbox = await start("--control-key", key, "--grace", "0");
    await planned(sandbox, { operationId: "listVendors", effect: "delay", milliseconds: 60_000 });
    const running = ask(sandbox, vendors, {}).catch(() => "ended");
    while (!(await (await fetch(`${sandbox.address}/metrics`)).text()).includes("sandbox_requests_in_progress 1"));
    expect([await end(sandbox), await running]).toEqual([0, "ended"]);
  });

  promise(
    ["sandbox-logs-no-secrets", "sandbox-cors-listed"],
    "its log has no secret; only pages of listed origins read its responses, * does not open its control",
    async () => {
      const origins = ["--cors-origin", "https://app.example", "--cors-origin", "*"];
      const sandbox = await start("--log", "json", "--control-key", key, ...origins);
      let logged = "";
      sandbox.child.stderr?.on("data", (text) => (logged += String(text)));
      await ask(sandbox, `${vendors}?access_token=sesame-1&searchType=begins`, {
        authorization: "Bearer sesame-2",
        "service-correlationid": "11111111-2222-4333-8444-555555555555",
      });
      const body = new URLSearchParams({ client_secret: "sesame-3" });
      await fetch(`${sandbox.address}/oauth2/v0/token`, { method: "POST", body });
      await expectOrigins(sandbox);
      expect(await end(sandbox)).toBe(0);
      const lines = logged
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      const steps = lines.map(({ event, status }) => [event, status]);
      expect(steps.slice(0, 3)).toEqual([
        ["started", undefined],
        ["request", 401],
        ["request", 400],
      ]);
      expect(steps.slice(-2).flat()).toEqual(["stopping", undefined, "stopped", undefined]);
      expect(lines[1]).toMatchObject({
        ...{ level: "info", api: "vendors", operation: "listVendors", method: "GET" },
        target: `${vendors}?access_token=***&searchType=begins`,
        correlationId: "11111111-2222-4333-8444-555555555555",
      });
      expect(logged).not.toMatch(/sesame|a-key-of/);
    },
  );

  it("has its public address in links, and allows its name", () => {
    const lists = { "allowed-host": [], outgoing: [] };
    const reach = reachOf({ host: "0.0.0.0", port: "80", "public-url": "http://sandbox.example:8080", ...lists });
    expect([reach.publicUrl, [...reach.allowed]]).toEqual([
      "http://sandbox.example:8080",
      ["sandbox.example", "0.0.0.0"],
    ]);
    const read = () => reachOf({ host: undefined, port: undefined, "public-url": "sandbox:8080/path", ...lists });
    expect(read).toThrow("--public-url");
  });
});

async function expectOrigins(sandbox: Started): Promise<void> {
  const allowedBy = async (path: string, origin: string): Promise<unknown> =>
    (await ask(sandbox, path, { origin })).headers["access-control-allow-origin"];
  const clock = "/sandbox-control/v1/clock";
  expect(await allowedBy(clock, "https://app.example")).toBe("https://app.example");
  for (const path of [clock, clock.replace("-", "%2D"), `${sandbox.address}${clock}`])
    expect(await allowedBy(path, "https://other.example")).toBeUndefined();
  expect(await allowedBy(vendors, "https://other.example")).toBe("https://other.example");
  expect(await allowedBy(vendors, "null")).toBeUndefined();
  expect(await allowedBy("/sandbox-pages/v1/marketplace", "https://app.example")).toBeUndefined();
  const wanted = { "access-control-request-method": "PUT", "access-control-request-headers": "authorization" };
  const preflight = await ask(sandbox, vendors, { origin: "https://app.example", ...wanted }, "OPTIONS");
  expect(preflight).toMatchObject({
    status: 204,
    headers: { "access-control-allow-methods": "PUT", "access-control-allow-headers": "authorization" },
  });
  expect(preflight.headers).not.toHaveProperty("access-control-allow-credentials");
  const refused = await ask(sandbox, clock, { origin: "https://other.example", ...wanted }, "OPTIONS");
  expect(refused.headers).not.toHaveProperty("access-control-allow-origin");
}
