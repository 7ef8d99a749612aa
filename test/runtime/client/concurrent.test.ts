import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { CredentialContext } from "../../../templates/runtime/client/credential.js";
import { textReader } from "../../../templates/runtime/http/payload-text.js";
import { callWith, operationWith, rejection } from "../../support/client-calls.js";

let server: Server | undefined;
const warnings: Error[] = [];
const onWarning = (warning: Error): void => void warnings.push(warning);

afterEach(() => {
  process.off("warning", onWarning);
  warnings.length = 0;
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Responds to each path with its name; to "/orders/never" not at all. */
async function serve(): Promise<string> {
  server = createServer(({ url = "" }, response) => {
    if (url.endsWith("never")) return;
    response.writeHead(200, { "content-type": "text/plain" });
    response.end(url);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const at = (path: string, scheme?: string): ReturnType<typeof operationWith> =>
  operationWith({
    table: { path, security: scheme === undefined ? [] : [{ [scheme]: [] }] },
    responses: { "200": { content: [textReader("text/plain")] } },
  });

describe("calls", () => {
  it("may share one signal without a warning, and leave no listener behind", async () => {
    process.on("warning", onWarning);
    const baseUrl = await serve();
    const controller = new AbortController();
    const { signal } = controller;
    const counted = { add: 0, remove: 0 };
    const { addEventListener, removeEventListener } = signal;
    signal.addEventListener = (...args: Parameters<typeof addEventListener>) => (
      (counted.add += 1),
      addEventListener.apply(signal, args)
    );
    signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => (
      (counted.remove += 1),
      removeEventListener.apply(signal, args)
    );
    await Promise.all(Array.from({ length: 30 }, () => callWith({ baseUrl }, at("/orders/1"), {}, { signal })));
    expect(counted).toEqual({ add: 1, remove: 1 });
    const late = Array.from({ length: 12 }, () =>
      rejection(callWith({ baseUrl }, at("/orders/never"), {}, { signal })),
    );
    setTimeout(() => controller.abort(new Error("enough")), 20);
    expect((await Promise.all(late)).map(({ message }) => message)).toEqual(late.map(() => "enough"));
    expect(warnings).toEqual([]);
  });

  it("that ended while a credential was fetched are not sent any more", async () => {
    const sent: Request[] = [];
    const fetch = (request: Request): Promise<Response> => (sent.push(request), Promise.resolve(new Response("late")));
    let give: (token: string) => void = () => undefined;
    const auth = { token: () => new Promise<string>((resolve) => (give = resolve)) };
    const early = await rejection(callWith({ fetch, auth, deadline: 5 }, at("/orders/1", "token")));
    expect(early.name).toBe("TimeoutError");
    give("token");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent).toEqual([]);
  });

  it("that time out do no harm to calls before, beside and after", async () => {
    process.on("warning", onWarning);
    const baseUrl = await serve();
    for (let round = 0; round < 30; round += 1) {
      const calls = Array.from({ length: 10 }, (_, index) => callWith({ baseUrl }, at(`/orders/${index}`)));
      const late = rejection(callWith({ baseUrl, deadline: 2 }, at("/orders/never")));
      const answers = await Promise.all(calls);
      expect(answers.map(({ data }) => data)).toEqual(answers.map((_, index) => `/orders/${index}`));
      expect((await late).name).toBe("TimeoutError");
    }
    expect(warnings).toEqual([]);
  });

  it("whose signal a credential function has taken belong to its call alone", async () => {
    const baseUrl = await serve();
    const signals: AbortSignal[] = [];
    const token = ({ signal }: CredentialContext): string => `token-${signals.push(signal)}`;
    for (let call = 0; call < 3; call += 1) await callWith({ baseUrl, auth: { token } }, at("/orders", "token"));
    await rejection(callWith({ baseUrl, deadline: 5 }, at("/orders/never")));
    expect(new Set(signals).size).toBe(3);
    expect(signals.some((signal) => signal.aborted)).toBe(false);
  });
});
