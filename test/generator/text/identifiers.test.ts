import { describe, expect, it } from "vitest";
import { camelCase, isIdentifier, isReservedWord, kebabCase, pascalCase } from "../../../generator/text/identifiers.js";

describe("identifiers", () => {
  it.each([
    ["order-line", "OrderLine"],
    ["HTTPStatus", "HTTPStatus"],
    ["get_HTTPStatus2", "GetHTTPStatus2"],
    ["uoMCode", "UoMCode"],
    ["2fast", "_2Fast"],
    ["", "Unnamed"],
    ["\u00e9t\u00e9", "Ete"],
    ["../../etc/passwd", "EtcPasswd"],
    ["__proto__", "Proto"],
    ["a\u0000b", "AB"],
    ["\u6d4b\u8bd5", "Unnamed"],
  ])("writes %j in Pascal case as %s", (text, expected) => {
    expect(pascalCase(text)).toBe(expected);
  });

  it.each([
    ["Order-line", "orderLine"],
    ["HTTPStatus", "httpStatus"],
    ["delete", "delete_"],
    ["get /orders/{id}", "getOrdersId"],
  ])("writes %j in camel case as %s", (text, expected) => {
    expect(camelCase(text)).toBe(expected);
  });

  it.each([
    ["PurchaseRequests", "purchase-requests"],
    ["CON", "con-api"],
    ["lpt1", "lpt1-api"],
    ["..", "unnamed"],
    ["a/b\\c", "a-b-c"],
  ])("writes %j as the folder %s", (text, expected) => {
    expect(kebabCase(text)).toBe(expected);
  });

  it("keeps very long names short", () => {
    expect(pascalCase("a".repeat(500))).toHaveLength(120);
    expect(kebabCase("a".repeat(500))).toHaveLength(80);
  });

  it("knows the words that emitted code cannot declare", () => {
    expect(["class", "Promise", "Result", "await"].every(isReservedWord)).toBe(true);
    expect(["Order", "className"].some(isReservedWord)).toBe(false);
    expect(isIdentifier("a$1")).toBe(true);
    expect(isIdentifier("\u00e9")).toBe(false);
  });
});
