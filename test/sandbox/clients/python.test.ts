import { spawn, spawnSync } from "node:child_process";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { end, endCommands, start } from "../support/command.js";
import { order, requester } from "../support/purchasing.js";

afterEach(endCommands);

const hasPython = spawnSync("python3", ["--version"]).status === 0;

it.skipIf(!hasPython)(
  "serves a partner in Python, of its standard library alone, who walks through five interfaces",
  async () => {
    const sandbox = await start("--clock", "fixed");
    const told = (name: string): readonly string[] =>
      (new RegExp(`^  ${name} +(.*)$`, "m").exec(sandbox.said)?.[1] ?? "").split(" ");
    const [loginId, password] = told("administrator");
    const given = {
      address: sandbox.address,
      companyId: told("company")[0],
      authToken: told("auth token")[0],
      clientId: told("application")[0],
      clientSecret: told("its secret")[0],
      consumerKey: told("legacy key and secret")[0],
      loginId,
      password,
      jwt: /application's token\n(\S+)/.exec(sandbox.said)?.[1],
      controlKey: told("control key")[0],
      order,
      userId: requester.userId,
      sessionId: "s-python",
    };
    const program = spawn("python3", [join(import.meta.dirname, "walk.py")], { stdio: ["pipe", "pipe", "pipe"] });
    program.stdin.end(JSON.stringify(given));
    const [said, complained] = await Promise.all([text(program.stdout), text(program.stderr)]);
    expect(complained).toBe("");
    expect(JSON.parse(said)).toEqual({
      statuses: [200, 202, 200, 200, 200, 200, 201, 200],
      queue: "PENDING_CREATION",
      legacy: ["Expiration_Date", "Instance_URL", "Refresh_Token", "Token"],
      topics: ["public.test"],
      events: 1,
    });
    expect(await end(sandbox)).toBe(0);
  },
);
