import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { compile, compileAlone, strictestOptions } from "../support/compile.js";
import { sized } from "../support/sizes.js";
import { browserLibraries } from "../support/compile-parties.js";

// Programs of consumers, and code that must not compile: a line below "@ts-expect-error" that compiles is an error.
/** A thorough run also checks the modules that they import. */
const complaintsOf = sized({ normal: compileAlone, thorough: compile });
const at = (name: string): string => fileURLToPath(new URL(`consumers/${name}.ts`, import.meta.url));

it("clients are typed by status, parameter, body and scheme", () => {
  expect(complaintsOf([at("clients")], new Map(), { ...consumers, lib: browserLibraries })).toEqual([]);
});

it("servers are typed by operation, answer and what hooks return, and know no names of browsers", () => {
  expect(complaintsOf([at("servers")], new Map(), consumers)).toEqual([]);
});

/** The settings of a strict project; those for people who write declarations are left out. */
const consumers = {
  ...strictestOptions,
  ...{ declaration: false, isolatedDeclarations: false, noUnusedLocals: false },
  // The runtime from its source: the package may not be built.
  paths: { "@specwright/runtime/*": [fileURLToPath(new URL("../../generated/runtime/*.ts", import.meta.url))] },
};
