import { describe, expect, it } from "vitest";
import { shareTables } from "../../../../generator/emit/messages/shared-tables.js";
import { createModule } from "../../../../generator/emit/module-builder.js";

const long = (name: string): string => `{ content: [jsonReader("application/json", validate${name.repeat(30)})] }`;
const table = { name: "sharedResponse", type: () => "ClientResponse" };

describe("shareTables", () => {
  it("declares a table that is there twice before its first use, and prints others in their places", () => {
    const module = createModule("client.ts", []);
    const share = shareTables([long("A"), long("B"), long("A")], table, module);
    expect([share(long("B")), share(long("A")), share(long("A"))]).toEqual([
      long("B"),
      "sharedResponse",
      "sharedResponse",
    ]);
    expect(module.build().declarations).toEqual([
      { kind: "const", name: "sharedResponse", exported: false, type: "ClientResponse", value: long("A") },
    ]);
  });

  it("leaves short tables where they are read", () => {
    const share = shareTables(["{ content: [] }", "{ content: [] }"], table, createModule("client.ts", []));
    expect(share("{ content: [] }")).toBe("{ content: [] }");
  });

  it("takes a name that nothing else has", () => {
    const module = createModule("client.ts", [], ["sharedResponse"]);
    const share = shareTables([long("A"), long("A"), long("B"), long("B")], table, module);
    expect([share(long("A")), share(long("B"))]).toEqual(["sharedResponse2", "sharedResponse3"]);
  });
});
