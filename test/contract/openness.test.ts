import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readMarkedSpecs } from "./facts/marked-specs.js";
import { child } from "./facts/openapi-document.js";
import { findInOpenapi } from "./facts/openapi-places.js";
import { interfacesOf, openapiOf, type Specs } from "./facts/specs.js";
import { openTypesOf, type OpenType } from "./openness/open-types.js";
import { statedOpenness } from "./openness/stated.js";

interface Place extends OpenType {
  readonly module: string;
}

const specs = readMarkedSpecs();
const interfaces = interfacesOf(specs);
const places = new Map(interfaces.map((name) => [name, placesOf(name)]));

function placesOf(name: string): readonly Place[] {
  return readdirSync(`generated/${name}`)
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => {
      const path = `generated/${name}/${file}`;
      return openTypesOf(path, readFileSync(path, "utf8")).map((type) => ({ ...type, module: file.slice(0, -3) }));
    });
}

function statementsOn({ module, position, name }: Place): readonly string[] {
  return statedOpenness
    .filter((each) => each.modules.includes(module) && each.position === position && each.name.test(name))
    .map(({ reason }) => reason);
}

/** True if the spec has a question at the schema, or the property of a schema, that a type is made from. */
function isQuestioned(of: Specs, name: string, path: string): boolean {
  const document = openapiOf(of, name)!;
  const place = findInOpenapi(document, path);
  return typeof place !== "string" && place.nodes.some((node) => child(node, "x-open-question") !== undefined);
}

/** The types that are open because a question is. A further one is a decision: it is written here. */
const questioned: Readonly<Record<string, readonly string[]>> = {
  "event-subscriptions": ["DeliveredEvent", "Subscription.groups"],
  identity: [
    "ConfigurationSetting",
    "PatchOperation.value",
    "SchemaAttribute.canonicalValues",
    "SchemaAttribute.referenceTypes",
    "ServiceProviderConfiguration.authenticationSchemes",
  ],
  "invoice-digests": ["LocalizedData"],
  "legacy-tokens": ["ConnectionRequestUpdate", "ConnectionRequests"],
  vendors: ["Vendor.VendorBankList", "Vendor.VendorGroupList"],
};

describe("the open types that are generated", () => {
  it.each(interfaces)("of %s are those that have an open question, and those that the documents state", (name) => {
    const unstated = places.get(name)!.filter((place) => statementsOn(place).length === 0);
    expect(unstated.map((place) => place.name)).toEqual(questioned[name] ?? []);
    expect(unstated.filter((place) => !isQuestioned(specs, name, place.name))).toEqual([]);
  });

  it("are as many as this", () => {
    const ofTypes = interfaces.map((name) => {
      const inTypes = places.get(name)!.filter(({ module }) => module === "types");
      const stated = inTypes.filter((place) => statementsOn(place).length > 0);
      return [name, { questioned: inTypes.length - stated.length, stated: stated.length }];
    });
    expect(Object.fromEntries(ofTypes)).toEqual({
      "company-tokens": { questioned: 0, stated: 0 },
      "event-subscriptions": { questioned: 2, stated: 0 },
      identity: { questioned: 5, stated: 0 },
      "invoice-digests": { questioned: 1, stated: 0 },
      "legacy-tokens": { questioned: 2, stated: 0 },
      loyalty: { questioned: 0, stated: 0 },
      notifications: { questioned: 0, stated: 0 },
      "purchase-requests": { questioned: 0, stated: 0 },
      "receipt-images": { questioned: 0, stated: 0 },
      "travel-profile": { questioned: 0, stated: 66 },
      vendors: { questioned: 2, stated: 0 },
    });
  });

  it("need every statement, and no place needs two", () => {
    const all = [...places.values()].flat().map(statementsOn);
    expect(new Set(all.flat())).toEqual(new Set(statedOpenness.map(({ reason }) => reason)));
    expect(all.filter((reasons) => reasons.length > 1)).toEqual([]);
  });
});

describe("what counts as open", () => {
  const found = (text: string): readonly string[] => openTypesOf("types.ts", text).map(({ name }) => name);

  it("is any, unknown, object, an empty object, a record and an index signature, wherever they stand", () => {
    const members = ["any", "unknown[]", "object", "{}", "Record<string, string>", "{ [name: string]: number }"];
    const text = members.map((type, index) => `m${index}?: { inner: ${type} } | null;`).join("\n");
    expect(found(`export interface Order { ${text} }`)).toEqual(members.map((_, index) => `Order.m${index}.inner`));
    expect(found("export interface Order {}")).toEqual(["Order"]);
    expect(found("export type Order = readonly [unknown];")).toEqual(["Order"]);
  });

  it("is not a record of nothing, any text beside known ones, nor what a module keeps to itself", () => {
    expect(found('export type Code = "a" | (string & {});')).toEqual([]);
    expect(found("export type None = Record<string, never>; type Inner = unknown;")).toEqual([]);
    expect(found("export function f(): string { const value: unknown = g(); return String(value); }")).toEqual([]);
  });

  it("is excused by a question on the member, and not by one on the schema around it", () => {
    const text = `components: { schemas: { Order: { x-open-question: all, properties: { m: {}, n: { x-open-question: n } } } } }`;
    const shop = new Map([["shop/openapi.yaml", text]]);
    expect(["Order", "Order.m", "Order.n", "Order.o"].map((path) => isQuestioned(shop, "shop", path))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
