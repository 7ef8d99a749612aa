/** A row of two texts side by side: a line of each, or of one. Lines count from 0. */
export interface LineRow {
  /** Undefined for a line that only the newer text has. */
  readonly before?: number;
  /** Undefined for a line that only the older text has. */
  readonly after?: number;
  /** True if both lines are equal. */
  readonly isSame: boolean;
}

/** Maximum number of differing lines that are aligned; texts with more are shown one after the other. */
const maxDifferences = 400;

/** Aligns two texts by their equal lines. Lines that replace others are in one row with them. */
export function lineRows(before: readonly string[], after: readonly string[]): readonly LineRow[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const inner = commonLines(before.slice(start, before.length - end), after.slice(start, after.length - end));
  const common = [
    ...Array.from({ length: start }, (_, at) => [at, at] as const),
    ...inner.map(([old, now]) => [old + start, now + start] as const),
    ...Array.from({ length: end }, (_, at) => [before.length - end + at, after.length - end + at] as const),
  ];
  return rowsBetween(common, before.length, after.length);
}

type Pair = readonly [before: number, after: number];

function rowsBetween(common: readonly Pair[], beforeLength: number, afterLength: number): readonly LineRow[] {
  const rows: LineRow[] = [];
  let [oldAt, newAt] = [0, 0];
  for (const [before, after] of [...common, [beforeLength, afterLength] as const]) {
    for (; oldAt < before || newAt < after; oldAt += 1, newAt += 1)
      rows.push({
        ...(oldAt < before && { before: oldAt }),
        ...(newAt < after && { after: newAt }),
        isSame: false,
      });
    if (before < beforeLength && after < afterLength) rows.push({ before, after, isSame: true });
    [oldAt, newAt] = [before + 1, after + 1];
  }
  return rows;
}

/** A longest list of equal lines in order. E. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), section 4. */
function commonLines(before: readonly string[], after: readonly string[]): readonly Pair[] {
  const most = Math.min(before.length + after.length, maxDifferences);
  const furthest = new Map<number, number>([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let edits = 0; edits <= most; edits += 1) {
    trace.push(new Map(furthest));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = isDown(furthest, diagonal, edits)
        ? furthestAt(furthest, diagonal + 1)
        : furthestAt(furthest, diagonal - 1) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      furthest.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return pathOf(trace, before.length, after.length);
    }
  }
  return [];
}

function furthestAt(furthest: ReadonlyMap<number, number>, diagonal: number): number {
  return furthest.get(diagonal) ?? -1;
}

/** True if the best path to a diagonal adds a line, and false if it removes one. */
function isDown(furthest: ReadonlyMap<number, number>, diagonal: number, edits: number): boolean {
  if (diagonal === -edits) return true;
  return diagonal !== edits && furthestAt(furthest, diagonal - 1) < furthestAt(furthest, diagonal + 1);
}

function pathOf(
  trace: readonly ReadonlyMap<number, number>[],
  beforeLength: number,
  afterLength: number,
): readonly Pair[] {
  const pairs: Pair[] = [];
  let [x, y] = [beforeLength, afterLength];
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const furthest = trace[edits]!;
    const diagonal = x - y;
    const from = isDown(furthest, diagonal, edits) ? diagonal + 1 : diagonal - 1;
    const startX = edits === 0 ? 0 : furthestAt(furthest, from);
    const startY = edits === 0 ? 0 : startX - from;
    while (x > startX && y > startY) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    [x, y] = [startX, startY];
  }
  return pairs.reverse();
}
