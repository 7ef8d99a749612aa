import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginDatabase } from "../../../sandbox/store/begin-database.js";
import { startPglite } from "../../../sandbox/store/pglite-engine.js";
import { type OpenStore, openStore } from "../../../sandbox/store/open-store.js";
import type { AddedWorld } from "../../../sandbox/store/world-registry.js";
import { maxSpares, worldStorageOn } from "../../../sandbox/store/world-storage.js";

let opened: OpenStore;
beforeEach(async () => {
  opened = await openStore({ begun: beginDatabase({}) });
});
afterEach(() => opened.close());

let count = 0;

async function added(): Promise<AddedWorld> {
  const world = await opened.worlds.add({ name: `world-${(count += 1)}`, generation: 1 }, 1000);
  if (typeof world === "string") throw new Error(`The list is ${world}.`);
  return world;
}

describe("the schemas of worlds", () => {
  it("are created in advance after the first one, each for one world, and without rows", async () => {
    const first = await added();
    expect(first.hasTables).toBe(false);
    await opened.worlds.create(first);
    let next: AddedWorld | undefined;
    await vi.waitFor(async () => expect((next = await added()).hasTables).toBe(true), { timeout: 30_000 });
    const store = await opened.worlds.create(next!);
    expect(await store.everyone.find("users")).toEqual([]);
    expect(await opened.store.everyone.find("users")).not.toEqual([]);
    const others = await Promise.all(Array.from({ length: maxSpares + 2 }, () => added()));
    expect(others.filter(({ hasTables }) => hasTables).length).toBeLessThanOrEqual(maxSpares);
    const numbers = [first, next!, ...others].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it("are found once they are ready, and deleted if their process does not finish them", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const { worlds } = opened;
      const [ready, abandoned] = [await added(), await added()];
      for (const world of [ready, abandoned]) await worlds.create(world);
      await worlds.publish(ready.number);
      expect((await worlds.list()).map(({ number }) => number)).toEqual([ready.number]);
      expect(await worlds.byNumber(abandoned.number)).toBeUndefined();
      expect(await worlds.outdated()).toEqual([]);
      expect(await worlds.drop(abandoned.number)).toBe(false);
      vi.advanceTimersByTime(601_000);
      expect(await worlds.outdated()).toContain(abandoned.number);
      expect(await worlds.drop(abandoned.number)).toBe(true);
      expect(await worlds.drop(abandoned.number)).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it("leave no tables behind, however many there were", async () => {
    const { worlds } = opened;
    for (let index = 0; index < 25; index += 1) {
      const world = await added();
      await worlds.create(world);
      await worlds.publish(world.number);
      expect(await worlds.drop(world.number)).toBe(true);
      await expect(worlds.open(world.number).everyone.find("users")).rejects.toThrow("Failed query");
    }
    expect(await worlds.list()).toEqual([]);
  });

  it("need no more bytes after many of them", async () => {
    const engine = await startPglite(beginDatabase({}));
    const storage = worldStorageOn(engine);
    const bytesAfter = async (number: number): Promise<number> => {
      for (let index = 0; index < number; index += 1) {
        const world = await storage.add({ name: `many-${index}`, generation: 1 }, 1000);
        if (typeof world === "string") throw new Error(`The list is ${world}.`);
        await storage.create(world);
        await storage.publish(world.number);
        await storage.drop(world.number);
      }
      return (await engine.dumpCompressed()).size;
    };
    const before = await bytesAfter(40);
    expect((await bytesAfter(40)) / before).toBeLessThan(1.1);
    await storage.settle();
    await engine.close();
  });
});
