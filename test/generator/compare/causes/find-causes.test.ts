import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import type { Cause } from "../../../../generator/compare/causes/find-causes.js";
import { holderOfEdit } from "../../../../generator/compare/causes/edited-place.js";
import { diff } from "../../../../generator/index.js";
import { Random } from "../../../support/random.js";
import { sized } from "../../../support/sizes.js";
import { tempFolder } from "../../../support/temp-folder.js";
import { seedsOf } from "../../../support/seeds.js";

/** Samples of edits, each undone one by one. */
const draws = seedsOf(import.meta.filename).flatMap((seed) =>
  Array.from({ length: sized({ normal: 4, thorough: 60 }) }, (_, index) => seed * 100 + index + 1),
);

// A contract of several schemas and operations, and edits at known places. Each test edits some places at once; an entry is undone by
// writing its place back as it was.
const before = {
  openapi: "3.1.0",
  info: { title: "Orders", version: "1" },
  paths: {
    ...Object.fromEntries(["orders", "lines", "notes"].map((name) => [`/${name}`, pathItem(name)])),
    "/payments": {
      post: {
        operationId: "pay",
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Payment" } } } },
        responses: { "204": { description: "Paid." } },
      },
    },
  },
  components: {
    schemas: {
      Order: object({ state: { type: "string", enum: ["open", "done"] }, line: { $ref: "#/components/schemas/Line" } }),
      Line: object({ quantity: { type: "integer", maximum: 100 }, note: { $ref: "#/components/schemas/Note" } }),
      Note: object({ text: { type: "string", maxLength: 80 }, author: { $ref: "#/components/schemas/Author" } }),
      Author: object({ name: { type: "string" } }),
      Payment: { oneOf: [{ $ref: "#/components/schemas/Card" }, { $ref: "#/components/schemas/Cash" }] },
      Card: object({ by: { type: "string", enum: ["card"] } }),
      Cash: object({ by: { type: "string", enum: ["cash"] } }),
    },
  },
};

type Json = { [key: string]: Json } & unknown[];

/** Edits by the path in the document that they change. */
const edits: Readonly<Record<string, (value: Json) => void>> = {
  "/components/schemas/Order/properties/state": (state) => void state["enum"]?.push("late", "lost"),
  "/components/schemas/Line/properties/quantity": (quantity) =>
    void Object.assign(quantity, { maximum: 50, minimum: 1 }),
  "/components/schemas/Note": (note) => {
    delete note["properties"]?.["author"];
    Object.assign(note["properties"] ?? {}, { title: { type: "string" } });
  },
  "/components/schemas/Author/properties/name": (name) => void Object.assign(name, { type: "integer" }),
  "/components/schemas/Card/properties/by": (by) => void by["enum"]?.push("cash"),
  "/paths/~1orders/get/parameters": (list) => void list.splice(0, 1),
  "/paths/~1notes/get/responses": (responses) => void Object.assign(responses, { "404": { description: "None." } }),
};

/** The document with one security requirement. */
function secured(scheme: string): object {
  const securitySchemes = {
    key: { type: "apiKey", in: "header", name: "k" },
    login: { type: "http", scheme: "bearer" },
  };
  return { ...before, components: { ...before.components, securitySchemes }, security: [{ [scheme]: [] }] };
}

