import { describe, expect, it } from "vitest";
import { errorLine } from "../../../templates/runtime/server/log.js";
import { jsonReader } from "../../../templates/runtime/http/payload-json.js";
import { callWith, exchange, operationWith, rejection } from "../../support/client-calls.js";
import { serverRequest } from "../../support/server-request.js";
import { everyTrick, strayIn } from "./hostile-texts.js";

/** An operation of a hostile contract: its names are all tricks. */
const operation = operationWith({
  table: { id: everyTrick, method: "POST", path: `/${everyTrick.replace(/[{}?#]/g, "")}`, security: [] },
  responses: { "200": { content: [jsonReader("application/json")] } },
});
const options = { validate: true };

describe("what servers log", () => {
  it("holds nothing that a terminal obeys, and is one short line", () => {
    const request = serverRequest("GET", `/${everyTrick}`);
    const problem = { code: everyTrick, path: `/${everyTrick}`, message: everyTrick };
    const error = Object.assign(new Error(everyTrick.repeat(50)), { problems: Array(50).fill(problem) });
    for (const info of [{ operationId: everyTrick.repeat(50), request }, { request }]) {
      const line = errorLine(error, info);
      expect(line).toContain("SEEN");
      expect(strayIn(line, false)).toEqual([]);
      expect(line).not.toContain("\n");
      expect(line.length).toBeLessThan(10_000);
    }
  });
});

describe("what clients throw", () => {
  const answers: Readonly<Record<string, () => Response>> = {
    "a status that the contract does not know": () => new Response(everyTrick, { status: 418 }),
    "a body that is not JSON": () => new Response(everyTrick, { headers: { "content-type": "application/json" } }),
    "a media type that the contract does not know": () =>
      new Response("x", { headers: { "content-type": "text/\u009b35m\u009d52;c;AAAA\u009c" } }),
    "a charset that nobody knows": () =>
      new Response("x", { headers: { "content-type": "application/json; charset=\u009b35m" } }),
    "a length that is none": () => new Response("x", { headers: { "content-length": "\u009b35m" } }),
  };

  it.each(Object.keys(answers))("has a message that holds nothing that a terminal obeys: %s", async (name) => {
    const { fetch } = exchange(answers[name]?.() ?? new Response());
    const { message } = await rejection(callWith({ fetch }, operation, undefined, options));
    expect(message).toContain("35m");
    expect(strayIn(message, false)).toEqual([]);
    expect(message.length).toBeLessThan(4_096);
  });

  it("has such a message when nothing answers", async () => {
    const broken = callWith({ fetch: () => Promise.reject(new TypeError(everyTrick)) }, operation, undefined, options);
    expect(strayIn((await rejection(broken)).message, false)).toEqual([]);
  });
});
