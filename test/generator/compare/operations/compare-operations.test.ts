import { describe, expect, it } from "vitest";
import { isInformation } from "../../../../generator/compare/catalog.js";
import type { Change } from "../../../../generator/compare/change.js";
import { compareContracts } from "../../../../generator/compare/compare-contracts.js";
import { contractOfText } from "../../../support/contract-of-text.js";

type Members = Readonly<Record<string, unknown>>;

function document(paths: Members, more: Members = {}): object {
  return { openapi: "3.1.0", info: { title: "Orders", version: "1" }, paths, ...more };
}

async function compareAll(before: object, after: object): Promise<readonly Change[]> {
  const [old, now] = [await contractOfText(before), await contractOfText(after)];
  return compareContracts(old, now, { today: "2026-01-01" });
}

/** Changes that consumers can observe. */
async function compare(before: object, after: object): Promise<readonly string[]> {
  const changes = await compareAll(before, after);
  return changes.flatMap(({ id, subject }) => (isInformation(id) ? [] : [`${id} ${subject}`]));
}

const ok = { "200": { description: "All." } };

function withParameter(parameter: Members, place = "query"): object {
  return document({
    "/orders": { get: { operationId: "list", parameters: [{ name: "p", in: place, ...parameter }], responses: ok } },
  });
}

function answering(responses: Members): object {
  return document({ "/orders": { get: { operationId: "list", responses } } });
}

const json = (schema: Members): Members => ({ content: { "application/json": { schema } } });

describe("operations", () => {
  it("are known again by what they answer, then by operationId", async () => {
    const before = document({
      "/a": { get: { operationId: "a", responses: ok } },
      "/b": { get: { operationId: "b", responses: ok } },
    });
    const swapped = document({
      "/a": { get: { operationId: "b", responses: ok } },
      "/b": { get: { operationId: "a", responses: ok } },
    });
    expect(await compare(before, swapped)).toEqual(["operation/renamed GET /a (a)", "operation/renamed GET /b (b)"]);
    const moved = document({
      "/c": { get: { operationId: "a", responses: ok } },
      "/b": { get: { operationId: "b", responses: ok } },
    });
    expect(await compare(before, moved)).toEqual(["operation/path-changed GET /a (a)"]);
  });

  it("keep their name when the operationId says what method and path say", async () => {
    const before = document({ "/orders": { get: { responses: ok } } });
    const after = document({ "/orders": { get: { operationId: "getOrders", responses: ok } } });
    expect(await compare(before, after)).toEqual([]);
  });

  it("inherit what a path item says", async () => {
    const parameter = { name: "p", in: "query", schema: { type: "string" } };
    const own = document({ "/orders": { get: { parameters: [parameter], responses: ok } } });
    const shared = document({ "/orders": { parameters: [parameter], get: { responses: ok } } });
    expect(await compare(own, shared)).toEqual([]);
  });

  it("change for people alone by texts and examples", async () => {
    const before = document({ "/orders": { get: { operationId: "list", responses: ok } } });
    const after = document({
      "/orders": {
        get: {
          operationId: "list",
          summary: "All.",
          description: "All of them.",
          responses: { "200": { description: "Every one." } },
        },
      },
    });
    const changes = await compareAll(before, after);
    expect(changes.map(({ id, subject, level }) => `${level} ${id} ${subject}`)).toEqual([
      "info documentation/description-changed GET /orders (list)",
      "info documentation/description-changed GET /orders (list) responses/200",
    ]);
  });
});

describe("parameters", () => {
  it("of a path belong together by position", async () => {
    const one = (name: string): object =>
      document({
        [`/orders/{${name}}`]: {
          get: {
            operationId: "read",
            parameters: [{ name, in: "path", required: true, schema: { type: "string" } }],
            responses: ok,
          },
        },
      });
    expect(await compare(one("id"), one("order"))).toEqual(["operation/template-renamed GET /orders/{id} (read)"]);
  });

  it("that hold one value are written the same, exploded or not", async () => {
    const schema = { type: "string" };
    expect(await compare(withParameter({ schema }), withParameter({ schema, explode: false }))).toEqual([]);
    const list = { type: "array", items: { type: "string" } };
    expect(await compare(withParameter({ schema: list }), withParameter({ schema: list, explode: false }))).toEqual([
      "parameter/explode-changed GET /orders (list) query/p",
    ]);
  });

  it("do not change when a default is written out", async () => {
    const schema = { type: "array", items: { type: "string" } };
    const written = { schema, style: "form", explode: true, required: false, allowReserved: false };
    expect(await compare(withParameter({ schema }), withParameter(written))).toEqual([]);
  });
});

