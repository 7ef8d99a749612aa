import { build } from "esbuild";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { sized } from "../support/sizes.js";
import { bundler, complaintsOf, dom, importsOf, node, nodenext, readmeExamples, transpiled } from "./beside.js";
import { installPackages, packedFiles, projectIn, type Installed } from "./installed.js";
import { findNode24 } from "./node-24.js";
import { everySubpath, everySubpathAtRunTime, oneOperation, operationAlone, platformless } from "./programs.js";
import { root, run } from "./run.js";

let installed: Installed;

beforeAll(async () => {
  installed = await installPackages();
});

describe("the generated package", () => {
  const name = "@specwright/travel-expense";
  const folders = readdirSync(join(root, "specs"), { withFileTypes: true }).filter((entry) => entry.isDirectory());

  /** The files that a package has by the record of the output; an empty folder is that of the umbrella package. */
  function expectedFiles(folder: string): readonly string[] {
    const specs = readdirSync(join(root, "specs"), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(?:yaml|xsd)$/.test(path) && !path.includes("/fixtures/"))
      .filter((path) => folder === "" || path === "open-questions.yaml" || path.startsWith(`${folder}/`));
    const overlays = folders
      .filter(({ name }) => folder === "" || folder === name)
      .map(({ name }) => `contracts/sandbox/overlays/${name}.yaml`);
    const written = Object.keys(JSON.parse(readFileSync(join(root, "generated/.specwright.json"), "utf8")).files);
    const sources = written
      .filter((path) => path.endsWith(".ts") && path.startsWith(folder === "" ? "umbrella/" : `${folder}/`))
      .map((path) => path.slice(folder === "" ? 0 : folder.length + 1, -".ts".length));
    const built = sources.flatMap((path) =>
      [".js", ".js.map", ".d.ts", ".d.ts.map"].map((end) => `dist/${path}${end}`),
    );
    const fixed = ["CHANGELOG.md", "LICENSE", "README.md", "package.json", "index.json", "settings.json"];
    return [
      ...fixed.map((path) => (/^(?:index|settings)/.test(path) ? `contracts/${path}` : path)),
      ...specs.map((path) => posix.join("contracts/specs", path)),
      ...overlays,
      ...sources.map((path) => `${path}.ts`),
      ...built,
    ].sort();
  }

  it("holds its sources and what is built from each, the contracts, and nothing else, like the package of each API", () => {
    expect(packedFiles(installed.generated)).toEqual(expectedFiles(""));
    const names = folders.map((folder) => folder.name);
    const found = names.map((_, at) => packedFiles(installed.apis[at] ?? ""));
    expect(found).toEqual(names.map(expectedFiles));
    expect(installed.apis).toHaveLength(11);
  });

  it("has maps that lead to the sources it holds", () => {
    const packages = [
      [installed.generated, name],
      [installed.runtime, "@specwright/runtime"],
      ...installed.apis.map((tarball, at) => [tarball, `${name}-${folders[at]?.name}`] as const),
    ] as const;
    for (const [tarball, packageName] of packages) {
      const files = new Set(packedFiles(tarball));
      const maps = [...files].filter((path) => path.endsWith(".map"));
      const sources = maps.flatMap((path) => {
        const map = JSON.parse(readFileSync(join(installed.folder, "node_modules", packageName, path), "utf8"));
        return map.sources.map((source: string) => posix.join(posix.dirname(path), map.sourceRoot ?? "", source));
      });
      expect(sources.length, packageName).toBeGreaterThanOrEqual(Math.max(maps.length, 1));
      expect(sources.filter((path) => !files.has(path))).toEqual([]);
    }
  });

  const surroundings = [
    ["nodenext", "@types/node and without lib DOM", { ...nodenext, ...node }],
    ["bundler", "lib DOM and without @types/node", { ...bundler, ...dom }],
    ["nodenext", "lib DOM and without @types/node", { ...nodenext, ...dom }],
    ["bundler", "@types/node and without lib DOM", { ...bundler, ...node }],
  ] as const;

  // Two of them ask each way to resolve and each platform once. The examples of the README are written for Node.
  it.each(surroundings.slice(0, sized({ normal: 2, thorough: 4 })))(
    "compiles with %s beside %s, every subpath of it, and where there is Node the examples of its README",
    (_, __, options) => {
      const examples = "types" in options ? readmeExamples(installed) : [];
      expect(complaintsOf(installed, [everySubpath, importsOf(installed, () => true), ...examples], options)).toEqual(
        [],
      );
    },
  );

  it("compiles without the types of any platform, adapters included; fastify is not installed", () => {
    expect(existsSync(join(installed.folder, "node_modules/fastify"))).toBe(false);
    expect(existsSync(join(installed.folder, "node_modules/@types/node"))).toBe(false);
    // The path of an interface has its client, and so what a client needs.
    const withoutFetch = importsOf(
      installed,
      (subpath) => !subpath.endsWith("/client") && !/^\.\/[^/]+$/.test(subpath),
    );
    expect(complaintsOf(installed, [platformless, withoutFetch], nodenext)).toEqual([]);
  });

  it("has a README whose examples do what they say", () => {
    const examples = readmeExamples(installed);
    expect(examples).toHaveLength(5);
    const [, validate, xml, , inProcess] = examples;
    const printed = [validate, xml, inProcess].map((example = "") =>
      run(projectIn(installed, { "example.mjs": transpiled(example) }), process.execPath, ["example.mjs"]),
    );
    expect(printed[0]).toContain('1  Property "currencyCode" is missing.');
    expect(printed[1]).toContain("<LoyaltyMembershipResponse><Status>OK</Status></LoyaltyMembershipResponse>");
    expect(printed[2]).toBe("200\n");
  });

  const expected = {
    typesOnly: folders.map(({ name: folder }) => `./${folder}/types`).sort(),
    paths: ["/currencyCode", "", ""],
    xml: "<LoyaltyMembershipResponse><Status>OK</Status></LoyaltyMembershipResponse>",
    answers: [
      [200, "PRQ-1"],
      [200, "PRQ-1"],
    ],
    loyalty: "OK",
    rejected: true,
  };

  it("works on this Node, every subpath of it", () => {
    const folder = projectIn(installed, { "use.mjs": everySubpathAtRunTime });
    expect(JSON.parse(run(folder, process.execPath, ["--no-warnings", "use.mjs"]))).toEqual(expected);
  });

  it("works on Node 24, every subpath of it", (context) => {
    const found = findNode24();
    if ("missing" in found) {
      console.log(`Node 24 was not tried: ${found.missing}.`);
      return context.skip();
    }
    const folder = projectIn(installed, { "use.mjs": everySubpathAtRunTime });
    expect(run(folder, found.node, ["--version"])).toMatch(/^v24\./);
    expect(JSON.parse(run(folder, found.node, ["use.mjs"]))).toEqual(expected);
  });

  it("costs a bundle at most 15.7 kB for one operation with its validators", async () => {
    const folder = projectIn(installed, { "alone.js": operationAlone, "page.js": oneOperation });
    const alone = await minifiedBytes(join(folder, "alone.js"));
    const page = await minifiedBytes(join(folder, "page.js"));
    console.log(`getPurchaseRequest with its validators: ${alone} bytes minified; with what sends it: ${page} bytes`);
    // A quarter of it reports each problem once, with the intended branch and the location of its keyword; a tenth
    // prevents exceptions on hostile values and keeps problems short and safe to print; half a kB keeps secrets out of
    // them, and two and a half detect misspellings, show values and read long lists once. 0.1 kB copies what a problem shows, so that
    // the payload can be released.
    expect(alone).toBeLessThanOrEqual(16_060);
    // The first operation includes the code that sends calls: credentials, timeouts, errors, reading of responses,
    // protection of headers and redirects for every spelling of a header; half a kB reports invalid responses to a hook. Another one and a quarter returns responses that a lenient client cannot explain, and shows
    // options without their secrets. 0.3 kB checks and passes options of fetch; 0.1 kB lists ten problems in messages; 0.1 kB shows the rules of names and conditions; 0.3 kB records problems by name.
    // 4.7 kB are deadlines for calls and attempts, tokens that are kept and refreshed, signatures, and ApiErrors.
    // 0.2 kB read Retry-After of each error, and make keys that callers leave out.
    expect(page).toBeLessThanOrEqual(33_900);
  });
});

async function minifiedBytes(entry: string): Promise<number> {
  const options = {
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    logLevel: "silent",
  } as const;
  const { outputFiles } = await build({ entryPoints: [entry], ...options });
  return outputFiles[0]?.contents.length ?? Infinity;
}
