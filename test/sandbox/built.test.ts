import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { createSandbox } from "../../sandbox/index.js";

type Module = { readonly createSandbox: typeof createSandbox };

it("starts the built sandbox in the same world as its sources, planted before or at the start, and after a reset", async () => {
  const path = join(import.meta.dirname, "../../sandbox/dist/index.js");
  const built = (await import(pathToFileURL(path).href)) as Module;
  const wanted = await worldOf(createSandbox, "fixed");
  expect(await worldOf(built.createSandbox, "fixed")).toEqual(wanted);
  const later = "2031-02-03T04:05:06.000Z";
  expect(await worldOf(built.createSandbox, later)).toEqual(await worldOf(createSandbox, later));
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
