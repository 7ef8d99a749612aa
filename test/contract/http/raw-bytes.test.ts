import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exchange, openRaw } from "../../support/raw-http.js";
import { createPath, detailPath, servePurchaseRequests, smallest, type Service } from "../purchase-requests/service.js";
import { adaptersOnPorts, type ServedOnPort } from "./adapters.js";

const small = JSON.stringify(smallest);
const known = "Host: a\r\nAuthorization: Bearer known\r\n";
const json = `Content-Type: application/json\r\nContent-Length: ${small.length}\r\n`;
const statuses = (answer: string): readonly string[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status ?? "");
const bodyOf = (answer: string): string => answer.slice(answer.indexOf("\r\n\r\n") + 4);

describe.each(adaptersOnPorts)("bytes on a connection to $name", (adapter) => {
  let service: Service<ServedOnPort>;
  let port: number;
  beforeAll(async () => {
    service = await servePurchaseRequests(adapter);
    ({ port } = service.served);
  });
  beforeEach(() => service.clear());
  afterAll(() => service.served.close());

  it("that are several requests at once are answered in their order", async () => {
    const answer = await exchange(
      port,
      `POST ${createPath} HTTP/1.1\r\n${known}${json}\r\n${small}` +
        `GET ${detailPath} HTTP/1.1\r\n${known}\r\n` +
        `GET ${createPath}/PRQ-2?mode=FULL HTTP/1.1\r\n${known}\r\n` +
        `OPTIONS ${createPath} HTTP/1.1\r\n${known}Connection: close\r\n\r\n`,
    );
    expect(statuses(answer)).toEqual(["202", "200", "400", "204"]);
  });

  it("with a whole address as their target are for its path", async () => {
    const answer = await exchange(
      port,
      `GET http://elsewhere${detailPath} HTTP/1.1\r\n${known}Connection: close\r\n\r\n`,
    );
    expect(statuses(answer)).toEqual(["200"]);
  });

  it("have header names in any case, and white space around their values", async () => {
    const answer = await exchange(
      port,
      `POST ${createPath} HTTP/1.1\r\nhost: a\r\nAUTHORIZATION:\t Bearer known \r\ncontent-TYPE:application/json\r\nCONTENT-length:  ${small.length}\r\nconnection: close\r\n\r\n${small}`,
    );
    expect(statuses(answer)).toEqual(["202"]);
  });

  it("may ask whether to go on", async () => {
    const raw = openRaw(port);
    raw.write(`POST ${createPath} HTTP/1.1\r\n${known}${json}Expect: 100-continue\r\nConnection: close\r\n\r\n`);
    await raw.until((text) => text.startsWith("HTTP/1.1 100 Continue\r\n\r\n"));
    raw.write(small);
    expect(statuses(await raw.end())).toEqual(["100", "202"]);
  });

  it("may have extensions of chunks and trailers", async () => {
    const size = small.length.toString(16);
    const answer = await exchange(
      port,
      `POST ${createPath} HTTP/1.1\r\n${known}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${size};a=b\r\n${small}\r\n0\r\nX-Trailer: 1\r\n\r\n`,
    );
    expect(statuses(answer)).toEqual(["202"]);
    expect(service.received).toEqual([{ headers: {}, contentType: "application/json", body: smallest }]);
  });

  it("of a body that nobody asked for do not become the next request", async () => {
    const smuggled = `POST ${createPath} HTTP/1.1\r\n${known}${json}\r\n${small}`;
    const answer = await exchange(
      port,
      `GET ${detailPath} HTTP/1.1\r\n${known}Content-Length: ${smuggled.length}\r\n\r\n${smuggled}` +
        `GET ${detailPath} HTTP/1.1\r\n${known}Connection: close\r\n\r\n`,
    );
    expect(statuses(answer)).toEqual(["200", "200"]);
    expect(service.received).toHaveLength(2);
  });

  it("of a HEAD have no body behind them", async () => {
    const answer = await exchange(port, `HEAD ${detailPath} HTTP/1.1\r\n${known}Connection: close\r\n\r\n`);
    expect([statuses(answer), bodyOf(answer)]).toEqual([["200"], ""]);
    expect(answer).toMatch(/\r\nContent-Length: [1-9]\d*\r\n/i);
  });

  it("that are not HTTP are refused without a word to the service", async () => {
    for (const bytes of [
      "nonsense\r\n\r\n",
      `POST ${createPath} HTTP/1.1\r\n${known}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
      `POST ${createPath} HTTP/1.1\r\n${known}Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}`,
      `GET ${detailPath} HTTP/1.1\r\nAuthorization: Bearer\u0000known\r\n\r\n`,
    ]) {
      expect(statuses(await exchange(port, bytes))).toEqual(["400"]);
    }
    expect([service.received, service.errors]).toEqual([[], []]);
  });

  it("with a caller's own texts in a target harm nobody", async () => {
    for (const target of [
      `${createPath}/__proto__?mode=COMPACT&__proto__=1&constructor=2`,
      `${createPath}/a?mode=COMPACT&mode[]=x&%=%&=&&`,
      `${createPath}/%C3%BC?mode=%43OMPACT`,
    ]) {
      const answer = await exchange(port, `GET ${target} HTTP/1.1\r\n${known}Connection: close\r\n\r\n`);
      expect([target, statuses(answer)]).toEqual([target, ["200"]]);
    }
    expect(service.received.map((request) => "path" in request && request.path.id)).toEqual(["__proto__", "a", "ü"]);
    for (const target of [`//${createPath}`, `${createPath}//`, `/../${createPath}`, "*", `${createPath}/%00`]) {
      const answer = await exchange(port, `GET ${target} HTTP/1.1\r\n${known}Connection: close\r\n\r\n`);
      expect([target, Number(statuses(answer)[0])]).toEqual([
        target,
        expect.toSatisfy((status) => status >= 400 && status < 500),
      ]);
    }
  });
});
