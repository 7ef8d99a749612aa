import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { differences, type Relation } from "./paths-agreement.js";

const examples = dirname(createRequire(import.meta.url).resolve("@readme/oas-examples/package.json"));
const example = (version: string, name: string): string => join(examples, version, "json", `${name}.json`);

/** The reason why our type is not equal to openapi-typescript's. */
const reasons = {
  default: "it makes a property with a default required; a payload may leave it out",
  freeForm: "it types { type: object } as Record<string, never>, into which nothing fits",
  alternatives: "it passes over `required` in the branches of oneOf and anyOf",
  untyped: "it takes `properties` for `type: object`; without a type every other value is valid too",
  discriminator: "it narrows a discriminator to the branch's name; validation does not",
} as const;

type Reason = keyof typeof reasons;

/** Relation, then the reasons for it. A changed or removed difference fails the test. */
type Known = { readonly [place: string]: readonly [Relation, ...Reason[]] };

const documents: readonly { readonly name: string; readonly path: string; readonly known: Known }[] = [
  {
    name: "petstore 3.0",
    path: example("3.0", "petstore"),
    known: {
      "schemas.Order": ["wider", "default"],
      "schemas.Pet": ["wider", "default"],
      "operations.updatePet": ["wider", "default"],
      "operations.addPet": ["wider", "default"],
      "operations.findPetsByStatus": ["wider", "default"],
      "operations.findPetsByTags": ["wider", "default"],
      "operations.getPetById": ["wider", "default"],
      "operations.placeOrder": ["wider", "default"],
      "operations.getOrderById": ["wider", "default"],
    },
  },
  {
    name: "petstore 3.1",
    path: example("3.1", "petstore"),
    known: {
      "schemas.Order": ["wider", "default"],
      "operations.placeOrder": ["wider", "default"],
      "operations.getOrderById": ["wider", "default"],
    },
  },
  {
    name: "train travel 3.1",
    path: example("3.1", "train-travel"),
    known: {
      "schemas.Problem": ["wider", "untyped"],
      "schemas.Wrapper-Collection": ["wider", "freeForm"],
      "schemas.BookingPayment": ["wider", "untyped"],
      "operations.get-stations": ["wider", "untyped", "freeForm"],
      "operations.get-trips": ["wider", "untyped", "freeForm"],
      "operations.get-bookings": ["wider", "untyped", "freeForm"],
      "operations.create-booking": ["wider", "untyped"],
      "operations.get-booking": ["wider", "untyped"],
      "operations.delete-booking": ["wider", "untyped"],
      "operations.create-booking-payment": ["wider", "untyped"],
    },
  },
  {
    name: "polymorphism 3.0",
    path: example("3.0", "polymorphism"),
    known: { "schemas.Dog": ["wider", "discriminator"], "schemas.Cat": ["wider", "discriminator"] },
  },
  { name: "callbacks 3.0", path: example("3.0", "callbacks"), known: {} },
  { name: "file uploads 3.0", path: example("3.0", "file-uploads"), known: {} },
  { name: "parameter styles 3.0", path: example("3.0", "parameters-style"), known: {} },
  { name: "schemas with additional properties 3.0", path: example("3.0", "schema-additional-properties"), known: {} },
  { name: "webhooks 3.1", path: example("3.1", "webhooks"), known: { "schemas.Pet": ["wider", "untyped"] } },
  {
    name: "purchase-requests",
    path: join(process.cwd(), "specs/purchase-requests/openapi.yaml"),
    known: {
      "schemas.PurchaseRequest": ["narrower", "alternatives"],
      "schemas.CreatePurchaseRequestResponse": ["narrower", "alternatives"],
      "operations.createPurchaseRequest": ["narrower", "alternatives"],
    },
  },
];

describe("paths agree with plain openapi-typescript, but for listed differences", () => {
  it.each(documents)("$name", async ({ name, path, known }) => {
    const found = await differences(name.replaceAll(" ", "-"), path);
    const expected = Object.entries(known).map(([place, [relation]]) => [place, relation]);
    const why = [...new Set(Object.values(known).flatMap(([, ...codes]) => codes))].map((code) => reasons[code]);
    expect(Object.fromEntries(found), why.join("; ")).toEqual(Object.fromEntries(expected));
  });
});
