import { afterEach, describe, expect, it } from "vitest";
import { plainServer, text } from "../../support/plain-server.js";
import { exchange, openRaw } from "../../support/raw-http.js";
import {
  closeServed,
  endlessStream,
  expectNothingLeft,
  get,
  serveWatched,
  statuses,
} from "../../support/served-node.js";
import { until } from "../../support/until.js";

afterEach(closeServed);

describe("requests that are aborted", () => {
  it.each(["/echo", "/count"])("reject the body that %s waits for, and leave nothing behind", async (path) => {
    const server = plainServer();
    const watched = await serveWatched(server);
    const raw = openRaw(watched.port);
    raw.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf`);
    await until(() => watched.seen.length === 1);
    raw.socket.destroy();
    await server.logged(`aborted ${path}`);
    await expectNothingLeft(watched);
  });

  it("abort the signal, and leave nothing behind", async () => {
    const server = plainServer();
    const watched = await serveWatched(server);
    const raw = openRaw(watched.port);
    raw.write("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n");
    await server.logged("waiting /wait");
    raw.socket.destroy();
    await server.logged("hung up /wait: true");
    await expectNothingLeft(watched);
  });

  it.each(["/endless", "/endless-web"])("let go of the stream that %s sends", async (path) => {
    const server = plainServer();
    const errors: unknown[] = [];
    const watched = await serveWatched(server, { onError: (error) => errors.push(error) });
    const raw = openRaw(watched.port);
    raw.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await raw.until((received) => received.length > 10);
    raw.socket.destroy();
    await server.logged(`let go ${path}`);
    await expectNothingLeft(watched);
    expect(errors).toEqual([]);
  });

  it("let go of a stream that is answered too late", async () => {
    let answer = (): void => undefined;
    const body = endlessStream();
    const server = plainServer({
      handlers: {
        "/late": () =>
          new Promise((resolve) => {
            answer = () => resolve({ status: 200, headers: {}, body: body.stream });
          }),
      },
    });
    const watched = await serveWatched(server);
    const raw = openRaw(watched.port);
    raw.write("GET /late HTTP/1.1\r\nHost: a\r\n\r\n");
    await until(() => watched.seen.length === 1);
    raw.socket.destroy();
    await until(() => watched.seen[0]?.response.destroyed === true);
    answer();
    await until(() => body.cancelled());
    await expectNothingLeft(watched);
  });

  it("have no signal that fires when all went well", async () => {
    const aborted: boolean[] = [];
    const server = plainServer({
      handlers: {
        "/fine": ({ signal }) => {
          signal.addEventListener("abort", () => aborted.push(true));
          return text(200, "fine");
        },
      },
    });
    const watched = await serveWatched(server);
    expect(statuses(await exchange(watched.port, get("/fine")))).toEqual(["200"]);
    await expectNothingLeft(watched);
    expect(aborted).toEqual([]);
  });

  it("by the hundred leave no listener, no connection and no timer", async () => {
    // Other files of the process may have a few.
    const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const before = timers();
    const server = plainServer();
    const watched = await serveWatched(server);
    const raws = Array.from({ length: 100 }, () => openRaw(watched.port));
    for (const [index, raw] of raws.entries()) {
      const path = ["/echo", "/count", "/through", "/refuse"][index % 4] ?? "";
      raw.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\nhalf`);
    }
    await until(() => watched.seen.length === 100);
    for (const raw of raws) raw.socket.destroy();
    await expectNothingLeft(watched);
    await until(() => timers() < before + 10);
  });
});