describe("answers", () => {
  it("do not change on the wire when a status leaves a default that says the same of it", async () => {
    const problem = { description: "Not well.", ...json({ type: "object" }) };
    const before = answering({ ...ok, default: problem });
    expect(await compare(before, answering({ ...ok, "404": problem, default: problem }))).toEqual([]);
  });

  it("are compared with the default they were part of", async () => {
    const before = answering({ ...ok, default: { description: "Not well.", ...json({ type: "object" }) } });
    const after = answering({
      ...ok,
      "404": { description: "None.", ...json({ type: "string" }) },
      default: { description: "Not well.", ...json({ type: "object" }) },
    });
    expect(await compare(before, after)).toEqual(["schema/type-changed GET /orders (list) 404/application/json"]);
  });

  it("have headers whatever their case, and media types whatever their charset", async () => {
    const one = (header: string, type: string): object =>
      answering({
        "200": {
          description: "All.",
          headers: { [header]: { schema: { type: "string" } } },
          content: { [type]: { schema: { type: "object" } } },
        },
      });
    expect(await compare(one("X-Page", "application/json"), one("X-Page", "application/json; charset=utf-8"))).toEqual(
      [],
    );
    expect(await compare(one("X-Page", "application/json"), one("x-page", "Application/JSON"))).toEqual([
      "header/case-changed GET /orders (list) 200/header/X-Page",
    ]);
  });

  it("find the type that a range held", async () => {
    const one = (type: string, schema: Members): object =>
      answering({ "200": { description: "All.", content: { [type]: { schema } } } });
    expect(await compare(one("*/*", { type: "object" }), one("application/json", { type: "string" }))).toEqual([
      "schema/type-changed GET /orders (list) 200/application/json",
      "media-type/narrowed GET /orders (list) 200/*/*",
    ]);
  });
});

describe("schemas", () => {
  const order = (type: string): Members => ({
    components: { schemas: { Order: { type: "object", properties: { id: { type } } } } },
  });
  const reference = { $ref: "#/components/schemas/Order" };

  it("are told of once, with every place that uses them", async () => {
    const paths = {
      "/orders": {
        get: { operationId: "list", responses: { "200": { description: "One.", ...json(reference) } } },
        post: { operationId: "create", requestBody: json(reference), responses: ok },
      },
    };
    const [old, now] = [
      await contractOfText(document(paths, order("string"))),
      await contractOfText(document(paths, order("integer"))),
    ];
    const changes = compareContracts(old, now);
    expect(changes.map(({ id, subject }) => `${id} ${subject}`)).toEqual(["schema/type-changed Order.id"]);
    expect(changes[0]?.uses).toEqual([
      {
        direction: "read",
        text: "GET /orders (list) response 200",
        part: { operation: "GET /orders (list)", path: "/orders", tags: [], status: "200" },
      },
      {
        direction: "sent",
        text: "POST /orders (create) request",
        part: { operation: "POST /orders (create)", path: "/orders", tags: [] },
      },
    ]);
  });

  it("that no operation uses break code alone", async () => {
    const paths = { "/orders": { get: { operationId: "list", responses: ok } } };
    const [old, now] = [
      await contractOfText(document(paths, order("string"))),
      await contractOfText(document(paths, order("integer"))),
    ];
    expect(compareContracts(old, now)).toMatchObject([{ id: "schema/type-changed", wire: {}, code: "breaking" }]);
  });

  it("of a contract without operations travel both ways", async () => {
    const [old, now] = [
      await contractOfText(document({}, order("string"))),
      await contractOfText(document({}, order("integer"))),
    ];
    expect(compareContracts(old, now)).toMatchObject([{ wire: { sent: "breaking", read: "breaking" } }]);
  });

  it("may move into a name of their own", async () => {
    const inline = { type: "object", properties: { id: { type: "string" } } };
    const answer = (schema: Members): Members => ({
      "/orders": { get: { operationId: "list", responses: { "200": { description: "One.", ...json(schema) } } } },
    });
    expect(await compare(document(answer(inline)), document(answer(reference), order("string")))).toEqual([
      // An importer of the inline schema's type looks for it under its new name.
      "interface/generated-name-removed ListResponse200",
      "interface/type-added Order",
    ]);
  });
});

describe("webhooks", () => {
  it("mirror the directions: consumers read the request and send the answer", async () => {
    const hook = (required: boolean, status: string): object =>
      document(
        {},
        {
          webhooks: {
            closed: {
              post: {
                operationId: "closed",
                requestBody: { required, ...json({ type: "object" }) },
                responses: { [status]: { description: "Taken." } },
              },
            },
          },
        },
      );
    const [old, now] = [await contractOfText(hook(true, "200")), await contractOfText(hook(false, "204"))];
    const found = compareContracts(old, now).map(({ id, wire }) => [id, wire]);
    expect(Object.fromEntries(found)).toEqual({
      "body/became-optional": { read: "breaking" },
      "response/success-removed": { sent: "breaking" },
      "response/success-added": { sent: "info" },
    });
  });
});
