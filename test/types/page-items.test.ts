import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { buildFiles } from "../../generator/generate.js";
import { compileAlone } from "../support/compile.js";
import { browserLibraries } from "../support/compile-parties.js";
import { projectOf } from "../support/project.js";
import { tempFolder } from "../support/temp-folder.js";

const branch = (name: string): object => ({
  type: "object",
  required: ["kind", name],
  properties: { kind: { type: "string" }, [name]: { type: "string" } },
});
const document = {
  openapi: "3.1.0",
  info: { title: "Logs", version: "1" },
  paths: {
    "/logs": {
      get: {
        operationId: "listLogs",
        "x-pagination": { style: "link" },
        responses: {
          200: {
            description: "d",
            headers: { Link: { schema: { type: "string" } } },
            content: {
              "application/json": {
                schema: {
                  type: "array",
                  items: {
                    oneOf: [{ $ref: "#/components/schemas/Aws" }, { $ref: "#/components/schemas/Splunk" }],
                    discriminator: { propertyName: "kind", mapping: { aws: "Aws", splunk: "Splunk" } },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  components: { schemas: { Aws: branch("region"), Splunk: branch("host") } },
};
const program = `
import type { createLogsClient } from "./client.js";

export async function first(client: ReturnType<typeof createLogsClient>): Promise<string | undefined> {
  for await (const log of client.listLogs.items()) return log.kind === "aws" ? log.region : log.host;
  return undefined;
}
`;

it("imports the named types inside of an item without a name", async () => {
  const folder = tempFolder({ "openapi.json": JSON.stringify(document) });
  const { files } = await buildFiles(projectOf("logs", folder, { emit: ["client"], strictness: "lenient" }));
  const out = join(dirname(fileURLToPath(import.meta.url)), "out");
  const texts = new Map(files.map(({ path, text }) => [join(out, path), text]));
  const at = join(out, "program.ts");
  const options = { lib: browserLibraries, declaration: false, isolatedDeclarations: false };
  expect(compileAlone([at, join(out, "client.ts")], texts.set(at, program), options)).toEqual([]);
});
