import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ordersUpTo } from "../../support/orders-spec.js";
import { builtCli, type BuiltCli } from "../../support/built-cli.js";
import { gitEnvironment, scratchRepository, type ScratchRepository } from "../../support/scratch-repository.js";
import { tempFolder } from "../../support/temp-folder.js";

const templates = resolve(import.meta.dirname, "../../../templates/ci");
const path = "specs/orders/openapi.yaml";

let built: BuiltCli;
beforeAll(async () => {
  built = await builtCli();
});
afterAll(() => built.remove());

/** A branch that breaks consumers of main, and a folder with programs that replace those of the service. */
function brokenBranch(comments = ""): { readonly repository: ScratchRepository; readonly bin: string } {
  const repository = scratchRepository({ [path]: ordersUpTo(100) });
  repository.git("update-ref", "refs/remotes/origin/main", "HEAD");
  repository.git("switch", "--quiet", "--create", "feature");
  repository.commit({ [path]: ordersUpTo(50) });
  const bin = tempFolder({
    npm: '#!/bin/sh\necho "$@" >> npm.log\ncat .npmrc package.json >> npm.log 2>/dev/null\nexit 0\n',
    npx: `#!/bin/sh\n[ "$1 $2" = "--no-install specwright" ] || exit 9\nshift 2\nexec ${built.command} "$@"\n`,
    gh: `#!/bin/sh\ncase "$*" in *--jq*) printf '%s' '${comments}' ;; *) echo "$@" >> gh.log ;; esac\n`,
  });
  for (const program of ["npm", "npx", "gh"]) chmodSync(join(bin, program), 0o755);
  return { repository, bin };
}

type Job = ReturnType<typeof brokenBranch>;

/** A branch of a fork that brings a configuration and settings of npm that are programs, and a toolchain of its own. */
function forkedBranch(config: string): Job {
  const job = brokenBranch();
  const { repository } = job;
  repository.git("switch", "--quiet", "main");
  repository.commit({
    "package.json": '{ "name": "base" }',
    "package-lock.json": "{}",
    "specwright.config.json": "{}",
  });
  repository.git("update-ref", "refs/remotes/origin/main", "HEAD");
  repository.git("switch", "--quiet", "feature");
  repository.git("merge", "--quiet", "main");
  const program = 'import { writeFileSync } from "node:fs";\nwriteFileSync("ran.txt", "");\nexport default {};\n';
  repository.commit({
    ".npmrc": "node-options=--require ./ran.cjs\n",
    "package.json": '{ "name": "fork" }',
    "package-lock.json": '{ "name": "fork" }',
    ...(config.endsWith(".json") ? {} : { [config]: program }),
  });
  if (!config.endsWith(".json")) repository.git("rm", "--quiet", "specwright.config.json");
  if (!config.endsWith(".json")) repository.commit({});
  return job;
}

function shell(
  { repository, bin }: Job,
  script: string,
  env: Readonly<Record<string, string>>,
): [number | null, string] {
  const own = gitEnvironment();
  const run = spawnSync("sh", ["-e", "-c", script], {
    cwd: repository.folder,
    env: { ...own, ...env, PATH: `${bin}:${own["PATH"] ?? ""}` },
    encoding: "utf8",
  });
  return [run.status, run.stdout + run.stderr];
}

