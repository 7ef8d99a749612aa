import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ConsumerUsage, JsonDiffReport, Usage } from "../../../generator/index.js";
import { specDigest } from "../../../generator/usage/spec-digest.js";
import { usageText } from "../../../generator/usage/usage-text.js";
import { validateReport } from "../../compare/assertions/json-report.js";
import { consumerProject, usedSpec } from "../../support/consumer-project.js";
import { cli } from "../../support/run-cli.js";
import { scratchRepository } from "../../support/scratch-repository.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

const edits: readonly (readonly [RegExp, string])[] = [
  [/maximum: 100/, "maximum: 50"],
  [/\[open, paid, lost\]/, "[open, paid]"],
  [/total: \{ type: number \}/, "total: { type: string }"],
  [/code: E1/, "code: E9"],
  [/ {8}"404": .*\n/, ""],
  [/coins: \{ type: integer \}/, "coins: { type: string }"],
  [/required: \[sku, quantity\]/, "required: [sku, quantity, color]"],
  [/( *)sku: \{ type: string, maxLength: 10 \}/, "$1color: { type: string }\n$&"],
];
const newSpec = edits.reduce((text, [pattern, replacement]) => {
  expect(text).toMatch(pattern);
  return text.replace(pattern, replacement);
}, usedSpec);

function usageFile(consumer: string, usages: readonly Usage[], more: Partial<ConsumerUsage> = {}): string {
  const api = { package: "@acme/orders", version: "1.0.0", api: "orders", spec: specDigest(usedSpec), usages };
  return usageText({ consumer, owners: [], apis: [api], ...more });
}

const reads = (name: string, ...at: readonly string[]): Usage => ({ kind: "property", name, access: "read", at });

/** The lines of a report about usages, by the id and the subject of their change. */
function usageLines(report: string): Readonly<Record<string, string>> {
  const blocks = report.split("\n\n").flatMap((block) => {
    const head = /^\S+ \w+ (\S+: (?:\S+(?=: )|.*\.))/.exec(block);
    const [, text = ""] = /\n {2}usage: +(.*)\n/.exec(block) ?? [];
    const change = text === "" ? "" : (head?.[1] ?? "");
    return change === "" ? [] : [[change, text]];
  });
  return Object.fromEntries(blocks) as Record<string, string>;
}

