import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generate } from "../../../generator/api/generate.js";
import { compile } from "../../support/compile.js";
import { sized } from "../../support/sizes.js";
import { tempFolder } from "../../support/temp-folder.js";
import { chainDocuments } from "./openapi-documents.js";

// The TypeScript compiler runs out of stack at the smaller length already, where names are followed by recursion.
const length = sized({ normal: 500, thorough: 3_000 });

describe("types of a long chain of schemas", () => {
  it.each(["$ref", "allOf", "oneOf"])("compile, though the compiler follows names by recursion: %s", async (kind) => {
    const cwd = tempFolder({ "chain.json": chainDocuments(length)[kind] ?? "" });
    const { ok } = await generate({ cwd, files: ["chain.json"], out: "out", format: "none", emit: ["types"] });
    expect(ok).toBe(true);
    expect(compile([join(cwd, "out/chain.ts")])).toEqual([]);
  });
});
