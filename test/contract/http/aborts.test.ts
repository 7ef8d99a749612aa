import { getEventListeners } from "node:events";
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  createPurchaseRequestsClient,
  isNetworkError,
  isTimeoutError,
  type PurchaseRequestsClient,
} from "../../../generated/purchase-requests/client.js";
import type { HandlerContext } from "../../../generated/runtime/server.js";
import { openRaw } from "../../support/raw-http.js";
import { until } from "../../support/until.js";
import { accepted, createPath, servePurchaseRequests, smallest, type Service } from "../purchase-requests/service.js";
import { adapters, adaptersOnPorts, type ServedOnPort } from "./adapters.js";
import { failureOf } from "./answers.js";

const create = { body: smallest as never };
const head = `POST ${createPath} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer known\r\nContent-Type: application/json\r\n`;
const small = JSON.stringify(smallest);

/** Rejections that nobody has handled, in all of these tests. */
const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);
beforeAll(() => void process.on("unhandledRejection", note));
afterAll(() => void process.off("unhandledRejection", note));
afterEach(async () => {
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled.splice(0)).toEqual([]);
});

/** A handler that waits for a signal to continue. */
function waiting(service: Service): { readonly contexts: HandlerContext<unknown>[]; goOn(): void } {
  const contexts: HandlerContext<unknown>[] = [];
  const waiters: (() => void)[] = [];
  service.handlers.createPurchaseRequest = async (_, context) => {
    contexts.push(context);
    // Asked for before the caller hangs up: from then on it is listened to.
    context.signal.addEventListener("abort", () => undefined, { once: true });
    await new Promise<void>((resolve) => waiters.push(resolve));
    return { status: 202, body: accepted };
  };
  return { contexts, goOn: () => waiters.splice(0).forEach((resolve) => resolve()) };
}

