import { spawn, spawnSync } from "node:child_process";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { xmlAnswers } from "../../support/xml-answers.js";
import { end, endCommands, fetchedTokens, start } from "../support/command.js";
import { images } from "../support/images.js";
import { travelApplications } from "../travel-profile/support.js";
import { digest } from "../walk/support.js";

afterEach(endCommands);

const hasPython = spawnSync("python3", ["--version"]).status === 0;

it.skipIf(!hasPython)(
  "serves a partner in Python, of its standard library alone, who walks through all interfaces as one story",
  async () => {
    const sandbox = await start("--clock", "fixed");
    const told = (name: string): readonly string[] =>
      (new RegExp(`^  ${name} +(.*)$`, "m").exec(sandbox.said)?.[1] ?? "").split(" ");
    const [loginId, password] = told("administrator");
    const given = {
      address: sandbox.address,
      companyId: told("company")[0],
      clientId: told("application")[0],
      clientSecret: told("its secret")[0],
      consumerKey: told("legacy key and secret")[0],
      loginId,
      password,
      jwt: fetchedTokens(sandbox.said).application,
      controlKey: told("control key")[0],
      supplier: travelApplications.supplier,
      digest,
      image: Buffer.from(images.gif).toString("base64"),
    };
    const program = spawn("python3", [join(import.meta.dirname, "walk.py")], { stdio: ["pipe", "pipe", "pipe"] });
    program.stdin.end(JSON.stringify(given));
    const [said, complained] = await Promise.all([text(program.stdout), text(program.stderr)]);
    expect(complained).toBe("");
    const { userId, xml, ...steps } = JSON.parse(said) as { readonly userId: string; readonly xml: readonly string[] };
    expect(steps).toEqual({
      connected: 200,
      created: 201,
      traveler: ["Sol", "sol.berg@lindgren.example"],
      subscribed: 200,
      published: 201,
      event: { sessionId: "s-python", userId },
      traveled: 200,
      journey: ["CPH", "Rider"],
      member: 200,
      memberships: ["OK", ["NW-2001"]],
      vendor: 200,
      bought: 202,
      queue: "CREATED",
      owner: "Sol Berg",
      uploaded: 201,
      shown: [200, "image/gif"],
      notified: 200,
      left: 204,
      gone: [404, 401, 401, 401, 401, 404, 404],
      kept: [200, 200],
    });
    // Four responses with profiles and two refusals, the response to the membership, and the image.
    expect(xml).toHaveLength(8);
    const headers = { "content-type": "application/xml" };
    for (const each of xml) await xmlAnswers.checked(() => Promise.resolve(new Response(each, { headers })))("");
    expect(await end(sandbox)).toBe(0);
  },
);
