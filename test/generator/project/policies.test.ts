import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { knownIds } from "../../../generator/api/known-ids.js";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { printDiagnostics } from "../../../generator/diagnostics/print.js";
import { findProject } from "../../../generator/project/find-project.js";
import type { Setting, Settings } from "../../../generator/settings/setting.js";
import { policyPlace } from "../../../generator/settings/policy-settings.js";
import { settings } from "../../../generator/settings/settings.js";
import type { Project } from "../../../generator/project-types.js";
import { promise } from "../../support/promise.js";
import { cli } from "../../support/run-cli.js";
import { scratchRepository } from "../../support/scratch-repository.js";
import { tempFolder } from "../../support/temp-folder.js";

const json = (value: unknown): string => JSON.stringify(value, undefined, 2);
const orders = `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths:
  /orders:
    get: { responses: { "200": { description: All., content: { application/json: { schema: { enum: [a, b] } } } } } }
`;
const installed = "node_modules/@acme/policy/specwright.config.json";

async function find(cwd: string): Promise<{ readonly project: Project | undefined; readonly printed: string }> {
  const diagnostics = createDiagnostics();
  const project = await findProject({ cwd, untrusted: true, known: knownIds, diagnostics });
  return { project, printed: printDiagnostics(diagnostics.all(), { color: false, frames: false }) };
}

describe("a configuration that extends a policy", () => {
  it("takes the settings of the package on top of which it writes its own: members one by one, lists whole", async () => {
    const cwd = tempFolder({
      "specs/orders/openapi.yaml": orders,
      "specwright.config.json": json({
        extends: "@acme/policy",
        lint: { levels: { "lint/missing-tags": "error" } },
        diff: { policies: ["errorsMayGrow"], failOn: "warning" },
        emit: ["types"],
      }),
      [installed]: json({
        extends: "./base.json",
        lint: { levels: { "lint/missing-tags": "off", "lint/unused-component": "note" } },
        diff: { policies: ["readersIgnoreUnknown"], judge: ["messages"], levels: { "operation/renamed": "info" } },
        emit: ["types", "validators"],
        package: { license: "MIT" },
      }),
      "node_modules/@acme/policy/base.json": json({
        dates: "Date",
        enums: "const",
        lint: { levels: { "lint/missing-description": "off" } },
        diff: { failOn: "none", levels: { "operation/removed": "warning" } },
      }),
    });
    const { project, printed } = await find(cwd);
    expect(printed).toBe("");
    expect(project?.lint.levels).toEqual({
      "lint/missing-tags": "error",
      "lint/unused-component": "note",
      "lint/missing-description": "off",
    });
    expect(project?.diff).toMatchObject({
      policies: ["errorsMayGrow"],
      failOn: "warning",
      judge: ["messages"],
      levels: { "operation/renamed": "info", "operation/removed": "warning" },
    });
    expect(project).toMatchObject({ emit: ["types"], dates: "Date", enums: "const" });
    // A license makes no package of the project.
    expect(project?.package).toBeUndefined();
    expect(project?.policyPaths).toEqual(
      [installed, "node_modules/@acme/policy/base.json"].map((path) => join(cwd, path)),
    );
  });

  it("finds the package where Node does, also through a link inside the repository, and a file of it by name", async () => {
    const { folder } = scratchRepository({
      "apis/shop/specwright.config.json": json({ extends: "@acme/policy/levels/strict.json" }),
      "apis/shop/specs/orders/openapi.yaml": orders,
      "policies/acme/levels/strict.json": json({ extends: "policy-base", int64: "bigint" }),
      "policies/acme/node_modules/policy-base/specwright.config.json": json({ dates: "Date" }),
    });
    mkdirSync(join(folder, "node_modules/@acme"), { recursive: true });
    symlinkSync(join(folder, "policies/acme"), join(folder, "node_modules/@acme/policy"));
    const { project, printed } = await find(join(folder, "apis/shop"));
    expect([printed, project?.int64, project?.dates]).toEqual(["", "bigint", "Date"]);
  });

  it("is read by every command with --untrusted, and its changes make the output stale and are reported by diff", async () => {
    const {
      folder: cwd,
      commit,
      write,
    } = scratchRepository({
      ".gitignore": "node_modules",
      "specs/orders/openapi.yaml": orders,
      "specwright.config.json": json({ extends: "./policy.json", format: "none", emit: ["types"] }),
      "policy.json": json({ lint: { levels: { "lint/missing-tags": "error" } }, enums: "const" }),
    });
    const found = (await cli(["lint", "--untrusted"], { cwd })).stdout;
    expect(found).toContain("error lint/missing-tags");
    expect(found).toContain('(its level "error" is set at policy.json:4:28)');
    const own = { extends: "./policy.json", lint: { levels: { "lint/missing-tags": "warning" } } };
    write({ "specwright.config.json": json({ ...own, format: "none", emit: ["types"] }) });
    expect((await cli(["lint"], { cwd })).stdout).not.toContain("its level");
    write({ "specwright.config.json": json({ extends: "./policy.json", format: "none", emit: ["types"] }) });
    expect((await cli(["generate", "--untrusted"], { cwd })).code).toBe(0);
    commit({});
    expect((await cli(["generate", "--check"], { cwd })).code).toBe(0);
    write({ "policy.json": json({ enums: "union", diff: { failOn: "none" } }) });
    expect(await cli(["generate", "--check"], { cwd })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("generated/orders.ts"),
    });
    expect((await cli(["generate"], { cwd })).code).toBe(0);
    const { code, stdout } = await cli(["diff", "--base", "HEAD"], { cwd });
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('The setting "enums" changed from "const" to "union".'),
    ]);
    const named = await cli(["diff", "specs/orders/openapi.yaml", "specs/orders/openapi.yaml", "--untrusted"], { cwd });
    expect(named.code).toBe(0);
  });
});

