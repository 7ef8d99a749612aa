import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { tempFolder, writeAt } from "./temp-folder.js";

/** A git repository that is removed after the test. */
export interface ScratchRepository {
  readonly folder: string;
  /** Runs git in it; gives back what git prints. */
  git(...args: readonly string[]): string;
  write(files: Readonly<Record<string, string>>): void;
  remove(...paths: readonly string[]): void;
  /** Writes files, stages everything and commits it; gives back the name of the commit. */
  commit(files: Readonly<Record<string, string>>): string;
}

const author = ["-c", "user.name=Author", "-c", "user.email=author@example.com", "-c", "commit.gpgsign=false"];

/** A repository of git in a new folder, with a commit of the files. */
export function scratchRepository(files: Readonly<Record<string, string>> = {}): ScratchRepository {
  const folder = tempFolder();
  const repository = repositoryAt(folder);
  repository.git("init", "--quiet", "--initial-branch=main");
  if (Object.keys(files).length > 0) repository.commit(files);
  return repository;
}

/** A copy of a repository, as `git clone` with these options makes it. */
export function cloneOf(origin: ScratchRepository, ...options: readonly string[]): ScratchRepository {
  const folder = tempFolder();
  const address = `file://${origin.folder}`;
  execFileSync("git", ["clone", "--quiet", ...options, address, "."], {
    cwd: folder,
    env: gitEnvironment(),
    stdio: "pipe",
  });
  return repositoryAt(folder);
}

function repositoryAt(folder: string): ScratchRepository {
  const git = (...args: readonly string[]): string =>
    execFileSync("git", [...author, ...args], { cwd: folder, env: gitEnvironment(), encoding: "utf8", stdio: "pipe" });
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [path, text] of Object.entries(files)) writeAt(join(folder, path), text);
  };
  return {
    folder,
    git,
    write,
    remove: (...paths) => paths.forEach((path) => rmSync(join(folder, path), { recursive: true })),
    commit(files) {
      write(files);
      git("add", "--all");
      git("commit", "--quiet", "--no-verify", "--message", "A change");
      return git("rev-parse", "HEAD").trim();
    },
  };
}

/** Neither the settings of who runs the tests nor a hook that runs them may matter. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const entriesWithoutGit = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
  return { ...Object.fromEntries(entriesWithoutGit), GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
}
