import ts from "typescript";
import { expect, it } from "vitest";
import { buildFiles } from "../../../generator/generate.js";
import { projectOf } from "../../support/project.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

it("texts of pagination stay strings in emitted code", async () => {
  const text = "\"`${globalThis.escaped()}\\u2028*/</script>'\\n";
  const pointer = `/${text.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  const list = { type: "object", properties: { [text]: { type: "array", items: {} }, next: { type: "string" } } };
  const folder = tempFolder();
  writeAt(
    `${folder}/openapi.json`,
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Users", version: "1" },
      paths: {
        "/users": {
          get: {
            operationId: "listUsers",
            "x-pagination": { style: "cursor", parameter: text, items: pointer, next: "/next" },
            parameters: [{ name: text, in: "query", schema: { type: "string" } }],
            responses: { "200": { description: "", content: { "application/json": { schema: list } } } },
          },
        },
      },
    }),
  );
  const { files, diagnostics } = await buildFiles(projectOf("users", folder, { emit: ["client"], format: "none" }));
  expect(diagnostics.map(({ code }) => code)).toEqual([]);
  const client = files.find(({ path }) => path.endsWith("client.ts"))?.text ?? "";
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) strings.push(node.text);
    if (ts.isIdentifier(node)) expect(node.text).not.toBe("escaped");
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("client.ts", client, ts.ScriptTarget.ES2022));
  expect(client).toContain("listUsersPages");
  expect(strings.filter((found) => found === text).length).toBeGreaterThan(1);
});
