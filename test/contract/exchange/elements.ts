import { readFileSync } from "node:fs";
import type { Fixture, OperationFixtures } from "./fixture.js";

/** Documents of one global element, and the judgement of the documents on them. */
interface ElementFixtures {
  readonly element: string;
  readonly fixtures: readonly Omit<Fixture, "side">[];
}

/** Where an element travels: the same document is sent by one operation and received by another. */
export interface Carrier {
  readonly operation: string;
  readonly side: Fixture["side"];
  readonly status?: number;
}

/** The fixtures of an element as requests and responses of the operations that carry it. */
export function readElementFixtures(path: string, carriers: readonly Carrier[]): readonly OperationFixtures[] {
  const url = new URL(`../${path}`, import.meta.url);
  const { element, fixtures } = JSON.parse(readFileSync(url, "utf8")) as ElementFixtures;
  return carriers.map(({ operation, ...carrier }) => ({
    operation,
    fixtures: fixtures.map((fixture) => ({ ...fixture, ...carrier, name: `${element}, ${fixture.name}` })),
  }));
}

/** Fixtures of one operation that stand in several files, together. */
export function joined(...all: readonly (readonly OperationFixtures[])[]): readonly OperationFixtures[] {
  const names = [...new Set(all.flat().map(({ operation }) => operation))];
  return names.map((operation) => ({
    operation,
    fixtures: all.flat().flatMap((of) => (of.operation === operation ? of.fixtures : [])),
  }));
}
