/*
 * Work measured without a clock: in multiples of the processor time that a reference takes in the same run. A slow or busy
 * machine slows both down alike.
 */

/** Reading this as JSON is one unit of effort: about 10 ms of a common machine's processor. */
const reference = JSON.stringify(
  Array.from({ length: 12_000 }, (_, index) => ({
    id: index,
    name: `item ${index}`,
    tags: ["a", "b"],
    of: { n: 1.5 },
  })),
);

function spentSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** Microseconds of a unit: the middle one of seven. */
function measureUnit(): number {
  const times = Array.from({ length: 7 }, () => {
    const start = process.cpuUsage();
    JSON.parse(reference);
    return spentSince(start);
  });
  return Math.max(times.sort((one, other) => one - other)[3] ?? 0, 1);
}

let unit: number | undefined;

/** Processor seconds of one unit: for measurements made in other processes. */
export function unitOfEffort(): number {
  return (unit ??= measureUnit()) / 1e6;
}

/** Begins to measure; the function that comes back tells the units of effort that were spent since. */
export function effort(): () => number {
  const one = unitOfEffort();
  const start = process.cpuUsage();
  return () => spentSince(start) / 1e6 / one;
}
