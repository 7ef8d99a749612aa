import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { usage, type ConsumerUsage } from "../../../generator/index.js";
import { maxUsageBytes } from "../../../generator/usage/usage-file.js";
import { readUsage } from "../../../generator/usage/read-usage.js";
import { usageText } from "../../../generator/usage/usage-text.js";
import { consumerProject } from "../../support/consumer-project.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../templates/schemas/usage.schema.json"), "utf8"),
) as object;
const isValid = new Ajv2020({ strict: true, strictTypes: false }).compile(schema);

/** Usages in short, by the files that have them: "property Order.total read 3,7". */
function byFile({ apis }: ConsumerUsage): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  for (const { kind, name, value, access, at } of apis.flatMap(({ usages }) => usages)) {
    const lines = new Map<string, string[]>();
    for (const place of at) {
      const [file = "", line = ""] = place.split(":");
      lines.set(file, [...(lines.get(file) ?? []), line]);
    }
    for (const [file, numbers] of lines)
      (found[file] ??= []).push(
        [kind, name, value, access, numbers.join(",")].filter((part) => part !== undefined).join(" "),
      );
  }
  return found;
}

const start = `import { createOrdersClient } from "./api/index.js";
const client = createOrdersClient({ baseUrl: "https://orders.example" });
`;

