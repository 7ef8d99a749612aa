import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { ServerReply } from "../../../../templates/runtime/server/server-types.js";
import { partiesOf } from "../../../support/parties.js";

const feature = "xsd-views";
const parties = await partiesOf(feature, fileURLToPath(new URL(`../../../golden/${feature}`, import.meta.url)));

const whole =
  '<Order revision="3" owner="ada"><Id>7</Id><Customer>Bo</Customer><Address/><Line><Sku>a</Sku><Amount>1</Amount>' +
  "<Price>2.5</Price></Line><Card>4111</Card></Order>";

async function ask(method: "POST" | "PUT", body: string, settings: object = {}): Promise<readonly [number, unknown]> {
  let seen: unknown;
  const keep = (request: { readonly body: unknown }): ServerReply => ((seen = request.body), { status: 204 });
  const handlers = { getOrder: keep, createOrder: keep, updateOrder: keep };
  const server = parties.server["createXsdViewsServer"]!({ handlers, ...settings });
  const headers = { "content-type": "application/xml" };
  const response = await parties.toFetchHandler(server)(
    new Request("http://a.example/orders", { method, body, headers }),
  );
  const problems =
    response.status === 400 ? ((await response.json()) as { readonly problems: unknown }).problems : seen;
  return [response.status, problems];
}

describe("a server of an operation that creates or updates", () => {
  it("gives handlers nothing that cannot be updated, though a document that was read is sent back", async () => {
    const line = [{ Sku: "a", Amount: 1 }];
    const rest = { Customer: "Bo", Address: {}, Line: line, Card: "4111" };
    expect(await ask("PUT", whole)).toEqual([204, { revision: 3, ...rest }]);
    expect(await ask("POST", whole)).toEqual([204, { owner: "ada", ...rest }]);
  });

  it("refuses it where that is asked for", async () => {
    const [status, problems] = await ask("PUT", whole, { cannotUpdate: "refuse" });
    expect(status).toBe(400);
    expect(problems).toMatchObject([
      { code: "cannotUpdate", path: "/Order/@owner" },
      { code: "cannotUpdate", path: "/Order/Id" },
      { code: "cannotUpdate", path: "/Order/Line[1]/Price" },
    ]);
  });

  it("refuses a creation without what creating requires, which an update may leave out", async () => {
    const xml = "<Order><Address/><Line><Sku>a</Sku><Amount>1</Amount></Line><Card>4111</Card></Order>";
    expect(await ask("POST", xml)).toMatchObject([
      400,
      [{ path: "/Order/Address", message: 'Element "Customer" is missing before "Address".' }],
    ]);
    expect(await ask("PUT", '<Order revision="4"/>')).toEqual([204, { revision: 4 }]);
  });
});
