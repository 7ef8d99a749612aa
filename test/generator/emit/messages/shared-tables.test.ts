import { describe, expect, it } from "vitest";
import { shareTables, type ResponseEntry } from "../../../../generator/emit/messages/shared-tables.js";
import { constant } from "../../../../generator/emit/structures.js";
import { createModule } from "../../../../generator/emit/module-builder.js";

const long = (name: string): string => `{ content: [jsonReader("application/json", validate${name.repeat(30)})] }`;
const table = { name: "sharedResponse", type: () => "ClientResponse" };
const entries = (...texts: readonly string[]): readonly ResponseEntry[] =>
  texts.map((text, index) => ({ key: String(200 + index), text }));

describe("shareTables", () => {
  it("declares a table that is there twice before its first use, and prints others in their places", () => {
    const module = createModule("client.ts", []);
    const all = [entries(long("A"), long("B")), entries(long("A"))];
    const tableOf = shareTables(all, table, module);
    expect(all.map(tableOf)).toEqual([
      `{\n  200: sharedResponse,\n  201: ${long("B")},\n}`,
      "{\n  200: sharedResponse,\n}",
    ]);
    expect(module.build().declarations).toEqual([
      constant({ name: "sharedResponse", type: "ClientResponse", initializer: long("A") }),
    ]);
  });

  it("leaves short tables where they are read", () => {
    const short = entries("{ content: [] }", "{ content: [] }");
    const tableOf = shareTables([short], table, createModule("client.ts", []));
    expect(tableOf(short)).toBe("{\n  200: { content: [] },\n  201: { content: [] },\n}");
  });

  it("takes a name that nothing else has", () => {
    const module = createModule("client.ts", [], ["sharedResponse"]);
    const all = [entries(long("A"), long("A"), long("B"), long("B"))];
    expect(all.map(shareTables(all, table, module))).toEqual([
      "{\n  200: sharedResponse2,\n  201: sharedResponse2,\n  202: sharedResponse3,\n  203: sharedResponse3,\n}",
    ]);
  });
});
