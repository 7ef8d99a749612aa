import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { compileParties } from "../../../support/compile-parties.js";
import { cli, inFolder } from "../../../support/run-cli.js";
import { tempFolder } from "../../../support/temp-folder.js";

it("references into the schema of another response are typed where no operation gives the response", async () => {
  const inner = "#/components/responses/Variable/content/application~1json/schema/oneOf";
  const json = (schema: unknown): object => ({ description: "Fine.", content: { "application/json": { schema } } });
  const named = { type: "object", required: ["text"], properties: { text: { type: "string" } } };
  const document = {
    openapi: "3.0.3",
    info: { title: "Variables", version: "1" },
    paths: {
      "/variable": {
        get: { operationId: "getVariable", responses: { "200": { $ref: "#/components/responses/Variable" } } },
        put: { operationId: "putVariable", responses: { "200": json({ $ref: `${inner}/0` }) } },
      },
    },
    components: {
      responses: {
        Variable: json({ oneOf: [named, { type: "number" }] }),
        Unused: json({ type: "object", properties: { old: { $ref: `${inner}/0` }, level: { $ref: `${inner}/1` } } }),
      },
    },
  };
  const cwd = tempFolder({ "variables.json": JSON.stringify(document) });
  const { code, stderr } = await cli(
    ["generate", "variables.json", "-o", "out", ...inFolder, "--emit", "types,paths"],
    { cwd },
  );
  expect([code, stderr]).toEqual([0, ""]);
  const texts = ["types", "paths"].map((name) => readFileSync(join(cwd, "out", `${name}.ts`), "utf8"));
  expect(texts[1]).toMatch(/Unused: \{[^]*old\?: Components\w+;\s*level\?: number;/);
  const paths = texts.map(
    (text, index) => [join(process.cwd(), "out", ["types.ts", "paths.ts"][index]!), text] as const,
  );
  expect(compileParties(new Map(paths))).toEqual([]);
});
