import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { generate } from "../../generator/api/generate.js";
import { compile } from "../support/compile.js";
import { tempFolder } from "../support/temp-folder.js";

it("the example of an emitter writes the values of enumerations as lists that compile", async () => {
  const out = join(tempFolder({ "package.json": '{ "type": "module" }' }), "out");
  const cwd = resolve(import.meta.dirname, "../../examples/enum-lists");
  const { ok, diagnostics } = await generate({
    cwd,
    out,
    emit: ["types"],
    only: ["legacy-tokens", "vendors", "loyalty"],
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(ok).toBe(true);
  expect(readFileSync(join(out, "loyalty/enum-lists.ts"), "utf8")).toBe(
    `// Generated from ../../specs/loyalty/openapi.yaml and ../../specs/loyalty/loyalty.xsd. Edit the specs, then run \`specwright generate\`.

/** Every value of \`ResponseStatus\`. */
export const responseStatusValues = ["OK", "ERROR"] as const;

/** Every value of \`VendorType\`. */
export const vendorTypeValues = ["A", "C", "H"] as const;
`,
  );
  const consumer = `import type { VendorType } from "./loyalty/types.js";
import { vendorTypeValues } from "./loyalty/enum-lists.js";
import { scopeCodeValues } from "./legacy-tokens/enum-lists.js";
export const kinds: readonly VendorType[] = vendorTypeValues;
export const scope: "ATTEND" = scopeCodeValues[0];
`;
  const path = join(out, "consumer.ts");
  expect(compile([path], new Map([[path, consumer]]))).toEqual([]);
});
