import { join } from "node:path";
import {
  aFolder,
  decodeFile,
  type FileEntry,
  type FileFault,
  type FileText,
  type FileTree,
} from "../../load/file-tree.js";
import { createGitContents } from "./git-contents.js";
import type { GitEntry, GitListing } from "./git-listing.js";
import type { Repository } from "./repository.js";
import { relativePath, slashed } from "../../text/relative-path.js";

/** Maximum length of a chain of links, as in operating systems. */
const maxLinks = 40;
const maxLinkLength = 4096;
const specs = /\.(?:ya?ml|json|xsd)$/i;

/** The files of a revision under the paths that they have in the working tree; messages show them as "revision:path". */
export interface GitTree extends FileTree {
  /** Prepares reading possible specs in these folders. */
  prepare(folders: readonly string[]): void;
  /** Returns the name of a file's content, for comparisons without reading it. */
  contentName(path: string): string | undefined;
}

/** The files of a listing, read like those of a disk. */
export function gitTree(repository: Repository, listing: GitListing, name: string): GitTree {
  const listed = new ListedTree(repository, listing);
  return {
    isRevision: true,
    read(path, maxBytes): FileText | FileFault {
      const way = listed.wayOf(path);
      if (way === undefined) return { fault: "missing" };
      const entry = listing.get(way);
      if (entry === undefined) return aFolder;
      if (entry.kind !== "file") return { fault: "unreadable", reason: "it is a submodule" };
      const bytes = listed.contents.bytes(entry.oid, maxBytes);
      if (bytes === "too-large") return { fault: "too-large" };
      return bytes === undefined ? { fault: "unreadable", reason: "this clone lacks its content" } : decodeFile(bytes);
    },
    entries(folder): readonly FileEntry[] {
      const way = listed.wayOf(folder);
      const found = way === undefined ? undefined : listed.folders.get(way);
      return [...(found ?? [])]
        .sort((a, b) => (a < b ? -1 : 1))
        .map((entry) => ({ name: entry, isFolder: listed.folders.has(way === "" ? entry : `${way}/${entry}`) }));
    },
    exists: (path) => listed.wayOf(path) !== undefined,
    realPath(path) {
      const way = listed.wayOf(path);
      return way === undefined ? undefined : join(repository.top, way);
    },
    shown: (path) => `${name}:${listed.inside(path) ?? slashed(path)}`,
    prepare(wanted) {
      const ways = wanted.map((folder) => listed.wayOf(folder)).filter((way) => way !== undefined);
      const isWanted = (path: string): boolean => ways.some((way) => way === "" || path.startsWith(`${way}/`));
      const files = [...listing].filter(([path, { kind }]) => kind === "file" && specs.test(path) && isWanted(path));
      listed.contents.fetch([...new Set(files.map(([, { oid }]) => oid))]);
    },
    contentName: (path) => listed.entryOf(path)?.oid,
  };
}

/** The files of a listing, by their paths from the repository's root. */
class ListedTree {
  readonly contents;
  readonly folders;

  constructor(
    private readonly repository: Repository,
    private readonly listing: GitListing,
  ) {
    this.contents = createGitContents(repository);
    this.folders = foldersOf(listing);
  }

  /** Returns the path from the repository's root; undefined outside of it. */
  inside(path: string): string | undefined {
    const way = relativePath(this.repository.top, path);
    return way === ".." || way.startsWith("../") || /^[A-Za-z]:/.test(way) ? undefined : way;
  }

  /** Follows the links on a path, as far as it exists. */
  private followed(path: string): string | undefined {
    let parts = path.split("/").filter((part) => part !== "");
    const done: string[] = [];
    let links = 0;
    while (parts.length > 0) {
      const [part = "", ...rest] = parts;
      parts = rest;
      if (part === ".") continue;
      if (part === "..") {
        if (done.length === 0) return undefined;
        done.pop();
        continue;
      }
      const entry = this.listing.get([...done, part].join("/"));
      if (entry?.kind !== "link") {
        done.push(part);
        continue;
      }
      const target = this.linkTarget(entry);
      if (target === undefined || target.startsWith("/") || ++links > maxLinks) return undefined;
      parts = [...target.split("/").filter((one) => one !== ""), ...parts];
    }
    const way = done.join("/");
    return this.listing.has(way) || this.folders.has(way) ? way : undefined;
  }

  private linkTarget({ oid }: GitEntry): string | undefined {
    const bytes = this.contents.bytes(oid, maxLinkLength);
    return bytes === undefined || bytes === "too-large" ? undefined : bytes.toString("utf8");
  }

  wayOf(path: string): string | undefined {
    const way = this.inside(path);
    return way === undefined ? undefined : this.followed(way);
  }

  entryOf(path: string): GitEntry | undefined {
    const way = this.wayOf(path);
    return way === undefined ? undefined : this.listing.get(way);
  }
}

/** Returns the direct entries of each folder; "" is the root. */
function foldersOf(listing: GitListing): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>([["", new Set()]]);
  for (const path of listing.keys()) {
    // If a folder is known, so are its ancestors.
    for (let child = path, isKnown = false; child !== "" && !isKnown;) {
      const cut = child.lastIndexOf("/");
      const folder = cut === -1 ? "" : child.slice(0, cut);
      const entries = folders.get(folder) ?? new Set();
      isKnown = folders.has(folder);
      folders.set(folder, entries.add(child.slice(cut + 1)));
      child = folder;
    }
  }

  return folders;
}
