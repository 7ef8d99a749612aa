import { describe, expect, it } from "vitest";
import type { Change } from "../../../generator/compare/change.js";
import { compareContracts } from "../../../generator/compare/compare-contracts.js";
import { sourceLocation } from "../../../generator/diagnostics/origin.js";
import { contractOfText } from "../../support/contract-of-text.js";

const operations = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [
    `  /${name}:`,
    "    get:",
    `      operationId: ${name}`,
    "      responses:",
    '        "200": { description: All. }',
  ]);

const document = (names: readonly string[], version = "1"): string =>
  ["openapi: 3.1.0", `info: { title: Orders, version: "${version}" }`, "paths:", ...operations(names), ""].join("\n");

async function changesOf(before: string, after: string): Promise<readonly Change[]> {
  return compareContracts(await contractOfText(before), await contractOfText(after));
}

describe("the line of a change in the newer version", () => {
  it("is the line above a part that was removed, and never the first of the file", async () => {
    const changes = await changesOf(document(["a", "b", "c"]), document(["a", "c"]));
    const [removed] = changes.filter(({ id }) => id === "operation/removed");
    expect(removed?.after).toBeUndefined();
    expect(removed?.nearest && sourceLocation(removed.nearest).line).toBe(8);
  });

  it("is found below other edits", async () => {
    const newer = document(["x", "y", "a", "c"]);
    const [removed] = (await changesOf(document(["a", "b", "c"]), newer)).filter(
      ({ id }) => id === "operation/removed",
    );
    expect(removed?.nearest && sourceLocation(removed.nearest).line).toBe(18);
  });

  it("is that of the version for a new version", async () => {
    const [change] = await changesOf(document(["a"]), document(["a"], "2"));
    expect(change?.id).toBe("interface/version-changed");
    expect(change?.after && sourceLocation(change.after)).toMatchObject({ line: 2, column: 33 });
  });
});
