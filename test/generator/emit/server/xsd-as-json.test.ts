import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { ServerReply } from "../../../../templates/runtime/server/server-types.js";
import { partiesOf } from "../../../support/parties.js";

const feature = "xsd-as-json";
const parties = await partiesOf(feature, fileURLToPath(new URL(`../../../golden/${feature}`, import.meta.url)));

const order = { Id: "7", Line: [{ sku: "a", Amount: 1, Price: 2 }] };
const orderXml = '<Order><Id>7</Id><Line sku="a"><Amount>1</Amount><Price>2</Price></Line></Order>';

interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
  /** The body that the handler was given. */
  readonly seen?: unknown;
}

async function ask(init: RequestInit, settings: object = {}): Promise<Answer> {
  let seen: unknown;
  const handlers = {
    getOrder: (): ServerReply => ({ status: 200, body: order }),
    updateOrder: ({ body }: { readonly body: unknown }): ServerReply => ((seen = body), { status: 204 }),
  };
  const server = parties.server["createXsdAsJsonServer"]!({ handlers, ...settings });
  const response = await parties.toFetchHandler(server)(new Request("http://a.example/orders", init));
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text(), seen };
}

const put = (body: string, type = "application/json", accept = type): RequestInit => {
  return { method: "PUT", body, headers: { "content-type": type, accept } };
};

describe("JSON beside the XML of an element", () => {
  it("is answered to callers who like it better", async () => {
    const [xml, json] = [await ask({}), await ask({ headers: { accept: "application/json" } })];
    expect([xml.status, xml.type, xml.text]).toEqual([200, "application/xml", orderXml]);
    expect([json.status, json.type, JSON.parse(json.text)]).toEqual([200, "application/json", order]);
  });

  it("is held to the facets and occurrences of the XSD", async () => {
    const line = { sku: "a", Amount: 11 };
    const answers = [{ Line: [line] }, { Line: [line, line, line, line] }, { Line: [{ Amount: 1 }] }, { Line: 1 }];
    const codes = await Promise.all(answers.map(async (body) => (await ask(put(JSON.stringify(body)))).text));
    expect(codes.map((text) => (JSON.parse(text) as { readonly Code: number }).Code)).toEqual([2, 2, 0, 0]);
  });

  it("gives handlers nothing that cannot be updated, though an order that was read is sent back", async () => {
    const json = await ask(put(JSON.stringify(order)));
    expect([json.status, json.seen]).toEqual([204, { Line: [{ sku: "a", Amount: 1 }] }]);
    expect((await ask(put(orderXml, "application/xml"))).seen).toEqual(json.seen);
  });

  it("is refused with it where that is asked for, by the row of the table", async () => {
    const refusing = { cannotUpdate: "refuse" };
    const json = await ask(put(JSON.stringify(order)), refusing);
    expect([json.status, json.type, JSON.parse(json.text)]).toEqual([
      400,
      "application/json",
      { Code: 1, Text: "This cannot change." },
    ]);
    const xml = await ask(put(orderXml, "application/xml"), refusing);
    expect([xml.status, xml.type, xml.text]).toEqual([
      400,
      "application/xml",
      "<Failure><Code>1</Code><Text>This cannot change.</Text></Failure>",
    ]);
  });

  it("is not sent with what cannot be updated by a client", async () => {
    const sent: string[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      sent.push(await request.text());
      return new Response(null, { status: 204 });
    };
    const create = parties.client["createXsdAsJsonClient"] as unknown as (settings: object) => {
      readonly updateOrder: (input: object) => Promise<unknown>;
    };
    const client = create({ baseUrl: "http://a.example", fetch });
    await client.updateOrder({ contentType: "application/json", body: order });
    await client.updateOrder({ contentType: "application/xml", body: order });
    expect(sent).toEqual([
      '{"Line":[{"sku":"a","Amount":1}]}',
      '<Order><Line sku="a"><Amount>1</Amount></Line></Order>',
    ]);
  });
});
