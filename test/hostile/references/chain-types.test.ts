import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generate } from "../../../generator/api/generate.js";
import { compile } from "../../support/compile.js";
import { tempFolder } from "../../support/temp-folder.js";
import { chainDocuments } from "./openapi-documents.js";

// THOROUGH=1: chains of 3,000 instead of 1,200, of which the TypeScript compiler runs out of stack as well.
const length = process.env["THOROUGH"] === "1" ? 3_000 : 1_200;

describe("types of a long chain of schemas", () => {
  it.each(["$ref", "allOf", "oneOf"])("compile, though the compiler follows names by recursion: %s", async (kind) => {
    const cwd = tempFolder({ "openapi.json": chainDocuments(length)[kind] ?? "" });
    const { ok } = await generate({ cwd, files: ["openapi.json"], out: "out", format: "none" });
    expect(ok).toBe(true);
    expect(compile([join(cwd, "out/types.ts")])).toEqual([]);
  });
});
