import { expect, it } from "vitest";
import { diff } from "../../../generator/api/diff.js";
import { sized } from "../../support/sizes.js";
import { tempFolder } from "../../support/temp-folder.js";
import { chainDocuments } from "./openapi-documents.js";

it("a chain of thousands of choices between null and the next is compared without running out of stack", async () => {
  const text = chainDocuments(sized({ normal: 500, thorough: 3_000 }))["anyOf"] ?? "";
  const changed = text.replace('"a":{"type":"string"}', '"a":{"type":"integer"}');
  expect(changed).not.toBe(text);
  const cwd = tempFolder({ "old.json": text, "new.json": changed });
  const { report, diagnostics } = await diff({ cwd, before: "old.json", after: "new.json" });
  expect(diagnostics).toEqual([]);
  expect(report?.changes.map(({ id }) => id)).toContain("schema/type-changed");
});
