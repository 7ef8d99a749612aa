import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { tempFolder } from "../support/temp-folder.js";
import { installPackages, packedFiles, type Installed } from "./installed.js";
import { root, run } from "./run.js";

interface Component {
  readonly "bom-ref": string;
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly { readonly expression: string }[];
}

interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const manifest = { name: "orders", version: "1.2.3", license: "MIT", files: ["dist", "!dist/.inputs"] };
const origin = {
  repository: { type: "git", url: "git+https://git.example/orders.git" },
  homepage: "https://orders.example",
  bugs: "https://git.example/orders/issues",
};

/** The output of packing one package in a repository whose package.json has these facts, and the folder of artifacts. */
function pack(facts: object): { readonly said: string; readonly artifacts: string } {
  const folder = tempFolder({
    "package.json": JSON.stringify({ private: true, ...facts }),
    "package-lock.json": JSON.stringify({ packages: {} }),
    "orders/package.json": JSON.stringify(manifest),
    "orders/README.md": "# Orders",
    "orders/dist/index.js": "export {};",
    "orders/dist/.inputs": "{}",
    "orders/secret.txt": "not a file of the package",
  });
  for (const name of ["pack-packages.mjs", "create-sbom.mjs"])
    cpSync(join(root, "generator", name), join(folder, "generator", name));
  const artifacts = join(folder, "artifacts");
  const said = run(folder, process.execPath, [join(folder, "generator/pack-packages.mjs"), artifacts, "orders"]);
  return { said, artifacts };
}

function packedManifest(artifacts: string): object {
  return JSON.parse(run(artifacts, "tar", ["-xOzf", "orders-1.2.3.tgz", "package/package.json"])) as object;
}

describe("packing", () => {
  it("adds the repository, the homepage and the address for bugs from the package.json of the repository", () => {
    const { said, artifacts } = pack(origin);
    expect(said).toBe("orders-1.2.3.tgz\n");
    expect(packedManifest(artifacts)).toEqual({ ...manifest, ...origin });
    expect(packedFiles(join(artifacts, "orders-1.2.3.tgz"))).toEqual(["README.md", "dist/index.js", "package.json"]);
    expect(existsSync(join(artifacts, "staged"))).toBe(false);
  });

  it("makes packages that npm refuses to publish without one of the three, and names it", () => {
    const { bugs: _, ...incomplete } = origin;
    const { said, artifacts } = pack(incomplete);
    expect(said).toMatch(/^These packages are private, and npm publishes none: add bugs to package.json/);
    expect(packedManifest(artifacts)).toEqual({ ...manifest, private: true });
    // Nothing listens there: npm rejects the package before it connects.
    const registry = "127.0.0.1:9";
    writeFileSync(join(artifacts, ".npmrc"), `//${registry}/:_authToken=none\nfetch-retries=0\n`);
    const publish = ["publish", `--registry=http://${registry}`, "--userconfig", ".npmrc", "orders-1.2.3.tgz"];
    const { status, stderr } = spawnSync("npm", publish, { cwd: artifacts, encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringContaining("EPRIVATE")]);
  });
});

describe("the SBOM next to each tarball", () => {
  let installed: Installed;

  beforeAll(async () => {
    installed = await installPackages();
  });

  const sbomOf = (tarball: string): Sbom =>
    JSON.parse(readFileSync(tarball.replace(/\.tgz$/, ".cdx.json"), "utf8")) as Sbom;

  it("is a CycloneDX document without a time and a serial number, for the bytes of the tarball", () => {
    const { toolchain, runtime, generated, apis, sandbox } = installed;
    for (const tarball of [toolchain, runtime, generated, ...apis, sandbox]) {
      const sbom = sbomOf(tarball);
      expect(sbom).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6", version: 1 });
      expect(Object.keys({ ...sbom, ...sbom.metadata })).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/serialNumber|timestamp/)]),
      );
      const content = createHash("sha512").update(readFileSync(tarball)).digest("hex");
      expect(sbom.metadata.component.hashes).toEqual([{ alg: "SHA-512", content }]);
    }
  });

  it("lists each installed package of the toolchain with its version and license, and the bundled ones", () => {
    const { components, dependencies } = sbomOf(installed.toolchain);
    const { dependencies: direct = {} } = JSON.parse(
      readFileSync(join(root, "generator/package.json"), "utf8"),
    ) as typeof manifest & { dependencies?: object };
    const names = new Map(components.map((component) => [component.name, component]));
    const bundled = readFileSync(join(root, "generator/dist/LICENSES"), "utf8")
      .split("\n")[0]
      ?.match(/@[\w/-]+/g);
    expect(bundled).toHaveLength(2);
    for (const name of [...Object.keys(direct), ...(bundled ?? [])]) {
      const installedManifest = join(root, "node_modules", name, "package.json");
      const { version } = JSON.parse(readFileSync(installedManifest, "utf8")) as { version: string };
      expect(names.get(name)?.version).toBe(version);
    }
    expect(components.filter(({ hashes, licenses }) => hashes === undefined || licenses === undefined)).toEqual([]);
    const refs = new Set(components.map((component) => component["bom-ref"]));
    expect(dependencies.slice(1).map(({ ref }) => ref)).toEqual(expect.arrayContaining([...refs]));
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
  });
});
