import { basename, dirname, resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import {
  writtenOrigin,
  type DerivedForm,
  type Origin,
  type PointerOrigin,
  type SourceFile,
} from "../diagnostics/origin.js";
import { suggest } from "../diagnostics/suggest.js";
import { addressText, missingPath } from "../text/credentials.js";
import { diskTree, type FileFault, type FileTree } from "./file-tree.js";
import { isContractText } from "./is-contract.js";
import type { RemoteFiles } from "./remote-files.js";
import { maxFileBytes } from "./limits.js";
import { reportFileFault } from "./report-file.js";
import { createSourceFile } from "./source-file.js";
import { isBelow } from "../text/relative-path.js";

/** Options of a reader of files. */
export interface FileReaderOptions {
  /** The folder that paths are relative to, in messages as well. */
  readonly cwd: string;
  readonly diagnostics: Diagnostics;
  /** Folders besides those of the root files that references may reach into. */
  readonly allowRoots?: readonly string[];
  /** The largest file that is read, in bytes; by default the limit in docs/reference/limits.md. */
  readonly maxBytes?: number;
  /** The source of the files; the disk unless given. */
  readonly tree?: FileTree | undefined;
  /** Files of other machines that may be read; undefined if nothing may be fetched. */
  readonly remote?: RemoteFiles | undefined;
  /** Addresses that a person named on the command line: these and files below their folders may be fetched. */
  readonly namedAddresses?: readonly string[];
  /** True if nothing may be fetched, whatever is allowed: `--untrusted`. */
  readonly isOffline?: boolean | undefined;
}

/** The report of a file that is not there, where that is not the usual error: its path, and a file beside it that may have been meant. */
export type ReportMissing = (missing: { readonly path: string; readonly near: string | undefined }) => void;

/**
 * Reads the files of one interface. Every fault is reported and answered with `undefined`; a file is read once.
 * References stay inside the folders of the root files (and `allowRoots`), symbolic links followed.
 */
export interface FileReader {
  /** A file that a person named, or one at an address that may be fetched; its folder is opened to references. `text` stands in for its content (standard input). */
  openRoot(path: string, text?: string): SourceFile | undefined;
  /** The path of a file as messages show it. */
  shownPath(path: string): string;
  /** Another file that a person named; its folder is not opened. */
  openNamed(path: string): SourceFile | undefined;
  /** The file that a relative reference without fragment names ("../common/money.yaml"), seen from where it was written. */
  openReference(reference: string, from: Origin, onMissing?: ReportMissing): SourceFile | undefined;
  /** Opens a folder that a person named to references. */
  openFolder(path: string): void;
  /** The file at a path that the settings of a person, or a catalog, have for a reference; faults stand where that was written. */
  openMapped(path: string, from: Origin): SourceFile | undefined;
  /** True if an absolute address, or a reference of a fetched file, may be fetched. */
  allowsAddress(reference: string, from: Origin): boolean;
  /** The absolute path of a file that this reader gave out; the address of one that was fetched. */
  absolutePath(file: SourceFile): string;
  /** The file of a document that was made of another one's; people read what `writtenAt` leads to. */
  derivedFile(file: SourceFile, form: DerivedForm, writtenAt: (pointer: string) => PointerOrigin): SourceFile;
  /** Absolute paths of everything that was looked for, found or not, sorted: what a cache or a watcher depends on. */
  lookedFor(): readonly string[];
}

/** Begins the reading of files: each once, within the folders that references may reach. */
export function createFileReader(options: FileReaderOptions): FileReader {
  const seen = new OpenedFiles(options);
  return {
    openRoot(path, text) {
      if (isRemotePath(path) && text === undefined) return seen.openRootAddress(new URL(path));
      const absolute = resolve(seen.cwd, path);
      seen.roots.add(dirname(absolute));
      if (text !== undefined) {
        const shown = path === "-" ? "<stdin>" : seen.tree.shown(absolute);
        if (Buffer.byteLength(text) > seen.maxBytes) return seen.refuseRoot({ fault: "too-large" }, absolute, shown);
        const file = createSourceFile(shown, stripMark(text), undefined, !isContractText(stripMark(text)));
        seen.paths.set(file, absolute);
        seen.opened.set(absolute, file);
        seen.byIdentity.set(seen.identityOf(absolute), file);
        return file;
      }
      const file = seen.open(absolute, true);
      if (!("fault" in file)) return file;
      return seen.refuseRoot(file, absolute, missingPath(seen.tree.shown(absolute)));
    },
    shownPath: (path) => seen.tree.shown(resolve(seen.cwd, path)),
    openNamed(path) {
      const absolute = resolve(seen.cwd, path);
      const file = seen.open(absolute, true);
      return "fault" in file ? seen.refuseRoot(file, absolute, missingPath(seen.tree.shown(absolute))) : file;
    },
    openReference(reference, from, onMissing) {
      const address = seen.addressOf(reference, from);
      if (address !== undefined) return seen.openAddress(address, reference, from, onMissing);
      const path = resolve(dirname(seen.absolutePath(from.file)), decodedPath(reference));
      return seen.openPath(path, reference, from, onMissing);
    },
    openFolder: (path) => void seen.roots.add(resolve(seen.cwd, path)),
    openMapped(path, from) {
      const absolute = resolve(seen.cwd, path);
      return seen.openPath(absolute, seen.tree.shown(absolute), from);
    },
    allowsAddress(reference, from) {
      const address = seen.addressOf(reference, from);
      return address !== undefined && seen.allows(address);
    },
    absolutePath: (file) => seen.absolutePath(file),
    derivedFile(file, form, writtenAt) {
      const derived: SourceFile = {
        ...file,
        form,
        writtenAt: (origin) => writtenOrigin({ ...origin, ...writtenAt(origin.pointer) }),
      };
      seen.paths.set(derived, seen.absolutePath(file));
      const address = seen.fetched.get(file);
      if (address !== undefined) seen.fetched.set(derived, address);
      return derived;
    },
    lookedFor: () => [...seen.opened.keys()].sort(),
  };
}

/** The files that were opened, each once. */
class OpenedFiles {
  readonly cwd;
  readonly diagnostics;
  readonly maxBytes;
  readonly tree;
  readonly remote;
  readonly namedAddresses: readonly URL[];
  readonly isOffline;
  readonly roots;
  readonly opened = new Map<string, SourceFile | FileFault>();
  readonly byIdentity = new Map<string, SourceFile>();
  readonly paths = new WeakMap<SourceFile, string>();
  readonly fetched = new WeakMap<SourceFile, string>();
  private readonly byAddress = new Map<string, SourceFile>();

  constructor(options: FileReaderOptions) {
    const { cwd, diagnostics, maxBytes = maxFileBytes, tree = diskTree(cwd), remote } = options;
    this.cwd = cwd;
    this.diagnostics = diagnostics;
    this.maxBytes = maxBytes;
    this.tree = tree;
    this.remote = remote;
    this.isOffline = options.isOffline === true;
    this.namedAddresses = (options.namedAddresses ?? []).map((address) => new URL(address));
    this.roots = new Set((options.allowRoots ?? []).map((root) => resolve(this.cwd, root)));
  }

  open(path: string, isNamed: boolean): SourceFile | FileFault {
    let file = this.opened.get(path);
    if (file === undefined) {
      const identity = this.identityOf(path);
      file = this.byIdentity.get(identity) ?? this.readAs(path, isNamed);
      this.opened.set(path, file);
      if (!("fault" in file)) this.byIdentity.set(identity, file);
    }
    return file;
  }

  /** A link to a folder gives its files names without end: one file in one folder is one file, whatever the way there. */
  identityOf(path: string): string {
    return `${this.tree.realPath(dirname(path)) ?? dirname(path)}\0${this.tree.realPath(path) ?? path}`;
  }

  private readAs(path: string, isNamed: boolean): SourceFile | FileFault {
    const read = this.tree.read(path, this.maxBytes);
    return "text" in read ? this.remember(path, read.text, isNamed) : read;
  }

  private remember(path: string, text: string, isNamed: boolean): SourceFile {
    const file = createSourceFile(this.tree.shown(path), text, undefined, !isNamed || !isContractText(text));
    this.paths.set(file, path);
    return file;
  }

  private report(fault: FileFault, path: string, shown: string, origin: Origin, onMissing?: ReportMissing): void {
    const near = (): string | undefined => (this.isInside(path) ? sibling(this.tree, path, shown) : undefined);
    if (fault.fault === "missing" && onMissing !== undefined) onMissing({ path: shown, near: near() });
    else reportFileFault(fault, { path: shown, maxBytes: this.maxBytes, near }, origin, this.diagnostics);
  }

  private isInside(path: string): boolean {
    return [...this.roots].some((root) => isBelow(path, root));
  }

  /** Links are followed on both sides: a root may itself be reached through a link. */
  private isReallyInside(path: string): boolean {
    const target = this.tree.realPath(path);
    return target === undefined || [...this.roots].some((root) => isBelow(target, this.tree.realPath(root) ?? root));
  }

  /** The address that a reference names by itself, or from a file that was fetched; undefined for a path. */
  addressOf(reference: string, from: Origin): URL | undefined {
    const base = this.fetched.get(from.file);
    if (base === undefined && !/^https?:\/\//i.test(reference)) return undefined;
    try {
      return new URL(reference, base);
    } catch {
      return undefined;
    }
  }

  openPath(path: string, shown: string, from: Origin, onMissing?: ReportMissing): SourceFile | undefined {
    // Paths outside are not even looked at: whether something is there is nobody's business.
    if (!this.isInside(path) || !this.isReallyInside(path)) {
      this.diagnostics.report("source/outside-root", from, { reference: shown });
      return undefined;
    }
    const file = this.open(path, false);
    if (!("fault" in file)) return file;
    this.report(file, path, shown, from, onMissing);
    return undefined;
  }

  /** True for an address without a user that is of an allowed origin, or below the folder of a named one. */
  allows(address: URL): boolean {
    if (this.remote === undefined || address.username + address.password !== "") return false;
    return this.remote.allows(address) || this.namedAddresses.some((named) => isBelowAddress(address, named));
  }

  openAddress(address: URL, reference: string, from: Origin, onMissing?: ReportMissing): SourceFile | undefined {
    if (this.remote === undefined || !this.allows(address)) {
      const isOffline = this.isOffline || address.origin === "null";
      this.diagnostics.report("source/outside-root", from, {
        reference,
        origin: isOffline ? undefined : address.origin,
      });
      return undefined;
    }
    address.hash = "";
    const known = this.byAddress.get(address.href);
    if (known !== undefined) return known;
    const read = this.remote.read(address.href);
    if (read === undefined) return undefined;
    if ("fault" in read) {
      this.report(read, address.href, reference, from, onMissing);
      return undefined;
    }
    return this.rememberFetched(address.href, address.href, read.text, true);
  }

  /** The root file at an address; undefined while it is still to come, as with references. */
  openRootAddress(address: URL): SourceFile | undefined {
    address.hash = "";
    const { href } = address;
    const known = this.byAddress.get(href);
    if (known !== undefined) return known;
    if (this.remote === undefined || !this.allows(address))
      return this.refuseRoot(this.refusalOf(address), href, addressText(address));
    const read = this.remote.read(href);
    if (read === undefined) return undefined;
    if ("fault" in read) return this.refuseRoot(read, href, addressText(address));
    // A query may have a secret.
    const shown = address.search === "" ? href : `${address.origin}${address.pathname}?***`;
    return this.rememberFetched(href, shown, read.text, !isContractText(read.text));
  }

  private refusalOf({ origin, username, password }: URL): FileFault {
    if (username + password !== "")
      return unreadable(
        "no user or password is sent",
        "fetch the file with a program that has them, and name the file",
      );
    if (this.isOffline)
      return unreadable(
        "nothing is fetched with --untrusted",
        "fetch the file with another program, and name the file",
      );
    return unreadable("its origin is not allowed", `allow it with --allow-origin ${origin}`);
  }

  private rememberFetched(href: string, shown: string, text: string, isWithheld: boolean): SourceFile {
    const file = createSourceFile(shown, stripMark(text), undefined, isWithheld);
    this.paths.set(file, href);
    this.fetched.set(file, href);
    this.byAddress.set(href, file);
    return file;
  }

  refuseRoot(fault: FileFault, path: string, shown: string): undefined {
    this.report(fault, path, shown, { kind: "offset", file: createSourceFile(shown, ""), start: 0 });
  }

  absolutePath(file: SourceFile): string {
    return this.paths.get(file) ?? resolve(this.cwd, file.path);
  }
}

/** True for a named address and for addresses below its folder, however a server may read their paths. */
function isBelowAddress(address: URL, named: URL): boolean {
  if (address.href === withoutHash(named)) return true;
  const folder = new URL(".", named);
  const below = address.pathname.slice(folder.pathname.length);
  const isInside = address.origin === folder.origin && address.pathname.startsWith(folder.pathname);
  // A server may read these as a step out of the folder.
  return isInside && !/%(?:2f|5c|25)|(?:^|\/)\.\.?;/i.test(below);
}

function unreadable(reason: string, hint: string): FileFault {
  return { fault: "unreadable", reason, hint };
}

function withoutHash(address: URL): string {
  return address.href.replace(/#.*$/s, "");
}

/** True for what names a file of another machine, and not one of the disk. */
export function isRemotePath(path: string): boolean {
  return /^https?:\/\//i.test(path) && URL.canParse(path);
}

function stripMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

/** A reference with its percent-encoded characters as they are; as it is written where they cannot be read. */
export function decodedPath(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

/** The name of a file beside a missing one, written as the missing one was. */
function sibling(tree: FileTree, path: string, shown: string): string | undefined {
  const names = tree.entries(dirname(path)).map(({ name }) => name);
  const near = suggest(basename(path), names);
  return near === undefined ? undefined : shown.slice(0, shown.lastIndexOf("/") + 1) + near;
}
