import { describe, expect, it } from "vitest";
import { createDiagnostics } from "../../../../generator/diagnostics/create-diagnostics.js";
import { sourceLocation } from "../../../../generator/diagnostics/origin.js";
import { printDiagnostics } from "../../../../generator/diagnostics/print.js";
import { applyOverlays, type OverlaidDocument } from "../../../../generator/load/overlay/apply-overlays.js";
import { readOverlay } from "../../../../generator/load/overlay/read-overlay.js";
import { readValue } from "../../../../generator/load/read-value.js";
import { createSourceFile } from "../../../../generator/load/source-file.js";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";

interface Overlaid extends OverlaidDocument {
  readonly reports: readonly string[];
  /** File and line of a pointer's target. */
  lineOf(pointer: string): string;
}

/** A document with one overlay on it, both YAML; `actions` is the text of the list. */
function overlay(document: string, actions: string): Overlaid {
  const diagnostics = createDiagnostics();
  const file = createSourceFile("orders.yaml", document);
  const value = readValue(file, diagnostics) as JsonValue;
  const text = `overlay: 1.0.0\ninfo: { title: Own words, version: "1" }\nactions:\n${actions}`;
  const read = readOverlay(createSourceFile("overlay.yaml", text), diagnostics);
  const result = applyOverlays({ file, value }, read === undefined ? [] : [read], diagnostics);
  const printed = printDiagnostics(diagnostics.all(), { color: false, frames: false }).split("\n");
  return {
    ...result,
    reports: printed.filter((line) => /: (error|warning) /.test(line)),
    lineOf: (pointer) => {
      const { path, line } = sourceLocation(result.writtenAt(pointer));
      return `${path}:${line}`;
    },
  };
}

describe("the examples of the Overlay Specification 1.0", () => {
  it("structured: an update of the root is merged into the document", () => {
    const { value, lineOf } = overlay(
      `info: { title: Shop, version: 1 }\npaths:\n  /:\n    summary: The root.\n`,
      `  - target: $
    update:
      info: { x-owner: Sam, title: Our shop }
      paths:
        /:
          summary: The entry.
          get: { x-cost: 3 }
        /items: { summary: The items. }
`,
    );
    expect(value).toEqual({
      info: { title: "Our shop", version: 1, "x-owner": "Sam" },
      paths: { "/": { summary: "The entry.", get: { "x-cost": 3 } }, "/items": { summary: "The items." } },
    });
    expect(lineOf("/info/version")).toBe("orders.yaml:1");
    expect(lineOf("/info/title")).toBe("overlay.yaml:6");
    expect(lineOf("/paths/~1/get/x-cost")).toBe("overlay.yaml:10");
    expect(lineOf("/paths/~1")).toBe("orders.yaml:4");
  });

  it("targeted: each target has its own update", () => {
    const { value } = overlay(
      `paths: { /foo: { get: { summary: A } }, /bar: { post: { summary: B } } }`,
      `  - { target: "$.paths['/foo'].get", update: { description: This is the new description } }
  - { target: "$.paths['/bar'].get", update: { description: Nowhere } }
  - { target: "$.paths['/bar']", update: { post: { description: Another } } }
`,
    );
    expect(value).toEqual({
      paths: {
        "/foo": { get: { summary: "A", description: "This is the new description" } },
        "/bar": { post: { summary: "B", description: "Another" } },
      },
    });
  });

  it("wildcards: one action changes all that a query selects", () => {
    const { value } = overlay(
      `paths: { /foo: { get: { parameters: [{ name: filter, in: query }, { name: top, in: query }] } }, /bar: { get: { parameters: [{ name: filter, in: query }] } } }`,
      `  - target: "$.paths.*.get.parameters[?@.name=='filter' && @.in=='query']"
    update: { schema: { $ref: "#/components/schemas/Filter" } }
  - { target: "$.paths.*.get", update: { x-safe: true } }
`,
    );
    const filter = { name: "filter", in: "query", schema: { $ref: "#/components/schemas/Filter" } };
    expect(value).toEqual({
      paths: {
        "/foo": { get: { parameters: [filter, { name: "top", in: "query" }], "x-safe": true } },
        "/bar": { get: { parameters: [filter], "x-safe": true } },
      },
    });
  });

  it("lists: an update of a list is added to it, and items are taken out", () => {
    const document = `parameters:\n  - name: a\n  - name: b\n  - name: c\n  - name: d\n`;
    const { value, lineOf } = overlay(
      document,
      `  - { target: "$.parameters[?@.name=='b']", remove: true }
  - { target: "$.parameters", update: { name: new } }
  - { target: "$.parameters[0,1]", remove: true }
`,
    );
    expect(value).toEqual({ parameters: [{ name: "d" }, { name: "new" }] });
    expect(lineOf("/parameters/0/name")).toBe("orders.yaml:5");
    expect(lineOf("/parameters/1/name")).toBe("overlay.yaml:5");
  });

  it("traits: marks of the document choose what an update is for", () => {
    const { value } = overlay(
      `paths: { /items: { get: { x-oai-traits: [paged], responses: {} } }, /one: { get: { responses: {} } } }`,
      `  - target: $.paths[*].get[?@ == 'never']
    remove: true
  - target: "$.paths[?@.get['x-oai-traits'][?@ == 'paged']]"
    update: { get: { parameters: [{ name: top, in: query }] } }
`,
    );
    expect(value).toEqual({
      paths: {
        "/items": {
          get: { "x-oai-traits": ["paged"], responses: {}, parameters: [{ name: "top", in: "query" }] },
        },
        "/one": { get: { responses: {} } },
      },
    });
  });
});

