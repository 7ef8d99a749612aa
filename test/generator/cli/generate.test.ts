import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../../support/run-cli.js";
import { packageProject } from "../../support/package-project.js";
import { filesBelow, tempFolder, writeAt } from "../../support/temp-folder.js";

const contract = (type: string): string => `openapi: 3.1.0
info: { title: Orders, version: "1.0" }
paths:
  /orders:
    get:
      operationId: listOrders
      responses:
        "200":
          description: The orders.
          content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
components:
  schemas:
    Order:
      description: An order.
      type: ${type}
      x-open-question: "Q-1: What is in an order?"
`;

const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="bill" type="xs:string"/>
  <xs:element name="note" type="xs:string"/>
</xs:schema>
`;

function project(): string {
  return tempFolder({
    "specwright.config.json": '{ "format": "none", "layout": "folder", "importExtension": ".js" }',
    "specs/orders/openapi.yaml": contract("string"),
    "specs/bills/bill.xsd": xsd,
  });
}

describe("specwright generate", () => {
  it("writes the code of every interface and ends with a line for each", async () => {
    const cwd = project();
    const { code, stdout, stderr } = await cli(["generate"], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(
      /^bills {3}2 elements, strict, \d files changed\norders {2}1 operation, 1 schema, 1 open question, strict, \d files changed\n$/,
    );
    expect(readFileSync(join(cwd, "generated/orders/types.ts"), "utf8")).toContain("export type Order = string;");
  });

  it("changes nothing the second time", async () => {
    const cwd = project();
    await cli(["generate"], { cwd });
    const { stdout } = await cli(["generate"], { cwd });
    expect(stdout.match(/no files changed/g)).toHaveLength(2);
    expect(await cli(["generate", "--quiet"], { cwd })).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it("says which interface it is at with --progress", async () => {
    const cwd = project();
    const first = await cli(["generate", "--progress"], { cwd });
    expect(first.stderr).toBe("Generating bills (1 of 2) ...\nGenerating orders (2 of 2) ...\n");
    expect(first.stdout).toMatch(/^bills {3}.*\norders {2}.*\n$/);
  });

  it("writes only the interfaces that are named", async () => {
    const cwd = project();
    const { stdout } = await cli(["generate", "--only", "bills"], { cwd });
    expect(stdout).toMatch(/^bills /);
    expect(readdirSync(join(cwd, "generated"))).not.toContain("orders");
  });

  it("keeps the README of an interface that alone is generated again", async () => {
    const cwd = packageProject();
    await cli(["generate"], { cwd });
    const before = filesBelow(join(cwd, "generated"));
    for (const args of [["--only", "orders"], ["--only", "orders", "--check"], ["--check"]]) {
      expect(await cli(["generate", ...args], { cwd })).toMatchObject({ code: 0, stderr: "" });
      expect(filesBelow(join(cwd, "generated"))).toEqual(before);
    }
    expect([...before.keys()]).toContain("orders/README.md");
  });

  it("writes nothing when a spec has an error, and says what is wrong in all of them", async () => {
    const cwd = project();
    writeAt(join(cwd, "specs/orders/openapi.yaml"), contract("strin"));
    writeAt(join(cwd, "specs/bills/bill.xsd"), xsd.replaceAll("xs:string", "xs:strin"));
    const { code, stdout, stderr } = await cli(["generate"], { cwd });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(
      'specs/orders/openapi.yaml:15:13: error json-schema/unknown-type: Type "strin" does not exist.',
    );
    expect(stderr).toContain("specs/bills/bill.xsd:2:");
    expect(existsSync(join(cwd, "generated"))).toBe(false);
  });

  it("finds the project from a folder inside it", async () => {
    const cwd = project();
    expect((await cli(["generate"], { cwd: join(cwd, "specs/orders") })).code).toBe(0);
    expect(existsSync(join(cwd, "generated/orders/types.ts"))).toBe(true);
  });

  it("takes another folder, layout, choice of emitters and configuration", async () => {
    const cwd = tempFolder({ "conf/my.json": "{}", "conf/specs/orders/openapi.yaml": contract("string") });
    const args = ["--config", "conf/my.json", "-o", "out", "--layout", "folder", "--emit", "types"];
    expect((await cli(["generate", ...args], { cwd })).code).toBe(0);
    expect(readdirSync(join(cwd, "out/orders"))).toEqual(["types.ts"]);
  });

  it("reports a configuration that it cannot use", async () => {
    const cwd = tempFolder({ "specwright.config.json": '{ "ouput": "x" }' });
    const { code, stderr } = await cli(["generate"], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain(
      'specwright.config.json:1:3: error project/unknown-option: The configuration has no setting "ouput".',
    );
  });
});

it("writes the same code for specs, overlays and configurations with CRLF", async () => {
  const golden = join(import.meta.dirname, "../../golden/xml-in-openapi");
  const files = {
    "specs/letters/openapi.yaml": readFileSync(join(golden, "openapi.yaml"), "utf8"),
    "specs/letters/letter.xsd": readFileSync(join(golden, "letter.xsd"), "utf8"),
    "more.yaml": `overlay: 1.0.0
