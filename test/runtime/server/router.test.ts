import { describe, expect, it } from "vitest";
import { parsePathTemplate } from "../../../templates/runtime/server/path.js";
import { createRouter } from "../../../templates/runtime/server/router.js";
import { effort } from "../../support/effort.js";

interface Found {
  readonly template: string;
  readonly values: readonly string[];
}

/** The template that a router of some templates finds for a path. */
function route(templates: readonly string[], path: string, basePath: string = ""): Found | undefined {
  const router = createRouter<{ template: string }>();
  for (const template of templates) router.add(parsePathTemplate(basePath, template), () => ({ template }));
  const values: string[] = [];
  const found = router.find(path, values);
  return found === undefined ? undefined : { template: found.template, values };
}

describe("createRouter", () => {
  it("finds paths with and without variables", () => {
    const templates = ["/", "/orders", "/orders/{id}", "/orders/{id}/lines/{line}"];
    expect(route(templates, "/")).toEqual({ template: "/", values: [] });
    expect(route(templates, "/orders")).toEqual({ template: "/orders", values: [] });
    expect(route(templates, "/orders/7")).toEqual({ template: "/orders/{id}", values: ["7"] });
    expect(route(templates, "/orders/7/lines/2")).toEqual({
      template: "/orders/{id}/lines/{line}",
      values: ["7", "2"],
    });
    expect(route(templates, "/orders/7/lines")).toBeUndefined();
    expect(route(templates, "/orders/7/lines/2/3")).toBeUndefined();
    expect(route(templates, "orders")).toBeUndefined();
    expect(route(templates, "")).toBeUndefined();
  });

  it("takes a literal before a variable, and the variable where the literal leads nowhere", () => {
    const templates = ["/orders/{id}", "/orders/latest", "/{kind}/latest/lines", "/orders/{id}/notes"];
    expect(route(templates, "/orders/latest")).toEqual({ template: "/orders/latest", values: [] });
    expect(route(templates, "/orders/latest/notes")).toEqual({ template: "/orders/{id}/notes", values: ["latest"] });
    expect(route(templates, "/orders/latest/lines")).toEqual({ template: "/{kind}/latest/lines", values: ["orders"] });
  });

  it("takes segments with more literal text before those with less, and both before a variable alone", () => {
    const templates = ["/{name}", "/{name}.json", "/{name}.min.json", "/v{major}"];
    expect(route(templates, "/a.min.json")).toEqual({ template: "/{name}.min.json", values: ["a"] });
    expect(route(templates, "/a.json")).toEqual({ template: "/{name}.json", values: ["a"] });
    expect(route(templates, "/v2")).toEqual({ template: "/v{major}", values: ["2"] });
    expect(route(templates, "/v")).toEqual({ template: "/{name}", values: ["v"] });
    expect(route(templates, "/.json")).toEqual({ template: "/{name}", values: [".json"] });
  });

  it("takes several variables of a segment as short as can be, the last one as long as can be", () => {
    expect(route(["/{a}-{b}"], "/x-y-z")).toEqual({ template: "/{a}-{b}", values: ["x", "y-z"] });
    expect(route(["/{a}-{b}.{c}"], "/x-y.z.w")).toEqual({ template: "/{a}-{b}.{c}", values: ["x", "y", "z.w"] });
    expect(route(["/{a}-{b}"], "/-y")).toBeUndefined();
    expect(route(["/{a}-{b}"], "/--y")).toEqual({ template: "/{a}-{b}", values: ["-", "y"] });
    expect(route(["/{a}-{b}"], "/x-")).toBeUndefined();
    expect(route(["/({a},{b})"], "/(1,2)")).toEqual({ template: "/({a},{b})", values: ["1", "2"] });
  });

  it("forgets the values of a way that led nowhere", () => {
    const templates = ["/{a}.x/{b}/end", "/{c}/{d}/other"];
    expect(route(templates, "/1.x/2/other")).toEqual({ template: "/{c}/{d}/other", values: ["1.x", "2"] });
  });

  it("minds case and the slash at the end", () => {
    expect(route(["/orders"], "/Orders")).toBeUndefined();
    expect(route(["/orders"], "/orders/")).toBeUndefined();
    expect(route(["/orders/"], "/orders")).toBeUndefined();
    expect(route(["/orders/"], "/orders/")).toEqual({ template: "/orders/", values: [] });
    expect(route(["/orders/{id}/"], "/orders/7/")).toEqual({ template: "/orders/{id}/", values: ["7"] });
  });

  it("gives no variable an empty segment", () => {
    expect(route(["/orders/{id}"], "/orders/")).toBeUndefined();
    expect(route(["/{a}/{b}"], "//x")).toBeUndefined();
  });

  it("compares literals decoded, and hands over values as they were sent", () => {
    expect(route(["/caf\u00e9"], "/caf%C3%A9")?.template).toBe("/caf\u00e9");
    expect(route(["/caf%c3%a9"], "/caf%C3%A9")?.template).toBe("/caf%c3%a9");
    expect(route(["/~me/{id}"], "/%7Eme/%41%2Fb")).toEqual({ template: "/~me/{id}", values: ["%41%2Fb"] });
    expect(route(["/{id}.json"], "/a%2Cb%2Ejson")).toEqual({ template: "/{id}.json", values: ["a%2Cb"] });
    expect(route(["/{a}-{b}"], "/%E2%82%AC%2d1")).toEqual({ template: "/{a}-{b}", values: ["%E2%82%AC", "1"] });
    expect(route(["/a/b"], "/a%2Fb")).toBeUndefined();
    expect(route(["/a%2Fb"], "/a/b")).toBeUndefined();
    expect(route(["/a%2Fb"], "/a%2fb")?.template).toBe("/a%2Fb");
  });

  it("takes malformed percent-encoding as it is", () => {
    expect(route(["/{id}"], "/%zz%")).toEqual({ template: "/{id}", values: ["%zz%"] });
    expect(route(["/{id}.json"], "/%4.json")).toEqual({ template: "/{id}.json", values: ["%4"] });
    expect(route(["/abc"], "/%6")).toBeUndefined();
  });

  it("gives templates that differ in the names of variables alone one entry", () => {
    const router = createRouter<{ name: string }>();
    const first = router.add(parsePathTemplate("", "/orders/{id}"), () => ({ name: "first" }));
    expect(router.add(parsePathTemplate("", "/orders/{key}"), () => ({ name: "second" }))).toBe(first);
  });

  it("reads a base path as literal text", () => {
    expect(route(["/orders/{id}"], "/v4/{x}/orders/7", "/v4/{x}")).toEqual({ template: "/orders/{id}", values: ["7"] });
    expect(route(["/orders/{id}"], "/v4/y/orders/7", "/v4/{x}")).toBeUndefined();
    expect(route(["/orders"], "/orders", "/v4")).toBeUndefined();
  });

  it("knows no names that every object has", () => {
    expect(route(["/orders"], "/__proto__")).toBeUndefined();
    expect(route(["/orders"], "/constructor")).toBeUndefined();
    expect(route(["/__proto__/{id}"], "/__proto__/1")).toEqual({ template: "/__proto__/{id}", values: ["1"] });
  });

  it("enters each node at most once, however many ways there are", () => {
    // Every node has a literal and a variable below it, and neither leads to the end.
    const depth = 12;
    const templates: string[] = [];
    for (let way = 0; way < 2 ** depth; way += 1) {
      const bits = way.toString(2).padStart(depth, "0");
      templates.push(`/${[...bits].map((bit) => (bit === "0" ? "a" : "{v}")).join("/")}/end`);
    }
    const router = createRouter<{ template: string }>();
    for (const template of templates) router.add(parsePathTemplate("", template), () => ({ template }));
    const spent = effort();
    expect(router.find(`${"/a".repeat(depth)}/other`, [])).toBeUndefined();
    expect(router.find("/a".repeat(100_000), [])).toBeUndefined();
    expect(spent()).toBeLessThan(50);
  });
});
