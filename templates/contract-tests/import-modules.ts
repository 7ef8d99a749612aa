import type { Modules } from "./party.js";

const refuseNetwork = (): never => {
  throw new Error("Fixtures run without a network.");
};
for (const name of ["fetch", "WebSocket", "EventSource"])
  Object.defineProperty(globalThis, name, { value: refuseNetwork });

/** Imports emitted modules of a folder, in a thread without a network. */
export async function importModules(folder: string, names: readonly string[]): Promise<Modules> {
  const entries = names.map(async (name) => {
    const module = (await import(`${folder}/${name}.js`)) as Modules[string];
    return [name === "runtime/adapters" ? "adapters" : name, module] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
