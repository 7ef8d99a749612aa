import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openTree, type OpenedTree } from "../../../../generator/project/git/open-tree.js";
import { scratchRepository, type ScratchRepository } from "../../../support/scratch-repository.js";

const most = 1024;

interface Opened extends OpenedTree {
  readonly repository: ScratchRepository;
  /** An absolute path as the tree knows it. */
  readonly at: (path: string) => string;
}

function opened(files: Readonly<Record<string, string>>, links: Readonly<Record<string, string>> = {}): Opened {
  const repository = scratchRepository();
  repository.write(files);
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(repository.folder, path));
  repository.commit({});
  return { repository, ...openTree(repository.folder, "HEAD"), at: (path) => join(repository.folder, path) };
}

describe("the files of a revision", () => {
  it("are those of the commit, whatever the working tree holds", () => {
    const { tree, repository, at } = opened({ "a/b.yaml": "one\n" });
    repository.write({ "a/b.yaml": "two\n", "a/c.yaml": "new\n" });
    expect(tree.read(at("a/b.yaml"), most)).toEqual({ text: "one\n" });
    expect(tree.read(at("a/c.yaml"), most)).toEqual({ fault: "missing" });
    expect(tree.shown(at("a/b.yaml"))).toBe("HEAD:a/b.yaml");
  });

  it("are listed by name, with folders distinguished from files", () => {
    const { tree, at } = opened({ "b/c/d.yaml": "x", "b/a.yaml": "x", "e.yaml": "x" });
    expect(tree.entries(at("b"))).toEqual([
      { name: "a.yaml", isFolder: false },
      { name: "c", isFolder: true },
    ]);
    expect(tree.entries(at(".")).map(({ name }) => name)).toEqual(["b", "e.yaml"]);
    expect(tree.entries(at("none"))).toEqual([]);
    expect([tree.exists(at("b")), tree.exists(at("b/none"))]).toEqual([true, false]);
  });

  it("say why they cannot be read", () => {
    const { tree, repository, at } = opened({ "large.yaml": "x".repeat(most + 1), "b/a.yaml": "x" });
    expect(tree.read(at("large.yaml"), most)).toEqual({ fault: "too-large" });
    expect(tree.read(at("b"), most)).toMatchObject({ fault: "unreadable", reason: "it is a folder" });
    repository.git(
      "update-index",
      "--add",
      "--cacheinfo",
      `160000,${repository.git("rev-parse", "HEAD").trim()},module`,
    );
    repository.git("commit", "--quiet", "--message", "A submodule");
    const { tree: later } = openTree(repository.folder, "HEAD");
    expect(later.read(at("module"), most)).toEqual({ fault: "unreadable", reason: "it is a submodule" });
  });

  it("are read up to the limit, and through links of long paths", () => {
    const [folder, text] = ["f".repeat(100), "x".repeat(most)];
    const { tree, at } = opened({ [`${folder}/a.yaml`]: text }, { "link.yaml": `${folder}/a.yaml` });
    expect(tree.read(at("link.yaml"), most)).toEqual({ text });
    expect(tree.read(at("link.yaml"), most - 1)).toEqual({ fault: "too-large" });
  });

  it("follow links inside the repository, and none that lead out or go round", () => {
    const { tree, at } = opened(
      { "a/b.yaml": "one\n", "c/d.yaml": "two\n" },
      { "a/file.yaml": "../c/d.yaml", folder: "a", round: "round", out: "../../etc", "a/absolute.yaml": "/etc/passwd" },
    );
    expect(tree.read(at("folder/file.yaml"), most)).toEqual({ text: "two\n" });
    expect(tree.realPath(at("folder/file.yaml"))).toBe(at("c/d.yaml"));
    expect(tree.realPath(at("folder/../a/b.yaml"))).toBe(at("a/b.yaml"));
    for (const path of ["round", "out/passwd", "a/absolute.yaml", "../etc/passwd"]) {
      expect([path, tree.read(at(path), most)]).toEqual([path, { fault: "missing" }]);
      expect(tree.realPath(at(path))).toBeUndefined();
    }
  });

  it("are read at once when they are made ready, and one by one when they are not", () => {
    const { tree, at } = opened({ "a/one.yaml": "1", "a/two.xsd": "2", "a/three.txt": "3" });
    tree.prepare([at("a"), at("none")]);
    expect(["one.yaml", "two.xsd", "three.txt"].map((name) => tree.read(at(`a/${name}`), most))).toEqual([
      { text: "1" },
      { text: "2" },
      { text: "3" },
    ]);
  });

  it("may be those of the index", () => {
    const repository = scratchRepository({ "a.yaml": "one\n" });
    repository.write({ "a.yaml": "two\n" });
    repository.git("add", "a.yaml");
    const { tree } = openTree(repository.folder, "");
    const path = join(repository.folder, "a.yaml");
    expect([tree.read(path, most), tree.shown(path)]).toEqual([{ text: "two\n" }, ":a.yaml"]);
    expect(tree.contentName(path)).toBe(repository.git("hash-object", "a.yaml").trim());
  });
});
