import { spawnSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { createSandbox } from "../../sandbox/index.js";
import { readPostgresAddress } from "../../sandbox/store/postgres-address.js";
import { promise } from "../support/promise.js";
import { type PostgresServer, sharedPostgres } from "../support/postgres.js";
import { command } from "./support/command.js";

let server: PostgresServer;
beforeAll(async () => {
  server = await sharedPostgres();
});

describe("a world in a PostgreSQL database", () => {
  it("goes on where it was left: its records, its clock and its tokens", async () => {
    const database = await server.createDatabase();
    const first = await createSandbox({ database });
    await first.control.saveRecords({ body: { topics: [{ name: "kept", scope: "s" }] } });
    await first.control.advanceClock({ body: { seconds: 60 } });
    const { accessToken } = first.credentials.company;
    await first.close();
    const again = await createSandbox({ database });
    const { data } = await again.control.listRecords({ path: { kind: "topics" } });
    expect(data).toMatchObject({ topics: [{ name: "kept" }, { name: "public.test" }] });
    expect((await again.control.readClock()).data).toMatchObject({ now: "2030-01-01T08:01:00.000Z" });
    const headers = { authorization: `Bearer ${accessToken}` };
    const url = `${again.baseUrl}/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT`;
    expect((await again.fetch(url, { headers })).status).toBe(200);
    await again.close();
  });

  it("is planted once if several start at the same time", async () => {
    const database = await server.createDatabase();
    const sandboxes = await Promise.all(Array.from({ length: 4 }, () => createSandbox({ database })));
    expect(new Set(sandboxes.map(({ credentials }) => credentials.company.accessToken)).size).toBe(4);
    expect(await server.query(database, "SELECT value FROM sandbox.settings WHERE name = 'starts'")).toEqual([
      { value: 4 },
    ]);
    await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
  });

  it("is not touched by a version that is older than its tables", async () => {
    const database = await server.createDatabase();
    await (await createSandbox({ database })).close();
    await server.query(database, "INSERT INTO sandbox.migrations (name) VALUES ('9999-later.sql')");
    await expect(createSandbox({ database })).rejects.toThrow(
      "A newer version of the sandbox has made this database (9999-later.sql): run that version, or name another database.",
    );
  });
});

const password = "pass-9f3";

promise(["sandbox-database-secret"], "no error reveals the password of --database", () => {
  const addresses = [
    `postgres://user:${password}@127.0.0.1:1/name`,
    `postgres://user:${password}@localhost/name?host=/nowhere-${process.pid}`,
    `postgres://user:${password}@127.0.0.1:1/name?${password}=1`,
    `postgres://user:${password}@127.0.0.1:1/`,
    `postgres://user:${password}@:::1/name`,
    `mysql://user:${password}@127.0.0.1/name`,
    password,
  ];
  for (const address of addresses) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, "--port", "0", "--database", address], {
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^(?:The database of --database cannot be used: |--database requires a URL such as )/);
    expect(stderr).not.toContain(password);
  }
});

describe("the address of --database", () => {
  it.each([
    ["postgres://a:b%40@db.example:6000/name", { host: "db.example", port: 6000, password: "b@", ssl: "prefer" }],
    [
      "postgresql://a@[::1]/name?sslmode=verify-full",
      { host: "::1", port: 5432, password: undefined, ssl: "verify-full" },
    ],
    ["postgres://a@localhost/name?host=/run/postgresql", { host: "/run/postgresql", ssl: false }],
    ["postgres://a@db.example/name?sslmode=disable", { ssl: false }],
  ])("%s", (text, expected) => {
    expect(readPostgresAddress(text)).toMatchObject({ database: "name", username: "a", ...expected });
  });

  it("has no other parameter, which the server would take as a setting", () => {
    expect(() => readPostgresAddress("postgres://a@localhost/name?search_path=public")).toThrow("--database requires");
  });
});

it("takes one storage: --data or --database", () => {
  const options = ["--data", "folder", "--database", "postgres://a@localhost/name"];
  const { status, stderr } = spawnSync(process.execPath, [command, ...options], { encoding: "utf8" });
  expect([status, stderr.split("\n")[0]]).toEqual([2, "--data and --database both name a storage: use one of them."]);
});