/** One file for each way in which code uses a package, with the usages in it. */
const cases: Readonly<Record<string, readonly [code: string, usages: readonly string[]]>> = {
  calls: [
    `${start}export const read = async () => {
  const result = await client.getOrder({ path: { id: 7 }, query: { view: "short" } });
  if (result.status === 404) return 0;
  return result.status === 200 ? result.data.total + (result.headers["X-Total"] ?? 0) : 1;
};
`,
    [
      "operation getOrder 4",
      "status getOrder 200 6",
      "status getOrder 404 5",
      "property GetOrderParameters.path write 4",
      "property GetOrderParameters.path.id write 4",
      "property GetOrderParameters.query write 4",
      "property GetOrderParameters.query.view write 4",
      "property GetOrderResponseHeaders.X-Total read 6",
      "property Order.total read 6",
      "value GetOrderParameters.query.view short 4",
      "name createOrdersClient 2",
    ],
  ],
  functions: [
    `import { connectOrders, createOrdersClientWith, getOrder as load, type GetOrderResult } from "./api/index.js";
const connection = connectOrders({ baseUrl: "https://orders.example" });
void load(connection, { path: { id: 1 } }).then(({ status }) => status === 200);
const bound = createOrdersClientWith({ baseUrl: "https://orders.example" }, { load });
const fetched = async () => bound.load({ path: { id: 2 } });
export const missing = async () => { const one = await fetched(); return 404 === one.status; };
export const judge = (result: GetOrderResult) => { switch (result.status) { case 200: return 1; default: return 0; } };
`,
    [
      "operation getOrder 3,4",
      "status getOrder 200 3,7",
      "status getOrder 404 6",
      "property GetOrderParameters.path write 3,5",
      "property GetOrderParameters.path.id write 3,5",
      "name GetOrderResult 7",
      "name connectOrders 2",
      "name createOrdersClientWith 4",
    ],
  ],
  names: [
    `import * as orders from "./api/index.js";
export { createOrder as place } from "./api/index.js";
export type { Order as Purchase } from "./api/index.js";
export const check = (value: unknown) => orders.isOrder(value);
`,
    ["operation createOrder 2", "name Order 3", "name isOrder 4"],
  ],
  reexported: [
    `import type { Purchase } from "./names.js";
export const total = (order: Purchase): number => order.total;
`,
    ["property Order.total read 2", "name Order 2"],
  ],
  patterns: [
    `import type { Order } from "./api/index.js";
export function read({ total, lines: [first], ...rest }: Order, order?: Order) {
  let id: number | undefined;
  ({ id } = rest);
  return [total, first?.sku, id, order?.note?.length, order!["total"], "note" in rest, order?.lines.map(({ sku }) => sku)];
}
export type Lines = Order["lines"];
export const copy = (order: Order) => ({ ...order, extra: 1 }).note;
`,
    [
      "property Order.id read 4",
      "property Order.lines read 2,5,7",
      "property Order.note read 5,8",
      "property Order.total read 2,5",
      "property OrderLinesItem.sku read 5",
      "name Order 2,7,8",
    ],
  ],
  writes: [
    `${start}const base = { sku: "abc", quantity: 80 } as const;
const body = { sku: "def", quantity: 3 };
export const send = () => client.orders.createOrder({ body: { ...base, status: "open", gift: { wrap: "red" } } });
export const again = () => client.orders.createOrder({ body });
export function change(order: import("./api/index.js").NewOrder) { order.quantity += 1; order.sku = "x"; delete order.gift; }
`,
    [
      "operation orders.createOrder 5,6",
      "property CreateOrderInput.body write 5,6",
      "property NewOrder.gift write 5,7",
      "property NewOrder.quantity read 7",
      "property NewOrder.quantity write 3,4,7",
      "property NewOrder.sku write 3,4,7",
      "property NewOrder.status write 5",
      "property NewOrderGift.wrap write 5",
      "value NewOrder.status open 5",
      "value NewOrderGift.wrap red 5",
      "name NewOrder 7",
      "name createOrdersClient 2",
    ],
  ],
  values: [
    `import { Status, type Order, type Refusal } from "./api/index.js";
const paid = "paid";
export const isPaid = ({ status }: Order) => status === paid || status === "unlisted";
export const first: Status = "lost";
export const second: Status = Status.Open;
export const code = (refusal: Refusal) => refusal.faults[0]?.code === "E1";
export const coins = ({ pay }: Order) => (pay?.kind === "Cash" ? pay.coins : 0);
`,
    [
      "property Card.kind read 7",
      "property Cash.coins read 7",
      "property Cash.kind read 7",
      "property Order.pay read 7",
      "property Order.status read 3",
      "property Refusal.faults read 6",
      "property RefusalFaultsItem.code read 6",
      "value Cash.kind Cash 7",
      "value Order.status paid 3",
      "value RefusalFaultsItem.code E1 6",
      "value Status lost 4",
      "value Status open 5",
      "name Order 3,7",
      "name Refusal 6",
      "name Status 4,5",
    ],
  ],
  handlers: [
    `import type { OrdersHandlers } from "./api/index.js";
export const handlers: OrdersHandlers = {
  createOrder: ({ body }) => ({ status: 201, body: { id: body.quantity, total: 1, status: "open", lines: [{ sku: "a" }] } }),
  getOrder({ path: { id } }) { return { status: id > 0 ? 404 : 404 }; },
};
`,
    [
      "operation createOrder 3",
      "operation getOrder 4",
      "property CreateOrderReceived.body read 3",
      "property GetOrderParameters.path read 4",
      "property GetOrderParameters.path.id read 4",
      "property GetOrderReply.status write 4",
      "property NewOrder.quantity read 3",
      "property Order.id write 3",
      "property Order.lines write 3",
      "property Order.status write 3",
      "property Order.total write 3",
      "property OrderLinesItem.sku write 3",
      "value GetOrderReply.status 404 4",
      "value Order.status open 3",
      "name OrdersHandlers 2",
    ],
  ],
  passed: [
    `import type { Order } from "./api/index.js";
interface Priced { readonly total: number; readonly other?: string }
const tax = (priced: Priced) => priced.total * 0.2;
export const both = (order: Order, password = "secret-literal") => [tax(order), password];
`,
    ["property Order.total read 4", "name Order 4"],
  ],
};

const sources = Object.fromEntries(Object.entries(cases).map(([name, [code]]) => [`src/${name}.ts`, code]));

