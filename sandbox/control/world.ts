import { type Planting, seedUnder } from "../seeds/load-seed.js";
import { toRecord } from "../seeds/records.js";
import { type AnyRow, type TableName, tableNames } from "../store/tables.js";
import type { Store } from "../store/store.js";
import type { Control } from "./control.js";
import { refusingConflicts, requireValidRecords } from "./records.js";
import { type ControlHandlers, refuse } from "./generated/control/server.js";
import type { World } from "./generated/control/types.js";

type Names = "exportWorld" | "resetWorld";

/** The records of a world as a whole: exported and begun anew. */
export function worldHandlers({ world: { store }, reset }: Control): Pick<ControlHandlers, Names> {
  return {
    exportWorld: async () => ({ status: 200, body: await exportedWorld(store) }),
    async resetWorld({ body: { seed, world } = {} }) {
      if (world !== undefined) requireValidRecords(world);
      await refusingConflicts(() => reset(seed === undefined ? world && { world } : shippedSeed(seed, world)));
      return { status: 204 };
    },
  };
}

function shippedSeed(name: string, world: World | undefined): Planting {
  try {
    return seedUnder(name, world);
  } catch (error) {
    throw refuse(404, error instanceof Error ? error.message : "The seed does not exist.");
  }
}

/** All rows but the settings, which are not of the world. */
async function rowsOf({ everyone }: Store): Promise<ReadonlyMap<TableName, readonly AnyRow[]>> {
  const rows = new Map<TableName, readonly AnyRow[]>();
  for (const kind of tableNames.filter((name) => name !== "settings")) rows.set(kind, await everyone.find(kind));
  return rows;
}

/** All records as one seed; kinds without any are left out. */
async function exportedWorld(store: Store): Promise<World> {
  const filled = [...(await rowsOf(store))].filter(([, rows]) => rows.length > 0);
  return Object.fromEntries(filled.map(([kind, rows]) => [kind, rows.map(toRecord)]));
}
