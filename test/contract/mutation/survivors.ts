import { existsSync, readFileSync } from "node:fs";

/** A mutant that nobody notices, and why that is right. */
export interface Survivor {
  readonly id: string;
  readonly reason: string;
}

/** The mutants that are known to survive: a head, then an id and a reason in each row, divided by a tab. */
export function readSurvivors(path = "test/contract/mutation/survivors.tsv"): readonly Survivor[] {
  if (!existsSync(path)) return [];
  const rows = readFileSync(path, "utf8").split("\n").slice(1);
  return rows
    .filter((row) => row.trim() !== "")
    .map((row) => {
      const [id = "", reason = ""] = row.split("\t");
      if (reason.trim() === "") throw new Error(`${path}: "${id}" has no reason.`);
      return { id, reason };
    });
}
