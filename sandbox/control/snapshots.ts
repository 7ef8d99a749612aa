import type { StoredWorld } from "../store/world-registry.js";
import type { Control } from "./control.js";
import { type ControlHandlers, refuse } from "./generated/control/server.js";
import type { Snapshot } from "./generated/control/types.js";

type Names = "listSnapshots" | "takeSnapshot" | "restoreSnapshot" | "deleteSnapshot";

/** Snapshots that are kept of a world; older ones make room. */
export const maxSnapshots = 20;

/** Snapshots of all worlds together, for each world that may exist. */
export const snapshotsPerWorld = 2;

/** Keeps the records and the time of a world in a schema, and brings them back. */
export function snapshotHandlers({
  number,
  generation,
  world: { store, clock },
  worlds,
}: Control): Pick<ControlHandlers, Names> {
  const { storage } = worlds;
  const maxInAll = maxSnapshots + snapshotsPerWorld * worlds.max;
  const find = async (id: string): Promise<StoredWorld> => {
    const found = await snapshotOf(storage, id);
    if (found === undefined) throw refuse(404, "The snapshot does not exist.");
    return found;
  };
  return {
    listSnapshots: async () => ({ status: 200, body: (await storage.snapshots(number)).map(snapshotRecord) }),
    async takeSnapshot() {
      const takenAt = clock.timestamp;
      const added = await storage.add({ isSnapshot: true, ofWorld: number, generation, takenAt }, maxInAll);
      if (typeof added === "string") throw refuse(409, `There are ${maxInAll} snapshots already: delete one.`);
      try {
        await (await storage.create(added)).everyone.replaceBy(storage.schemaOf(number));
      } catch (error) {
        await storage.discard(added.number);
        throw error;
      }
      await storage.publish(added.number);
      const older = (await storage.snapshots(number)).slice(0, -maxSnapshots);
      for (const oldest of older) await storage.drop(oldest.number);
      return { status: 201, body: snapshotRecord(added) };
    },
    async restoreSnapshot({ path }) {
      const { number: from, takenAt } = await find(path.id);
      await store.everyone.replaceBy(storage.schemaOf(from));
      if (takenAt !== null) await clock.set(new Date(takenAt));
      return { status: 204 };
    },
    async deleteSnapshot({ path }) {
      await storage.drop((await find(path.id)).number);
      return { status: 204 };
    },
  };
}

/** The snapshot with an id. Undefined if it does not exist. */
export async function snapshotOf(
  storage: Pick<Control["worlds"]["storage"], "snapshot">,
  id: string,
): Promise<StoredWorld | undefined> {
  const number = /^snapshot-([1-9]\d{0,8})$/.exec(id)?.[1];
  return number === undefined ? undefined : storage.snapshot(Number(number));
}

function snapshotRecord({ number, takenAt, createdAt }: StoredWorld): Snapshot {
  return { id: `snapshot-${number}`, takenAt: takenAt ?? createdAt };
}
