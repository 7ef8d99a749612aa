/**
 * Strings that try to become code, at every position where the schemas of OpenAPI 3.0 and 3.1 allow a string. Each
 * position gets all payloads in one string, and, in a thorough run, each payload separately.
 */
import { afterAll, describe, expect, it } from "vitest";
import type { RenderedFile } from "../../../generator/write/rendered-file.js";
import { memo } from "../../support/memo.js";
import { sized } from "../../support/sizes.js";
import { importInBareProcess } from "./bare-process.js";
import { refusing, silent } from "./expected-silence.js";
import { openapiPositions, type Position } from "./openapi-positions.js";
import { runTexts, type Run } from "./openapi-run.js";
import { payloads } from "./payloads.js";

const everything = (mark: string): string => payloads.map(({ text }) => text(mark)).join(" ");
/** Each contains every payload, at another position; a thorough run has every payload at every position. */
const rounds = sized({
  normal: { "3.0": [], "3.1": [0] },
  thorough: { "3.0": [...payloads.keys()], "3.1": [...payloads.keys()] },
});

describe.each(["3.0", "3.1"] as const)("text in a document of OpenAPI %s", (version) => {
  const outputs: (readonly RenderedFile[])[] = [];
  const keep = (run: Run): Run => {
    outputs.push(...run.outputs);
    return run;
  };

  it("has hundreds of places", () => {
    const positions = openapiPositions(version);
    const free = positions.filter(({ kind }) => kind !== "typed");
    expect(free.length).toBeGreaterThan(version === "3.0" ? 800 : 1100);
    expect(new Set(positions.map(({ id }) => id)).size).toBe(positions.length);
  });

  const plainRun = memo(() => runTexts(version, (mark) => `${mark}-`));
  /** Positions that accept no string at all are not tried again. */
  const open = async (): Promise<(position: Position) => boolean> => {
    const { refused } = await plainRun();
    const closed = new Set([...refused.keys()].map(({ position }) => position.id));
    return ({ id, kind }) => kind !== "typed" && !closed.has(id);
  };

  it("reaches the output when it is plain, or is refused for what its place is", async () => {
    const { refused, lost, changed, faults } = await plainRun();
    expect(
      unexpected(
        [...refused].map(([{ position }, code]) => `${code} ${position.id}`),
        refusing,
      ),
    ).toEqual([]);
    expect(
      unexpected(
        lost.map(({ position }) => `lost ${position.id}`),
        silent.map(([, places]) => ["lost", places]),
      ),
    ).toEqual([]);
    expect(changed).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("stays text when it tries every way out at once", async () => {
    const { faults, refused, lost, changed } = keep(await runTexts(version, everything, { only: await open() }));
    expect(faults).toEqual([]);
    expect(
      unexpected(
        [...refused].map(([{ position }]) => `any ${position.id}`),
        anyCode,
      ),
    ).toEqual([]);
    expect(
      unexpected(
        lost.map(({ position }) => `lost ${position.id}`),
        silent.map(([, places]) => ["lost", places]),
      ),
    ).toEqual([]);
    // Long defaults and examples are cut in documentation, rules in problems, and the path of a server is percent-encoded.
    const cut =
      /\.default of schema$|\.(?:not|propertyNames)\.format of schema$|\.example of [\w-]+$|\.value of example$|^servers\.\[\]\.url/i;
    expect(changed.map(({ position }) => position.id).filter((id) => !cut.test(id))).toEqual([]);
  });

  it.each(rounds[version])("stays text when it tries one way out, at each place another: round %i", async (round) => {
    const at = (index: number): number => (index + round) % payloads.length;
    const text = (mark: string, index: number): string => payloads[at(index)]?.text(mark) ?? "";
    const { faults, changed } = keep(await runTexts(version, text, { inValue: round % 2 === 1, only: await open() }));
    expect(faults).toEqual([]);
    expect(
      changed
        .map(({ position }) => position.id)
        .filter(
          (id) => !/\.default of schema$|\.(?:not|propertyNames)\.format of schema$|^servers\.\[\]\.url/i.test(id),
        ),
    ).toEqual([]);
  });

  it.each([false, true])(
    "is refused or without effect where a number, a boolean or one of a few words belongs, in an object: %s",
    async (inValue) => {
      const only = ({ kind }: Position): boolean => kind === "typed";
      const { refused, faults, lost } = keep(await runTexts(version, everything, { only, inValue }));
      expect(faults).toEqual([]);
      expect(refused.size).toBeGreaterThan(200);
      // No emitter reads these; and an object instead of a boolean schema is a schema.
      const unread = inValue ? /./ : /\.xml\.|\.\$vocabulary\./;
      expect(lost.map(({ position }) => position.id).filter((id) => !unread.test(id))).toEqual([]);
    },
  );

  it("does nothing when the output is bundled and imported in a bare process", async () => {
    expect(await importInBareProcess(outputs)).toBe("ok\n");
  });

  afterAll(() => void outputs.splice(0));
});

const anyCode = refusing.map(([, places]): readonly [string, RegExp] => ["any", places]);

/** Findings that no entry of a table expects. */
function unexpected(found: readonly string[], table: readonly (readonly [string, RegExp])[]): readonly string[] {
  return found.filter((line) => {
    const at = line.indexOf(" ");
    return !table.some(([word, places]) => word === line.slice(0, at) && places.test(line.slice(at + 1)));
  });
}
