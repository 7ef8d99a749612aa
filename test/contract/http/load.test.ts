import { afterEach, describe, expect, it } from "vitest";
import type { PurchaseRequest } from "../../../generated/purchase-requests/types.js";
import { openRaw } from "../../support/raw-http.js";
import { post as postXml, serveLoyalty, updatePath } from "../loyalty/service.js";
import { accepted, createPath, post, servePurchaseRequests, smallest } from "../purchase-requests/service.js";
import { adapters, adaptersOnPorts, type Served } from "./adapters.js";

const open: Served[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((served) => served.close()));
});

/** A purchase request of several mebibytes; each line has different content. */
function large(lines: number): PurchaseRequest {
  const [line] = smallest.lineItems;
  return {
    ...smallest,
    lineItems: Array.from({ length: lines }, (_, index) => ({
      ...line,
      description: `Lamp ${index} ${"ä".repeat(400)}`,
    })),
  };
}

const mebibyte = 1024 * 1024;

describe.each(adapters)("many requests at once through $name", (adapter) => {
  it("are answered each with its own", async () => {
    const service = await servePurchaseRequests(adapter);
    open.push(service.served);
    service.handlers.createPurchaseRequest = async ({ body }) => {
      // Responses arrive in another order than requests.
      await new Promise((resolve) => setTimeout(resolve, Number(body.description) % 7));
      return { status: 202, body: { ...accepted, id: `PRQ-${body.description ?? ""}` } };
    };
    const client = service.client();
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        index % 2 === 0
          ? client.createPurchaseRequest({ body: { ...smallest, description: String(index) } as never })
          : client.getPurchaseRequest({ path: { id: `PRQ-${index}` }, query: { mode: "COMPACT" } }),
      ),
    );
    const ids = results.map(({ status, data }) => [
      status,
      (data as Record<string, unknown>)["id"] ?? (data as Record<string, unknown>)["purchaseRequestId"],
    ]);
    expect(ids).toEqual(Array.from({ length: 200 }, (_, index) => [index % 2 === 0 ? 202 : 200, `PRQ-${index}`]));
    expect(service.received).toHaveLength(200);
  });
});

describe.each(adapters)("large bodies through $name", (adapter) => {
  it("of several mebibytes arrive under a raised limit, and come back", async () => {
    const service = await servePurchaseRequests(adapter, { maxBodyBytes: 16 * mebibyte });
    open.push(service.served);
    const body = large(4000);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeGreaterThan(3 * mebibyte);
    service.handlers.createPurchaseRequest = ({ body: { lineItems } }) => ({
      status: 202,
      body: { ...accepted, uri: lineItems.map(({ description }) => description).join() },
    });
    const { status, data } = await service.client().createPurchaseRequest({ body });
    expect(status).toBe(202);
    const texts = body.lineItems.map(({ description }) => description).join();
    expect((data as { readonly uri: string }).uri === texts).toBe(true);
    expect(service.received).toHaveLength(1);
  });

  it("are a 413 in the contract's words without one", async () => {
    const service = await servePurchaseRequests(adapter);
    open.push(service.served);
    const tooLong = {
      errorCode: "invalidRequestBody",
      errorMessage: "The request body is not valid.",
      dataPath: "",
    };
    const { status, data } = await service.client().createPurchaseRequest({ body: large(400) });
    expect([status, data]).toEqual([413, { errors: [tooLong] }]);
    expect(service.received).toEqual([]);
    expect((await service.client().createPurchaseRequest({ body: smallest as never })).status).toBe(202);
  });

  it("of XML keep the same limit", async () => {
    const service = await serveLoyalty(adapter);
    open.push(service.served);
    const updates = (count: number): string =>
      `<LoyaltyMembershipUpdate>${"<Membership><Status>Gold</Status></Membership>".repeat(count)}</LoyaltyMembershipUpdate>`;
    const fits = await service.served.send(updatePath, postXml(updates(5_000)));
    expect(fits.status).toBe(200);
    expect(service.received[0]?.body.Membership).toHaveLength(5_000);
    const response = await service.served.send(updatePath, postXml(updates(6_000)));
    expect([response.status, await response.text()]).toEqual([413, expect.stringContaining("<Status>ERROR</Status>")]);
  });
});

describe.each(adaptersOnPorts)("slow bodies through $name", (adapter) => {
  it("arrive byte by byte, also when characters and chunks are cut", async () => {
    const service = await servePurchaseRequests(adapter);
    open.push(service.served);
    const body = { ...smallest, description: "für €\u{1f600}" };
    const bytes = Buffer.from(JSON.stringify(body));
    const head = `POST ${createPath} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer known\r\nContent-Type: application/json\r\nConnection: close\r\n`;

    const whole = openRaw(service.served.port);
    whole.socket.setNoDelay(true);
    whole.write(`${head}Content-Length: ${bytes.length}\r\n\r\n`);
    const chunked = openRaw(service.served.port);
    chunked.socket.setNoDelay(true);
    chunked.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    for (const byte of bytes) {
      whole.write(Uint8Array.of(byte));
      chunked.write(Buffer.concat([Buffer.from("1\r\n"), Uint8Array.of(byte), Buffer.from("\r\n")]));
      await new Promise((resolve) => setImmediate(resolve));
    }
    chunked.write("0\r\n\r\n");
    expect(await whole.end()).toMatch(/^HTTP\/1\.1 202 /);
    expect(await chunked.end()).toMatch(/^HTTP\/1\.1 202 /);
    expect(service.received.map((request) => "body" in request && request.body)).toEqual([body, body]);
  });

  it("that turn out too long are refused before they end", async () => {
    const service = await servePurchaseRequests(adapter, { maxBodyBytes: 1000 });
    open.push(service.served);
    const raw = openRaw(service.served.port);
    raw.write(
      `POST ${createPath} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer known\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    for (let sent = 0; sent < 20; sent += 1) raw.write(`64\r\n${"x".repeat(100)}\r\n`);
    expect(await raw.until((text) => text.includes("http/413"))).toMatch(/^HTTP\/1\.1 413 /);
    raw.socket.destroy();
  });

  it("do not hold up those that come faster", async () => {
    const service = await servePurchaseRequests(adapter);
    open.push(service.served);
    const slow = openRaw(service.served.port);
    const text = JSON.stringify(smallest);
    slow.write(
      `POST ${createPath} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer known\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${text.length}\r\n\r\n${text.slice(0, 10)}`,
    );
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await service.served.send(createPath, post(text))).status).toBe(202);
    }
    slow.write(text.slice(10));
    expect(await slow.end()).toMatch(/^HTTP\/1\.1 202 /);
    expect(service.received).toHaveLength(6);
  });
});
