import { randomBytes } from "node:crypto";
import type { Clock } from "../domain/clock.js";
import { readSetting, writeSetting } from "../store/settings.js";
import type { Store } from "../store/store.js";

/** The key that signs tokens: made once for each store, so that tokens outlive a start. */
export async function rememberedKey(store: Store): Promise<Uint8Array> {
  const known = await readSetting(store, "signingKey");
  if (typeof known === "string") return Buffer.from(known, "base64");
  const key = randomBytes(32);
  await writeSetting(store, "signingKey", key.toString("base64"));
  return key;
}

/** The number of this start of the store, from 1. Identifiers of one start are never those of another. */
export async function rememberedStarts(store: Store): Promise<number> {
  const before = await readSetting(store, "starts");
  const starts = typeof before === "number" ? before + 1 : 1;
  await writeSetting(store, "starts", starts);
  return starts;
}

/** Puts a clock where one of its mode was left, and remembers where it is moved. */
export async function rememberedClock(store: Store, clock: Clock): Promise<void> {
  const name = `clock ${clock.mode}`;
  const left = await readSetting(store, name);
  if (typeof left === "number") clock.resume(left);
  clock.onMove(() => writeSetting(store, name, clock.position));
}