describe.each(adaptersOnPorts)("callers of $name who hang up", (adapter) => {
  let service: Service<ServedOnPort>;
  beforeAll(async () => {
    service = await servePurchaseRequests(adapter);
  });
  afterEach(async () => {
    await until(async () => (await service.served.connections()) === 0);
    expect(service.errors, "an abort is not an error of the server").toEqual([]);
    service.clear();
  });
  afterAll(() => service.served.close());

  it("in the middle of a body leave no handler called", async () => {
    for (const length of ["Content-Length: 100000", "Transfer-Encoding: chunked"]) {
      const raw = openRaw(service.served.port);
      raw.write(`${head}${length}\r\n\r\n${length.startsWith("C") ? "{" : "1\r\n{\r\n"}`);
      await until(async () => (await service.served.connections()) === 1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      raw.socket.destroy();
      await until(async () => (await service.served.connections()) === 0);
    }
    expect(service.received).toEqual([]);
  });

  it("while a handler works abort its signal, and what it returns is sent to nobody", async () => {
    const { contexts, goOn } = waiting(service);
    const raw = openRaw(service.served.port);
    raw.write(`${head}Content-Length: ${small.length}\r\n\r\n${small}`);
    await until(() => contexts.length === 1);
    expect(contexts[0]!.signal.aborted).toBe(false);
    raw.socket.destroy();
    await until(() => contexts[0]!.signal.aborted);
    goOn();
    expect(await raw.end()).toBe("");
  });

  it("by the hundred leave the server as it was", async () => {
    const { contexts, goOn } = waiting(service);
    const raws = Array.from({ length: 100 }, () => openRaw(service.served.port));
    for (const [index, raw] of raws.entries()) {
      raw.write(`${head}Content-Length: ${small.length}\r\n\r\n${index % 2 === 0 ? small : small.slice(0, 20)}`);
    }
    await until(() => contexts.length === 50);
    for (const { socket } of raws) socket.destroy();
    await until(() => contexts.every(({ signal }) => signal.aborted));
    goOn();
    service.clear();
    await until(async () => (await service.served.connections()) === 0);
    expect(
      (await service.served.send(createPath, { method: "OPTIONS", headers: { connection: "close" } })).status,
    ).toBe(204);
  });
});

describe.each(adapters)("clients that give up through $name", (adapter) => {
  let service: Service;
  beforeAll(async () => {
    service = await servePurchaseRequests(adapter);
  });
  afterEach(() => {
    expect(service.errors, "an abort is not an error of the server").toEqual([]);
    service.clear();
  });
  afterAll(() => service.served.close());

  it("by a signal of the client abort that of the handler", async () => {
    const { contexts, goOn } = waiting(service);
    const controller = new AbortController();
    const call = failureOf(service.client().createPurchaseRequest(create, { signal: controller.signal }));
    await until(() => contexts.length === 1);
    const reason = new Error("The user left the page.");
    controller.abort(reason);
    expect(await call).toBe(reason);
    await until(() => contexts[0]!.signal.aborted);
    goOn();
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  });

  it("by the client's deadline abort that of the handler", async () => {
    const { contexts, goOn } = waiting(service);
    // A busy machine may take longer to reach the handler at all.
    for (let deadline = 50; contexts.length === 0; deadline *= 2) {
      const error = await failureOf(service.client().createPurchaseRequest(create, { deadline }));
      expect(isTimeoutError(error) && error.operationId).toBe("createPurchaseRequest");
    }
    await until(() => contexts[0]!.signal.aborted);
    goOn();
  });
});

describe.each(adapters)("calls through $name that are given up", (adapter) => {
  it("before they begin are not sent", async () => {
    const { served, received, client } = await servePurchaseRequests(adapter);
    const reason = new Error("Never mind.");
    expect(await failureOf(client().createPurchaseRequest(create, { signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(received).toEqual([]);
    await served.close();
  });

  it("by the dozen on one signal leave no listener on it, nor do those that succeed", async () => {
    const service = await servePurchaseRequests(adapter);
    const controller = new AbortController();
    const { signal } = controller;
    const client = service.client();
    await Promise.all(Array.from({ length: 12 }, () => client.createPurchaseRequest(create, { signal })));
    expect(getEventListeners(signal, "abort")).toEqual([]);
    const { contexts, goOn } = waiting(service);
    const calls = Array.from({ length: 12 }, () => failureOf(client.createPurchaseRequest(create, { signal })));
    await until(() => contexts.length === 12);
    controller.abort();
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ name: "AbortError" });
    expect(getEventListeners(signal, "abort")).toEqual([]);
    goOn();
    await service.served.close();
  });

  it("leave no timer behind", async () => {
    const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const service = await servePurchaseRequests(adapter);
    const before = timers();
    const client = service.client({ deadline: 60_000 });
    await Promise.all(Array.from({ length: 20 }, () => client.createPurchaseRequest(create)));
    const { contexts, goOn } = waiting(service);
    const controller = new AbortController();
    const calls = Array.from({ length: 20 }, () =>
      failureOf(client.createPurchaseRequest(create, { signal: controller.signal })),
    );
    await until(() => contexts.length === 20);
    controller.abort();
    await Promise.all(calls);
    goOn();
    await service.served.close();
    // The platform's own timers for idle connections end with the connections.
    await until(() => timers() <= before);
  });
});

describe("a server of whom a client hears nothing", () => {
  let answer = ""; // The part of the response that the server sends before it stops.
  let hangsUp = false;
  // Sockets with a request: fetch also opens others in advance, and keeps them.
  const sockets = new Set<Socket>();
  const opened = new Set<Socket>();
  const server = createServer((socket) => {
    opened.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    socket.once("data", () => {
      sockets.add(socket);
      socket.write(answer);
      if (hangsUp) setTimeout(() => socket.destroy(), 5);
    });
  });
  let client: PurchaseRequestsClient;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    client = createPurchaseRequestsClient({
      baseUrl: `http://127.0.0.1:${port}`,
      auth: { bearerToken: "known" },
      deadline: 80,
    });
  });
  afterAll(async () => {
    for (const socket of opened) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  const started = 'HTTP/1.1 202 Accepted\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"id":';

  it.each([
    ["at all", ""],
    ["after the head", started.slice(0, started.indexOf("{"))],
    ["in the middle of a body", started],
  ])("%s is given up in time, with its connection", async (_, text) => {
    answer = text;
    hangsUp = false;
    const error = await failureOf(client.createPurchaseRequest(create));
    if (!isTimeoutError(error)) throw error;
    expect([error.operationId, error.message]).toEqual(["createPurchaseRequest", expect.stringContaining("80 ms")]);
    await until(() => sockets.size === 0);
  });

  it.each([
    ["at all", ""],
    ["in the middle of a head", "HTTP/1.1 202 Acc"],
    ["in the middle of a body", started],
  ])("who hangs up, %s, is a network error", async (_, text) => {
    answer = text;
    hangsUp = true;
    const error = await failureOf(client.createPurchaseRequest(create, { deadline: 0 }));
    expect(isNetworkError(error) && error.cause).toBeInstanceOf(Error);
    await until(() => sockets.size === 0);
  });

  it("can be left by the caller in the middle of a body", async () => {
    answer = started;
    hangsUp = false;
    const controller = new AbortController();
    const call = failureOf(client.createPurchaseRequest(create, { signal: controller.signal, deadline: 0 }));
    await until(() => sockets.size === 1);
    setTimeout(() => controller.abort(), 30);
    expect(await call).toMatchObject({ name: "AbortError" });
    await until(() => sockets.size === 0);
  });
});

describe("servers that are closed", () => {
  it.each(adaptersOnPorts)("leave no socket of theirs open: $name", async (adapter) => {
    const sockets = (): number => process.getActiveResourcesInfo().filter((name) => /^TCP/.test(name)).length;
    const before = sockets();
    const service = await servePurchaseRequests(adapter);
    await Promise.all(Array.from({ length: 20 }, () => service.client().createPurchaseRequest(create)));
    expect(sockets()).toBeGreaterThan(before);
    await service.served.close();
    await until(() => sockets() <= before);
  });
});
