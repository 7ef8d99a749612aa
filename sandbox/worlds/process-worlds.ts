import { randomBytes } from "node:crypto";
import { type SandboxWorlds, usualLifetime, type WorldProblem } from "../control/sandbox-worlds.js";
import { snapshotOf } from "../control/snapshots.js";
import type { CreatedWorld, SandboxWorld, WorldToCreate } from "../control/generated/control/types.js";
import type { Clock } from "../domain/clock.js";
import type { RunningWorld, WorldToRun } from "./running-world.js";
import { credentialHoldersOf, credentialsOf } from "../seeds/credentials.js";
import type { OpenStore } from "../store/open-store.js";
import type { Store } from "../store/store.js";
import type { AddedWorld, NewWorld, StoredWorld } from "../store/world-registry.js";
import { worldAddress } from "./world-address.js";

/** The worlds that a process serves next to the default one. */
export interface ProcessWorlds extends SandboxWorlds {
  /** The world with a name, which starts if this process has not served it yet. Undefined if it does not exist. */
  byName(name: string): Promise<RunningWorld | undefined>;
  /** The world with a number, in the same way. */
  byNumber(number: number): Promise<RunningWorld | undefined>;
  /** Forgets a world that another process has deleted. */
  forget(number: number): Promise<void>;
  /** Looks at the state of worlds that other processes change. */
  watch(): Promise<void>;
  /** Deletes the worlds whose lifetime is over. */
  sweep(): Promise<void>;
  /** Ends all worlds of this process; the database keeps them. */
  close(): Promise<void>;
}

/** The parts of a sandbox that worlds are created from. */
export interface WorldSource {
  /** The store with the schemas of all worlds. */
  readonly opened: OpenStore;
  /** The world without a schema of its own number. */
  readonly defaultWorld: RunningWorld;
  /** The number of worlds that may exist. */
  readonly max: number;
  /** Starts a world. */
  run(world: WorldToRun): Promise<RunningWorld>;
  /** Brings the records of the seed into a store. */
  plant(store: Store, clock: Clock): Promise<void>;
  /** Called with the name of a world that this process does not serve any more. */
  onEnd(name: string): void;
}

/** Milliseconds that a deleted world waits for its running requests. */
const drainMilliseconds = 5000;

/** Milliseconds without a request after which the state of a world is looked at less often. */
const idleMilliseconds = 10_000;

/** Looks at the default world for each one at a world without requests. */
const looksPerIdleLook = 30;

/** Serves the worlds of a database. */
export class WorldsOfProcess implements ProcessWorlds {
  readonly storage;
  readonly max;
  private readonly running = new Map<number, Promise<RunningWorld>>();
  private readonly numbers = new Map<string, number>();
  private looks = 0;
  /** False if no world exists, and no other process creates one. */
  private mayExist = true;

  constructor(private readonly source: WorldSource) {
    this.storage = source.opened.worlds;
    this.max = source.max;
  }

  async byName(name: string): Promise<RunningWorld | undefined> {
    const known = this.numbers.get(name);
    const world = known === undefined ? undefined : await this.running.get(known);
    if (world !== undefined) return isOver(world) ? undefined : world;
    return this.started(await this.storage.byName(name));
  }

  async byNumber(number: number): Promise<RunningWorld | undefined> {
    const world = await this.running.get(number);
    if (world !== undefined) return isOver(world) ? undefined : world;
    return this.started(await this.storage.byNumber(number));
  }

  async list(): Promise<readonly SandboxWorld[]> {
    const { name, hands } = this.source.defaultWorld;
    const others = await this.storage.list();
    return [{ name, url: hands.world.baseUrl() }, ...others.map((row) => this.recordOf(row))];
  }

  async create({
    name,
    snapshot,
    world,
    lifetime = usualLifetime,
  }: WorldToCreate): Promise<CreatedWorld | WorldProblem> {
    const origin = await this.originOf(snapshot, world);
    if (typeof origin === "string") return origin;
    const row: NewWorld = {
      name: name ?? `world-${randomBytes(4).toString("hex")}`,
      generation: origin === undefined ? 1 : origin.generation + 1,
      expiresAt: new Date(Date.now() + lifetime * 1000).toISOString(),
    };
    const added = await this.added(row);
    if (typeof added === "string") return added;
    try {
      const started = await this.fill(added, origin);
      this.running.set(added.number, Promise.resolve(started));
      this.numbers.set(started.name, added.number);
      await this.storage.publish(added.number);
      return { ...this.recordOf(added), ...(await tokensOf(started)) };
    } catch (error) {
      await this.forget(added.number);
      await this.storage.discard(added.number);
      throw error;
    }
  }

  async remove(name: string): Promise<boolean> {
    const row = await this.storage.byName(name);
    return row !== undefined && this.delete(row.number);
  }

  async forget(number: number): Promise<void> {
    const promise = this.running.get(number);
    if (promise === undefined) return;
    this.running.delete(number);
    const world = await promise;
    if (this.numbers.get(world.name) === number) this.numbers.delete(world.name);
    for (let waited = 0; world.running > 0 && waited < drainMilliseconds; waited += 20)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await world.close();
    if (this.numbers.get(world.name) === undefined) {
      await world.hands.journal.clear();
      this.source.onEnd(world.name);
    }
  }

