import { costlyFiles } from "./costly-files.js";

/** So many runs have each costly file once. */
export const turns = 5;

/** The costly files that a run leaves out, of which the `seed`-th fifth has its turn; from the folder of the project on. */
export function filesOutOfTurn(seed: number): readonly string[] {
  return costlyFiles.filter((_, at) => (((at + seed) % turns) + turns) % turns !== 0).map((file) => `test/${file}`);
}
