import { describe, expect, it } from "vitest";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { printDiagnostics } from "../../../generator/diagnostics/print.js";
import { createSourceFile } from "../../../generator/load/source-file.js";
import {
  recordDiagnostics,
  restoreDiagnostics,
  type RecordedDiagnostic,
} from "../../../generator/write/cache/recorded-diagnostics.js";

const text = "openapi: 3.1.0\npaths:\n  /orders:\n    get:\n      operationId: list\n      tags: [a, a]\n";
const options = { color: false, frames: true } as const;

function someDiagnostics() {
  const diagnostics = createDiagnostics();
  const file = createSourceFile("specs/orders/openapi.yaml", text);
  const origin = { kind: "pointer", file, pointer: "/paths/~1orders/get/operationId" } as const;
  diagnostics.report("source/missing-file", origin, { path: "x.yaml", near: "y.yaml" }, [
    { message: "first seen at", origin: { kind: "offset", file, start: text.indexOf("tags"), end: text.length - 1 } },
  ]);
  diagnostics.report("output/changed-file-kept", { kind: "offset", file, start: 0 }, { path: "a.ts" });
  return diagnostics.all();
}

describe("recorded diagnostics", () => {
  it("are printed as they were when they were found", () => {
    const found = someDiagnostics();
    const recorded = JSON.parse(JSON.stringify(recordDiagnostics(found))) as readonly RecordedDiagnostic[];
    const restored = restoreDiagnostics(recorded, (path) => (path === "specs/orders/openapi.yaml" ? text : ""));
    expect(printDiagnostics(restored, options)).toBe(printDiagnostics(found, options));
    expect(printDiagnostics(restored, options)).toContain("specs/orders/openapi.yaml:5:20: error source/missing-file");
  });

  it("read a file when it is needed, and once", () => {
    const read: string[] = [];
    const restored = restoreDiagnostics(recordDiagnostics(someDiagnostics()), (path) => {
      read.push(path);
      return text;
    });
    expect(read).toEqual([]);
    printDiagnostics(restored, options);
    expect(read).toEqual(["specs/orders/openapi.yaml"]);
  });
});
