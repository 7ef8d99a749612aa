import { afterAll, expect, it } from "vitest";
import { createSandbox } from "../../sandbox/index.js";
import { crowdUser } from "../../sandbox/seeds/crowd.js";
import { clientWith, enterprise } from "./identity/support.js";

const sandbox = await createSandbox({ seed: "thousand" });
afterAll(() => sandbox.close());

async function found(filter?: string) {
  const client = await clientWith(sandbox);
  const answer = await client.searchUsers({ body: filter === undefined ? {} : { filter } });
  if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
  return answer.data;
}

it("begins with a crowd of users beside those of the default seed, each found by what is its own", async () => {
  expect((await found()).totalResults).toBe(1002);
  for (const filter of [
    'userName eq "user-000417@crowd.example"',
    `${enterprise}:employeeNumber eq "E-000417"`,
    `${enterprise}:costCenter eq "CC-000417"`,
    'emails.value eq "user-000417@crowd.example"',
  ]) {
    const { totalResults, Resources } = await found(filter);
    expect([totalResults, Resources?.map(({ id }) => id)]).toEqual([1, ["00000000-0000-4000-8000-000000000417"]]);
  }
});

it("has copies that are what saving each of them makes", async () => {
  const userOf = async () => {
    const { data } = await sandbox.control.exportWorld();
    return (data as { readonly users: readonly { readonly id: string }[] }).users.find(({ id }) =>
      id.endsWith("000417"),
    );
  };
  const copied = await userOf();
  const record = JSON.parse(JSON.stringify(crowdUser).replaceAll("{n}", "000417")) as Record<string, unknown>;
  await sandbox.control.deleteRecord({ path: { kind: "users", id: String(record["id"]) } });
  expect(await userOf()).toBeUndefined();
  await sandbox.control.saveRecords({ body: { users: [record as never] } });
  expect(await userOf()).toEqual(copied);
});

it("is a seed that a world begins anew with, and leaves behind", async () => {
  await sandbox.control.resetWorld({ body: { seed: "default" } });
  expect((await found()).totalResults).toBe(2);
  await sandbox.control.resetWorld({});
  expect((await found()).totalResults).toBe(1002);
});
