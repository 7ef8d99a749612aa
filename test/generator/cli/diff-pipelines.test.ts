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

/** A branch that breaks consumers of main, and a folder with programs that stand in for those of the service. */
function brokenBranch(comments = ""): { readonly repository: ScratchRepository; readonly bin: string } {
  const repository = scratchRepository({ [path]: ordersUpTo(100) });
  repository.git("update-ref", "refs/remotes/origin/main", "HEAD");
  repository.git("switch", "--quiet", "--create", "feature");
  repository.commit({ [path]: ordersUpTo(50) });
  const bin = tempFolder({
    npm: "#!/bin/sh\n",
    npx: `#!/bin/sh\n[ "$1 $2" = "--no-install specwright" ] || exit 9\nshift 2\nexec ${built.command} "$@"\n`,
    gh: `#!/bin/sh\ncase "$*" in *--jq*) printf '%s' '${comments}' ;; *) echo "$@" >> gh.log ;; esac\n`,
  });
  for (const program of ["npm", "npx", "gh"]) chmodSync(join(bin, program), 0o755);
  return { repository, bin };
}

type Job = ReturnType<typeof brokenBranch>;

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
  }
  const workflow = parse(readFileSync(join(templates, "github-workflow.yml"), "utf8")) as {
    readonly jobs: { readonly diff: { readonly steps: readonly Step[] } };
  };
  const stepOf = (name: string): string => workflow.jobs.diff.steps.find((step) => step.name === name)?.run ?? "exit 9";
  const runSteps = (job: Job, ...names: readonly string[]): readonly [number | null, string][] => {
    const env = {
      BASE: "origin/main",
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
    expect(annotations?.[1]).toContain(`::error file=${path},line=8,col=71,title=breaking schema/maximum-lowered::`);
    expect([annotations, summary, comment].map((step) => step?.[0])).toEqual([0, 0, 0]);
    expect(readFileSync(join(job.repository.folder, "summary.md"), "utf8")).toContain("**1 breaking change.**");
    expect(readFileSync(join(job.repository.folder, "gh.log"), "utf8")).toBe(
      "api --method POST repos/acme/orders/issues/7/comments --field body=@specwright-diff.md --silent\n",
    );
    expect(verdict?.[0]).toBe(1);
    expect(verdict?.[1]).toContain("breaking schema/maximum-lowered");
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
  it("writes its reports and then fails", () => {
    const { contracts } = parse(readFileSync(join(templates, "gitlab-ci.yml"), "utf8")) as {
      readonly contracts: {
        readonly script: readonly string[];
        readonly artifacts: { readonly reports: Readonly<Record<string, string>> };
      };
    };
    const job = brokenBranch();
    const env = { CI_MERGE_REQUEST_DIFF_BASE_SHA: "origin/main", CI_PROJECT_DIR: job.repository.folder };
    const runs = contracts.script.map((line) => shell(job, line, env));
    expect(runs.map(([code]) => code)).toEqual([0, 0, 0, 1]);
    for (const file of Object.values(contracts.artifacts.reports)) {
      expect(existsSync(join(job.repository.folder, file))).toBe(true);
    }
  });
});
