import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { cli, inFolder } from "../../../support/run-cli.js";
import { tempFolder } from "../../../support/temp-folder.js";

it("validates a schema whose name begins with a digit and whose items are a choice, which once was not TypeScript", async () => {
  const size = { type: "object", required: ["size"], properties: { size: { type: "integer" } } };
  const name = { type: "object", required: ["name"], properties: { name: { type: "string", pattern: "^(?:a|b)$" } } };
  const schemas = { "401": { type: "array", items: { anyOf: [size, name] } } };
  const document = { openapi: "3.1.0", info: { title: "Orders", version: "1" }, paths: {}, components: { schemas } };
  const cwd = tempFolder({ "specs/orders/openapi.json": JSON.stringify(document) });
  const { code, stderr } = await cli(["generate", ...inFolder], { cwd });
  expect([code, stderr]).toEqual([0, ""]);
  const validators = (await import(pathToFileURL(join(cwd, "generated/orders/validators.ts")).href)) as Readonly<
    Record<string, (value: unknown) => { readonly ok: boolean }>
  >;
  const validate = Object.entries(validators).find(([each]) => each.startsWith("validate"))?.[1];
  expect([[{ size: 1 }], [{ name: "a" }], [{ name: "c" }]].map((value) => validate?.(value).ok)).toEqual([
    true,
    true,
    false,
  ]);
});