describe("the workflow for GitHub", () => {
  interface Step {
    readonly name?: string;
    readonly run?: string;
    readonly uses?: string;
  }
  const workflow = parse(readFileSync(join(templates, "github-workflow.yml"), "utf8")) as {
    readonly jobs: {
      readonly diff: { readonly steps: readonly Step[]; readonly env: Readonly<Record<string, string>> };
    };
  };
  const stepOf = (name: string): string => workflow.jobs.diff.steps.find((step) => step.name === name)?.run ?? "exit 9";
  const { steps, env: ofJob } = workflow.jobs.diff;
  /** The word that the expression gives for a branch of a repository. */
  const trustOf = (head: string): string => {
    const expression =
      "${{ github.event.pull_request.head.repo.full_name != github.repository && '--untrusted' || '' }}";
    if (ofJob["TRUST"] !== expression) throw new Error("The expression is another one.");
    return head === "acme/orders" ? "" : "--untrusted";
  };
  const runSteps = (job: Job, ...names: readonly string[]): readonly [number | null, string][] =>
    runFrom("acme/orders", job, ...names);
  const runFrom = (head: string, job: Job, ...names: readonly string[]): readonly [number | null, string][] => {
    const env = {
      BASE: "origin/main",
      TRUST: trustOf(head),
      GITHUB_WORKSPACE: job.repository.folder,
      GITHUB_STEP_SUMMARY: join(job.repository.folder, "summary.md"),
      GITHUB_REPOSITORY: "acme/orders",
      PULL_REQUEST: "7",
    };
    return names.map((name) => shell(job, stepOf(name), env));
  };

  it("annotates, sums up, comments and then fails", () => {
    const job = brokenBranch();
    const [annotations, summary, comment, verdict] = runSteps(job, "Annotations", "Summary", "Comment", "Verdict");
    expect(annotations?.[1]).toContain(
      `::error file=${path},line=8,col=71,title=The maximum of the query parameter "limit" of GET /orders (listOrders) was lowered from 100 to 50.::`,
    );
    expect([annotations, summary, comment].map((step) => step?.[0])).toEqual([0, 0, 0]);
    expect(readFileSync(join(job.repository.folder, "summary.md"), "utf8")).toContain("**1 breaking change.**");
    expect(readFileSync(join(job.repository.folder, "gh.log"), "utf8")).toBe(
      "api --method POST repos/acme/orders/issues/7/comments --field body=@specwright-diff.md --silent\n",
    );
    expect(verdict?.[0]).toBe(1);
    expect(verdict?.[1]).toContain("breaking schema/maximum-lowered");
  });

  it("has no step but these, and those that only the service has", () => {
    expect(steps.map(({ name, uses = "" }) => name ?? uses.split("@")[0])).toEqual([
      "actions/checkout",
      "actions/setup-node",
      "Toolchain of the base",
      "Install",
      "Annotations",
      "Summary",
      "Comment",
      "Verdict",
    ]);
  });

  it("judges a fork by the toolchain of the base", () => {
    const job = forkedBranch("specwright.config.json");
    const runs = runFrom(
      "mallory/orders",
      job,
      "Toolchain of the base",
      "Install",
      "Annotations",
      "Summary",
      "Verdict",
    );
    expect(runs.map(([code]) => code)).toEqual([0, 0, 0, 0, 1]);
    expect(runs[4]?.[1]).toContain("breaking schema/maximum-lowered");
    expect(readFileSync(join(job.repository.folder, "npm.log"), "utf8")).toBe(
      'ci --ignore-scripts\n{ "name": "base" }',
    );
  });

  it("runs no configuration of a fork, and that of a branch of its own", () => {
    const job = forkedBranch("specwright.config.mjs");
    const ran = join(job.repository.folder, "ran.txt");
    expect(runFrom("mallory/orders", job, "Verdict")[0]?.[0]).toBe(3);
    expect(existsSync(ran)).toBe(false);
    runFrom("acme/orders", job, "Verdict");
    expect(existsSync(ran)).toBe(true);
  });

  it("keeps the comment that it wrote before up to date, and finds it by its first line", () => {
    const job = brokenBranch("42\n");
    runSteps(job, "Summary", "Comment");
    expect(readFileSync(join(job.repository.folder, "gh.log"), "utf8")).toBe(
      "api --method PATCH repos/acme/orders/issues/comments/42 --field body=@specwright-diff.md --silent\n",
    );
    const [mark = ""] = readFileSync(join(job.repository.folder, "specwright-diff.md"), "utf8").split("\n");
    expect(stepOf("Comment")).toContain(`startswith("${mark}")`);
  });
});

describe("the template for GitLab", () => {
  const { contracts } = parse(readFileSync(join(templates, "gitlab-ci.yml"), "utf8")) as {
    readonly contracts: {
      readonly script: readonly string[];
      readonly rules: readonly { readonly if: string; readonly variables?: { readonly TRUST: string } }[];
      readonly variables: { readonly TRUST: string };
      readonly artifacts: { readonly reports: Readonly<Record<string, string>> };
    };
  };
  const runLines = (
    job: Job,
    { TRUST }: { readonly TRUST: string },
    lines = contracts.script,
  ): readonly [number | null, string][] => {
    const env = { CI_MERGE_REQUEST_DIFF_BASE_SHA: "origin/main", CI_PROJECT_DIR: job.repository.folder, TRUST };
    return lines.map((line) => shell(job, line, env));
  };

  it("writes its reports and then fails", () => {
    const job = brokenBranch();
    expect(runLines(job, contracts.variables).map(([code]) => code)).toEqual([0, 0, 0, 0, 1]);
    for (const file of Object.values(contracts.artifacts.reports)) {
      expect(existsSync(join(job.repository.folder, file))).toBe(true);
    }
  });

  it("judges a fork by the toolchain of the base, and runs no configuration of it", () => {
    const [ofForks] = contracts.rules;
    expect(ofForks?.if).toContain("$CI_MERGE_REQUEST_SOURCE_PROJECT_ID != $CI_MERGE_REQUEST_PROJECT_ID");
    const variables = ofForks?.variables ?? { TRUST: "" };
    const job = forkedBranch("specwright.config.json");
    expect(runLines(job, variables).map(([code]) => code)).toEqual([0, 0, 0, 0, 1]);
    expect(readFileSync(join(job.repository.folder, "npm.log"), "utf8")).toBe(
      'ci --ignore-scripts\n{ "name": "base" }',
    );
    const hostile = forkedBranch("specwright.config.mjs");
    expect(runLines(hostile, variables, contracts.script.slice(-1))[0]?.[0]).toBe(3);
    expect(existsSync(join(hostile.repository.folder, "ran.txt"))).toBe(false);
  });
});
