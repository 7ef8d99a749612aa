import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "../sources.mjs";

/** Starts the PostgreSQL server of the tests. Undefined if none is installed. */
export async function startPostgres(work) {
  const outfile = join(work, "postgres.mjs");
  await build({
    entryPoints: [join(root, "test/support/postgres.ts")],
    bundle: true,
    format: "esm",
    platform: "node",
    define: { "import.meta.dirname": JSON.stringify(join(root, "test/support")) },
    outfile,
  });
  const { createPostgres, postgresPrograms } = await import(pathToFileURL(outfile).href);
  const programs = postgresPrograms();
  if (programs === undefined) return undefined;
  const server = createPostgres(programs);
  await server.start();
  return server;
}

/** CPU seconds of the processes with a connection to the server of a database. */
export function cpuOfPostgres(url) {
  const folder = new URL(url).searchParams.get("host");
  const [server] = readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n", 1);
  const children = execFileSync("pgrep", ["-P", server], { encoding: "utf8" }).trim().split("\n");
  return children.map(cpuOfProcess).reduce((sum, seconds) => sum + seconds, 0);
}

function cpuOfProcess(id) {
  try {
    return Number(readFileSync(`/proc/${id}/schedstat`, "utf8").split(" ", 1)[0]) / 1e9;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
