import { describe, expect, it } from "vitest";
import { addressesByName } from "../../../generator/settings/kinds.js";
import { packageSettings } from "../../../generator/settings/package-settings.js";

describe("the addresses of servers", () => {
  it.each([
    ["https://api.example", true],
    ["http://localhost:3000/v1", true],
    ["https://api.example/a?b", false],
    ["https://api.example/#a", false],
    ["https://api.example/{version}", false],
    ["https://api.example\\a", false],
    ["https://api.example/ a", false],
    ["https://user:secret@api.example", false],
    ["ftp://api.example", false],
    ["api.example", false],
    ["https://", false],
    [5, false],
  ])("are base addresses of http and https: %s is accepted: %s", (address, isAccepted) => {
    expect(addressesByName.accepts({ test: address })).toBe(isAccepted);
    expect(addressesByName.accepts({ orders: { test: address } })).toBe(isAccepted);
  });
});

describe("the name of a package", () => {
  it.each([
    ["orders", true],
    ["@acme/orders-1.x_y~z", true],
    ["Orders", false],
    [".orders", false],
    ["@acme", false],
    ["", false],
  ])("is one that npm accepts: %s is accepted: %s", (name, isAccepted) => {
    expect(packageSettings.name.is.accepts(name)).toBe(isAccepted);
  });

  it("has at most 214 characters", () => {
    expect([214, 215].map((length) => packageSettings.name.is.accepts("a".repeat(length)))).toEqual([true, false]);
  });
});
