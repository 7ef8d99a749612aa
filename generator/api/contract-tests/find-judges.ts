import { createRequire } from "node:module";
import { join } from "node:path";
import type { FixtureRun } from "../../../templates/contract-tests/fixture-run.js";

/** Modules of ajv and of libxml2 that the project has installed. An untrusted project runs none. */
export function findJudges(root: string, untrusted: boolean): FixtureRun["judges"] {
  if (untrusted) return {};
  const require = createRequire(join(root, "package.json"));
  const find = (name: string): string | undefined => {
    try {
      return require.resolve(name);
    } catch {
      return undefined;
    }
  };
  return { ajv: find("ajv/dist/2020.js"), formats: find("ajv-formats"), libxml2: find("libxml2-wasm") };
}
