import type { Fixture, OperationFixtures } from "./fixture.js";

/** An operation in which an element travels: the same document is sent by one and received by another. */
export interface Carrier {
  readonly operation: string;
  readonly side: Fixture["side"];
  readonly status?: number;
  /** Elements that are dropped in transit, by their paths: "/Profile/UUID". */
  readonly dropped?: readonly string[];
}

/** The fixtures of an element as requests and responses of the operations that carry it. */
export function carriedFixtures(
  { operation: element, fixtures }: OperationFixtures,
  carriers: readonly Carrier[],
): readonly OperationFixtures[] {
  return carriers.map(({ operation, dropped = [], ...carrier }) => ({
    operation,
    fixtures: fixtures.flatMap((fixture) => {
      const { text = "" } = fixture;
      const named = { ...fixture, ...carrier, name: `${element}, ${fixture.name}`, contentType: "application/xml" };
      const arrives = without(text, new Set(dropped));
      if (arrives === text) return [named];
      // A part that is dropped is not looked at, so its faults do not count.
      return fixture.valid ? [{ ...named, arrives }] : [];
    }),
  }));
}

/** Requests whose handlers receive documents without elements of some paths. */
export function withDropped(of: OperationFixtures, paths: readonly string[]): OperationFixtures {
  const dropped = new Set(paths);
  const fixtures = of.fixtures.map((fixture) =>
    fixture.valid && fixture.text !== undefined ? { ...fixture, arrives: without(fixture.text, dropped) } : fixture,
  );
  return { ...of, fixtures };
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

/** Combines fixtures of one operation from several files. */
export function joined(...all: readonly (readonly OperationFixtures[])[]): readonly OperationFixtures[] {
  const names = [...new Set(all.flat().map(({ operation }) => operation))];
  return names.map((operation) => ({
    operation,
    fixtures: all.flat().flatMap((of) => (of.operation === operation ? of.fixtures : [])),
  }));
}