describe("specwright diff --usage", () => {
  it("names the consumers of each changed part, of fifty files in folders", async () => {
    const owners = { owners: ["@acme/pay"] };
    const files = Object.fromEntries(
      Array.from({ length: 50 }, (_, index): [string, string] => {
        const other = [reads("Order.id", "src/other.ts:1")];
        return [`usages/team-${index % 5}/consumer-${index}.json`, usageFile(`consumer-${index}`, other)];
      }),
    );
    const folder = tempFolder({
      "old.yaml": usedSpec,
      "new.yaml": newSpec,
      ...files,
      "usages/team-0/package.json": '{ "name": "not-a-usage" }',
      "usages/billing.json": usageFile("consumer-7", [reads("Order.total", "src/b.ts:3", "src/a.ts:12")], owners),
      "usages/mobile.json": usageFile("consumer-8", [
        reads("Order.total", "src/c.ts:1", "src/c.ts:2", "src/c.ts:10"),
        { kind: "value", name: "Order.status", value: "lost", at: ["src/c.ts:4"] },
        { kind: "value", name: "RefusalFaultsItem.code", value: "E1", at: [] },
        { kind: "property", name: "NewOrder.quantity", access: "write", at: ["src/c.ts:7"] },
      ]),
      "usages/reports.json": usageFile("consumer-9", [
        { kind: "operation", name: "getOrder", at: ["src/d.ts:1"] },
        { kind: "status", name: "getOrder", value: "404", at: ["src/d.ts:2"] },
        reads("NewOrder.quantity", "src/d.ts:3"),
        reads("Order.total"),
      ]),
      "more.json": usageFile("consumer-10", [{ kind: "operation", name: "getOrder", at: ["src/e.ts:1"] }]),
    });
    const args = ["diff", "old.yaml", "new.yaml", "--usage", "usages", "more.json", "--details"];
    const text = await cli(args, { cwd: folder });
    expect(text.stderr).toBe("");
    expect(usageLines(text.stdout)).toEqual({
      "schema/type-changed: `Order.total` was a number and is now a string; strings may arrive.":
        "3 of 50 consumers read Order.total: consumer-7 (@acme/pay, src/a.ts:12, src/b.ts:3), consumer-8 (src/c.ts:1, src/c.ts:2 and 1 more), consumer-9",
      'schema/enum-value-removed: `Status` no longer has the value "lost".':
        '1 of 50 consumers uses the value "lost" of Status: consumer-8 (src/c.ts:4)',
      "schema/maximum-lowered: The maximum of `NewOrder.quantity` was lowered from 100 to 50.":
        "1 of 50 consumers writes NewOrder.quantity: consumer-8 (src/c.ts:7); 1 other reads NewOrder.quantity: consumer-9 (src/d.ts:3)",
      "schema/required-property-added: `NewOrder.color` (string, required) was added.":
        "1 of 50 consumers writes NewOrder: consumer-8 (src/c.ts:7); 1 other reads NewOrder: consumer-9 (src/d.ts:3)",
      'error/code-changed: The documented "code" of the error "noSku" changed from "E1" to "E9".':
        '1 of 50 consumers uses the error code "E1": consumer-8',
      "response/error-removed: The response 404 of GET /orders/{id} (getOrder) was removed.":
        "1 of 50 consumers checks status 404 of getOrder: consumer-9 (src/d.ts:2); 1 other calls getOrder: consumer-10 (src/e.ts:1)",
      "schema/type-changed: `Cash.coins` was an integer and is now a string; strings may arrive.":
        "none of 50 consumers use it",
    });
    expect(text.stdout).not.toContain("note:");

    const [markdown, html, json] = await Promise.all(
      ["markdown", "html", "json"].map((form) => cli([...args, "--format", form], { cwd: folder })),
    );
    expect(markdown?.stdout).toContain("  - Usage: 3 of 50 consumers read Order.total: ");
    expect(html?.stdout).toContain("Usage: 3 of 50 consumers read Order.total: consumer-7 (@acme/pay, src/a.ts:12");
    const report = JSON.parse(json?.stdout ?? "") as JsonDiffReport;
    expect(validateReport(report) ? [] : validateReport.errors).toEqual([]);
    expect(report.usage).toEqual({ consumers: 50, rejected: [] });
    expect(report.changes.find(({ subject }) => subject === "errors/noSku")?.users).toEqual([
      { verb: "use", name: 'the error code "E1"', consumers: [{ consumer: "consumer-8", owners: [], at: [] }] },
    ]);
  });

  it("names the consumers of each removed value", async () => {
    const folder = tempFolder({
      "old.yaml": usedSpec,
      "new.yaml": usedSpec.replace("[open, paid, lost]", "[open]"),
      "usages/mobile.json": usageFile("mobile", [
        { kind: "value", name: "Order.status", value: "lost", at: ["src/c.ts:4"] },
      ]),
      "usages/reports.json": usageFile("reports", [
        { kind: "value", name: "Order.status", value: "paid", at: ["src/d.ts:1"] },
      ]),
    });
    const { stdout } = await cli(["diff", "old.yaml", "new.yaml", "--usage", "usages"], { cwd: folder });
    expect(stdout).toContain(
      '1 of 2 consumers uses the value "lost" of Status: mobile (src/c.ts:4); 1 other uses the value "paid" of Status: reports (src/d.ts:1)',
    );
  });

  it("reads the code of a consumer, and finds the literals that only the old version accepts", async () => {
    const source = {
      "new.yaml": newSpec,
      "src/order.ts": `import type { NewOrder } from "./api/types.js";
declare function send(order: NewOrder): void;
const gift = { sku: "a", quantity: 51 };
export const pens: NewOrder = { sku: "pen", quantity: 80, status: "lost" };
send(gift);
export const few = (quantity: number): NewOrder => ({ sku: "much too long to accept", quantity });
`,
    };
    const cwd = await consumerProject(source, "types");
    const { stdout } = await cli(["diff", "orders.yaml", "new.yaml", "--usage", ".", "--format", "json"], { cwd });
    const report = JSON.parse(stdout) as JsonDiffReport;
    expect(validateReport(report) ? [] : validateReport.errors).toEqual([]);
    expect(report.notes).toEqual(["Usages have no version of their package, so they can be old: billing."]);
    const prints = new Map(report.changes.map(({ fingerprint, subject }) => [fingerprint, subject]));
    expect(
      report.usage?.rejected.map(({ at, name, value, problem, changes }) =>
        [at, name, value, problem, ...changes.map((print) => prints.get(print))].join("; "),
      ),
    ).toEqual([
      "src/order.ts:3; NewOrder.quantity; 51; The number must be at most 50, but is 51.; NewOrder.quantity",
      "src/order.ts:4; NewOrder.quantity; 80; The number must be at most 50, but is 80.; NewOrder.quantity",
      'src/order.ts:4; NewOrder.status; "lost"; The value must be one of "open", "paid", but is "lost".; Status',
    ]);
  });

  it("notes usages of another version, and of names that the old side does not have", async () => {
    const api = { package: "@acme/orders", api: "orders", spec: "000000000000" };
    const usages = [
      reads("Order.removed", "src/a.ts:1"),
      reads("Order.total", "src/a.ts:2"),
      reads("OrdersAuth.bearerToken", "src/a.ts:3"),
      reads("FaultsRefusals.noSku", "src/a.ts:4"),
    ];
    const cwd = tempFolder({
      "old.yaml": usedSpec,
      "new.yaml": newSpec,
      "usages/stale.json": usageFile("stale", [], { apis: [{ ...api, usages }] }),
      "usages/cut.json": usageFile("cut", [], { omitted: { lines: 3, usages: 2 } }),
    });
    const { stdout } = await cli(["diff", "old.yaml", "new.yaml", "--usage", "usages"], { cwd });
    expect(
      usageLines(stdout)['error/code-changed: The documented "code" of the error "noSku" changed from "E1" to "E9".'],
    ).toBe('1 of 2 consumers uses the error code "E1": stale (src/a.ts:4)');
    expect(stdout.match(/^note: .*$/gm)).toEqual([
      'note: Usages are of another version of "new" than the old side: stale.',
      "note: Files with usages omit some because of their size: cut.",
      "note: Usages have names that the old side does not have: Order.removed (stale).",
    ]);
  });

  it("finds the APIs of a project by their names", async () => {
    const { folder: cwd, write } = scratchRepository({
      "specwright.config.json": '{ "out": "generated", "emit": ["client"], "methods": "byTag" }',
      "specs/orders/openapi.yaml": usedSpec,
      "specs/bills/openapi.yaml": usedSpec,
    });
    write({ "specs/orders/openapi.yaml": newSpec });
    const usages = [reads("Order.total", "src/a.ts:1")];
    const calls: Usage = { kind: "status", name: "orders.createOrder", value: "400", at: ["src/a.ts:2"] };
    const apis = [
      { package: "@acme/shop", version: "1.0.0", api: "orders", usages: [...usages, calls] },
      { package: "@acme/shop", version: "1.0.0", api: "bills", usages: [reads("Order.total", "src/bill.ts:1")] },
      { package: "@acme/pay", version: "1.0.0", api: "pay", usages },
    ];
    write({ "usage.json": usageFile("shop", [], { apis }) });
    const { stdout } = await cli(["diff", "--base", "HEAD", "--usage", "usage.json", "--details"], { cwd });
    expect(
      usageLines(stdout)["schema/type-changed: `Order.total` was a number and is now a string; strings may arrive."],
    ).toBe("1 of 1 consumer reads Order.total: shop (src/a.ts:1)");
    const removed = "response/error-removed: The response 404 of GET /orders/{id} (getOrder) was removed.";
    expect(usageLines(stdout)[removed]).toBe("none of 1 consumer uses it");
    expect(stdout.match(/^note: .*$/gm)).toEqual([
      "note: Usages are of APIs that neither side has: pay of @acme/pay (shop).",
    ]);
  });

  it("names the consumers of children and attributes in XML", async () => {
    const xsd = (attribute: string, type: string): string =>
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="Order"><xs:complexType><xs:sequence>
<xs:element name="Count" type="xs:${type}"/></xs:sequence>${attribute}</xs:complexType></xs:element></xs:schema>`;
    const cwd = tempFolder({
      "old.xsd": xsd('<xs:attribute name="lang" type="xs:string"/>', "string"),
      "new.xsd": xsd("", "int"),
      "usage.json": usageFile("shop", [reads("Order.Count", "src/a.ts:1"), reads("Order.lang", "src/a.ts:2")]),
    });
    const { stdout } = await cli(["diff", "old.xsd", "new.xsd", "--usage", "usage.json"], { cwd });
    expect(Object.values(usageLines(stdout))).toEqual([
      "1 of 1 consumer reads Order/@lang: shop (src/a.ts:2)",
      "1 of 1 consumer reads Order/Count: shop (src/a.ts:1)",
    ]);
  });

  it("treats files as hostile", async () => {
    const name = "\u001b[31m../../x\n::error::";
    const proto =
      '{ "specwright": "usage", "version": 1, "consumer": "__proto__", "owners": [], "__proto__": { "x": 1 }, "apis": [{ "package": "__proto__", "api": "__proto__", "usages": [{ "kind": "property", "name": "__proto__.constructor", "at": [] }] }] }';
    const cwd = tempFolder({
      "old.yaml": usedSpec,
      "new.yaml": newSpec,
      "usages/name.json": usageFile(name, [reads("Order.total", "\u001b[2J:1")]),
      "usages/proto.json": proto,
      "usages/kind.json": proto.replace("property", "theft"),
      "usages/version.json": proto.replace('"version": 1', '"version": 2'),
      "usages/deep.json": "[".repeat(50_000),
      "usages/empty.json": "",
      "usages/long.json": usageFile("long".repeat(20_000), [reads("Order.total")]),
      "usages/minus.json": usageFile("minus", [], { omitted: { lines: -5, usages: 0 } }),
      "usages/large.json": proto + " ".repeat(100_000),
    });
    const run = (...more: readonly string[]): ReturnType<typeof cli> =>
      cli(["diff", "old.yaml", "new.yaml", "--usage", ...more], { cwd });
    for (const form of ["text", "markdown", "html", "json"]) {
      const { stdout } = await run("usages", "--format", form);
      expect(stdout).toContain("../../x");
      expect(stdout).not.toMatch(/\u001b|^::/m);
    }
    const { stdout } = await run("usages");
    expect(stdout.match(/^note: .*$/gm)).toEqual([
      'note: "usages/deep.json" is no file of "specwright usage": it is not JSON.',
      'note: "usages/empty.json" is no file of "specwright usage": it is empty.',
      'note: "usages/kind.json" is no file of "specwright usage": "apis[0].usages[0].kind" is not one of operation, status, property, value, name.',
      'note: "usages/large.json" is no file of "specwright usage": it has more than 100000 bytes.',
      'note: "usages/minus.json" is no file of "specwright usage": "omitted.lines" is not a number of entries.',
      'note: "usages/version.json" is no file of "specwright usage": its version is not 1.',
      "note: Usages are of APIs that neither side has: __proto__ of __proto__ (__proto__).",
    ]);
    expect(({} as { readonly x?: number }).x).toBeUndefined();
    expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThan(1_000);
    writeAt(join(cwd, "empty/package.json"), "{}");
    for (const [path, fault] of [
      ["usages/large.json", "it has more than 100000 bytes"],
      ["nowhere.json", "it does not exist"],
      ["usages/empty.json", "it is empty"],
      ["old.yaml", "it is not JSON"],
      ["empty/package.json", 'it has no "specwright": "usage"'],
    ] as const)
      expect((await run(path)).stderr).toContain(`"${path}" is no file of "specwright usage": ${fault}.`);
    expect((await run("empty")).stderr).toContain('"empty" has none');
  });
});
