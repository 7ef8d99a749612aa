import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { createSandbox } from "../../sandbox/index.js";
import { tempFolder } from "../support/temp-folder.js";

const sandboxDir = join(import.meta.dirname, "../../sandbox");

type Module = { readonly createSandbox: typeof createSandbox };

it("starts the built sandbox in the same world as its sources, planted before or at the start, and after a reset", async () => {
  const path = join(sandboxDir, "dist/index.js");
  const built = (await import(pathToFileURL(path).href)) as Module;
  const wanted = await worldOf(createSandbox, "fixed");
  expect(await worldOf(built.createSandbox, "fixed")).toEqual(wanted);
  const later = "2031-02-03T04:05:06.000Z";
  expect(await worldOf(built.createSandbox, later)).toEqual(await worldOf(createSandbox, later));
});

it("makes the same bytes of the world in each build", () => {
  const [build, folder] = [join(sandboxDir, "dist"), tempFolder({})];
  const env = { ...process.env, TZ: "UTC" };
  const { status, stderr } = spawnSync(process.execPath, [join(sandboxDir, "write-world.mjs"), build, folder], { env });
  expect([status, stderr.toString()]).toEqual([0, ""]);
  for (const name of ["world.tar.gz", "holders.json"]) {
    const isSame = readFileSync(join(folder, name)).equals(readFileSync(join(build, name)));
    expect([name, isSame]).toEqual([name, true]);
  }
});

/** The world at the start, which is the same after a reset, with its credentials but for the tokens that each start signs. */
async function worldOf(create: typeof createSandbox, clock: string): Promise<unknown> {
  const sandbox = await create({ clock });
  try {
    const { data } = await sandbox.control.exportWorld();
    await sandbox.control.resetWorld({});
    expect((await sandbox.control.exportWorld()).data).toEqual(data);
    const { company, application, administrator } = sandbox.credentials;
    return { data, company: { ...company, accessToken: "" }, application: { ...application, jwt: "" }, administrator };
  } finally {
    await sandbox.close();
  }
}
