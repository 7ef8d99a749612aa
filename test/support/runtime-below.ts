import { readdirSync } from "node:fs";

const templates = new URL("../../templates/runtime/", import.meta.url);

/** The modules of some folders of the runtime, by paths such as "runtime/json/equal.ts". */
export async function runtimeBelow(...folders: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const paths = folders.flatMap(
    (folder) =>
    readdirSync(new URL(folder, templates)).filter((name) => name.endsWith(".ts")).map((name) => `${folder}/${name}`), // prettier-ignore
  );
  const modules: Record<string, unknown> = {};
  for (const path of paths) modules[`runtime/${path}`] = await import(/* @vite-ignore */ new URL(path, templates).href);
  return modules;
}
