import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { createPurchaseRequestsClient } from "../../../generated/purchase-requests/client.js";

const secret = "s3cret-token";
const settings = { baseUrl: "https://api.example.com", auth: { bearerToken: secret }, headers: { "x-key": secret } };

/** Everything that logs make of a value. */
function printed(value: unknown): string {
  return [inspect(value, { depth: 20 }), JSON.stringify(value), JSON.stringify({ ...(value as object) })].join("\n");
}

describe("a client that is printed or written as JSON", () => {
  it("shows no credentials and no headers, whatever is printed with it", async () => {
    const sent: string[] = [];
    const client = createPurchaseRequestsClient({
      ...settings,
      fetch: ({ headers }) => {
        sent.push(headers.get("authorization") ?? "", headers.get("x-key") ?? "");
        throw new Error("no network");
      },
    });
    const input = { path: { id: "1" }, query: { mode: "COMPACT" } } as const;
    const error = await client.getPurchaseRequest(input).catch((thrown: unknown) => thrown);
    expect(sent).toEqual([`Bearer ${secret}`, secret]);
    for (const value of [client, client.connection, client.withBaseUrl("https://other.example"), error]) {
      expect(printed(value)).not.toContain(secret);
    }
  });

  it("shows where it sends", () => {
    expect(printed(createPurchaseRequestsClient(settings))).toContain("https://api.example.com");
  });

  it("keeps its credentials in a connection that is copied", () => {
    const { connection } = createPurchaseRequestsClient(settings);
    expect({ ...connection }.settings.auth).toEqual({ bearerToken: secret });
  });
});