describe("a fault of a policy", () => {
  it.each([
    [
      "an option that is no policy's",
      { allowRoots: ["/"] },
      `${installed}:2:17: error project/policy-option: A policy cannot set "allowRoots".`,
    ],
    [
      "a value of another kind",
      { enums: "constants" },
      `${installed}:2:12: error project/invalid-option: The setting "enums" must be`,
    ],
    [
      "an unknown rule",
      { lint: { levels: { "lint/x": "off" } } },
      `${installed}:3:15: error project/invalid-option: The setting "lint.levels" must be`,
    ],
    [
      "an unknown option",
      { enum: "const", lint: {} },
      `${installed}:2:3: error project/unknown-option: The configuration has no setting "enum".`,
    ],
    [
      "an unknown API",
      { strictness: { order: "strict" } },
      `${installed}:3:5: warning project/unknown-interface: The setting "strictness" names the API "order"`,
    ],
    [
      "a layout that no package has",
      { layout: "file" },
      `${installed}:2:13: error project/invalid-option: The setting "layout" must be "folder", since the output is a package.`,
    ],
    [
      "a policy that is not installed",
      { extends: "@acme/other" },
      `${installed}:2:14: error project/missing-policy: The policy "@acme/other" is not installed.`,
    ],
    [
      "a policy that extends itself",
      { extends: "@acme/policy" },
      `${installed}:2:14: error project/policy-cycle: The policy "@acme/policy" extends itself through "${installed}".`,
    ],
    [
      "a file that is not there",
      { extends: "./more.json" },
      `${installed}:2:14: error source/missing-file: File "node_modules/@acme/policy/more.json" does not exist.`,
    ],
  ])("is reported where it is written: %s", async (_, policy, expected) => {
    const cwd = tempFolder({
      "specs/orders/openapi.yaml": orders,
      "specwright.config.json": json({ extends: "@acme/policy", package: { name: "shop", version: "1.0.0" } }),
      [installed]: json(policy),
    });
    expect((await find(cwd)).printed).toContain(expected);
  });

  it("is reported where it is written, also for what is not JSON, too large, too deep, and a chain without an end", async () => {
    const cwd = tempFolder({
      "specs/orders/openapi.yaml": orders,
      "specwright.config.json": '{ "extends": "./0.json" }',
    });
    const told = async (text: string): Promise<string> => {
      writeFileSync(join(cwd, "0.json"), text);
      return (await find(cwd)).printed.split("\n")[0] ?? "";
    };
    expect(await told('{\n  "enums": "union"\n  "dates": "Date" }')).toMatch(
      /^0\.json:3:3: error source\/malformed-json/,
    );
    expect(await told(`"${"x".repeat(1024 * 1024)}"`)).toMatch(
      /^specwright\.config\.json:1:14: error source\/too-large: .*1 MB/,
    );
    expect(await told(`{ "lint": ${"[".repeat(2_000)}${"]".repeat(2_000)} }`)).toMatch(
      /^0\.json:1:\d+: error source\/too-deep/,
    );
    expect(await told("[]")).toMatch(/^0\.json:1:1: error project\/malformed-config/);
    for (let at = 0; at < 12; at += 1) writeFileSync(join(cwd, `${at}.json`), `{ "extends": "./${at + 1}.json" }`);
    expect((await find(cwd)).printed).toMatch(
      /^10\.json:1:14|^9\.json:1:14: error project\/policy-depth: The chain of policies is longer than 10/,
    );
  });

  promise(
    ["policy-is-data"],
    "stops a run before it reads a spec, and shows no line of a file without options",
    async () => {
      const cwd = tempFolder({
        "specs/orders/openapi.yaml": orders,
        "specwright.config.json": '{ "extends": "./0.json" }',
      });
      const wide = {
        out: "../elsewhere",
        allowRoots: ["/"],
        servers: { a: "https://evil.example" },
        server: { unchecked: "allow" },
      };
      writeFileSync(join(cwd, "0.json"), json(wide));
      const { code, stderr } = await cli(["generate", "--untrusted"], { cwd });
      expect(code).toBe(1);
      expect(stderr.match(/^0\.json:\d+:\d+: error project\/policy-option/gm)).toHaveLength(4);
      for (const text of ['{ "token": "s3cret" }', '{ "token": "s3cret" "more" }']) {
        writeFileSync(join(cwd, "0.json"), text);
        const refused = await cli(["generate", "--untrusted"], { cwd });
        expect(refused.code).toBe(1);
        expect(refused.stderr).toMatch(/^0\.json:1:\d+: error /);
        expect(refused.stderr).not.toMatch(/token|s3cret/);
      }
      expect(readdirSync(cwd).sort()).toEqual(["0.json", "specs", "specwright.config.json"]);
    },
  );

  it("leads nowhere out of the repository, by a path or a link", async () => {
    const secret = tempFolder({ "specwright.config.json": '{ "secret": 1 }' });
    const { folder } = scratchRepository({ "specs/orders/openapi.yaml": orders });
    mkdirSync(join(folder, "node_modules/@acme"), { recursive: true });
    symlinkSync(secret, join(folder, "node_modules/@acme/policy"));
    symlinkSync(join(secret, "specwright.config.json"), join(folder, "linked.json"));
    mkdirSync(join(folder, ".git/policies"));
    writeFileSync(join(folder, ".git/policies/p.json"), "{}");
    for (const name of [
      "@acme/policy",
      "./linked.json",
      "./.git/policies/p.json",
      `../${secret.split("/").at(-1)}/specwright.config.json`,
    ]) {
      writeFileSync(join(folder, "specwright.config.json"), json({ extends: name }));
      const { printed } = await find(folder);
      expect(printed).toContain(
        `specwright.config.json:2:14: error project/outside-policy: The policy "${name}" points outside`,
      );
      expect(printed).not.toContain('secret":');
    }
  });
});

