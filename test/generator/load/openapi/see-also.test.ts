import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cli, inFolder } from "../../../support/run-cli.js";
import { tempFolder } from "../../../support/temp-folder.js";

const link = (name: string, description?: string): object => ({ url: `https://x.example/${name}`, description });

it.each(["3.0.3", "3.1.0"])(
  "a link to documentation is a tag @see of its declaration, in OpenAPI %s",
  async (version) => {
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Order" } } };
    const get = {
      operationId: "getOrder",
      tags: ["orders"],
      deprecated: true,
      externalDocs: link("operation", "How to */ ask"),
      responses: { "200": { description: "Fine.", content } },
    };
    const Order = {
      type: "object",
      externalDocs: link("schema"),
      properties: { id: { type: "string", externalDocs: link("property", "Two\nlines") }, none: { type: "string" } },
    };
    const document = {
      openapi: version,
      info: { title: "T", version: "1" },
      externalDocs: link("document", "All of it"),
      tags: [{ name: "orders", description: "Orders.", externalDocs: link("tag") }],
      paths: { "/orders": { get } },
      components: { schemas: { Order } },
    };
    const cwd = tempFolder({ "api.json": JSON.stringify(document) });
    const { code } = await cli(["generate", "api.json", "-o", "out", ...inFolder, "--emit", "types,client,server"], {
      cwd,
    });
    const see = (name: string): readonly string[] =>
      [...readFileSync(join(cwd, "out", name), "utf8").matchAll(/@see (.*?)(?: \*\/)?$/gm)]
        .map(([, text = ""]) => text)
        .sort();
    expect(code).toBe(0);
    expect(see("types.ts")).toEqual(["https://x.example/property Two lines", "https://x.example/schema"]);
    const ofClient = [
      "https://x.example/document All of it",
      "https://x.example/operation How to *\\/ ask",
      "https://x.example/tag",
    ];
    expect([...new Set(see("client.ts"))]).toEqual(ofClient);
  },
);

it.each([5, "https://x.example", {}, { url: 5 }, { url: "" }, []])(
  "is left out where it cannot be read: %j",
  async (externalDocs) => {
    const schemas = { Order: { type: "object", externalDocs } };
    const document = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths: {}, components: { schemas } };
    const cwd = tempFolder({ "api.json": JSON.stringify(document) });
    const { code } = await cli(["generate", "api.json", "-o", "out", "--emit", "types"], { cwd });
    expect([code, readFileSync(join(cwd, "out/api.ts"), "utf8").includes("@see")]).toEqual([0, false]);
  },
);
