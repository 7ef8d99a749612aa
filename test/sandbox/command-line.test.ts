import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { tempFolder } from "../support/temp-folder.js";
import { command, end, endCommands, fetchedTokens, pasted, start, startWith } from "./support/command.js";

afterEach(endCommands);

/** The claim `type` of a token. */
function claimOfType(token: string): unknown {
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
    readonly type: unknown;
  };
  return claims.type;
}

describe("travel-expense-sandbox", () => {
  it("prints its address, a line for each interface, credentials, a command that fetches tokens, and three calls", async () => {
    const sandbox = await start();
    expect(sandbox.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    for (const text of [
      "purchase-requests",
      "travel-profile",
      "/sandbox-control/v1",
      "control key",
      "lindgren-auth-token",
    ])
      expect(sandbox.said).toContain(text);
    expect(sandbox.said).not.toContain("eyJ");
    expect(Math.max(...sandbox.said.split("\n").map((line) => line.length))).toBeLessThan(700);
    const { company, application } = fetchedTokens(sandbox.said);
    expect([company, application].map(claimOfType)).toEqual(["Company", "App"]);
    expect(pasted(sandbox.said)).toMatchObject([
      { uri: expect.stringContaining(`${sandbox.address}/purchaserequest/v4/purchaserequests/`) },
      { purchaseRequestId: "PRQ-5001", purchaseRequestWorkflowStatus: "Approved" },
      {
        errors: [
          { errorCode: "missingUserInfo" },
          { errorCode: "missingCurrencyCode" },
          { errorCode: "missingLineItems" },
        ],
      },
    ]);
    expect(await end(sandbox, "SIGINT")).toBe(0);
  });

  it("keeps its world in a folder, which no second process gets while the first one lives", async () => {
    const folder = join(tempFolder({}), "world");
    const first = await start("--data", folder, "--clock", "fixed");
    const [created] = pasted(first.said) as [{ uri: string }];
    const token = fetchedTokens(first.said).company;
    const second = spawnSync(process.execPath, [command, "--port", "0", "--data", folder], { encoding: "utf8" });
    expect([second.status, second.stderr]).toEqual([
      1,
      expect.stringContaining(`in use by process ${first.child.pid}`),
    ]);
    expect(await end(first)).toBe(0);

    const again = await start("--data", folder, "--clock", "fixed");
    const path = created.uri.slice(first.address.length);
    // The token of the first start is still good, since the folder keeps the key.
    const answer = await fetch(`${again.address}${path}?mode=COMPACT`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toMatchObject({ purchaseRequestQueueStatus: "PENDING_CREATION" });
    expect(await end(again)).toBe(0);
  });

  it("takes a folder over from a process that died", async () => {
    const folder = join(tempFolder({}), "world");
    const first = await start("--data", folder);
    await end(first, "SIGKILL");
    expect(readFileSync(join(folder, "sandbox.lock"), "utf8")).toBe(`${first.child.pid}\n`);
    expect(await end(await start("--data", folder))).toBe(0);
  });

  it("omits the control API on request", async () => {
    const sandbox = await start("--no-control");
    expect(sandbox.said).not.toContain("control key");
    expect([fetchedTokens(sandbox.said).application, pasted(sandbox.said)[1]]).toEqual([
      "",
      expect.objectContaining({ purchaseRequestId: "PRQ-5001" }),
    ]);
    expect((await fetch(`${sandbox.address}/sandbox-control/v1/clock`)).status).toBe(404);
    expect(await end(sandbox)).toBe(0);
  });

  it("reads options from the environment, those of the command line first, and does not print a chosen key", async () => {
    const key = "a-key-of-a-pipeline";
    const variables = { SANDBOX_CONTROL_KEY: key, SANDBOX_CLOCK: "2031-05-01T00:00:00Z", SANDBOX_PORT: "1" };
    const sandbox = await startWith({ ...variables, SANDBOX_ALLOWED_HOST: "one.example, two.example" });
    expect(sandbox.said).not.toContain(key);
    const clock = await fetch(`${sandbox.address}/sandbox-control/v1/clock`, {
      headers: { "sandbox-control-key": key },
    });
    expect(await clock.json()).toEqual({ now: "2031-05-01T00:00:00.000Z", mode: "fixed" });
    process.env["SANDBOX_CONTROL_KEY"] = key;
    try {
      expect(fetchedTokens(sandbox.said).company).toMatch(/^eyJ/);
    } finally {
      delete process.env["SANDBOX_CONTROL_KEY"];
    }
    expect(await end(sandbox)).toBe(0);
    const { status, stderr } = spawnSync(process.execPath, [command], {
      encoding: "utf8",
      env: { ...process.env, SANDBOX_NO_CONTROL: "maybe" },
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining("SANDBOX_NO_CONTROL must be true or false.")]);
  });

  it.each([
    [["--control-key", "short"], 2, "The control key must have 16 to 200 visible ASCII characters."],
    [["--port", "many"], 2, '"many" is not a port.'],
    [["--colour", "red"], 2, "Usage: travel-expense-sandbox"],
    [["--seed", "nowhere"], 1, "The seed nowhere does not exist."],
    [["--clock", "noon"], 1, '"noon" is not a clock'],
  ])("says what is wrong with %j", (options, code, words) => {
    const { status, stderr } = spawnSync(process.execPath, [command, ...options], { encoding: "utf8" });
    expect([status, stderr]).toEqual([code, expect.stringContaining(words)]);
  });

  it("says at which place a seed is not a world", () => {
    const folder = tempFolder({});
    const seed = join(folder, "seed.json");
    writeFileSync(seed, '{\n  "companies": [{ "id": "c-1" }]\n}\n');
    const { status, stderr } = spawnSync(process.execPath, [command, "--seed", seed], { encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringContaining('line 2: /companies/0: Property "name" is missing.')]);
  });
});
