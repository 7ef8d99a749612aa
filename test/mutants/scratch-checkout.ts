import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A copy of a commit, with the packages of the checkout linked. */
export interface ScratchCheckout {
  readonly folder: string;
  /** Restores all files of the commit. */
  restore(): void;
  remove(): void;
}

/** Clones the repository of a checkout into a temporary folder, and builds what types need. */
export function scratchCheckout(root: string, commit: string): ScratchCheckout {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), "specwright-code-mutants-")));
  const folder = join(parent, "checkout");
  const git = (...args: readonly string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  const remove = (): void => rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
  try {
    git("clone", "--quiet", "--shared", "--no-checkout", root, folder);
    git("-C", folder, "checkout", "--quiet", "--detach", commit);
    // Git ignores folders of that name, and these are links.
    writeFileSync(join(folder, ".git/info/exclude"), "node_modules\n");
    linkPackages(join(root, "node_modules"), join(folder, "node_modules"));
    const ignored = git("ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory").split("\0");
    for (const path of ignored.filter((name) => name.endsWith("/node_modules/")).map((name) => name.slice(0, -1))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      symlinkSync(join(root, path), join(folder, path));
    }
    // The public suites, which tests read where they are.
    const suites = join(dirname(root), "shared");
    if (existsSync(suites)) symlinkSync(suites, join(parent, "shared"));
    buildControl(folder);
    // `restore` restores it too.
    git("-C", folder, "add", "--force", "sandbox/control/generated");
  } catch (error) {
    remove();
    throw error;
  }
  const restore = (): void => {
    git("-C", folder, "checkout", "--quiet", "--", ".");
    git("-C", folder, "clean", "--quiet", "-d", "--force");
  };
  return { folder, restore, remove };
}

/** Writes the output of the control spec, which Git ignores and types need. */
function buildControl(folder: string): void {
  execFileSync(process.execPath, ["generator/build.mjs", "--quiet"], { cwd: folder });
  const generate = [join(folder, "generator/dist/cli.js"), "generate", "--quiet"];
  execFileSync(process.execPath, generate, { cwd: join(folder, "sandbox/control") });
}

/** Links each package; links to packages of the workspace keep their targets, so they name those of the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry;
    const [source, target] = [join(from, name), join(to, name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory() && (name === ".bin" || name.startsWith("@"))) linkPackages(source, target);
    else if (!entry.isDirectory() || !name.startsWith(".")) symlinkSync(source, target);
  }
}
