import { describe, expect, it } from "vitest";
import { kinds, type ModuleDef } from "../../../generator/emit/structures.js";
import { gatheredModule, runtimeModules } from "../../../generator/write/runtime-files.js";

describe("runtimeModules", () => {
  it("names what modules import and what they pass on", () => {
    const module: ModuleDef = {
      path: "orders/index.ts",
      sources: [],
      imports: [
        { module: "runtime/json/z.ts", name: "z", typeOnly: false },
        { module: "orders/types.ts", name: "Order", typeOnly: true },
        { module: "runtime/x.ts", name: "x", typeOnly: false, external: true },
      ],
      declarations: [{ kind: kinds.exports, isTypeOnly: true, moduleSpecifier: "runtime/base/problem.ts" }],
    };
    expect(runtimeModules([module, module])).toEqual(["runtime/base/problem.ts", "runtime/json/z.ts"]);
  });
});

describe("gatheredModule", () => {
  it("names the module of a folder of the runtime, and leaves modules of interfaces as they are", () => {
    expect(gatheredModule("runtime/json/equal.ts")).toBe("runtime/json.ts");
    expect(gatheredModule("orders/types.ts")).toBe("orders/types.ts");
  });
});
