import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { buildFiles } from "../../generator/generate.js";
import { emitterNames, libraryParts } from "../../generator/settings/parts.js";
import {
  complaintsOfConsumer,
  compilers,
  oldestAndLoosest,
  settingsOfConsumers,
  surroundingsOfConsumers,
} from "../support/consumer-compilers.js";
import { projectOf } from "../support/project.js";
import { wholeRuntime } from "../support/runtime-below.js";
import { isThorough, sized } from "../support/sizes.js";

// Emitted code as consumers compile it: by the oldest and the newest compiler, with each set of docs/reference/compilers.md.
const root = resolve(import.meta.dirname, "../..");
const golden = join(root, "test/golden");
const out = join(root, "test/types/out");

it("the compilers and sets of settings are those that docs/reference/compilers.md names", () => {
  const versions = Object.entries(compilers).map(([version, { versionMajorMinor }]) => [version, versionMajorMinor]);
  expect(versions).toEqual([
    ["5.4", "5.4"],
    ["5.9", "5.9"],
  ]);
  expect(settingsOfConsumers).toMatchObject({
    strictest: { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false },
    strict: { strict: true, types: ["node"], skipLibCheck: false },
    bundler: { moduleResolution: "Bundler", types: [], skipLibCheck: false },
    loose: { strict: false, skipLibCheck: false },
  });
});

/** All parts but those for libraries, whose declarations need newer compilers. */
const ownParts = emitterNames.filter((name) => !(name in libraryParts));

describe("everything that is emitted", () => {
  const texts = new Map<string, string>();

  beforeAll(async () => {
    const features = readdirSync(golden, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of features) {
      const project = projectOf(name, join(golden, name), { flat: false, emit: ownParts, format: "none" });
      for (const { path, text } of (await buildFiles(project)).files) texts.set(join(out, path), text);
    }
    for (const { path, text } of wholeRuntime()) texts.set(join(out, path), text);
  });

  const surroundings = sized({ normal: [oldestAndLoosest], thorough: surroundingsOfConsumers });

  it.each(surroundings)("compiles under TypeScript %s with the set %s", (...surrounding) => {
    expect(texts.size).toBeGreaterThan(20);
    const interfaces = isThorough ? sourcesOfInterfaces() : [];
    expect(complaintsOfConsumer(surrounding, [...texts.keys(), ...interfaces], texts, ownPackages)).toEqual([]);
  });
});

/** The packages in generated/, from their sources. */
const ownPackages = {
  ...Object.fromEntries(
    ["node", "fastify", "fetch"].map((name) => [
      `@specwright/runtime/${name}`,
      [join(root, "generated/runtime/adapters.ts")],
    ]),
  ),
  "@specwright/runtime/*": [join(root, "generated/runtime/*.ts")],
  "@specwright/travel-expense-*": [join(root, "generated/*.ts"), join(root, "generated/*/index.ts")],
};

/** Modules of the packages of the eleven interfaces, of the runtime, and of the umbrella package. */
function sourcesOfInterfaces(): readonly string[] {
  const entries = readdirSync(join(root, "generated"), { recursive: true, encoding: "utf8" });
  const sources = entries.filter((path) => path.endsWith(".ts") && !/(?:^|[/\\])(?:dist|node_modules)[/\\]/.test(path));
  return sources.map((path) => join(root, "generated", path));
}
