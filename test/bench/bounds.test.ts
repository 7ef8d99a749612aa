import { describe, expect, it } from "vitest";

interface Row {
  readonly id: string;
  readonly unit: string;
  readonly bound?: Readonly<Record<string, number>>;
  readonly ours?: number;
  readonly theirs?: number;
  readonly ratio?: number;
}

const { isMissed, rowsThatFail } = (await import(new URL("bounds.mjs", import.meta.url).href)) as {
  isMissed(row: Omit<Row, "id" | "unit">): boolean;
  rowsThatFail(groups: readonly string[], measure: (group: string) => unknown): Promise<readonly Row[]>;
};

describe("a bound", () => {
  it.each([
    [{ ratio: 0.8 }, { ratio: 0.81 }, true],
    [{ ratio: 0.8 }, { ratio: 0.8 }, false],
    [{ ours: 10 }, { ours: 10.1 }, true],
    [{ ours: 10 }, { ours: 9, theirs: 1, ratio: 9 }, false],
    [{ difference: 120 }, { ours: 300, theirs: 179 }, true],
    [{ difference: 120 }, { ours: 300, theirs: 180 }, false],
    [undefined, { ours: 10, ratio: 10 }, false],
  ])("%j and %j: missed is %s", (bound, figures, expected) => {
    expect(isMissed({ ...(bound === undefined ? {} : { bound }), ...figures })).toBe(expected);
  });
});

describe("the nightly run", () => {
  /** Fails by these ratios, one for each time that the group is measured. */
  async function failing(
    ratios: readonly number[],
    row: Partial<Row> = {},
  ): Promise<readonly [number, readonly string[]]> {
    let times = 0;
    const measure = (): unknown => [{ id: "a", unit: "CPU s", bound: { ratio: 1 }, ...row, ratio: ratios[times++] }];
    const failed = await rowsThatFail(["group"], measure);
    return [times, failed.map(({ id }) => id)];
  }

  it("measures a row a second time at once, and fails if it exceeds its bound by more than 10 % in both", async () => {
    expect(await failing([1.11, 1.11])).toEqual([2, ["a"]]);
    expect(await failing([1.11, 1.09])).toEqual([2, []]);
  });

  it("measures a row once if it exceeds its bound by at most 10 %", async () => {
    expect(await failing([1.1, 9])).toEqual([1, []]);
  });

  it("checks neither memory, times by the clock and bytes, nor rows without a bound of the ratio", async () => {
    for (const unit of ["MiB", "ms", "bytes", "lines"]) expect(await failing([9, 9], { unit })).toEqual([1, []]);
    expect(await failing([9, 9], { bound: { ours: 1 }, ours: 9 })).toEqual([1, []]);
  });

  it("fails by the row that exceeds twice, not by another row of the group in each run", async () => {
    const rows = (a: number, b: number): readonly Row[] =>
      Object.entries({ a, b }).map(([id, ratio]) => ({ id, unit: "CPU µs", bound: { ratio: 1 }, ratio }));
    const measurements = [rows(2, 1), rows(1, 2)];
    expect(await rowsThatFail(["group"], () => measurements.shift())).toEqual([]);
    const again = [rows(2, 2), rows(1, 2)];
    expect((await rowsThatFail(["group"], () => again.shift())).map(({ id }) => id)).toEqual(["b"]);
  });

  it("goes on after a group whose document is absent", async () => {
    const measured: string[] = [];
    const measure = (group: string): unknown => {
      measured.push(group);
      return group === "absent" ? undefined : [{ id: group, unit: "CPU s", bound: { ratio: 1 }, ratio: 2 }];
    };
    expect((await rowsThatFail(["absent", "slow"], measure)).map(({ id }) => id)).toEqual(["slow"]);
    expect(measured).toEqual(["absent", "slow", "slow"]);
  });
});
