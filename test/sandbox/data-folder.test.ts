import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createSandbox } from "../../sandbox/index.js";
import { certificatesIn } from "../../sandbox/tls/certificates.js";
import { promise } from "../support/promise.js";
import { tempFolder } from "../support/temp-folder.js";
import { command, end, endCommands, startAs } from "./support/command.js";
import { defaultSeed, known, userIdOf } from "./support/seeds.js";

afterEach(endCommands);

/** The entries below a folder that other accounts can open, with their modes; the folder itself is ".". */
function openEntries(folder: string): readonly string[] {
  const names = [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
  return names.flatMap((name) => {
    const { mode } = lstatSync(join(folder, name));
    return (mode & 0o077) === 0 || lstatSync(join(folder, name)).isSymbolicLink()
      ? []
      : [`${name} ${(mode & 0o777).toString(8)}`];
  });
}

promise(
  ["sandbox-files-closed"],
  "no other account can open a world or certificates, and a failed start changes no world",
  async () => {
    const [folder, tls] = [join(tempFolder(), "world"), join(tempFolder(), "tls")];
    await (await createSandbox({ data: folder })).close();
    certificatesIn(tls);
    expect([...openEntries(folder), ...openEntries(tls)]).toEqual([]);
    const seed = join(tempFolder({ "seed.json": "{}" }), "seed.json");
    await expect(createSandbox({ data: folder, seed })).rejects.toThrow("A seed needs a company");
    const again = await createSandbox({ data: folder });
    expect(again.credentials.company.id).toBe(known.lindgren);
    await again.close();
  },
);

describe("the folder of --data", () => {
  it.each(["000", "022"])("is closed to other accounts with the umask %s, while it is used too", async (mask) => {
    const folder = join(tempFolder(), "a/world");
    const shell = ["sh", "-c", `umask ${mask}; exec "$0" "$@"`, process.execPath, command];
    const sandbox = await startAs(shell, process.cwd(), ["--data", folder, "--clock", "fixed"]);
    expect(openEntries(folder)).toEqual([]);
    expect(lstatSync(folder).mode & 0o777).toBe(0o700);
    const headers = {
      "sandbox-control-key": /control key\s+(\S+)/.exec(sandbox.said)?.[1] ?? "",
      "content-type": "application/json",
    };
    const topics = Array.from({ length: 2000 }, (_, index) => ({ name: `topic-${index}`, scope: "s".repeat(900) }));
    const url = `${sandbox.address}/sandbox-control/v1/records`;
    expect((await fetch(url, { method: "PUT", headers, body: JSON.stringify({ topics }) })).status).toBe(204);
    expect(await end(sandbox)).toBe(0);
    expect(openEntries(folder)).toEqual([]);
  });

  it("is closed again if an earlier version left it open, and links in it are not followed", async () => {
    const folder = join(tempFolder({ "outside.txt": "mine" }), "world");
    await (await createSandbox({ data: folder })).close();
    symlinkSync("../outside.txt", join(folder, "database", "link"));
    for (const name of [".", "database", "database/base", "database/PG_VERSION"]) chmodSync(join(folder, name), 0o777);
    chmodSync(join(folder, "../outside.txt"), 0o644);
    const sandbox = await createSandbox({ data: folder });
    expect(openEntries(folder)).toEqual([]);
    expect(lstatSync(join(folder, "../outside.txt")).mode & 0o777).toBe(0o644);
    await sandbox.close();
  });

  it("is none that other accounts share", async () => {
    const folder = join(tempFolder(), "shared");
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    await expect(createSandbox({ data: folder })).rejects.toThrow(`Other accounts can use the folder ${folder} too`);
    expect(readdirSync(folder)).toEqual([]);
    expect(lstatSync(folder).mode & 0o7777).toBe(0o1777);
  });
});

describe("a database in the folder of --data that no sandbox has created", () => {
  it.each([{ "database/schema.sql": "mine" }, { database: "mine" }, { "database/a/b.sql": "mine" }])(
    "is not touched: %j",
    async (files) => {
      const folder = tempFolder(files);
      chmodSync(folder, 0o755);
      const [name = ""] = Object.keys(files);
      await expect(createSandbox({ data: folder })).rejects.toThrow(
        `${join(folder, "database")} is not a database of the sandbox`,
      );
      expect(readdirSync(folder)).toEqual(["database"]);
      expect(readFileSync(join(folder, name), "utf8")).toBe("mine");
      expect(lstatSync(folder).mode & 0o777).toBe(0o755);
    },
  );

  it("is different from an empty one, and from one of a start that was killed", async () => {
    const empty = tempFolder();
    mkdirSync(join(empty, "database"));
    const gone = spawnSync(process.execPath, ["--version"]).pid;
    const killed = tempFolder({ "sandbox.lock": `${gone}\n`, "database/base/1": "half" });
    for (const data of [empty, killed]) {
      const sandbox = await createSandbox({ data });
      expect(sandbox.credentials.company.id).toBe(known.lindgren);
      await sandbox.close();
    }
  });
});

describe("the files of --tls", () => {
  it("are closed to other accounts, also those that were there before", () => {
    const folder = join(tempFolder(), "certificates");
    certificatesIn(folder);
    expect(openEntries(folder)).toEqual([]);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o777);
    certificatesIn(folder);
    expect(openEntries(folder)).toEqual([]);
  });
});

