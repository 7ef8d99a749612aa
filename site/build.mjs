// Builds the package: one bundle with its dependencies left outside, the script and the style sheet of sites, and its declarations. A build
// whose inputs have not changed is skipped. Usage: node site/build.mjs [--force] [--quiet]
import { build } from "esbuild";
import { cpSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildWhenChanged, filesBelow, writeDeclarations } from "../generator/build-when-changed.mjs";
import { rollUpTypes } from "../generator/roll-up-types.mjs";

const siteDir = dirname(fileURLToPath(import.meta.url));
const repositoryDir = dirname(siteDir);

await buildWhenChanged({
  title: "the documentation renderer",
  packageDir: siteDir,
  inputs: [
    ...filesBelow(siteDir, (name) => /\.(?:ts|mjs|css|json)$/.test(name)),
    ...["pages/site-model.ts", "plan/numbered-names.ts", "text/markup.ts"].map((path) =>
      join(repositoryDir, "generator", path),
    ),
    ...filesBelow(join(repositoryDir, "templates/pages")),
    join(repositoryDir, "generator/roll-up-types.mjs"),
    join(repositoryDir, "tsconfig.json"),
  ],
  async buildInto(stagedDir) {
    cpSync(join(repositoryDir, "templates/pages/page.css"), join(stagedDir, "assets/site.css"));
    const common = {
      absWorkingDir: siteDir,
      bundle: true,
      tsconfigRaw: {},
      legalComments: "none",
      logLevel: "warning",
    };
    await Promise.all([
      build({
        ...common,
        entryPoints: ["index.ts"],
        outdir: stagedDir,
        format: "esm",
        platform: "node",
        target: "node20.19",
        packages: "external",
      }),
      build({
        ...common,
        entryPoints: ["assets/site.ts"],
        outdir: join(stagedDir, "assets"),
        format: "iife",
        target: "es2022",
        minify: true,
      }),
      declarations(stagedDir),
    ]);
  },
});

/** Writes one file of declarations. */
async function declarations(outdir) {
  const types = join(outdir, "types");
  await writeDeclarations(join(siteDir, "tsconfig.build.json"), types);
  await rollUpTypes(join(types, "site/index.d.ts"), join(outdir, "index.d.ts"));
  rmSync(types, { recursive: true });
}
