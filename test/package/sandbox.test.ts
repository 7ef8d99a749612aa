import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { end, endCommands, pasted, startAs } from "../sandbox/support/command.js";
import { installPackages, packedFiles, type Installed } from "./installed.js";

let installed: Installed;

beforeAll(async () => {
  installed = await installPackages();
});
afterEach(endCommands);

describe("the packed sandbox", () => {
  it("starts where it is installed by its name, and the calls that it prints work as pasted", async () => {
    const bin = join(installed.folder, "node_modules/.bin/travel-expense-sandbox");
    const elsewhere = mkdtempSync(join(installed.folder, "empty-"));
    const sandbox = await startAs([bin], elsewhere, []);
    expect(pasted(sandbox.said)).toMatchObject([
      { uri: expect.stringContaining(sandbox.address) as string },
      { purchaseRequestId: "PRQ-5001" },
      { errors: [{ errorCode: "missingUserInfo" }, {}, {}] },
    ]);
    expect(await end(sandbox, "SIGINT")).toBe(0);
  });

  it("asks for public packages alone, and the other packages ask for none of them", () => {
    const dependenciesOf = (name: string): readonly string[] => {
      const path = join(installed.folder, "node_modules", name, "package.json");
      return Object.keys((JSON.parse(readFileSync(path, "utf8")) as { dependencies?: object }).dependencies ?? {});
    };
    const own = dependenciesOf("travel-expense-sandbox");
    const wanted = [
      "@electric-sql/pglite",
      "drizzle-orm",
      "image-size",
      "jose",
      "libphonenumber-js",
      "openapi-fetch",
      "postgres",
      "re2js",
    ];
    expect([...own].sort()).toEqual(wanted);
    expect(dependenciesOf("@specwright/travel-expense-vendors")).toEqual(["openapi-fetch"]);
    expect(dependenciesOf("specwright").filter((name) => own.includes(name))).toEqual([]);
  });

  it("holds what it runs on and one file of declarations", () => {
    const files = packedFiles(installed.sandbox);
    const wanted = [
      "main.js",
      "world.tar.gz",
      "holders.json",
      "worlds/default.json",
      "control/openapi.yaml",
      "control/world.yaml",
    ];
    for (const path of ["LICENSE", "README.md", ...wanted.map((name) => `dist/${name}`)]) expect(files).toContain(path);
    expect(files.filter((path) => !/^(?:LICENSE|README\.md|package\.json|dist\/)/.test(path))).toEqual([]);
    expect(files.filter((path) => path.endsWith(".d.ts"))).toEqual(["dist/index.d.ts"]);
  });

  it.each(["GitHub", "GitLab"])("runs in the pipeline of %s that its page shows", async (service) => {
    const port = await freePort();
    const lines = scriptOf(service).join("\n").replaceAll("8080", String(port));
    const call = `fetch("http://127.0.0.1:${port}/purchaserequest/v4/purchaserequests/PRQ-5001")`;
    const program = `${call}.then(({ status }) => console.log("refused with", status))`;
    writeFileSync(join(installed.folder, "partner.mjs"), program);
    const test = `import subprocess, unittest\nclass Partner(unittest.TestCase):\n  def test_call(self): subprocess.run(["node", "partner.mjs"], check=True)\n`;
    writeFileSync(join(installed.folder, "test_partner.py"), test);
    spawnSync("npm", ["pkg", "set", "scripts.test=node partner.mjs"], { cwd: installed.folder });
    // Packages are installed already; everything else runs as it stands.
    const [install = "", ...rest] = lines.split("\n");
    expect(install).toBe("npm ci --ignore-scripts");
    const shell = spawn("bash", ["-e", "-c", rest.join("\n")], { cwd: installed.folder, detached: true });
    let said = "";
    for (const stream of [shell.stdout, shell.stderr]) stream.on("data", (text) => (said += String(text)));
    const [code] = (await once(shell, "exit")) as [number];
    process.kill(-(shell.pid ?? 0), "SIGKILL");
    expect([code, said]).toEqual([0, expect.stringContaining("refused with 401")]);
  });

  it.each(["GitHub", "GitLab"])("ends the pipeline of %s when it does not start", async (service) => {
    const script = scriptOf(service)
      .slice(1)
      .join("\n")
      .replaceAll("8080", String(await freePort()));
    const bin = mkdtempSync(join(installed.folder, "bin-"));
    writeFileSync(join(bin, "npx"), "#!/bin/sh\necho out of memory >&2\nexit 1\n", { mode: 0o755 });
    for (const name of ["npm", "python3"])
      writeFileSync(join(bin, name), "#!/bin/sh\necho tests run\n", { mode: 0o755 });
    const env = { ...process.env, PATH: `${bin}:${process.env["PATH"] ?? ""}` };
    const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", script], { encoding: "utf8", env });
    expect([status, stdout, stderr]).toEqual([1, "", expect.stringContaining("out of memory")]);
  });
});

/** The lines of the shell in a pipeline of docs/how-to/sandbox.md, in order. */
function scriptOf(service: string): readonly string[] {
  const page = readFileSync(resolve(import.meta.dirname, "../../docs/how-to/sandbox.md"), "utf8");
  const text = new RegExp(`^\`\`\`yaml\n# ${service}\n(.*?)^\`\`\``, "ms").exec(page)?.[1] ?? "";
  const pipeline = parse(text) as { steps?: readonly { run?: string }[]; test?: { script: readonly string[] } };
  return pipeline.test?.script ?? (pipeline.steps ?? []).flatMap(({ run }) => run?.trimEnd().split("\n") ?? []);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
