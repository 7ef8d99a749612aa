import { randomBytes } from "node:crypto";
import type { Clock } from "../domain/clock.js";
import { readSetting, writeSetting } from "../store/settings.js";
import type { Store } from "../store/store.js";

/** A start of a store: its number, and the key that signs tokens. */
export interface SavedStart {
  /** From 1. Identifiers of one start are never those of another. */
  readonly starts: number;
  /** Made once for each store, so that tokens outlive a start. */
  readonly key: Uint8Array;
}

/** The start of a store that forgets: there is nothing to remember. */
export const onlyStart = (): SavedStart => ({ starts: 1, key: newKey() });

/** The next start of a store that is kept; its clock goes on where it was left. */
export async function rememberedStart(store: Store, clock: Clock): Promise<SavedStart> {
  await rememberedClock(store, clock);
  return { starts: await nextStart(store), key: await rememberedKey(store) };
}

/** Remembers that a store has started so often, once it has its world: a start that fails before is none. */
export async function rememberStarts(store: Store, starts: number): Promise<void> {
  await writeSetting(store, "starts", starts);
}

async function rememberedKey(store: Store): Promise<Uint8Array> {
  const known = await readSetting(store, "signingKey");
  if (typeof known === "string") return Buffer.from(known, "base64");
  const key = newKey();
  await writeSetting(store, "signingKey", key.toString("base64"));
  return key;
}

const newKey = (): Buffer => randomBytes(32);

async function nextStart(store: Store): Promise<number> {
  const before = await readSetting(store, "starts");
  return typeof before === "number" ? before + 1 : 1;
}

/** The setting with the position of a clock: one of each mode. */
export const clockSetting = ({ mode }: Pick<Clock, "mode">): string => `clock ${mode}`;

/** Puts a clock where one of its mode was left, and remembers where it is moved. */
async function rememberedClock({ service }: Store, clock: Clock): Promise<void> {
  const name = clockSetting(clock);
  await service.saveSetting(name, clock.position, false);
  const left = (await service.state([name])).values[name];
  clock.resume(typeof left === "number" ? left : clock.position, {
    save: (position) => service.saveSetting(name, position),
    add: (milliseconds) => service.addToSetting(name, milliseconds),
  });
}