info: { title: More, version: "1" }
actions:
  - target: $.info
    update:
      description: |
        Letters of two lines.

        And a paragraph.
`,
    "specwright.config.json": '{\n  "overlays": ["more.yaml"],\n  "regenerateWith": "make"\n}\n',
  };
  const written = async (eol: string): Promise<ReadonlyMap<string, string>> => {
    const cwd = tempFolder(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replaceAll("\n", eol)])),
    );
    expect(await cli(["generate", "--format", "none"], { cwd })).toMatchObject({ code: 0, stderr: "" });
    return filesBelow(join(cwd, "generated"));
  };
  const withLf = await written("\n");
  expect(withLf.get("letters.ts")).toContain("And a paragraph.");
  expect(await written("\r\n")).toEqual(withLf);
});

describe("specwright generate --check", () => {
  it("finds nothing stale in a checkout where every file has CRLF", async () => {
    const cwd = packageProject();
    writeAt(join(cwd, "LICENSE.txt"), "Free for all.\nAs it is.\n");
    const config = JSON.parse(readFileSync(join(cwd, "specwright.config.json"), "utf8")) as { package: object };
    const licensed = { ...config, package: { ...config.package, licenseFile: "LICENSE.txt" } };
    writeAt(join(cwd, "specwright.config.json"), JSON.stringify(licensed));
    expect(await cli(["generate"], { cwd })).toMatchObject({ code: 0 });
    for (const path of filesBelow(cwd).keys()) {
      const text = readFileSync(join(cwd, path), "utf8");
      writeFileSync(join(cwd, path), text.replaceAll("\n", "\r\n"));
    }
    expect(await cli(["generate", "--check", "--quiet"], { cwd })).toEqual({ code: 0, stdout: "", stderr: "" });
    writeFileSync(join(cwd, "generated/LICENSE"), "Free for some.\r\nAs it is.\r\n");
    expect((await cli(["generate", "--check"], { cwd })).code).toBe(1);
  });

  it("ends with 0 when all is up to date", async () => {
    const cwd = project();
    await cli(["generate"], { cwd });
    expect(await cli(["generate", "--check", "--quiet"], { cwd })).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it("writes nothing and lists what is stale, missing or extra", async () => {
    const cwd = project();
    await cli(["generate"], { cwd });
    const types = join(cwd, "generated/orders/types.ts");
    writeAt(types, `${readFileSync(types, "utf8")}// by hand\n`);
    rmSync(join(cwd, "generated/orders/paths.ts"));
    rmSync(join(cwd, "specs/bills"), { recursive: true });
    const { code, stderr } = await cli(["generate", "--check"], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain("stale    generated/orders/types.ts\n");
    expect(stderr).toContain("missing  generated/orders/paths.ts\n");
    expect(stderr).toContain("extra    generated/bills/types.ts\n");
    expect(stderr).toContain('The generated code is stale; run "specwright generate".\n');
    expect(readFileSync(types, "utf8")).toContain("// by hand");
    expect(existsSync(join(cwd, "generated/bills/types.ts"))).toBe(true);
  });
});

