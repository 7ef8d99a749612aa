import { eq } from "drizzle-orm";
import { settings } from "./schema.js";
import type { Store } from "./store.js";

/** Reads a memory of the sandbox itself by its name. */
export async function readSetting(store: Store, name: string): Promise<unknown> {
  return (await store.platform.first(settings, eq(settings.name, name)))?.value;
}

/** Keeps a value of the world by its name. */
export async function writeSetting(store: Store, name: string, value: unknown): Promise<void> {
  await store.everyone.save("settings", [{ name, value }]);
}