/** Seeds that no world can begin with, and words of the reason. */
const badSeeds: Readonly<Record<string, readonly [seed: string, words: string]>> = {
  nothing: ["{}", "A seed needs a company and an application."],
  "no application": ['{"companies":[{"id":"c","name":"C"}]}', "A seed needs a company and an application."],
  "no JSON": ["{", "line 1: "],
  "an unknown kind": ['{"robots":[]}', "robots"],
  "a login twice": [
    withUsers({ id: userIdOf("one") }, { id: userIdOf("two"), loginId: "ONE@lindgren.example" }),
    "/users/1/loginId: Another record has the same value.",
  ],
  "an id twice": [
    withUsers({}, { loginId: "two@lindgren.example" }),
    "/users/1/id: Another record has the same value.",
  ],
  "a wrong identity": [
    withUsers({ identity: { timezone: 5 } }),
    "line 1: /users/0/identity/timezone: The value must be of type string, but is of type integer.",
  ],
  "a number out of range": [
    withUsers({}).replace('"loginId"', '"version":1e400,"loginId"'),
    "/users/0/version: The number cannot be represented",
  ],
  "a time that no database holds": [
    JSON.stringify({ ...defaultSeed, authTokens: [{ token: "t", companyId: "c", expiresAt: "0000-01-01T00:00:00Z" }] }),
    "A value cannot be stored.",
  ],
};

function withUsers(...users: readonly object[]): string {
  const user = {
    id: userIdOf("u"),
    companyId: known.lindgren,
    loginId: "one@lindgren.example",
    email: "one@lindgren.example",
  };
  const named = users.map((more) => ({ ...user, givenName: "A", familyName: "B", ...more }));
  return JSON.stringify({
    companies: defaultSeed["companies"],
    applications: defaultSeed["applications"],
    users: named,
  });
}

describe("a start with a bad seed and --data", () => {
  it.each(Object.entries(badSeeds))("exits with 1 and leaves nothing: %s", (_, [seed, words]) => {
    const folder = tempFolder({ "seed.json": seed });
    const ran = spawnSync(process.execPath, [command, "--port", "0", "--data", "a/world", "--seed", "seed.json"], {
      cwd: folder,
      encoding: "utf8",
      timeout: 60_000,
    });
    expect([ran.status, ran.stderr]).toEqual([1, expect.stringContaining(words)]);
    expect(readdirSync(folder)).toEqual(["seed.json"]);
  });

  it("keeps a folder that was there, and its other files", async () => {
    const folder = tempFolder({ "world/notes.txt": "mine", "seed.json": badSeeds["a login twice"]![0] });
    const data = join(folder, "world");
    const seed = join(folder, "seed.json");
    await expect(createSandbox({ data, seed })).rejects.toThrow("/users/1/loginId");
    expect(readdirSync(data)).toEqual(["notes.txt"]);
    const later = await createSandbox({ data });
    expect(later.credentials.company.id).toBe(known.lindgren);
    await later.close();
  });

  it("leaves an existing world as it is, and unlocked", async () => {
    const folder = tempFolder();
    const data = join(folder, "world");
    const first = await createSandbox({ data });
    await first.control.saveRecords({ body: { topics: [{ name: "kept", scope: "s" }] } });
    await first.close();
    for (const [text] of Object.values(badSeeds)) {
      writeFileSync(join(folder, "seed.json"), text);
      const read = () => readFileSync(join(data, "database/global/pg_control"));
      const before = read();
      // The database is only queried when a world begins.
      if (text.includes("0000-01-01")) continue;
      await expect(createSandbox({ data, seed: join(folder, "seed.json") })).rejects.toThrow();
      expect(read().equals(before)).toBe(true);
      expect(existsSync(join(data, "sandbox.lock"))).toBe(false);
    }
    const again = await createSandbox({ data });
    const { data: topics } = await again.control.listRecords({ path: { kind: "topics" } });
    expect(topics).toMatchObject({ topics: [{ name: "kept" }, { name: "public.test" }] });
    await again.close();
  });
});
