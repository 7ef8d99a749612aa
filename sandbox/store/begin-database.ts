import { PGlite, types } from "@electric-sql/pglite";
import { existsSync, readFileSync } from "node:fs";

/** Settings of a new database: short logs, which make a dump a third as large and half as long to read. */
const creation = ["--wal-segsize=1", "--no-locale", "--encoding=UTF8"];

/**
 * Settings of every start. Buffers of 128 MB, which is what PostgreSQL takes of itself, are all filled with zeros at a start; pages
 * that are not among them lie in memory as well, or in that of the machine's file system. A checkpoint keeps logs of 16 MB. A report of
 * the progress of a recovery would be a timer that keeps the process running.
 */
const startParams = [
  ...PGlite.defaultStartParams,
  ...["shared_buffers=16MB", "max_wal_size=16MB", "search_path=pg_catalog", "log_startup_progress_interval=0"].flatMap(
    (setting) => ["-c", setting],
  ),
];

/** Bytes as PostgreSQL writes them. PGlite joins them one by one, which takes four seconds for an image of 5 MB. */
const bytes = {
  serializers: {
    [types.BYTEA]: (value: Uint8Array) =>
      `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("hex")}`,
  },
  parsers: { [types.BYTEA]: (text: string) => Uint8Array.from(Buffer.from(text.slice(2), "hex")) },
};

/** The beginning of a database: a folder that may hold one, and the archive for one that does not; memory without a folder. */
export interface DatabaseStart {
  /** Absent for a database in memory. */
  readonly folder?: string | undefined;
  /** Normally it is the dump that was built with the package; "none" makes a database from nothing. */
  readonly archive?: Blob | "none" | undefined;
}

/** A database that is starting. */
export interface BegunDatabase {
  /** The database once it runs. */
  readonly client: Promise<PGlite>;
  /** True when it begins with the dump of this build. */
  readonly isBuiltWorld: boolean;
  /** Opens the database of the folder again. Undefined without a folder. */
  readonly reopen: (() => Promise<PGlite>) | undefined;
}

/**
 * Begins to start a database; a folder that contains one is opened unchanged. This file imports nothing of the sandbox,
 * so that the rest can load meanwhile. A caller that begins a database must await its client, also if another step
 * fails.
 */
export function beginDatabase({ folder, archive }: DatabaseStart): BegunDatabase {
  const isFresh = folder === undefined || !existsSync(`${folder}/PG_VERSION`);
  const built = isFresh && archive === undefined ? builtDump() : undefined;
  const start = isFresh && archive !== "none" ? (archive ?? built?.dump) : undefined;
  const settings = { startParams, ...bytes, ...(folder !== undefined && { dataDir: folder }) };
  return {
    client: PGlite.create({
      ...settings,
      ...(start === undefined ? { initDbStartParams: creation } : { loadDataDir: start }),
    }),
    isBuiltWorld: built?.isOfThisBuild === true,
    reopen: folder === undefined ? undefined : () => PGlite.create(settings),
  };
}

/** Returns the dump of a world, which the build writes next to the bundle. Undefined for sources without a build. */
function builtDump(): { readonly dump: Blob; readonly isOfThisBuild: boolean } | undefined {
  // Migrations of sources may be newer than those of the build.
  const places = ["world.tar.gz", "../dist/world.tar.gz"].map((name) => new URL(name, import.meta.url));
  const urlPlace = places.find((url) => existsSync(url));
  if (urlPlace === undefined) return undefined;
  return {
    dump: new Blob([readFileSync(urlPlace)], { type: "application/gzip" }),
    isOfThisBuild: urlPlace === places[0],
  };
}
