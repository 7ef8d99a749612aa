import { createEventSubscriptionsClient } from "@specwright/travel-expense/event-subscriptions/client";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { createSandbox } from "../../sandbox/index.js";
import { promise } from "../support/promise.js";

promise(
  ["sandbox-stays-home"],
  "a sandbox asks endpoints on its own machine alone, and goes where none of them leads",
  async () => {
    const asked: string[] = [];
    const receiver = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(308, { Location: "/elsewhere" }).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    const { port } = receiver.address() as AddressInfo;
    const { baseUrl, fetch, credentials, close } = await createSandbox();
    try {
      const client = createEventSubscriptionsClient({
        baseUrl,
        fetch,
        auth: { bearerToken: credentials.application.jwt },
      });
      const save = async (endpoint: string): Promise<number> => {
        const body = { id: "partner.all", filter: ".*", topic: "public.test", webHookConfig: { endpoint } };
        return (await client.saveSubscription({ body })).status;
      };
      for (const host of ["127.0.0.1.partner.example", "partner.example", "192.0.2.1", "[::ffff:127.0.0.1]", "0.0.0.0"])
        expect([host, await save(`http://${host}:${port}/hooks`)]).toEqual([host, 400]);
      expect(await save(`http://localhost:${port}/hooks`)).toBe(200);
      expect(asked).toEqual(["HEAD /hooks"]);
    } finally {
      await close();
      receiver.close();
    }
  },
);
