import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createSandbox } from "../../sandbox/index.js";
import { sharedPostgres } from "../support/postgres.js";
import { tempFolder } from "../support/temp-folder.js";
import { until } from "../support/until.js";
import { command, end, endCommands, startAs } from "./support/command.js";
import { order } from "./support/purchasing.js";

afterEach(endCommands);

/** A small disk in a folder, which only one command and its children see. */
const onSmallDisk = ["--map-root-user", "--mount", "sh", "-c", 'mount -t tmpfs -o size=64m tmpfs "$0" && exec "$@"'];
const canMount = spawnSync("unshare", [...onSmallDisk, tmpdir(), "true"]).status === 0;
const controlKey = "the-key-of-the-full-disk";
const full = "The disk of the database is full. Requests that write succeed again when it has space.";

/** Uses all space of a disk. */
function fill(file: string): void {
  const descriptor = openSync(file, "w");
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(4096));
  } catch (error) {
    expect(error).toMatchObject({ code: "ENOSPC" });
  } finally {
    closeSync(descriptor);
  }
}

describe("a sandbox with --data on a full disk", () => {
  it.skipIf(!canMount)("responds with 507, loses nothing, and writes again when the disk has space", async () => {
    const folder = tempFolder();
    const words = ["unshare", ...onSmallDisk, folder, process.execPath, command];
    const options = ["--data", join(folder, "world"), "--control-key", controlKey, "--clock", "fixed"];
    const sandbox = await startAs(words, process.cwd(), options);
    const disk = `/proc/${sandbox.child.pid}/root${folder}`;
    const url = `${sandbox.address}/sandbox-control/v1/records`;
    const headers = { "sandbox-control-key": controlKey, "content-type": "application/json" };
    const save = async (name: string, count: number): Promise<Response> => {
      // Random, since the database compresses strings.
      const topics = [{ name, scope: `${count} ${randomBytes(900).toString("hex")}` }];
      return fetch(url, { method: "PUT", headers, body: JSON.stringify({ topics }) });
    };
    const probe = async (path: string): Promise<number> => (await fetch(sandbox.address + path)).status;
    expect((await save("topic", 0)).status).toBe(204);
    fill(join(disk, "ballast"));
    // A table that cannot grow.
    let others = 0;
    await until(async () => (await save(`other-${(others += 1)}`, 0)).status === 507);
    expect([await probe("/readyz"), (await fetch(`${url}/topics`, { headers })).status]).toEqual([200, 200]);
    // The rows next to that of the first topic leave space for new versions of it.
    for (const name of ["other-1", "other-2"])
      expect((await fetch(`${url}/topics/${name}`, { method: "DELETE", headers })).status).toBe(204);
    // A log that cannot grow, while new versions of a row replace old ones: PostgreSQL ends.
    let acknowledged = 0;
    let saved: Response;
    while ((saved = await save("topic", acknowledged + 1)).status === 204) acknowledged += 1;
    expect([saved.status, await saved.json()]).toEqual([507, expect.objectContaining({ detail: full })]);
    expect([await probe("/readyz"), await probe("/livez")]).toEqual([503, 200]);

    rmSync(join(disk, "ballast"));
    await until(async () => (await probe("/readyz")) === 200);
    const { topics } = (await (await fetch(`${url}/topics`, { headers })).json()) as {
      readonly topics: readonly { readonly name: string; readonly scope: string }[];
    };
    const kept = topics.find(({ name }) => name === "topic")?.scope.split(" ", 1)[0];
    expect(Number(kept)).toBeGreaterThanOrEqual(acknowledged);
    expect((await save("topic", 0)).status).toBe(204);
    expect(await end(sandbox)).toBe(0);
  });
});

describe("a sandbox on a PostgreSQL server with a full disk", () => {
  it("responds with 507 to requests that write, in the form of the API, and to others as usual", async () => {
    const server = await sharedPostgres();
    const database = await server.createDatabase();
    const sandbox = await createSandbox({ database });
    const headers = {
      authorization: `Bearer ${sandbox.credentials.company.accessToken}`,
      "content-type": "application/json",
    };
    const url = `${sandbox.baseUrl}/purchaserequest/v4/purchaserequests`;
    const write = () => sandbox.fetch(url, { method: "POST", headers, body: JSON.stringify(order) });
    await server.query(
      database,
      `CREATE FUNCTION sandbox.fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '53100'; END $$;
       CREATE TRIGGER fail BEFORE INSERT ON sandbox.purchase_requests FOR EACH ROW EXECUTE FUNCTION sandbox.fail()`,
    );
    const failed = await write();
    expect([failed.status, await failed.json()]).toEqual([
      507,
      { errors: [expect.objectContaining({ errorMessage: full })] },
    ]);
    expect((await sandbox.fetch(`${url}/PRQ-5001?mode=COMPACT`, { headers })).status).toBe(200);
    const { data } = await sandbox.control.readJournal({ query: { status: "507" } });
    expect(data).toMatchObject([{ refusal: { message: full }, verdict: { response: "kept" } }]);
    await server.query(database, "DROP TRIGGER fail ON sandbox.purchase_requests");
    expect((await write()).status).toBe(202);
    await sandbox.close();
  });
});
