import { median } from "../measure.mjs";

/** The processor time of each candidate in a round, in microseconds. */
const share = 25_000;

/**
 * Measures functions in turn (A B A B ...), after a warm-up: median processor time of a call in microseconds, by name.
 * Other programs on the machine take turns with all of them alike.
 */
export function measureInTurn(candidates, rounds) {
  const calls = new Map(candidates.map(({ name, run }) => [name, calibrate(run)]));
  const times = new Map(candidates.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, run } of candidates) {
      const count = calls.get(name);
      const time = timeOf(run, count) / count;
      if (round >= 0) times.get(name).push(time);
    }
  }
  return new Map([...times].map(([name, list]) => [name, median(list)]));
}

function calibrate(run) {
  let count = 1;
  for (;;) {
    const time = timeOf(run, count);
    if (time >= share / 2) return Math.max(1, Math.round((count * share) / time));
    count *= time < share / 20 ? 8 : 2;
  }
}

function timeOf(run, count) {
  const before = process.cpuUsage();
  for (let call = 0; call < count; call += 1) run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

export function geometricMean(numbers) {
  return Math.exp(numbers.reduce((sum, each) => sum + Math.log(each), 0) / numbers.length);
}
