import { errorsOf } from "./build-text.js";
import { openapiDocument, type Placed } from "./openapi-document.js";

export interface Sorted {
  /**
   * Documents that the generator accepts: most positions together, and separate ones for positions that interfere with
   * others.
   */
  readonly documents: readonly (readonly Placed[])[];
  /** Positions that it refuses, with its code. */
  readonly refused: ReadonlyMap<Placed, string>;
}

/**
 * Sorts strings by result: accepted and rejected ones. Errors stop later checks, so this repeats without the rejected
 * ones until none is left. A string that is rejected because of an ancestor is tried once more in its own document: a
 * neighbor may have caused the error.
 */
export async function sortByVerdict(version: string, all: readonly Placed[]): Promise<Sorted> {
  const first = await sortTogether(version, all);
  const refused = new Map(first.refused);
  const alone: Placed[] = [];
  for (const placed of first.unsure) {
    const { accepted } = await sortTogether(version, [placed]);
    if (accepted.length === 0) continue;
    refused.delete(placed);
    alone.push(placed);
  }
  return { documents: [first.accepted, ...alone.map((placed) => [placed])], refused };
}

interface Round {
  readonly accepted: readonly Placed[];
  readonly refused: ReadonlyMap<Placed, string>;
  readonly unsure: readonly Placed[];
}

async function sortTogether(version: string, all: readonly Placed[]): Promise<Round> {
  const refused = new Map<Placed, string>();
  const unsure: Placed[] = [];
  let rest = all;
  for (let round = 0; round < 60; round += 1) {
    const { text, pointers } = openapiDocument(version, rest);
    const errors = await errorsOf("openapi.json", text);
    if (errors.length === 0) return { accepted: rest, refused, unsure };
    const byKey = new Map(rest.map((placed) => [placed.key, placed]));
    const before = refused.size;
    for (const { code, origin } of errors) {
      if (origin.kind !== "pointer") throw new Error(`${code} has no pointer.`);
      const placed = byKey.get(/k\d+z/.exec(origin.pointer)?.[0] ?? "") ?? byPointer(pointers, origin.pointer);
      if (placed === undefined) throw new Error(`${code} at ${origin.pointer} is about no payload.`);
      if (refused.has(placed)) continue;
      refused.set(placed, code);
      // A string outside all maps and lists shares its object with other strings.
      if (placed.position.way.every(({ step }) => step.kind === "member")) unsure.push(placed);
    }
    if (refused.size === before) throw new Error("Nothing new is refused.");
    rest = rest.filter((placed) => !refused.has(placed));
  }
  throw new Error("There is no end of refusals.");
}

/** The string whose path has the longest common part with the location of an error. */
function byPointer(pointers: ReadonlyMap<Placed, string>, pointer: string): Placed | undefined {
  const parts = pointer.split("/");
  let best: Placed | undefined;
  let most = 1;
  for (const [placed, own] of pointers) {
    const mine = own.split("/");
    let shared = 0;
    while (shared < mine.length && shared < parts.length && mine[shared] === parts[shared]) shared += 1;
    if (shared > most) [best, most] = [placed, shared];
  }
  return best;
}
