import { describe, expect, it } from "vitest";
import { statusClasses } from "../../../../generator/compare/operations/status-classes.js";
import type { Origin, SourceFile } from "../../../../generator/diagnostics/origin.js";
import type { Response } from "../../../../generator/model/contract.js";

const file: SourceFile = { path: "orders.yaml", text: "", language: "yaml", locate: () => ({ start: 0, end: 0 }) };
const origin: Origin = { kind: "pointer", file, pointer: "" };

function responses(...statuses: readonly string[]): readonly Response[] {
  return statuses.map((status) => ({ origin, status, headers: [], content: [], extensions: new Map() }));
}

/** "404: 4XX -> 404" for each class. */
function classes(before: readonly Response[], after: readonly Response[]): readonly string[] {
  return statusClasses(before, after).map(
    (found) => `${found.status}: ${found.before?.status ?? "none"} -> ${found.after?.status ?? "none"}`,
  );
}

describe("statusClasses", () => {
  it("pairs what each version answers at every status that one of them names", () => {
    expect(classes(responses("200", "404"), responses("200", "409"))).toEqual([
      "200: 200 -> 200",
      "404: 404 -> none",
      "409: none -> 409",
    ]);
  });

  it("takes a range for the statuses in it that are not named, and the default for all the rest", () => {
    expect(classes(responses("200", "4XX", "default"), responses("200", "404", "default"))).toEqual([
      "200: 200 -> 200",
      "404: 4XX -> 404",
      "4XX: 4XX -> default",
      "default: default -> default",
    ]);
  });

  it("finds a status that the other version counts to its default", () => {
    expect(classes(responses("default"), responses("201"))).toEqual([
      "201: default -> 201",
      "default: default -> none",
    ]);
  });

  it("takes ranges in either case", () => {
    expect(classes(responses("4xx"), responses("4XX"))).toEqual(["4XX: 4xx -> 4XX"]);
  });
});
