import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { sendRequest } from "../../../../generator/api/contract-tests/replay/send-request.js";

it("stops waiting for a service that does not respond", async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const target = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    basePath: "",
    headers: [],
  };
  const request = { method: "GET", target: "/orders", headers: [], body: undefined };
  expect(await sendRequest(target, request, 50)).toEqual({ fault: "The service did not respond within 0.05 s." });
  server.closeAllConnections();
  server.close();
});

it.each(["//other.example/", "/\\\\other.example/", "/../admin", "/%2e%2e/admin", "orders", "@other.example/"])(
  "sends nothing to %j, which is outside the URL of the service",
  async (path) => {
    const target = { origin: "http://127.0.0.1:1", basePath: "/v1", headers: [] };
    const request = { method: "GET", target: path, headers: [], body: undefined };
    const outside = { fault: "Its path points outside the URL of the service." };
    const unreachable = { fault: "The service cannot be reached." };
    expect(await sendRequest(target, request, 1000)).toEqual(
      path.startsWith("//") || path.startsWith("/\\") ? unreachable : outside,
    );
  },
);
