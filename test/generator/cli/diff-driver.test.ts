import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ordersSpec, ordersUpTo } from "../../support/orders-spec.js";
import { builtCli, type BuiltCli } from "../../support/built-cli.js";
import { gitEnvironment, scratchRepository, type ScratchRepository } from "../../support/scratch-repository.js";

const root = resolve(import.meta.dirname, "../../..");
const limit = (maximum: number): string => `type: integer\nmaximum: ${maximum}\n`;
const path = "specs/orders/openapi.yaml";
const attributes = { ".gitattributes": "specs/** diff=specwright\n" };

let built: BuiltCli;
beforeAll(async () => {
  built = await builtCli();
});
afterAll(() => built.remove());

interface GitRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs git with the command line as a user has it. */
function git(repository: ScratchRepository, ...args: readonly string[]): GitRun {
  return gitWith({ SPECWRIGHT: built.command }, repository, ...args);
}

function gitWith(
  settings: Readonly<Record<string, string>>,
  repository: ScratchRepository,
  ...args: readonly string[]
): GitRun {
  const env = { ...gitEnvironment(), ...settings, NO_COLOR: "1" };
  const identity = ["-c", "user.name=Author", "-c", "user.email=author@example.com"];
  const run = spawnSync("git", [...identity, ...args], { cwd: repository.folder, env, encoding: "utf8" });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

/** The folders of commands, except those with this one. */
function pathWithout(command: string): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.filter((folder) => !existsSync(join(folder, command))).join(delimiter);
}

describe("the driver for git diff", () => {
  const withDriver = (files: Readonly<Record<string, string>>): ScratchRepository => {
    const repository = scratchRepository({ ...attributes, ...files });
    repository.git("config", "diff.specwright.command", `${built.command} diff-driver`);
    return repository;
  };

  it("shows what changed in a contract instead of its lines", () => {
    const repository = withDriver({ [path]: ordersUpTo(100) });
    repository.write({ [path]: ordersUpTo(50) });
    const { code, stdout } = git(repository, "--no-pager", "diff");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^specwright diff a\/specs\/orders\/openapi\.yaml b\/specs\/orders\/openapi\.yaml\n\n/);
    expect(stdout).toContain(
      `${path}:8:71: breaking schema/maximum-lowered: The maximum of the query parameter "limit"`,
    );
    expect(stdout).toContain(`before:      HEAD:${path}:8:71`);
    repository.git("add", "--all");
    expect(git(repository, "--no-pager", "diff", "--cached").stdout).toContain(`:${path}:8:71: breaking`);
  });

  it("reads the files that a contract refers to from its own side", () => {
    const parts = "specs/orders/parts.yaml";
    const repository = withDriver({ [path]: ordersSpec("{ $ref: parts.yaml }"), [parts]: limit(100) });
    repository.write({ [path]: `# Orders\n${ordersSpec("{ $ref: parts.yaml }")}`, [parts]: limit(50) });
    const { code, stdout } = git(repository, "--no-pager", "diff");
    expect(code).toBe(0);
    expect(stdout).toContain(`${parts}:2:10: breaking schema/maximum-lowered`);
    // A part is not a contract of its own: its lines are shown.
    expect(stdout).toContain("-maximum: 100\n+maximum: 50");
  });

  it("shows contracts that came, went or have errors", () => {
    const repository = withDriver({ [path]: ordersUpTo(100), "specs/notes/openapi.yaml": ordersUpTo(7) });
    repository.remove("specs/notes/openapi.yaml");
    repository.write({
      [path]: ordersUpTo(100).replace("title: Orders, ", ""),
      "specs/days/openapi.yaml": ordersUpTo(1),
    });
    repository.git("add", "--all");
    const { code, stdout } = git(repository, "--no-pager", "diff", "--cached", "--no-renames");
    expect(code).toBe(0);
    expect(stdout).toContain('interface/removed: The API "notes" was removed.');
    expect(stdout).toContain('interface/added: The API "days" was added.');
    expect(stdout).toContain("error openapi/");
    expect(stdout).toContain('+info: { version: "1.0" }');
  });
});

describe("the hook before a commit", () => {
  const withHook = (files: Readonly<Record<string, string>>): ScratchRepository => {
    const repository = scratchRepository(files);
    const hook = join(repository.folder, ".git/hooks/pre-commit");
    mkdirSync(join(repository.folder, ".git/hooks"), { recursive: true });
    copyFileSync(join(root, "templates/ci/pre-commit"), hook);
    chmodSync(hook, 0o755);
    return repository;
  };

  it("refuses what breaks, lets pass what does not, and looks at what is staged alone", () => {
    const repository = withHook({ [path]: ordersUpTo(100) });
    repository.write({ [path]: ordersUpTo(50) });
    const refused = git(repository, "commit", "--quiet", "--all", "--message", "Lower the limit");
    expect(refused.code).not.toBe(0);
    expect(refused.stdout + refused.stderr).toContain("breaking schema/maximum-lowered");
    repository.write({ [path]: ordersUpTo(100), "README.md": "Orders\n" });
    repository.git("add", "--all");
    repository.write({ [path]: ordersUpTo(50) });
    expect(git(repository, "commit", "--quiet", "--message", "Say more")).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it("runs what the repository of specwright has built, where nothing is installed", () => {
    const ignored = { ".gitignore": "generator/dist\n" };
    const repository = withHook({ [path]: ordersUpTo(100), ...ignored });
    repository.write({ "generator/dist/cli.js": `import(${JSON.stringify(built.program)});\n` });
    repository.write({ [path]: ordersUpTo(50) });
    const refused = gitWith({}, repository, "commit", "--quiet", "--all", "--message", "Lower the limit");
    expect(refused.code).not.toBe(0);
    expect(refused.stdout + refused.stderr).toContain("breaking schema/maximum-lowered");
    repository.write({ [path]: ordersUpTo(200) });
    expect(gitWith({}, repository, "commit", "--quiet", "--all", "--message", "Raise the limit").code).toBe(0);
  });

  it.each([
    ["the one that is named is not there", { SPECWRIGHT: "no-such-command" }],
    ["nothing is installed or built", { PATH: pathWithout("specwright") }],
  ])("refuses and says what to do where %s", (_, env) => {
    const repository = withHook({ [path]: ordersUpTo(100) });
    repository.write({ [path]: ordersUpTo(50) });
    const { code, stderr } = gitWith(env, repository, "commit", "--all", "--message", "x");
    expect(code).not.toBe(0);
    expect(stderr).toContain("specwright is not here: npm install brings it");
  });

  it("lets the first commit pass", () => {
    const repository = withHook({});
    repository.write({ [path]: ordersUpTo(100) });
    repository.git("add", "--all");
    expect(git(repository, "commit", "--quiet", "--message", "Orders").code).toBe(0);
  });

  it("works in a second working tree of a repository", () => {
    const repository = withHook({ [path]: ordersUpTo(100) });
    const tree = join(repository.folder, "tree");
    repository.git("worktree", "add", "--quiet", tree);
    const second = { ...repository, folder: tree };
    repository.write({ [`tree/${path}`]: ordersUpTo(50) });
    const refused = git(second, "commit", "--quiet", "--all", "--message", "Lower the limit");
    expect(refused.code).not.toBe(0);
    expect(refused.stdout + refused.stderr).toContain("breaking schema/maximum-lowered");
  });
});
