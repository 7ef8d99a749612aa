import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  clientBinaryReader,
  clientBinaryWriter,
  type ClientBinaryBody,
} from "../../../templates/runtime/client/binary.js";
import { callOperation } from "../../../templates/runtime/client/call.js";
import { connect } from "../../../templates/runtime/client/connection.js";
import { reportProgress, type TransferProgress } from "../../../templates/runtime/client/report-progress.js";
import { retry } from "../../../templates/runtime/client/retry.js";
import type { SenderSettings } from "../../../templates/runtime/client/client-types.js";
import { jsonReader, jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import { callWith, operationWith, rejection, schemes, type Answer } from "../../support/client-calls.js";

// Only the clock is a fake one: the servers are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const json = { 200: { content: [jsonReader("application/json")] }, default: { content: [] } };

const send = operationWith({
  table: { method: "PUT" },
  body: { required: true, content: [jsonWriter("application/json"), clientBinaryWriter("application/octet-stream")] },
  responses: json,
});

/** A response in chunks of 1,000 bytes; each takes some milliseconds. */
function slowResponse(chunks: number, milliseconds: number, headers: Readonly<Record<string, string>> = {}): Response {
  let left = chunks;
  const body = new ReadableStream({
    pull: (controller) => {
      vi.advanceTimersByTime(milliseconds);
      if (left === 0) controller.close();
      else controller.enqueue(new TextEncoder().encode((left === chunks ? "1" : " ").padEnd(1000)));
      left -= 1;
    },
  });
  return new Response(body, { headers: { "content-type": "application/json", ...headers } });
}

/** The reports of a call whose response is given. */
async function reportsOf(
  response: () => Response,
  operation = operationWith({ responses: json }),
): Promise<readonly TransferProgress[]> {
  const reports: TransferProgress[] = [];
  const progress = reportProgress((report) => reports.push(report));
  const { status, data } = await callWith({ fetch: () => Promise.resolve(response()) }, operation, {}, { progress });
  expect([200, 204]).toContain(status);
  if (typeof data === "object") await (data as ClientBinaryBody).bytes();
  return reports;
}

const bytesOf = (reports: readonly TransferProgress[]): readonly number[] => reports.map(({ bytes }) => bytes);

describe("reportProgress of a download", () => {
  it("reports at most ten times a second, and at the end", async () => {
    expect(bytesOf(await reportsOf(() => slowResponse(10, 40)))).toEqual([1000, 4000, 7000, 10_000, 10_000]);
    expect(bytesOf(await reportsOf(() => slowResponse(10, 0)))).toEqual([1000, 10_000]);
    expect(bytesOf(await reportsOf(() => slowResponse(3, 500)))).toEqual([1000, 2000, 3000, 3000]);
  });

  it.each([
    ["that the server states", { "content-length": "2000" }, 2000],
    ["that are unknown without a length", {}, undefined],
    ["that are unknown for a compressed body", { "content-length": "2000", "content-encoding": "gzip" }, undefined],
    ["that are unknown if more arrive", { "content-length": "20" }, undefined],
  ])("has the bytes of the whole body %s", async (_, headers, total) => {
    const reports = await reportsOf(() => slowResponse(2, 0, headers));
    const end = { direction: "download", bytes: 2000 };
    expect(reports.at(-1)).toEqual(total === undefined ? end : { ...end, total });
  });

  it("observes binary bodies", async () => {
    const binary = operationWith({ responses: { 200: { content: [clientBinaryReader("application/json")] } } });
    expect(bytesOf(await reportsOf(() => slowResponse(2, 0), binary))).toEqual([1000, 2000]);
  });

  it("reports nothing without a body", async () => {
    expect(await reportsOf(() => new Response(null, { status: 204 }))).toEqual([]);
  });
});

/** A request as a server got it. */
interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly length: number;
}

/** Runs with a server on this machine, and returns the requests that it got. */
async function withServer(
  answer: (response: ServerResponse, request: number) => void,
  run: (baseUrl: string) => Promise<void>,
): Promise<readonly Received[]> {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    let length = 0;
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      vi.advanceTimersByTime(100);
    });
    request.on("end", () => answer(response, received.push({ headers: request.headers, length })));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
  return received;
}

const accept = (response: ServerResponse): void =>
  void response.writeHead(200, { "content-type": "application/json", "content-length": 1 }).end("1");

