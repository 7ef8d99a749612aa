import { execFileSync } from "node:child_process";

/**
 * Prints the files that a check of each file by itself looks at in `make test`: those that were changed, and a fifth of the others,
 * drawn by SEED. Five seeds in a row have every file. `make check` looks at all.
 *
 *   node test/support/files-in-turn.mjs prettier | xargs -0 prettier --check
 *
 * A changed file differs from where the branch left origin/main; on that branch itself, and without one, the last ten commits and the
 * work tree are looked at. "." stands for every file, and is printed without Git, and after a change that decides over all of them.
 */

/** Seeds until a file has its turn again. */
export const turns = 5;

/** Commits before the last one whose changes are looked at on the main branch. */
const lastCommits = 10;

/** The checks: names of the files that each reads, and of those that decide over all of them. */
export const checks = {
  prettier: {
    reads: /\.(?:ts|mjs|cjs|js|json|md|ya?ml)$/,
    decidedBy: /^(?:\.prettierrc\.json|\.prettierignore|\.editorconfig|package-lock\.json)$/,
  },
  eslint: {
    reads: /\.(?:ts|mjs|cjs|js)$/,
    decidedBy: /^(?:eslint\.config\.mjs|test\/support\/[a-z]+-rules\.mjs|package-lock\.json)$/,
  },
};

/** The changed files and those whose turn it is; "." where all are looked at. */
export function filesInTurn({ reads, decidedBy }, { all, changed }, seed) {
  if (changed.some((file) => decidedBy.test(file))) return ["."];
  const edited = new Set(changed);
  return all.filter((file) => reads.test(file) && (edited.has(file) || turnOf(file) === inCircle(seed)));
}

/** The seed, below `turns`, that a file is drawn by: the same however many files there are. */
function turnOf(file) {
  let sum = 0;
  for (const character of file) sum = (sum * 31 + character.codePointAt(0)) % 1_000_003;
  return sum % turns;
}

function inCircle(seed) {
  return ((seed % turns) + turns) % turns;
}

/** The files of a repository, and those that were changed. Throws where Git knows none. */
export function filesOf(folder) {
  const git = (...args) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28, stdio: "pipe" });
  const list = (...args) =>
    git(...args, "-z")
      .split("\0")
      .filter((file) => file !== "");
  const untracked = list("ls-files", "--others", "--exclude-standard");
  const deleted = new Set(list("ls-files", "--deleted"));
  const all = [...list("ls-files"), ...untracked].filter((file) => !deleted.has(file));
  return { all, changed: [...list("diff", "--name-only", "--no-renames", baseOf(git)), ...untracked] };
}

/** The revision that the files are compared with. */
function baseOf(git) {
  const [head] = git("rev-list", "--max-count=1", "HEAD").trim().split("\n");
  try {
    const branched = git("merge-base", "HEAD", "origin/main").trim();
    if (branched !== head) return branched;
  } catch {
    // No such branch is known here, or a shallow clone does not reach back to it.
  }
  return git("rev-list", "--first-parent", `--max-count=${lastCommits + 1}`, "HEAD")
    .trim()
    .split("\n")
    .at(-1);
}

function filesToCheck(check, seed) {
  try {
    return filesInTurn(checks[check], filesOf(process.cwd()), seed);
  } catch {
    return ["."];
  }
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(filesToCheck(process.argv[2], Number(process.env.SEED ?? "1")).join("\0"));
}
