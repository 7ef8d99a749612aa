import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { toolVersion } from "../../../generator/version.js";
import { cli, inFolder, type CliRun } from "../../support/run-cli.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

const root = resolve(import.meta.dirname, "../../..");
const installed = "node_modules/@specwright/runtime/package.json";

/** A project with the interface of one operation in XML, and with these files. */
function projectWith(files: Readonly<Record<string, string>> = {}, config: object = {}): string {
  const settings = { format: "none", runtime: "package", ...config };
  const folder = tempFolder({ "specwright.config.json": JSON.stringify(settings), ...files });
  cpSync(join(root, "specs/loyalty"), join(folder, "specs/loyalty"), { recursive: true });
  return folder;
}

const manifest = (version: unknown): string => JSON.stringify({ name: "@specwright/runtime", version });

const generate = (cwd: string): Promise<CliRun> => cli(["generate", ...inFolder], { cwd });

describe("output that imports the runtime", () => {
  it.each([
    ["notifications", "package", 10],
    ["loyalty", "package", 10],
    ["notifications", "inline", 20],
    ["loyalty", "inline", 20],
  ])("has few files for one operation: %s, %s, at most %i", async (name, runtime, most) => {
    const cwd = tempFolder();
    const { code } = await cli(
      ["generate", join(root, "specs", name, "openapi.yaml"), "-o", "api", ...inFolder, "--runtime", runtime],
      { cwd },
    );
    expect(code).toBe(0);
    const files = readdirSync(join(cwd, "api"), { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    expect(files.length).toBeLessThanOrEqual(most);
    expect(files.map((each) => each.name)).toContain("server.ts");
    expect(existsSync(join(cwd, "api/runtime"))).toBe(runtime === "inline");
  });

  it("reaches into the package, and nowhere outside its own folder", async () => {
    const cwd = projectWith();
    expect((await generate(cwd)).code).toBe(0);
    const folder = join(cwd, "generated/loyalty");
    const specifiers = readdirSync(folder).flatMap((name) =>
      [...readFileSync(join(folder, name), "utf8").matchAll(/ from "([^"]+)";/g)].map(
        ([, specifier = ""]) => specifier,
      ),
    );
    const others = new Set(specifiers.filter((specifier) => !specifier.startsWith("./")));
    expect([...others].filter((each) => !each.startsWith("@specwright/runtime/"))).toEqual(["openapi-fetch"]);
    expect([...others]).toEqual(expect.arrayContaining(["@specwright/runtime/base", "@specwright/runtime/xml"]));
  });

  it("is written with a warning where the package is not installed", async () => {
    const cwd = projectWith();
    const { code, stderr } = await generate(cwd);
    expect(code).toBe(0);
    expect(stderr).toContain(
      'generated:1:1: warning project/runtime-missing: The output imports "@specwright/runtime"',
    );
    expect(stderr).toContain(`run "npm install @specwright/runtime@^${toolVersion()}"`);
    expect(existsSync(join(cwd, "generated/loyalty/client.ts"))).toBe(true);
    expect((await generate(cwd)).stderr).toContain("project/runtime-missing");
  });

  it("is written without a word beside a version in the range, wherever above the output it is", async () => {
    const cwd = projectWith({ [installed]: manifest(toolVersion()) });
    expect(await generate(cwd)).toMatchObject({ code: 0, stderr: "" });
  });

  it("is not written beside a version out of the range", async () => {
    const cwd = projectWith({ [installed]: manifest("99.0.0") });
    const { code, stderr } = await generate(cwd);
    expect(code).toBe(1);
    expect(stderr).toContain(
      `${installed}:1:1: error project/runtime-version: "@specwright/runtime" is installed in version 99.0.0, but the output needs ^${toolVersion()}.`,
    );
    expect(existsSync(join(cwd, "generated"))).toBe(false);
  });

  it("counts the copy that its modules would find first", async () => {
    const cwd = projectWith({
      [installed]: manifest(toolVersion()),
      [`generated/${installed}`]: manifest("99.0.0"),
    });
    expect((await generate(cwd)).stderr).toContain("installed in version 99.0.0");
  });

  it.each([
    ["text that is not JSON", "{"],
    ["null", "null"],
    ["no version", "{}"],
    ["a version that is not a text", manifest({})],
    ["a version that a terminal would obey", manifest("\u001b[31m0.1.0")],
    ["more than is read", " ".repeat(1024 * 1024 + 1)],
  ])("is not written beside a package.json that says no version: %s", async (_, text) => {
    const { code, stderr } = await generate(projectWith({ [installed]: text }));
    expect(code).toBe(1);
    expect(stderr).toContain(`The package.json of "@specwright/runtime" has no version`);
  });

  it("is not written beside a folder in place of the package.json", async () => {
    const cwd = projectWith();
    mkdirSync(join(cwd, installed), { recursive: true });
    expect((await generate(cwd)).stderr).toContain("has no version");
  });

  it("is judged again when another version was installed since the last run", async () => {
    const cwd = projectWith({ [installed]: manifest(toolVersion()) });
    expect((await generate(cwd)).code).toBe(0);
    expect((await generate(cwd)).code).toBe(0);
    writeAt(join(cwd, installed), manifest("99.0.0"));
    expect((await generate(cwd)).code).toBe(1);
  });

  it("asks nothing of the package with a runtime of its own", async () => {
    const cwd = projectWith({ [installed]: manifest("99.0.0") }, { runtime: "inline" });
    expect(await generate(cwd)).toMatchObject({ code: 0, stderr: "" });
  });

  it("is a package with a peer, whose adapters are the peer's", async () => {
    const about = { name: "@acme/loyalty", version: "1.0.0" };
    const cwd = projectWith({ [installed]: manifest(toolVersion()) }, { package: about });
    cpSync(join(root, "specs/purchase-requests"), join(cwd, "specs/purchase-requests"), { recursive: true });
    expect((await generate(cwd)).code).toBe(0);
    const read = (name: string): string => readFileSync(join(cwd, "generated", name), "utf8");
    const packed = JSON.parse(read("package.json")) as Readonly<Record<string, object>>;
    expect(packed["peerDependencies"]).toEqual({ "@specwright/runtime": `^${toolVersion()}` });
    expect(Object.keys(packed["exports"] ?? {}).filter((path) => path.includes("runtime"))).toEqual([]);
    expect(packed["files"]).toEqual(["dist", "loyalty", "purchase-requests"]);
    expect(read("README.md")).toContain(
      'import { protectNodeServer, toNodeListener } from "@specwright/runtime/node";',
    );
    expect(read("README.md")).toContain("`@specwright/runtime/fetch`");
    expect(read("README.md")).not.toContain("@acme/loyalty/runtime");
  });

  it("says in its list of files where the runtime comes from, for diff", async () => {
    const cwd = projectWith({ [installed]: manifest(toolVersion()) });
    await generate(cwd);
    expect(readFileSync(join(cwd, "generated/.specwright.json"), "utf8")).toContain('"runtime": "package"');
  });
});