describe("the settings of policies", () => {
  const rowsOf = (rows: Settings, under = ""): readonly (readonly [string, Setting])[] =>
    Object.entries(rows).flatMap(([name, row]) =>
      row.is.members === undefined ? [[under + name, row] as const] : rowsOf(row.is.members, `${under}${name}.`),
    );
  const rows = rowsOf(settings);
  const shared = rows.flatMap(([name, { inPolicy }]) => (inPolicy === true ? [name] : []));

  it("name no path, address, program or trust, and loosen no check of callers", () => {
    const guarded = rows.filter(
      ([name, { is, flag, staysInside }]) =>
        (is.paths ?? staysInside) !== undefined ||
        flag?.group === "Trust" ||
        /origin|server|emitters|regenerate/i.test(name),
    );
    expect(guarded.length).toBeGreaterThan(12);
    expect(guarded.map(([name]) => name).filter((name) => shared.includes(name))).toEqual([]);
  });

  it.each([
    ["@acme/policy", { packageName: "@acme/policy", path: "specwright.config.json" }],
    ["policy", { packageName: "policy", path: "specwright.config.json" }],
    ["policy/a/b.json", { packageName: "policy", path: "a/b.json" }],
    ["./policy.json", { path: "./policy.json" }],
    ["../policy.JSON", { path: "../policy.JSON" }],
  ])("come from the place that %s names", (name, place) => {
    expect(policyPlace(name)).toEqual(place);
  });

  it.each([
    "",
    "policy.json",
    "/etc/policy.json",
    "./policy.mjs",
    "policy/../secret.json",
    "policy/node_modules/x.json",
    "policy/index.js",
    "https://acme.example/policy.json",
    "C:\\policy.json",
    ".\\policy.json",
    "@acme",
    "@acme/policy/",
    "policy/.git/x.json",
    "node_modules",
    "./a\0.json",
  ])("come from no such place: %j", (name) => {
    expect(policyPlace(name)).toBeUndefined();
  });
});
