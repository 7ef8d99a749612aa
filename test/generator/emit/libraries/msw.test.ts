import { inspect } from "node:util";
import { join, resolve } from "node:path";
import type { RequestHandler } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildFiles } from "../../../../generator/generate.js";
import { compile } from "../../../support/compile.js";
import { browserLibraries } from "../../../support/compile-parties.js";
import { bundled } from "../../../support/bundled.js";
import { projectOf } from "../../../support/project.js";

type Settings = { readonly baseUrl: string; readonly seed?: number };
type Result = { readonly status: number; readonly data: unknown; readonly headers: object };

/** The names of the golden case's modules that tests use. */
interface Emitted {
  readonly createMswClient: (options: object) => Readonly<Record<string, (input?: object) => Promise<Result>>>;
  readonly createMswMocks: (settings: Settings, responses?: object) => RequestHandler[];
  readonly getOrderHandler: (settings: Settings, response?: unknown) => RequestHandler;
}

const folder = resolve(import.meta.dirname, "../../../golden/msw");
const baseUrl = "https://shop.example/v1";
const input = { path: { id: "AB-1234" } };

describe("handlers of MSW", () => {
  let emitted: Emitted;
  const server = setupServer();

  beforeAll(async () => {
    const project = projectOf("msw", join(folder), { emit: ["msw"], format: "none" });
    const { files } = await buildFiles(project);
    emitted = (await bundled(files, 'export * from "./client.js"; export * from "./msw.js";')) as unknown as Emitted;
    server.listen({ onUnhandledRequest: "error" });
  });
  afterAll(() => server.close());

  async function resultOf(operation: string, options: object = {}): Promise<Result> {
    const call = emitted.createMswClient({ baseUrl })[operation];
    if (call === undefined) throw new Error(`There is no operation ${operation}.`);
    return call(options);
  }

  it("respond to each operation with values that the client accepts, for each seed", async () => {
    const bodies = new Set<string>();
    for (const seed of [0, 1, 2, 3]) {
      server.resetHandlers(...emitted.createMswMocks({ baseUrl: `${baseUrl}/`, seed }));
      const order = await resultOf("getOrder", input);
      bodies.add(JSON.stringify(order.data));
      const body = { id: "AB-1234", lines: [{ sku: "lamp" }] };
      expect([order.status, (await resultOf("createOrder", { body })).status]).toEqual([200, 201]);
      expect(await resultOf("deleteOrder", input)).toMatchObject({ status: 204, data: undefined });
      expect((await resultOf("greet")).data).toMatch(/^Hello, [A-Z][a-z]+$/);
    }
    expect(bodies.size).toBe(3);
  });

  it("prefer examples and paths without parameters, and have required headers", async () => {
    server.resetHandlers(...emitted.createMswMocks({ baseUrl }));
    const { data, headers } = await resultOf("getLatestOrder");
    expect(data).toEqual({ id: "AB-1234", total: 5, lines: [{ sku: "lamp" }] });
    expect(headers).toEqual({ "X-Count": expect.any(Number), "X-Tags": expect.any(Array) });
  });

  it("respond with the same bytes for the same seed", async () => {
    const texts: string[] = [];
    for (const seed of [5, 5]) {
      server.resetHandlers(...emitted.createMswMocks({ baseUrl, seed }));
      texts.push(await (await fetch(`${baseUrl}/orders/7`)).text());
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it("compile with the settings of most projects, on the types of browsers", async () => {
    const options = { emit: ["msw"], format: "none" } as const;
    const { files } = await buildFiles(projectOf("msw", join(folder), options));
    const out = join(folder, "expected");
    const texts = new Map(files.map(({ path, text }) => [join(out, path), text]));
    const usual = { lib: browserLibraries, exactOptionalPropertyTypes: false, skipLibCheck: true };
    expect(compile([join(out, "msw.ts")], texts, usual)).toEqual([]);
  });

  it("give way to the responses of a test", async () => {
    server.resetHandlers(...emitted.createMswMocks({ baseUrl }, { greet: { status: 200, body: "Hello, Ada" } }));
    expect((await resultOf("greet")).data).toBe("Hello, Ada");
    server.use(emitted.getOrderHandler({ baseUrl }, { status: 404, body: { title: "None" } }));
    const missing = await resultOf("getOrder", input);
    expect([missing.status, missing.data]).toEqual([404, { title: "None" }]);
    server.use(
      emitted.getOrderHandler({ baseUrl }, ({ url }: Request) => ({
        status: 404,
        body: { title: new URL(url).pathname },
      })),
    );
    expect((await resultOf("getOrder", input)).data).toEqual({ title: "/v1/orders/AB-1234" });
  });

  it("respond with XML, streams and bytes that the client accepts, for each seed", async () => {
    const seen = new Set<string>();
    for (const seed of [0, 1, 2]) {
      server.resetHandlers(...emitted.createMswMocks({ baseUrl, seed }));
      const [note, label] = [await resultOf("getNote"), await resultOf("getLabel")];
      expect(note.data).toMatchObject({ Text: expect.any(String) });
      expect(label.data).toMatchObject({ sku: expect.any(String) });
      const events: unknown[] = [];
      for await (const { data } of (await resultOf("watchChanges")).data as AsyncIterable<{ data: unknown }>)
        events.push(data);
      const lines: unknown[] = [];
      for await (const line of (await resultOf("readLog")).data as AsyncIterable<unknown>) lines.push(line);
      expect([events.length, lines.length]).toEqual([2, 2]);
      expect(events).toEqual(lines);
      const picture = (await resultOf("getPicture")).data as { bytes(): Promise<Uint8Array> };
      seen.add(inspect([note.data, label.data, events, await picture.bytes()]));
    }
    expect(seen.size).toBe(3);
  });

  it("send bytes of a test as they are", async () => {
    const bytes = new Uint8Array([0, 255, 137]);
    server.resetHandlers(...emitted.createMswMocks({ baseUrl }, { getPicture: { status: 200, body: bytes } }));
    const response = await fetch(`${baseUrl}/picture`);
    expect([response.headers.get("content-type"), new Uint8Array(await response.arrayBuffer())]).toEqual([
      "image/png",
      bytes,
    ]);
  });

  it("respond with 501 if no value is known", async () => {
    server.resetHandlers(...emitted.createMswMocks({ baseUrl }));
    const response = await fetch(`${baseUrl}/scan`);
    expect([response.status, await response.text()]).toEqual([501, expect.stringContaining("No example")]);
  });
});
