import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ordersUpTo } from "../../support/orders-spec.js";
import { cli, type CliRun } from "../../support/run-cli.js";
import { scratchRepository, type ScratchRepository } from "../../support/scratch-repository.js";
import { tarball, type TarEntry } from "../../support/tarball.js";
import { tempFolder } from "../../support/temp-folder.js";

const xsd = (type: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="note" type="${type}"/></xs:schema>`;

const config = { "specwright.config.json": JSON.stringify({ package: { name: "@acme/orders", version: "1.0.0" } }) };
const note = xsd("xs:string").replace("<xs:element", '<xs:include schemaLocation="parts/part.xsd"/><xs:element');
const part = (type: string): string => xsd(type).replace('"note"', '"part"');

function diff(folder: string, ...args: readonly string[]): Promise<CliRun> {
  return cli(["diff", "--against", ...args], { cwd: folder });
}

function put(folder: string, name: string, bytes: string | Uint8Array): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return name;
}

/** A project, and the folder of the package that was stamped from it. */
async function published(): Promise<{ readonly project: ScratchRepository; readonly name: string }> {
  const project = scratchRepository({
    ...config,
    "specs/orders/openapi.yaml": ordersUpTo(100),
    "specs/notes/notes.xsd": note,
    "specs/notes/parts/part.xsd": part("xs:int"),
  });
  const name = "node_modules/@acme/orders";
  put(project.folder, `${name}/package.json`, JSON.stringify({ name: "@acme/orders", version: "1.0.0" }));
  const { code, stderr } = await cli(["stamp", name], { cwd: project.folder });
  expect([code, stderr]).toEqual([0, ""]);
  return { project, name };
}

function contractsIn(folder: string): readonly TarEntry[] {
  const ways = ["index.json", "specs/orders/openapi.yaml", "specs/notes/notes.xsd", "specs/notes/parts/part.xsd"];
  return ways.map((way) => ({
    path: `package/contracts/${way}`,
    text: readFileSync(join(folder, "contracts", way), "utf8"),
  }));
}

const orders = { name: "orders", folder: "specs/orders", roots: ["specs/orders/openapi.yaml"] };

function indexOf(...interfaces: readonly object[]): TarEntry {
  return { path: "package/contracts/index.json", text: JSON.stringify({ interfaces }) };
}

describe("specwright diff --against", () => {
  it("compares the project with the folder of a package and with its tarball", async () => {
    const { project, name } = await published();
    const { folder } = project;
    const same = await diff(folder, name, "--fail-on", "any");
    expect([same.code, same.stdout]).toEqual([0, expect.stringMatching(/^No change/)]);
    const entries = contractsIn(join(folder, name));
    const file = put(folder, "acme-orders-1.0.0.tgz", tarball(entries));
    const gone = entries.map(({ path, text = "" }) => ({
      path,
      text: text.replace('"name": "notes"', '"name": "memos"'),
    }));
    put(folder, "gone.tgz", tarball(gone));
    project.write({ "specs/orders/openapi.yaml": ordersUpTo(50), "specs/notes/parts/part.xsd": part("xs:byte") });
    for (const side of [name, file]) {
      const { code, stdout } = await diff(folder, side);
      expect(code).toBe(1);
      expect(stdout).toContain("breaking schema/maximum-lowered");
      expect(stdout).toContain(`before:      ${side}:specs/orders/openapi.yaml:`);
      expect(stdout).toContain(`${side}:specs/notes/parts/part.xsd:`);
    }
    expect((await diff(folder, file, "--only", "notes")).stdout).not.toContain("maximum-lowered");
    expect((await diff(folder, "gone.tgz")).stdout).toContain(
      'info interface/renamed (breaks the compilation of consumers): The API "memos"',
    );
  });

  it("compares the settings that the package was generated with", async () => {
    const { folder } = scratchRepository({ ...config, "specs/orders/openapi.yaml": ordersUpTo(100) });
    put(folder, "released/package.json", JSON.stringify({ name: "@acme/orders", version: "1.0.0" }));
    expect((await cli(["generate"], { cwd: folder })).code).toBe(0);
    expect((await cli(["stamp", "released"], { cwd: folder })).code).toBe(0);
    expect((await diff(folder, "released", "--fail-on", "any")).code).toBe(0);
    const other = { ...(JSON.parse(config["specwright.config.json"]) as object), enums: "const" };
    put(folder, "specwright.config.json", JSON.stringify(other));
    expect((await cli(["generate"], { cwd: folder })).code).toBe(0);
    const { stdout } = await diff(folder, "released", "--details");
    expect(stdout).toContain("settings/changed");
    expect(stdout).toContain("before:      released:settings.json:");
  });

  it("follows no link of a package", async () => {
    const secret = join(tempFolder({ "secret.yaml": ordersUpTo(7) }), "secret.yaml");
    const folder = tempFolder({ ...config, "specs/orders/openapi.yaml": ordersUpTo(50) });
    const index = indexOf(orders);
    const at = "contracts/specs/orders/openapi.yaml";
    put(folder, "link.tgz", tarball([index, { path: `package/${at}`, kind: "2", target: secret }]));
    put(folder, "linked/contracts/index.json", index.text ?? "");
    mkdirSync(join(folder, "linked", dirname(at)), { recursive: true });
    symlinkSync(secret, join(folder, "linked", at));
    for (const name of ["link.tgz", "linked"]) {
      const { code, stdout, stderr } = await diff(folder, name);
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toContain("source/missing-file");
    }
  });

  it("ends with 2 for what is not a package with contracts, is too large, or has a path that points outside it", async () => {
    const folder = tempFolder({ ...config, "specs/orders/openapi.yaml": ordersUpTo(50) });
    const cases: readonly (readonly [Uint8Array, string])[] = [
      [tarball([{ path: "package/contracts/../../x" }]), "a path that points outside it"],
      [tarball([{ path: "package/contracts/..\\x" }]), "a path that points outside it"],
      [tarball([{ path: "package/package.json", text: "{}" }]), "contains no specs"],
      [tarball([indexOf({ ...orders, roots: ["../../a.yaml"] })]), "contains no specs"],
      [tarball([indexOf(orders, orders)]), "contains no specs"],
      [gzipSync(Buffer.alloc(256 * 1024 * 1024 + 1), { level: 1 }), "is too large"],
      [gzipSync("PK".repeat(512)), "is not a tarball"],
      [Buffer.from("some text"), "is not a tarball"],
    ];
    for (const [bytes, words] of cases) {
      const { code, stdout, stderr } = await diff(folder, put(folder, "hostile.tgz", bytes));
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toContain(words);
    }
    expect((await diff(folder, "nothing.tgz")).stderr).toContain(
      'The package "nothing.tgz" (--against) cannot be read',
    );
    for (const more of [["--base", "HEAD"], ["--staged"]]) {
      const { code, stderr } = await diff(folder, "hostile.tgz", ...more);
      expect([code, stderr]).toEqual([2, expect.stringContaining("omit files and revisions")]);
    }
  });
});
