import { describe, expect, it } from "vitest";
import { allocateNames, type NameRequest } from "../../../generator/plan/name-allocator.js";

const request = (owner: string, wish: string, rank: number, fallback?: string): NameRequest<string> => ({
  owner,
  wish,
  rank,
  key: owner,
  ...(fallback !== undefined && { fallback }),
});

describe("allocateNames", () => {
  it("serves ranks first and keys next, whatever the order of requests", () => {
    const requests = [request("c", "Order", 1), request("b", "Order", 1), request("a", "Order", 0)];
    const expected = new Map([
      ["a", "Order"],
      ["b", "Order2"],
      ["c", "Order3"],
    ]);
    expect(allocateNames(requests)).toEqual(expected);
    expect(allocateNames([...requests].reverse())).toEqual(expected);
  });

  it("takes the fallback before it counts", () => {
    const names = allocateNames([request("a", "Order", 0), request("b", "Order", 1, "OrderXml")]);
    expect(names.get("b")).toBe("OrderXml");
  });

  it("keeps away from words of the language alone", () => {
    expect(allocateNames([request("a", "class", 0)]).get("a")).toBe("classModel");
    expect(allocateNames([request("a", "Error", 0)]).get("a")).toBe("Error");
  });
});