describe("specwright generate FILE", () => {
  it("writes the code of one file to the top of a folder", async () => {
    const cwd = tempFolder({ "orders.yaml": contract("string") });
    const { code } = await cli(["generate", "orders.yaml", "-o", "api", "--format", "none"], { cwd });
    expect(code).toBe(0);
    expect(readdirSync(join(cwd, "api"))).toEqual([".specwright.json", "orders.ts"]);
  });

  it("lays the code of one file out by itself, and leaves that of several files and of projects to prettier", async () => {
    // A union in a list; prettier puts each member on a line.
    const spec = readFileSync(join(import.meta.dirname, "../../golden/xsd-extension/schema.xsd"), "utf8");
    const cwd = tempFolder({ "specs/bill/bill.xsd": xsd, "specs/vehicle/vehicle.xsd": spec });
    const own = /\n {2}Vehicle: \(Vehicle \| Truck & \{\n/;
    const files = ["specs/vehicle/vehicle.xsd", "specs/bill/bill.xsd"];
    const runs: readonly (readonly [options: readonly string[], path: string, isOwn: boolean])[] = [
      [[files[0]!, "-o", "one"], "one/vehicle.ts", true],
      [[files[0]!, "-o", "formatted", "--format", "prettier"], "formatted/vehicle.ts", false],
      [[...files, "-o", "both"], "both/vehicle.ts", false],
      [["-o", "project"], "project/vehicle.ts", false],
    ];
    for (const [options, path, isOwn] of runs) {
      expect((await cli(["generate", "--emit", "types", ...options], { cwd })).code).toBe(0);
      expect([path, own.test(readFileSync(join(cwd, path), "utf8"))]).toEqual([path, isOwn]);
    }
  });

  it("writes the code of several files to a module each", async () => {
    const cwd = tempFolder({ "orders.yaml": contract("string"), "bill.xsd": xsd });
    const { stdout } = await cli(["generate", "orders.yaml", "bill.xsd", "-o", "api", "--emit", "types"], { cwd });
    expect(stdout).toMatch(/^orders .*\nbill {4}2 elements/);
    expect(readdirSync(join(cwd, "api"))).toEqual(expect.arrayContaining(["bill.ts", "orders.ts"]));
  });

  it.each([
    ["YAML", contract("string")],
    [
      "JSON",
      '{ "openapi": "3.0.3", "info": { "title": "T", "version": "1" }, "paths": {}, "components": { "schemas": { "Order": { "type": "string" } } } }',
    ],
    ["XSD", `\uFEFF${xsd}`],
  ])("reads %s from standard input", async (_, stdin) => {
    const cwd = tempFolder();
    const { code, stderr } = await cli(["generate", "-", "-o", "api", "--format", "none"], { cwd, stdin });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(existsSync(join(cwd, "api/stdin.ts"))).toBe(true);
  });

  it("reports a file that is not there, with the one that was meant", async () => {
    const cwd = tempFolder({ "orders.yaml": contract("string") });
    const { code, stderr } = await cli(["generate", "order.yaml", "-o", "api"], { cwd });
    expect(code).toBe(1);
    expect(stderr).toContain('File "order.yaml" does not exist.');
    expect(stderr).toContain('did you mean "orders.yaml"?');
  });

  it("reaches outside the file's folder only where that is allowed", async () => {
    const cwd = tempFolder({
      "a/orders.yaml": contract("string").replace("#/components/schemas/Order", "../b/order.yaml#/Order"),
      "b/order.yaml": "Order: { type: string }\n",
    });
    const args = ["generate", "a/orders.yaml", "-o", "api", "--format", "none"];
    const refused = await cli(args, { cwd });
    expect(refused.code).toBe(0);
    expect(refused.stderr).toContain("warning source/outside-root");
    expect((await cli([...args, "--allow-root", "b"], { cwd })).code).toBe(0);
  });
});

describe("specwright generate --watch", () => {
  it("generates again when a spec changes, hears nothing of its own output, keeps its layout, and ends on Ctrl+C", async () => {
    const cwd = project();
    writeAt(join(cwd, "specwright.config.json"), '{ "format": "none" }');
    const seen: string[] = [];
    let interrupt = (): void => undefined;
    const { runCli } = await import("../../../generator/cli/run.js");
    const stream = { isTTY: false, write: (text: string) => void seen.push(text) };
    const ended = runCli(["generate", "--watch"], {
      cwd,
      env: {},
      stdout: stream,
      stderr: stream,
      readStdin: () => Promise.resolve(""),
      onInterrupt: (callback) => {
        interrupt = callback;
      },
    });
    const rounds = (): number => seen.filter((text) => text.startsWith("Watching")).length;
    const until = async (count: number): Promise<void> => {
      while (rounds() < count) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await until(1);
    writeFileSync(join(cwd, "specs/orders/openapi.yaml"), contract("number"));
    await until(2);
    expect(readFileSync(join(cwd, "generated/orders.ts"), "utf8")).toContain("export type Order = number;");
    writeFileSync(join(cwd, "specs/orders/openapi.yaml"), contract("numbr"));
    await until(3);
    expect(seen.join("")).toContain('did you mean "number"?');
    // The files that the rounds wrote have begun none: the fourth is that of the next edit.
    writeFileSync(join(cwd, "specs/orders/openapi.yaml"), contract("string"));
    await until(4);
    expect(rounds()).toBe(4);
    expect(seen.join("").match(/^layout: file, /gm)).toHaveLength(1);
    expect(readFileSync(join(cwd, "generated/orders.ts"), "utf8")).toContain("export type Order = string;");
    interrupt();
    expect(await ended).toBe(130);
  });
});