describe("an overlay", () => {
  it("merges lists inside an update, and replaces what is neither a list nor an object", () => {
    const { value } = overlay(
      `tags: [a]\ninfo: { title: Shop }\n`,
      `  - { target: $, update: { tags: [b, c], info: { title: null } } }\n`,
    );
    expect(value).toEqual({ tags: ["a", "b", "c"], info: { title: null } });
  });

  it("has its faults at their places", () => {
    const { reports } = overlay(
      `info: { title: Shop }\n`,
      `  - { target: "$.paths", remove: true }
  - { target: "$.info.title", update: { x: 1 } }
  - { target: "$.info[", remove: true }
  - { target: "$..[?search(@.a, '(a+)+$')]", remove: true }
  - { target: "$", remove: true }
  - { target: "$.info", update: text }
`,
    );
    expect(reports.map((line) => line.split(" ").slice(0, 3).join(" "))).toEqual([
      "overlay.yaml:4:15: warning overlay/no-match:",
      "overlay.yaml:5:15: error overlay/unmergeable:",
      "overlay.yaml:6:15: error overlay/invalid-target:",
      "overlay.yaml:7:15: error overlay/invalid-target:",
      "overlay.yaml:8:15: error overlay/unmergeable:",
      "overlay.yaml:9:33: error overlay/unmergeable:",
    ]);
  });

  it("refuses a query that could pass the values of a document too often", () => {
    const many = JSON.stringify({ paths: Array.from({ length: 20_000 }, () => ({ a: [1] })) });
    for (const target of [
      "$..*[?count($..*) > 1]",
      "$..*..*..*..*..*..*..*",
      `$${"['a','a','a','a','a','a','a','a']".repeat(8)}`,
    ])
      expect(overlay(many, `  - { target: "${target}", remove: true }\n`).reports.join("\n")).toMatch(
        /overlay\/invalid-target: .*too many steps/,
      );
  });

  it("does not multiply its update without bound", () => {
    const items = Array.from({ length: 2_000 }, (_, index) => index);
    const update = JSON.stringify({ x: items });
    const document = JSON.stringify({ paths: Array.from({ length: 1_000 }, () => ({})) });
    const { reports } = overlay(document, `  - { target: "$.paths[*]", update: ${update} }\n`);
    expect(reports[0]).toMatch(
      /overlay\/unmergeable: The action cannot be applied: the document would have more than 1000000 values/,
    );
  });

  it("gives no object another prototype", () => {
    const { value } = overlay(`a: {}\n`, `  - { target: $.a, update: { __proto__: { polluted: true } } }\n`);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(JSON.stringify(value)).toBe('{"a":{"__proto__":{"polluted":true}}}');
  });
});
