import { readFileSync } from "node:fs";
import type { Fixture, OperationFixtures } from "./fixture.js";

/** Documents of one global element, and the judgement of the documents on them. */
interface ElementFixtures {
  readonly element: string;
  readonly fixtures: readonly Omit<Fixture, "side">[];
}

/** An operation in which an element travels: the same document is sent by one and received by another. */
export interface Carrier {
  readonly operation: string;
  readonly side: Fixture["side"];
  readonly status?: number;
  /** Elements that are dropped on the way, by the names that lead to them: "/Profile/UUID". */
  readonly dropped?: readonly string[];
}

/** The fixtures of an element as requests and responses of the operations that carry it. */
export function readElementFixtures(path: string, carriers: readonly Carrier[]): readonly OperationFixtures[] {
  const url = new URL(`../${path}`, import.meta.url);
  const { element, fixtures } = JSON.parse(readFileSync(url, "utf8")) as ElementFixtures;
  return carriers.map(({ operation, dropped = [], ...carrier }) => ({
    operation,
    fixtures: fixtures.flatMap((fixture) => {
      const named = { ...fixture, ...carrier, name: `${element}, ${fixture.name}` };
      const arrives = without(fixture.xml ?? "", new Set(dropped));
      if (arrives === (fixture.xml ?? "")) return [named];
      // A part that is dropped is not looked at, so its faults do not count.
      return fixture.valid ? [{ ...named, arrives }] : [];
    }),
  }));
}

/** A document without elements of some paths. */
function without(xml: string, dropped: ReadonlySet<string>): string {
  const names: string[] = [];
  let kept = "";
  let from = 0;
  let droppedAt = 0;
  for (const { 0: tag, 1: end, 2: name = "", 3: empty, index } of xml.matchAll(/<(\/?)([\w-]+)[^<>]*?(\/?)>/g)) {
    if (end === "") names.push(name);
    const isHere = dropped.has(`/${names.join("/")}`);
    if (isHere && end === "" && droppedAt === 0) {
      kept += xml.slice(from, index);
      droppedAt = names.length;
    }
    if (end === "" && empty === "") continue;
    if (droppedAt === names.length) {
      from = index + tag.length;
      droppedAt = 0;
    }
    names.pop();
  }
  return kept + xml.slice(from);
}

/** Fixtures of one operation that stand in several files, together. */
export function joined(...all: readonly (readonly OperationFixtures[])[]): readonly OperationFixtures[] {
  const names = [...new Set(all.flat().map(({ operation }) => operation))];
  return names.map((operation) => ({
    operation,
    fixtures: all.flat().flatMap((of) => (of.operation === operation ? of.fixtures : [])),
  }));
}
