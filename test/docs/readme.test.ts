import { execFile, execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { format } from "prettier";
import { beforeAll, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { builtCli } from "../support/built-cli.js";
import { browserLibraries } from "../support/compile-parties.js";
import { compileAlone } from "../support/compile.js";
import { gitEnvironment } from "../support/scratch-repository.js";
import { filesBelow, writeAt } from "../support/temp-folder.js";
import { blocksOf, root, textOf } from "./support/pages.js";

// The examples of the first page run as written: specs are edited or written, commands run, programs are compiled and run.
const run = promisify(execFile);
const platform = join(inject("runFolder"), "readme-platform");
const thirdParty = join(inject("runFolder"), "readme-third-party");

/** The text of the only block of the README in a language that contains a string. */
function block(language: string, string: string): string {
  const found = blocksOf("README.md", [language]).filter(({ text }) => text.includes(string));
  expect([string, found.length]).toEqual([string, 1]);
  return found[0]?.text ?? "";
}

/** The lines of a block as a terminal shows them: runs each command after "$ " and collects its output. */
async function transcript(session: string, cwd: string): Promise<{ readonly text: string; readonly code: number }> {
  const { command } = await builtCli();
  let [text, code] = ["", 0];
  for (const [line, words] of session.matchAll(/^\$ (.+)\n/gm)) {
    const script = `specwright() { ${command} "$@"; }\n${words}`;
    const done = spawnSync("sh", ["-c", script], { cwd, env: gitEnvironment(), encoding: "utf8" });
    text += line + done.stdout;
    code = done.status ?? -1;
  }
  return { text, code };
}

/** Bundles a program and runs it; returns the exports of the module. */
async function runProgram(contents: string, cwd: string, alias: Readonly<Record<string, string>>): Promise<unknown> {
  const outfile = join(cwd, "program.mjs");
  const stdin = { contents, loader: "ts", resolveDir: cwd } as const;
  const packages = { "openapi-fetch": join(root, "node_modules/openapi-fetch"), ...alias };
  await build({ stdin, outfile, alias: packages, bundle: true, format: "esm", platform: "node", logLevel: "error" });
  return import(pathToFileURL(outfile).href);
}

const sessions = {
  edit: block("sh", "git status"),
  review: block("sh", "diff --base"),
  third: block("sh", "orders.yaml"),
};
const programs = { use: block("ts", "travel-expense"), third: block("ts", "orders.js") };

describe("README.md", () => {
  let edited: string;
  let generated: string;

  beforeAll(async () => {
    for (const path of ["specs", "sandbox/overlays", "generated", "specwright.config.json", "LICENSE"])
      cpSync(join(root, path), join(platform, path), { recursive: true });
    const git = (...args: readonly string[]): unknown =>
      execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
        cwd: platform,
        env: gitEnvironment(),
      });
    git("init", "--quiet");
    git("add", "--all");
    git("commit", "--quiet", "--message", "Base");
    git("update-ref", "refs/remotes/origin/main", "HEAD");
    editSpec();
    edited = (await transcript(sessions.edit, platform)).text;
    for (const folder of [platform, thirdParty]) writeAt(join(folder, "app/package.json"), '{ "type": "module" }');
    writeAt(join(platform, "app/use.ts"), programs.use);
    writeAt(join(thirdParty, "app/orders.yaml"), textOf("examples/third-party/orders.yaml"));
    writeAt(join(thirdParty, "app/example.ts"), programs.third);
    generated = (await transcript(sessions.third, join(thirdParty, "app"))).text;
  });

  /** Applies the README's diff: the added line follows the unchanged line before it, which the spec has once. */
  function editSpec(): void {
    const [, path = "", before = "", added = ""] =
      /^\+\+\+ b\/(.+)\n (.+\n)\+(.+\n)$/.exec(block("diff", "specs/")) ?? [];
    const spec = readFileSync(join(platform, path), "utf8");
    expect(spec.split(`\n${before}`)).toHaveLength(2);
    writeFileSync(join(platform, path), spec.replace(`\n${before}`, `\n${before}${added}`));
  }

  it("shows the output of generate and git after the edit of a spec", () => {
    expect(edited).toBe(sessions.edit);
  });

  it("shows the report of diff about that edit, which exits with 1", async () => {
    expect(await transcript(sessions.review, platform)).toEqual({ text: sessions.review, code: 1 });
  });

  it("has programs that compile", () => {
    const paths = {
      "openapi-fetch": [join(root, "node_modules/openapi-fetch/dist/index.d.mts")],
      "@specwright/travel-expense-*": [join(platform, "generated/*/index.ts")],
      "@specwright/runtime/*": [join(platform, "generated/runtime/*.ts")],
    };
    const options = {
      lib: browserLibraries,
      paths,
      isolatedDeclarations: false,
      typeRoots: [join(root, "node_modules/@types")],
      types: ["node"],
    };
    const files = [join(platform, "app/use.ts"), join(thirdParty, "app/example.ts")];
    expect(compileAlone(files, new Map(), options)).toEqual([]);
  });

  it("shows a program for five tasks: a token, retries, narrowing by status, all pages, errors that reject", async () => {
    const printed: unknown[] = [];
    vi.spyOn(console, "log").mockImplementation((word) => void printed.push(word));
    onTestFinished(() => void vi.restoreAllMocks());
    const calls: string[] = [];
    vi.stubGlobal("fetch", (...sent: ConstructorParameters<typeof Request>) => {
      const request = new Request(...sent);
      const path = request.url.replace("https://api.example.com/api/v3.0/invoice/paymentrequestdigests", "");
      calls.push(`${path} ${request.headers.get("Authorization")}`);
      return Promise.resolve(digestsAt(path, calls.length));
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const program = runProgram(programs.use, platform, {
      "@specwright/travel-expense-invoice-digests": join(platform, "generated/invoice-digests/index.ts"),
      "@specwright/runtime": join(platform, "generated/runtime"),
    });
    await expect(program).rejects.toMatchObject({ name: "ApiError", status: 404 });
    expect(printed).toEqual(["INV-1", "Ada", "Bo"]);
    const paths = ["/digest-1", "/digest-1", "", "?offset=2", "/digest-2"];
    expect(calls).toEqual(paths.map((path) => `${path} Bearer a-token`));
  });

  it("needs at most 15 lines for the five tasks, as prettier prints them", async () => {
    expect(await format(programs.use, { parser: "typescript", printWidth: 120 })).toBe(programs.use);
    expect(programs.use.split("\n").filter((line) => line !== "").length).toBeLessThanOrEqual(15);
  });

  it("installs the tarballs of an API and of its peer, by their names and versions", () => {
    const folders = ["invoice-digests", "runtime"];
    const packages = folders.map((folder) => JSON.parse(textOf(`generated/${folder}/package.json`)));
    const tarballs = packages.map(({ name, version }) => `./${name.slice(1).replace("/", "-")}-${version}.tgz`);
    expect(textOf("README.md")).toContain(`\`npm install ${tarballs.join(" ")}\``);
  });

  it("shows the output of generate for a third-party spec", () => {
    expect(generated).toBe(sessions.third);
  });

  it("states the problem that a validator reports for a wrong order", async () => {
    const program = 'export { validateOrder } from "./src/api/orders.js";';
    const { validateOrder } = (await runProgram(program, join(thirdParty, "app"), {})) as {
      validateOrder: (value: unknown) => unknown;
    };
    const [, path, code] = /path: ("[^"]+"), code: ("[^"]+")/.exec(programs.third) ?? [];
    const found = JSON.stringify(validateOrder({ quantity: 500 }));
    expect(found).toContain(`"path":${path}`);
    expect(found).toContain(`"code":${code}`);
  });

  it("has one file of code for a third-party spec, which people can review", () => {
    const files = filesBelow(join(thirdParty, "app/src"));
    expect([...files.keys()].sort()).toEqual(["api/.specwright.json", "api/orders.ts"]);
    expect(files.get("api/orders.ts")?.split("\n").length).toBeLessThanOrEqual(5100);
  });

  it("names the two commands that work on a fresh clone, on a page of less than 120 lines", () => {
    expect(textOf("README.md")).toMatch(/^make generate .*\nmake test /m);
    expect(textOf("README.md").trimEnd().split("\n").length).toBeLessThan(120);
  });
});

/** The response of a service whose first response is temporary, with two pages of digests. */
function digestsAt(path: string, count: number): Response {
  if (count === 1) return new Response(null, { status: 503, headers: { "Retry-After-Ms": "1" } });
  const digest = (VendorName: string): object => ({
    ApprovalStatusCode: "A",
    InvoiceNumber: "INV-1",
    PaymentRequestId: "1",
    PaymentRequestUri: "/1",
    PaymentStatusCode: "P",
    VendorName,
  });
  if (path === "/digest-1") return Response.json(digest("Ada"));
  if (path === "") {
    const NextPage = "/api/v3.0/invoice/paymentrequestdigests?offset=2";
    return Response.json({ Items: [digest("Ada")], NextPage });
  }
  return path === "?offset=2" ? Response.json({ Items: [digest("Bo")] }) : new Response(null, { status: 404 });
}

describe("docs/how-to/trouble.md", () => {
  it("quotes messages of the command line in its own words", async () => {
    const cwd = join(inject("runFolder"), "trouble");
    writeAt(
      join(cwd, "orders.yaml"),
      `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths: {}
components:
  schemas:
    Order: { $ref: "#/components/schemas/OrderLin" }
    Other: { $ref: "../shared.yaml" }
    Text: { type: string, pattern: "^(a)\\\\1$" }
`,
    );
    writeAt(join(cwd, "orders/types.ts"), "mine\n");
    const { command } = await builtCli();
    const script = `${command} generate orders.yaml -o out 2>&1; mkdir -p mine; echo mine > mine/orders.ts; ${command} generate orders.yaml -o mine 2>&1 || true`;
    const { stdout } = await run("sh", ["-c", script], { cwd });
    const rows = [...textOf("docs/how-to/trouble.md").matchAll(/^\| `(.+?)` \(`([\w/-]+)`\)/gm)];
    const messages = rows.map(([, message = "", code = ""]) => ({ message: message.replace(/ \.\.\.$/, ""), code }));
    const printed = messages.filter(({ code }) => code !== "output/locked");
    expect(printed.length).toBe(4);
    for (const { message, code } of printed) {
      // A file of mine is called otherwise in the page.
      const words = message.replace(/^"orders\/notes\.md"/, '"mine/orders.ts"');
      expect(stdout).toContain(`${code}: ${words}`);
    }
  });
});
