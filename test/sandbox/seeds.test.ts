import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { createSandbox } from "../../sandbox/index.js";
import { blocksOf } from "../docs/support/pages.js";
import { tempFolder } from "../support/temp-folder.js";
import { defaultSeed, known } from "./support/seeds.js";

/** Starts a sandbox on a world, and returns what its control finds in it. */
async function worldOf(seeds: readonly string[]): Promise<Readonly<Record<string, readonly object[]>>> {
  const sandbox = await createSandbox({ seed: seeds });
  try {
    const world = await sandbox.control.exportWorld();
    if (world.status !== 200) throw new Error(`The export has status ${world.status}.`);
    return world.data as never;
  } finally {
    await sandbox.close();
  }
}

function seedFile(world: object): string {
  const path = join(tempFolder({}), "ours.json");
  writeFileSync(path, JSON.stringify(world));
  return path;
}

const [vendor = {}] = defaultSeed["vendors"] ?? [];
const [user = {}] = defaultSeed["users"] ?? [];
const ours = { ...vendor, id: "ours-1", vendorCode: "OURS-1", addressCode: "OURS-A" };
const renamed = { id: known.lindgren, name: "Lindgren and Daughters", edition: "professional", conditions: [] };

describe("seeds over each other", () => {
  it("replace records with the same key, and add others", async () => {
    const layered = await worldOf(["default", seedFile({ companies: [renamed], vendors: [ours] })]);
    const alone = await worldOf(["default"]);
    expect(layered["companies"]).toEqual(
      alone["companies"]?.map((company) => ("id" in company && company.id === known.lindgren ? renamed : company)),
    );
    expect(layered["vendors"]).toHaveLength((alone["vendors"]?.length ?? 0) + 1);
    expect({ ...layered, companies: [], vendors: [] }).toEqual({ ...alone, companies: [], vendors: [] });
  });

  it("need a company and an application only together", async () => {
    const { companies = [], applications = [] } = defaultSeed;
    const world = await worldOf([seedFile({ companies }), seedFile({ applications })]);
    expect(world["companies"]).toHaveLength(companies.length);
    await expect(worldOf([seedFile({ companies })])).rejects.toThrow("A seed needs a company and an application.");
  });

  it("name the file and the path of a record whose key another seed has", async () => {
    const path = seedFile({ users: [{ ...user, id: "00000000-0000-4000-8000-00000000ffff" }] });
    await expect(worldOf(["default", path])).rejects.toThrow(
      `${path}: /users/0/loginId: Another record has the same value.`,
    );
  });

  it("are a world over a named seed in a reset", async () => {
    const sandbox = await createSandbox();
    try {
      expect(
        (await sandbox.control.resetWorld({ body: { seed: "default", world: { vendors: [ours as never] } } })).status,
      ).toBe(204);
      const { data } = await sandbox.control.listRecords({ path: { kind: "vendors" } });
      expect(data).toMatchObject({ vendors: expect.arrayContaining([expect.objectContaining({ id: "ours-1" })]) });
      const taken = { ...user, id: "00000000-0000-4000-8000-00000000ffff" };
      const conflict = await sandbox.control.resetWorld({
        body: { seed: "default", world: { users: [taken as never] } },
      });
      expect(conflict.status).toBe(409);
    } finally {
      await sandbox.close();
    }
  });
});

describe("the schema of seeds", () => {
  const schema = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../sandbox/dist/seed.schema.json"), "utf8"),
  ) as object;
  const accepts = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

  it("accepts the seed that ships, and rejects a record without its name", () => {
    expect(accepts(defaultSeed)).toBe(true);
    expect(accepts({ companies: [{ id: "c-1" }] })).toBe(false);
  });

  it("accepts the smallest seed of the guide, from which a sandbox starts", async () => {
    const smallest = blocksOf("docs/how-to/seeds.md", ["json"])[0]?.text ?? "";
    expect(accepts(JSON.parse(smallest))).toBe(true);
    const path = join(tempFolder({}), "smallest.json");
    writeFileSync(path, smallest);
    const world = await worldOf([path]);
    expect(Object.keys(world).sort()).toEqual(["applications", "companies"]);
    const { companies, applications } = JSON.parse(smallest) as Record<string, readonly object[]>;
    for (const record of [...companies!, ...applications!])
      for (const name of Object.keys(record).filter((name) => name !== "scopes")) {
        const { [name as never]: _, ...less } = record;
        const shorter = companies!.includes(record)
          ? { companies: [less], applications }
          : { companies, applications: [less] };
        expect([name, accepts(shorter)]).toEqual([name, false]);
      }
  });
});