describe("specwright usage", () => {
  it("lists what code uses, by file and line, without source text, and the same in every folder", async () => {
    const folder = await consumerProject(sources);
    const { usage: found, text, files } = await usage({ cwd: folder });
    expect(byFile(found)).toEqual(
      Object.fromEntries(Object.entries(cases).map(([name, [, usages]]) => [`src/${name}.ts`, usages])),
    );
    expect(found).toMatchObject({
      consumer: "billing",
      owners: ["Ada"],
      apis: [{ package: "src/api", api: "orders" }],
    });
    expect(files).toBe(Object.keys(cases).length);
    expect(isValid(JSON.parse(text)) ? [] : isValid.errors).toEqual([]);
    expect(readUsage(text)).toEqual(found);
    for (const hidden of [folder, "unlisted", "secret-literal", "abc", "80"]) expect(text).not.toContain(hidden);

    const other = tempFolder();
    cpSync(folder, other, { recursive: true, verbatimSymlinks: true });
    rmSync(join(other, "orders.yaml"));
    expect(await cli(["usage", "-o", "usage.json"], { cwd: other })).toMatchObject({
      stdout: `billing uses ${found.apis[0]?.usages.length} parts of orders, written to usage.json\n`,
      stderr: "",
    });
    expect(readFileSync(join(other, "usage.json"), "utf8")).toBe(text);
    expect((await cli(["usage", "--project", "nowhere"], { cwd: other })).stderr).toContain(
      '"nowhere" is no tsconfig.json',
    );
  });

  it("reads an installed package by its declarations, with its version and the digest of its spec", async () => {
    const types = "export interface Order { total: number }\n";
    const header = "// Generated from specs/orders/openapi.yaml. Edit the spec, then run `specwright generate`.\n\n";
    const top = "node_modules/@acme/shop-orders/";
    const manifest = { name: "@acme/shop-orders", version: "1.2.0", types: "dist/types.d.ts" };
    const index = { interfaces: [{ name: "orders", folder: "specs/orders", roots: ["specs/orders/openapi.yaml"] }] };
    const folder = tempFolder({
      "tsconfig.json": '{ "compilerOptions": { "noLib": true, "types": [] }, "files": ["main.ts"] }',
      "main.ts":
        'import type { Order } from "@acme/shop-orders";\nexport const total = (order: Order) => order.total;\n',
      ".github/CODEOWNERS": "* @acme/all\n/apps/ @acme/apps # not here\n",
      [`${top}package.json`]: JSON.stringify(manifest),
      [`${top}dist/types.d.ts`]: types,
      [`${top}types.ts`]: `${header}${types}`,
      [`${top}contracts/index.json`]: JSON.stringify(index),
      [`${top}contracts/specs/orders/openapi.yaml`]: "openapi: 3.1.0\n",
    });
    const shared = { name: "shop", project: join(folder, "tsconfig.json") };
    const { usage: found } = await usage(shared);
    const api = { package: "@acme/shop-orders", version: "1.2.0", api: "orders", spec: "f39db8e8ede3" };
    const total = { kind: "property", name: "Order.total", access: "read", at: ["main.ts:2"] };
    const usages = [total, { kind: "name", name: "Order", at: ["main.ts:2"] }];
    expect(found).toEqual({ consumer: "shop", owners: ["@acme/all"], apis: [{ ...api, usages }] });

    // Without sources, an option names the package.
    rmSync(join(folder, top, "types.ts"));
    await expect(usage(shared)).rejects.toThrow("No file uses generated code");
    const named = await usage({ ...shared, packages: ["@acme/shop-orders"], owners: ["ada"] });
    expect(named.usage).toEqual({ consumer: "shop", owners: ["ada"], apis: [{ ...api, usages }] });
  });
});

describe("the file of usages", () => {
  const usageOf = (count: number, lines: number): ConsumerUsage => ({
    consumer: "billing",
    owners: [],
    apis: [
      {
        package: "@acme/orders",
        api: "orders",
        usages: Array.from({ length: count }, (_, index) => ({
          kind: "property" as const,
          name: `Order.property${index}`,
          access: "read" as const,
          at: Array.from({ length: lines }, (__, line) => `src/a-long-folder-name/file.ts:${line}`),
        })),
      },
      {
        package: "@acme/bills",
        api: "bills",
        usages: [
          { kind: "operation", name: "getBill", at: [] },
          { kind: "name", name: "Bill", at: [] },
        ],
      },
    ],
  });

  it.each([
    ["omits nothing if it is small", 20, 30, undefined, 20],
    ["omits lines of source files first", 200, 40, { lines: 7000, usages: 0 }, 200],
    ["omits usages next", 3000, 1, { lines: 3000, usages: 1758 }, 1243],
  ])("%s", (_, count, lines, omitted, left) => {
    const text = usageText(usageOf(count, lines));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxUsageBytes);
    const read = readUsage(text) as ConsumerUsage;
    expect(read.omitted).toEqual(omitted);
    expect(read.apis[0]?.usages).toHaveLength(left);
    expect(isValid(JSON.parse(text))).toBe(true);
    // Names are omitted before properties, in all APIs.
    expect(read.apis[1]?.usages.map(({ kind }) => kind)).toEqual(
      omitted?.usages ? ["operation"] : ["operation", "name"],
    );
  });
});
