import { describe, expect, it } from "vitest";
import { nameOperations } from "../../../generator/plan/operation-names.js";
import { contractOfText } from "../../support/contract-of-text.js";

const long = `get${"Long".repeat(27)}`;

const expected = {
  "/orders": "getOrders",
  "/orders/{id}": "getOrdersById",
  "/orders/id": "getOrdersId_X",
  "/a-b": "getAB_X",
  "/a_b": "getAB_X",
  "/a/b": "getAB_X",
  "/{stock}": "getByStock",
  "/Stock": "getStock_X",
  "/stock": "getStock_X",
  "/\u8BA2\u5355": "get__X",
  "/\u5BA2\u6237": "get__X",
  "/": "get__X",
  [`/${"long-".repeat(60)}1`]: `${long}_X`,
  [`/${"long-".repeat(60)}2`]: `${long}_X`,
  "/taken": "getTaken_X",
  "/named": "getTaken",
};

/** Names of GET operations by their paths, in a document with the paths in this order. */
async function namesOf(order: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const items = order.map((path) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
    const id = path === "/named" ? { operationId: "getTaken" } : {};
    return [path, { get: { ...id, parameters, responses: { 204: { description: "Done." } } } }] as const;
  });
  const info = { title: "Orders", version: "1" };
  const contract = await contractOfText({ openapi: "3.1.0", info, paths: Object.fromEntries(items) });
  const named = nameOperations(contract.operations, "camelCase");
  return Object.fromEntries(named.map(({ operation, name }) => [operation.path, name]));
}

const withoutDigest = (name: string): string => name.replace(/_[0-9a-f]{8}$/, "_X");

describe("names of operations without operationId", () => {
  const paths = Object.keys(expected);

  it("are those of their paths, and differ where these give one name", async () => {
    const names = await namesOf(paths);
    expect(Object.fromEntries(Object.entries(names).map(([path, name]) => [path, withoutDigest(name)]))).toEqual(
      expected,
    );
    expect(new Set(Object.values(names)).size).toBe(paths.length);
    expect(Object.values(names).filter((name) => name.length > 120)).toEqual([]);
  });

  it("do not depend on the order of paths", async () => {
    const names = await namesOf(paths);
    const orders = [3, 5, 7, 15].map((step) => paths.map((_, index) => paths[(index * step + 1) % paths.length]!));
    for (const order of [[...paths].reverse(), ...orders]) {
      expect(new Set(order).size).toBe(paths.length);
      expect(await namesOf(order)).toEqual(names);
    }
  });

  it("are not taken over by a path that is added", async () => {
    const before = await namesOf(["/orders/{id}"]);
    const after = await namesOf(["/orders/{id}", "/orders/id"]);
    expect(before["/orders/{id}"]).toBe("getOrdersId");
    expect(Object.values(after)).not.toContain("getOrdersId");
  });
});
