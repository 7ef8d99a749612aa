import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Records = readonly Readonly<Record<string, unknown>>[];

/** Records of the seed that ships. */
export const defaultSeed = JSON.parse(
  readFileSync(new URL("../../../sandbox/seeds/worlds/default.json", import.meta.url), "utf8"),
) as Readonly<Record<string, Records>>;

/** The ids of the seed that ships. */
export const known = {
  lindgren: "0a1b6a4e-50c5-4a5e-9d3b-6f4f2b8d1c01",
  moreau: "0a1b6a4e-50c5-4a5e-9d3b-6f4f2b8d1c02",
  connector: "5c8d3f10-2a7e-4b9c-8e61-9b0d7f3a2e01",
} as const;

/** An id of a user: the same UUID for the same name. */
export function userIdOf(name: string): string {
  return `00000000-0000-4000-8000-${Buffer.from(name.slice(-6)).toString("hex").padStart(12, "0")}`;
}

/** Passes the path of a file with the default seed and additional records to `work`. */
export async function withSeedFile<T>(
  more: Readonly<Record<string, Records>>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-seed-"));
  try {
    const seed: Record<string, Records> = { ...defaultSeed };
    for (const [kind, records] of Object.entries(more)) seed[kind] = [...(seed[kind] ?? []), ...records];
    const path = join(folder, "seed.json");
    writeFileSync(path, JSON.stringify(seed));
    return await work(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
