import { describe, expect, it } from "vitest";
import { maxReplaced } from "../../../generator/load/openapi/swagger/prepare-swagger.js";
import { maxSwaggerEntries } from "../../../generator/load/openapi/swagger/check-lists.js";
import { loadSpec } from "../../generator/load/openapi/load-spec.js";

/** A document of Swagger 2.0 as JSON text, loaded. */
async function load(members: object): ReturnType<typeof loadSpec> {
  const text = JSON.stringify({ swagger: "2.0", info: { title: "Orders", version: "1" }, paths: {}, ...members });
  return loadSpec({ "openapi.json": text });
}

const answer = { responses: { "200": { description: "Done." } } };

describe("a hostile document of Swagger 2.0", () => {
  it("does not keep the conversion busy with names that look like its own words", async () => {
    let deep: object = { type: "file" };
    for (let depth = 0; depth < 100; depth += 1) deep = { [depth % 2 === 0 ? "headers" : "responses"]: deep };
    const { contract } = await load({ "x-note": deep, definitions: { Order: { type: "object", example: deep } } });
    expect(contract?.schemas.has("Order")).toBe(true);
  });

  it("does not multiply a body by the references to it", async () => {
    const schema = { type: "string", enum: Array.from({ length: 2_000 }, (_, index) => `value ${index}`) };
    const post = { parameters: [{ $ref: "#/parameters/Order" }], ...answer };
    const paths = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`/orders/${index}`, { post }]));
    const { reports } = await load({ parameters: { Order: { name: "order", in: "body", schema } }, paths });
    expect(reports.filter((line) => line.includes("openapi/too-many-entries")).length).toBeGreaterThan(0);
    expect(maxReplaced).toBeLessThan(600 * 2_000);
  });

  it("does not multiply what an operation consumes", async () => {
    const consumes = Array.from({ length: maxSwaggerEntries + 1 }, (_, index) => `application/v${index}+json`);
    const { reports } = await load({ consumes });
    expect(reports.map((line) => line.split(" ")[2])).toEqual(["openapi/too-many-entries:"]);
  });

  it("gives no object another prototype", async () => {
    const text = `{"swagger":"2.0","info":{"title":"Orders","version":"1"},"paths":{},"definitions":{"__proto__":{"type":"string"},"Order":{"type":"object","properties":{"__proto__":{"type":"integer"}}}},"parameters":{"__proto__":{"name":"a","in":"query","type":"string"}},"responses":{"__proto__":{"description":"x","examples":{"__proto__":{"polluted":true}}}}}`;
    const { contract } = await loadSpec({ "openapi.json": text });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect([...(contract?.schemas.get("Order")?.properties ?? [])].map(([name]) => name)).toEqual(["__proto__"]);
  });

  it("reads no file that is not below its folder, and asks nobody", async () => {
    const ref = (to: string): object => ({ parameters: [{ $ref: to }], ...answer });
    const { reports } = await load({
      paths: { "/a": { get: ref("../secret.yaml#/a") }, "/b": { get: ref("https://evil.example/a.yaml#/a") } },
    });
    expect(new Set(reports.map((line) => line.split(" ")[2]))).toEqual(
      new Set(["source/outside-root:", "openapi/remote-ref:"]),
    );
  });

  it.each([
    null,
    1,
    "text",
    [],
    [null],
    { get: null },
    { get: { parameters: null, responses: null } },
    { get: { parameters: [null] } },
  ])("reports a path item that is %j", async (item) => {
    const { reports } = await load({ paths: { "/orders": item } });
    expect(reports.every((line) => / error openapi\/(?:schema|no-responses): /.test(line))).toBe(true);
    expect(reports.length).toBeGreaterThan(Array.isArray(item) || item === null ? 0 : -1);
  });
});