describe("entries of a report", () => {
  it("tell an enum that grew by two values once, with every use", async () => {
    const [cause, ...others] = await causesOf(edited(["/components/schemas/Order/properties/state"]));
    expect(others).toEqual([]);
    expect([cause?.change.id, cause?.folded.map(({ id }) => id)]).toEqual(["schema/enum-value-added", []]);
    expect(cause?.change.sentence).toContain("has two new values");
    expect(cause?.uses).toBe(1);
  });

  it("fold an enum that grew below the choice whose branches overlap by it", async () => {
    const [cause, ...others] = await causesOf(edited(["/components/schemas/Card/properties/by"]));
    expect(others).toEqual([]);
    expect([cause?.change.id, cause?.folded.map(({ id }) => id)]).toEqual([
      "schema/branches-overlap",
      ["schema/enum-value-added"],
    ]);
  });

  it("show another requirement of a whole document once", async () => {
    const causes = await causesOf(secured("key"), secured("login"));
    expect(causes.map(({ change }) => change.id)).toEqual(["security/requirement-changed"]);
  });

  it("fold a type that is gone, since nobody refers to it any more, below the edit", async () => {
    const after = edited(["/components/schemas/Note"]);
    delete after["components"]?.["schemas"]?.["Author"];
    const [cause, ...others] = await causesOf(after);
    expect(others).toEqual([]);
    expect(cause?.folded.map(({ id }) => id)).toContain("interface/type-removed");
  });

  it("stand first where they break, then where most operations use them", async () => {
    const causes = await causesOf(edited(Object.keys(edits)));
    const ranks = causes.map(({ change }) => ["breaking", "warning", "info"].indexOf(change.level));
    expect(ranks).toEqual([...ranks].sort());
  });

  it.each(draws)("have findings that are gone when their edit alone is undone (seed %i)", async (seed) => {
    const random = new Random(seed);
    const places = Object.keys(edits).filter(() => !random.chance(3));
    const after = edited(places);
    const causes = await causesOf(after);
    expect(causes.length).toBeGreaterThan(0);
    for (const cause of causes) {
      const undone = structuredClone(after);
      const place = placeOf(cause);
      write(undone, place, structuredClone(read(before as unknown as Json, place)));
      const left = new Set((await causesOf(undone)).flatMap(fingerprints));
      expect(
        fingerprints(cause).filter((each) => left.has(each)),
        place,
      ).toEqual([]);
      // Consequences of other edits are still told.
      const others = causes.filter((each) => each !== cause && !placeOf(each).startsWith(`${place}/`));
      expect(
        others.flatMap(fingerprints).filter((each) => !left.has(each)),
        place,
      ).toEqual([]);
    }
  });
});

describe("edited places", () => {
  it.each([
    ["/components/schemas/Order/properties/state/enum", "/components/schemas/Order/properties/state"],
    ["/components/schemas/Order/required", "/components/schemas/Order"],
    ["/components/schemas/Order/properties/required", "/components/schemas/Order"],
    ["/components/schemas/required", "/components/schemas/required"],
    ["/components/responses/Gone", "/components/responses/Gone"],
    ["/paths/~1orders/get/parameters/3", "/paths/~1orders/get/parameters"],
    ["/paths/~1orders/get", "/paths/~1orders/get"],
  ])("of %s is %s", (pointer, place) => {
    expect(holderOfEdit(pointer)).toBe(place);
  });
});

function pathItem(name: string): object {
  const schema = { $ref: `#/components/schemas/${{ orders: "Order", lines: "Line", notes: "Note" }[name] ?? ""}` };
  const responses = { "200": { description: "All.", content: { "application/json": { schema } } } };
  const parameters = ["limit", "page"].map((each) => ({ name: each, in: "query", schema: { type: "integer" } }));
  return { get: { operationId: `list-${name}`, parameters, responses } };
}

function object(properties: object): object {
  return { type: "object", required: Object.keys(properties), properties };
}

function edited(places: readonly string[]): Json {
  const after = structuredClone(before) as unknown as Json;
  for (const place of places) {
    const value = read(after, place);
    if (value !== undefined) edits[place]?.(value);
  }
  return after;
}

async function causesOf(after: object, old: object = before): Promise<readonly Cause[]> {
  // Without aliases: each part is written out.
  const text = (value: unknown): string => stringify(parse(JSON.stringify(value)));
  const cwd = tempFolder({ "old.yaml": text(old), "new.yaml": text(after) });
  const { report } = await diff({ cwd, before: "old.yaml", after: "new.yaml" });
  return report?.causes ?? [];
}

function fingerprints({ change, folded }: Cause): readonly string[] {
  return [change, ...folded].map(({ id, subject, fingerprint }) => `${id} ${subject} ${fingerprint}`);
}

function placeOf({ change }: Cause): string {
  return change.place.slice(change.place.indexOf("#") + 1);
}

function tokensOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function read(document: Json, pointer: string): Json | undefined {
  return tokensOf(pointer).reduce<Json | undefined>((at, token) => at?.[token], document);
}

function write(document: Json, pointer: string, value: Json | undefined): void {
  const tokens = tokensOf(pointer);
  const holder = tokens.slice(0, -1).reduce<Json | undefined>((at, token) => at?.[token], document);
  const last = tokens.at(-1) ?? "";
  if (holder === undefined) return;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
}
