import ts from "typescript";
import { expect, it } from "vitest";
import { buildFiles } from "../../../generator/generate.js";
import { projectOf } from "../../support/project.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

it("texts of requests for tokens stay strings in emitted code, and change no prototype", async () => {
  const text = "\"`${globalThis.escaped()}\\u2028*/</script>'\\n";
  const pointer = `/${text.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  const given = { description: text };
  // A literal would set the prototype.
  const fields = JSON.parse(`{"__proto__":"own","constructor":{}}`) as object;
  const request = {
    grant: text,
    tokenUrl: "https://id.example/token?a='`*/;globalThis.escaped();",
    fields: { ...fields, [text]: text, [`${text}given`]: given },
    headers: { "X-`$'": '"`${globalThis.escaped()}*/', "X-Given": given },
    token: pointer,
    expiresIn: pointer,
    expiresAt: pointer,
  };
  const folder = tempFolder();
  writeAt(
    `${folder}/openapi.json`,
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Users", version: "1" },
      paths: { "/users": { get: { operationId: "listUsers", responses: { "204": { description: "" } } } } },
      components: { securitySchemes: { token: { type: "http", scheme: "bearer", "x-token-request": request } } },
    }),
  );
  const { files, diagnostics } = await buildFiles(projectOf("users", folder, { emit: ["client"], format: "none" }));
  expect(diagnostics.map(({ code }) => code)).toEqual([]);
  const client = files.find(({ path }) => path.endsWith("client.ts"))?.text ?? "";
  const strings: string[] = [];
  const keys: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) strings.push(node.text);
    if (ts.isIdentifier(node)) expect(node.text).not.toBe("escaped");
    if (ts.isTemplateExpression(node)) expect(node.getText()).not.toContain("escaped");
    if (ts.isPropertyAssignment(node)) keys.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("client.ts", client, ts.ScriptTarget.ES2022, true));
  expect(client).toContain("tokenRequest(options, {");
  for (const value of [text, request.tokenUrl, '"`${globalThis.escaped()}*/']) expect(strings).toContain(value);
  // grant, key and value of a field, and three pointers.
  expect(strings.filter((found) => found === text).length).toBeGreaterThanOrEqual(6);
  expect(keys).toContain('["__proto__"]');
  expect(keys).not.toContain('"__proto__"');
});