/** Sends a body to a server that accepts it. */
async function sent(
  input: object,
  settings: Partial<SenderSettings<Record<string, unknown>>> = {},
): Promise<{ readonly uploads: readonly TransferProgress[]; readonly request: Received }> {
  const reports: TransferProgress[] = [];
  const progress = reportProgress((report) => reports.push(report));
  const [request] = await withServer(accept, async (baseUrl) => {
    const { status } = await callWith({ baseUrl, ...settings }, send, input, { progress });
    expect(status).toBe(200);
  });
  expect(reports.at(-1)).toEqual({ direction: "download", bytes: 1, total: 1 });
  return { uploads: reports.filter(({ direction }) => direction === "upload"), request: request! };
}

const large = 1_000_000;

describe("reportProgress of an upload", () => {
  const contentType = "application/octet-stream";

  it.each([
    ["a value", { body: "x".repeat(large - 2) }],
    ["bytes", { contentType, body: new Uint8Array(large) }],
    ["a Blob", { contentType, body: new Blob([new Uint8Array(large)]) }],
  ])("reports how %s is sent, with its length", async (_, input) => {
    const { uploads, request } = await sent(input);
    expect(request).toMatchObject({ length: large, headers: { "content-length": `${large}` } });
    expect(uploads.length).toBeGreaterThan(1);
    expect(uploads.every(({ total }) => total === large)).toBe(true);
    expect(uploads.at(-1)?.bytes).toBe(large);
    expect(bytesOf(uploads)).toEqual(bytesOf(uploads).toSorted((a, b) => a - b));
  });

  it("reports how a stream is sent, without a length", async () => {
    const chunks = [new Uint8Array(600), new Uint8Array(400)];
    const { uploads, request } = await sent({ contentType, body: ReadableStream.from(chunks) });
    expect(request).toMatchObject({ length: 1000, headers: { "transfer-encoding": "chunked" } });
    expect(uploads.at(-1)).toEqual({ direction: "upload", bytes: 1000 });
  });

  it("observes requests that hooks and signatures change", async () => {
    const sign = (request: Request): Request =>
      new Request(request, { headers: { ...Object.fromEntries(request.headers), "x-signed": "1" } });
    const { uploads, request } = await sent({ body: "x".repeat(98) }, { sign });
    expect(request).toMatchObject({ length: 100, headers: { "x-signed": "1" } });
    expect(uploads.at(-1)).toEqual({ direction: "upload", bytes: 100, total: 100 });
  });

  it("reports an upload that the platform does not show at its end", async () => {
    const reports: TransferProgress[] = [];
    const progress = reportProgress((report) => reports.push(report));
    const fetch = (): Promise<Response> => Promise.resolve(Response.json(1));
    await callWith({ fetch }, send, { body: "é" }, { progress });
    expect(reports[0]).toEqual({ direction: "upload", bytes: 4, total: 4 });
  });

  it("begins at 0 with each attempt", async () => {
    const reports: TransferProgress[] = [];
    const progress = reportProgress((report) => reports.push(report));
    const unavailable = (response: ServerResponse): void =>
      void response.writeHead(503, { "retry-after-ms": "1" }).end();
    await withServer(
      (response, request) => (request === 1 ? unavailable : accept)(response),
      async (baseUrl) => {
        const connection = connect({ baseUrl, retries: retry() }, schemes);
        vi.spyOn(Math, "random").mockReturnValue(0);
        const { status } = await callOperation<Answer>(connection, send, { body: "x".repeat(98) }, { progress });
        expect(status).toBe(200);
      },
    );
    const end = { direction: "upload", bytes: 100, total: 100 };
    expect(reports.filter(({ direction, bytes }) => direction === "upload" && bytes === 100)).toContainEqual(end);
    expect(Math.max(...bytesOf(reports))).toBe(100);
  });
});

describe("reportProgress with a function that throws", () => {
  it.each(["upload", "download"])("rejects the call during an %s with that error", async (direction) => {
    const failure = new Error("The bar is broken.");
    const progress = reportProgress((report) => {
      if (report.direction === direction) throw failure;
    });
    await withServer(accept, async (baseUrl) => {
      expect(await rejection(callWith({ baseUrl, retries: retry() }, send, { body: "x" }, { progress }))).toBe(failure);
    });
  });
});