  async watch(): Promise<void> {
    this.looks += 1;
    const isForAll = this.looks % looksPerIdleLook === 0;
    for (const world of await this.all())
      if (isForAll || Date.now() - world.usedAt < idleMilliseconds) await world.watch();
  }

  async sweep(): Promise<void> {
    if (!this.mayExist) return;
    for (const number of await this.storage.outdated()) await this.delete(number);
    const isOwn = !this.source.opened.isShared;
    if (isOwn) this.mayExist = (await this.storage.list()).length > 0;
    if (isOwn || this.running.size === 0) return;
    const live = new Set((await this.storage.list()).map(({ number }) => number));
    for (const { number } of await this.all()) if (!live.has(number)) await this.forget(number);
  }

  async close(): Promise<void> {
    for (const world of await this.all()) await world.close();
  }

  /** Adds a world to the list; worlds whose lifetime is over make room. */
  private async added(row: NewWorld): Promise<AddedWorld | "taken" | "full"> {
    this.mayExist = true;
    const added = await this.storage.add(row, this.max);
    if (typeof added !== "string") return added;
    await this.sweep();
    return this.storage.add(row, this.max);
  }

  private async all(): Promise<readonly RunningWorld[]> {
    const settled = await Promise.allSettled(this.running.values());
    return settled.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  }

  /** Hides a world before it forgets it, so that no request finds it meanwhile. */
  private async delete(number: number): Promise<boolean> {
    if (!(await this.storage.hide(number))) return false;
    await this.forget(number);
    for (const snapshot of await this.storage.snapshots(number)) await this.storage.drop(snapshot.number);
    await this.storage.discard(number);
    return true;
  }

  private async started(row: StoredWorld | undefined): Promise<RunningWorld | undefined> {
    if (row === undefined) return undefined;
    const { number } = row;
    const known = this.running.get(number);
    if (known !== undefined) return known;
    const store = this.storage.open(number);
    const starting = this.source.opened.exclusive(() => this.run(row, store, () => Promise.resolve()));
    this.running.set(number, starting);
    try {
      const world = await starting;
      this.numbers.set(world.name, number);
      return world;
    } catch (error) {
      this.running.delete(number);
      throw error;
    }
  }

  private run(row: StoredWorld, store: Store, fill: WorldToRun["fill"]): Promise<RunningWorld> {
    const { number, generation, expiresAt } = row;
    const name = row.name ?? "";
    const baseUrl = (): string => this.addressOf(name);
    const mark = { number, seed: `${name} ${generation}` };
    return this.source.run({
      ...{ name, number, generation, store, mark, baseUrl, fill },
      expiresAt: expiresAt ?? undefined,
    });
  }

  /** Starts a new world with the rows and the time of its origin. */
  private async fill(row: AddedWorld, origin: Origin | undefined): Promise<RunningWorld> {
    const store = await this.storage.create(row);
    return this.run(row, store, async (clock) => {
      if (origin === undefined) return this.source.plant(store, clock);
      await store.everyone.replaceBy(this.storage.schemaOf(origin.number));
      await clock.set(new Date(origin.time));
    });
  }

  private async originOf(snapshot?: string, name?: string): Promise<Origin | WorldProblem | undefined> {
    if (snapshot !== undefined) {
      const found = await snapshotOf(this.storage, snapshot);
      return found === undefined ? "unknownSnapshot" : { ...found, time: found.takenAt ?? found.createdAt };
    }
    if (name === undefined) return undefined;
    const isDefault = name === this.source.defaultWorld.name;
    const world = isDefault ? this.source.defaultWorld : await this.byName(name);
    if (world === undefined) return "unknownWorld";
    return { number: world.number, generation: world.hands.generation, time: world.hands.world.clock.timestamp };
  }

  private addressOf(name: string): string {
    return worldAddress(this.source.defaultWorld.hands.world.baseUrl(), name);
  }

  private recordOf({
    name,
    createdAt,
    expiresAt,
  }: StoredWorld): SandboxWorld & Pick<CreatedWorld, "createdAt" | "expiresAt"> {
    return { name: name ?? "", url: this.addressOf(name ?? ""), createdAt, expiresAt: expiresAt ?? createdAt };
  }
}

/** The records and the time that a world begins with. */
interface Origin {
  /** The number of the schema with the records. */
  readonly number: number;
  /** The number of worlds that the records come from. */
  readonly generation: number;
  /** The time in the world. */
  readonly time: string;
}

function isOver({ expiresAt }: RunningWorld): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= Date.now();
}

/** Tokens that select a world. None if its records have no company or application. */
async function tokensOf({
  hands: { world },
}: RunningWorld): Promise<Pick<CreatedWorld, "accessToken" | "applicationToken">> {
  try {
    const { company, application } = await credentialsOf(world.tokens, await credentialHoldersOf(world.store));
    return { accessToken: company.accessToken, applicationToken: application.jwt };
  } catch {
    return {};
  }
}
