import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { builtCli, type BuiltCli } from "../../support/built-cli.js";
import { ordersUpTo } from "../../support/orders-spec.js";
import { gitEnvironment, scratchRepository, type ScratchRepository } from "../../support/scratch-repository.js";
import { tempFolder } from "../../support/temp-folder.js";

const root = resolve(import.meta.dirname, "../../..");

interface Step {
  readonly name: string;
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
}

const action = parse(readFileSync(join(root, "action.yml"), "utf8")) as {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
};

let built: BuiltCli;
let repository: ScratchRepository;
let bin: string;

beforeAll(async () => {
  built = await builtCli();
});
afterAll(() => built.remove());

/** A branch that breaks consumers of main. */
beforeEach(() => {
  const path = "specs/orders/openapi.yaml";
  repository = scratchRepository({ [path]: ordersUpTo(100) });
  repository.git("update-ref", "refs/remotes/origin/main", "HEAD");
  repository.commit({ [path]: ordersUpTo(50) });
  bin = tempFolder({
    npx: `#!/bin/sh\n[ "$1 $2" = "--no-install specwright" ] || exit 9\nshift 2\nexec ${built.command} "$@"\n`,
    npm: "#!/bin/sh\n",
    gh: '#!/bin/sh\ncase "$*" in *--jq*) cat comment-id 2>/dev/null ;; *) echo "$@" >> gh.log ;; esac\n',
  });
  for (const program of ["npx", "npm", "gh"]) chmodSync(join(bin, program), 0o755);
});

/** The exit code and the output of a step of the action, with the values of its expressions. */
function runStep(name: string, values: Readonly<Record<string, string>>): readonly [number | null, string] {
  const step = action.runs.steps.find((one) => one.name === name);
  const own = gitEnvironment();
  const env = {
    ...own,
    GITHUB_ACTION_PATH: root,
    GITHUB_ACTIONS: "true",
    GITHUB_OUTPUT: join(repository.folder, "output"),
    GITHUB_STEP_SUMMARY: join(repository.folder, "summary.md"),
    GITHUB_REPOSITORY: "acme/orders",
    ...Object.fromEntries(Object.keys(step?.env ?? {}).map((key) => [key, values[key] ?? ""])),
    REPORT: join(bin, "report.md"),
    PATH: `${bin}:${own["PATH"] ?? ""}`,
  };
  const run = spawnSync("bash", ["-e", "-c", step?.run ?? "exit 9"], {
    cwd: repository.folder,
    env,
    encoding: "utf8",
  });
  return [run.status, run.stdout + run.stderr];
}

const textOf = (name: string): string => readFileSync(join(repository.folder, name), "utf8");

const reportText = (): string => readFileSync(join(bin, "report.md"), "utf8");

describe("the action for GitHub", () => {
  const commands = { COMMANDS: "check test diff", BASE: "origin/main", TRUST: "" };

  it("has a description and a default for each input, and no step that uses another action", () => {
    expect(Object.values(action.inputs).filter(({ description, default: usual }) => !description || !usual)).toEqual(
      [],
    );
    expect(action.runs.using).toBe("composite");
    const names = ["Toolchain of the base", "Install", "Commands", "Comment", "Result"];
    expect(action.runs.steps.map(({ name }) => name)).toEqual(names);
    // An expression in a script would be code.
    expect(action.runs.steps.filter(({ run }) => run.includes("${{"))).toEqual([]);
  });

  it("reports all commands, and fails in its last step", () => {
    const [code, said] = runStep("Commands", commands);
    expect([code, textOf("output")]).toEqual([0, "code=1\n"]);
    expect(said).toContain("specwright check: failed with exit code 1\n");
    expect(said).toContain("::error file=specs/orders/openapi.yaml,line=8");
    const report = reportText();
    expect(report).toMatch(/^<!-- specwright -->\n\n\*\*specwright check\*\*: failed with exit code 1\n\n {4}/);
    expect(report).toContain("**specwright test**: ");
    expect(report).toContain("**1 breaking change.**");
    expect(textOf("summary.md")).toBe(report);
    expect(repository.git("status", "--short")).toBe("?? output\n?? summary.md\n");
    expect(runStep("Result", { CODE: "1" })[0]).toBe(1);
  });

  it("passes if the commands do, and writes the code with generate", () => {
    expect(runStep("Commands", { ...commands, COMMANDS: "generate check" })[0]).toBe(0);
    expect(textOf("output")).toBe("code=0\n");
    expect(existsSync(join(repository.folder, "generated/orders.ts"))).toBe(true);
    expect(reportText()).toBe(
      "<!-- specwright -->\n\n**specwright generate**: passed\n\n\n**specwright check**: passed\n\n",
    );
    expect(runStep("Result", { CODE: "0" })[0]).toBe(0);
  });

  it("rejects unknown commands", () => {
    const [, said] = runStep("Commands", { ...commands, COMMANDS: "deploy" });
    expect(said).toContain('Unknown command "deploy": write any of generate, check, test and diff.');
    expect(textOf("output")).toBe("code=2\n");
  });

  it("writes one comment, and updates it in later runs", () => {
    runStep("Commands", { ...commands, COMMANDS: "diff" });
    const values = { GH_TOKEN: "none", PULL_REQUEST: "7" };
    expect(runStep("Comment", values)[0]).toBe(0);
    repository.commit({ "comment-id": "42\n" });
    expect(runStep("Comment", values)[0]).toBe(0);
    expect(textOf("gh.log").replaceAll(join(bin, "report.md"), "REPORT")).toBe(
      "api --method POST repos/acme/orders/issues/7/comments --field body=@REPORT --silent\n" +
        "api --method PATCH repos/acme/orders/issues/comments/42 --field body=@REPORT --silent\n",
    );
    const [mark = ""] = reportText().split("\n");
    expect(action.runs.steps.find(({ name }) => name === "Comment")?.run).toContain(`startswith("${mark}")`);
  });
});

describe("the hooks for pre-commit", () => {
  it("name a program of this repository, or a command of the toolchain", () => {
    const hooks = parse(readFileSync(join(root, ".pre-commit-hooks.yaml"), "utf8")) as readonly {
      readonly id: string;
      readonly entry: string;
      readonly language: string;
    }[];
    expect(hooks.map(({ id }) => id)).toEqual(["specwright-diff", "specwright-check", "specwright-lint"]);
    for (const { entry, language } of hooks) {
      if (language === "script") expect(statSync(join(root, entry)).mode & 0o111).not.toBe(0);
      const own = gitEnvironment();
      const env = { ...own, SPECWRIGHT: built.command, PATH: `${bin}:${own["PATH"] ?? ""}` };
      const command = language === "script" ? join(root, entry) : entry;
      const { status } = spawnSync("sh", ["-c", command], { cwd: repository.folder, env, encoding: "utf8" });
      // No code was generated, and nothing is staged.
      expect(status).toBe(entry.endsWith("--check") ? 1 : 0);
    }
  });
});
