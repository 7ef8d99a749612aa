import { describe, expect, it } from "vitest";
import { serverAddress, type ServerTable } from "../../../templates/runtime/client/server-address.js";

const region: ServerTable = {
  url: "https://{region}.orders.example:{port}/{version}/api/",
  variables: { region: { default: "eu", values: ["eu", "us"] }, port: { default: "443" }, version: { default: "v1" } },
};
const tenant: ServerTable = { url: "https://{tenant}.orders.example/v1", variables: { tenant: { default: "acme" } } };
const host: ServerTable = {
  url: "{scheme}://{host}/v1",
  variables: { scheme: { default: "https" }, host: { default: "localhost:8080" } },
};
const whole: ServerTable = { url: "{base}", variables: { base: { default: "https://orders.example" } } };
const plain: ServerTable = { url: "/v1/{part}", variables: { part: { default: "a/b" } } };

const urlOf = (server: ServerTable, values?: Readonly<Record<string, string>>, origin?: string): string =>
  serverAddress("production", server, values, origin).url;

describe("serverAddress", () => {
  it("fills in defaults, and what is given", () => {
    expect(urlOf(region)).toBe("https://eu.orders.example/v1/api");
    expect(urlOf(region, { region: "us", port: "8443" })).toBe("https://us.orders.example:8443/v1/api");
    expect(urlOf(host, { host: "[::1]:80", scheme: "http" })).toBe("http://[::1]/v1");
    expect(urlOf(whole, { base: "https://other.example/x" })).toBe("https://other.example/x");
  });

  it("puts an address without a host behind the origin", () => {
    expect(urlOf(plain, {}, "https://orders.example/ignored")).toBe("https://orders.example/v1/a/b");
    expect(() => urlOf(plain)).toThrow(TypeError);
  });

  it.each([
    ["a value that is not listed", region, { region: "evil" }],
    ["another host behind a slash", tenant, { tenant: "evil.example/" }],
    ["a query", tenant, { tenant: "evil.example?" }],
    ["a fragment", tenant, { tenant: "evil.example#" }],
    ["a user name", tenant, { tenant: "evil@x" }],
    ["a backslash", tenant, { tenant: "evil.example\\" }],
    ["a port", tenant, { tenant: "evil.example:1" }],
    ["a tab", tenant, { tenant: "ev\til" }],
    ["an empty text", tenant, { tenant: "" }],
    ["a line behind the port", region, { port: "443\n" }],
    ["a port that is not a number", region, { port: "80@evil.example" }],
    ["folders up", region, { version: "../x" }],
    ["half of a character", region, { version: "\ud800" }],
    ["another scheme", host, { scheme: "javascript" }],
    ["a path in the host", host, { host: "evil.example/x" }],
    ["a user name in the host", host, { host: "a@evil.example" }],
    ["a script as the whole address", whole, { base: "javascript:alert(1)" }],
    ["a password in the whole address", whole, { base: "https://a:b@evil.example" }],
  ])("refuses %s", (_, server, values) => {
    expect(() => urlOf(server, values)).toThrow(TypeError);
  });

  it("names the variable or the option with its value, without secrets", () => {
    const texts = [
      (): string => urlOf(region, { region: "evil" }),
      (): string => urlOf(whole, { base: "ftp://u:s3cret@evil.example?key=s3cret" }),
      (): string => urlOf(plain, {}, "https://u:s3cret@orders.example"),
      ...[null, "us", ["us"], 5, true, (): void => {}].map((values) => (): string => urlOf(region, values as never)),
      (): string => urlOf(plain, { part: 5 as never }, "https://orders.example"),
      (): string => urlOf(tenant, { tenant: ["acme"] as never }),
      (): string => urlOf(host, { host: Symbol("x") as never }),
    ].map((make) => {
      try {
        return make();
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(texts).toEqual([
      '"region" is "evil", which this variable of the server does not accept.',
      '"base" is "ftp://evil.example", which this variable of the server does not accept.',
      '"origin" is "https://orders.example", but must be an http or https URL without user name and password.',
      ...["null", "a string", "an array", "a number", "a boolean", "a function"].map(
        (kind) => `"variables" is ${kind}, but must be an object with the value of each variable.`,
      ),
      '"part" is a number, which this variable of the server does not accept.',
      '"tenant" is an object, which this variable of the server does not accept.',
      '"host" is a symbol, which this variable of the server does not accept.',
    ]);
  });

  it("escapes what stands in a path", () => {
    expect(urlOf(region, { version: "v1?a#b c/%2e%2e" })).toBe(
      "https://eu.orders.example/v1%3Fa%23b%20c/%252e%252e/api",
    );
    expect(urlOf(plain, { part: "/evil.example" }, "https://orders.example")).toBe(
      "https://orders.example/v1//evil.example",
    );
  });

  it.each([
    "javascript:alert(1)",
    "https://a:b@orders.example",
    "ftp://orders.example",
    "//evil.example",
    "https://x.example/?a",
    "ht\ttps://x.example",
  ])("refuses the address %j", (url) => {
    expect(() => urlOf({ url }, {}, "https://orders.example")).toThrow(TypeError);
  });

  it("reads no value from a prototype", () => {
    const server: ServerTable = { url: "https://{constructor}.example", variables: {} };
    expect(() => urlOf(server)).toThrow(TypeError);
  });

  it("gives an operation the server of its own with the same name, else the first, with the values that it takes", () => {
    const own = {
      sandbox: { url: "https://sandbox.uploads.example" },
      production: {
        url: "https://{region}.uploads.example",
        variables: { region: { default: "eu", values: ["eu", "us"] } },
      },
    };
    const { ownAddress } = serverAddress("production", region, { region: "us", port: "1" });
    expect(ownAddress?.(own)).toBe("https://us.uploads.example");
    expect(serverAddress("other", tenant, {}).ownAddress?.(own)).toBe("https://sandbox.uploads.example");
    expect(ownAddress?.({ production: { url: "/up" } })).toBe("https://us.orders.example:1/up");
  });
});
