import { nearestName } from "../base/near.js";
import { pointerParts, safePart } from "./pointer.js";
import { pathOf, type Step } from "./step.js";

/** Values that no problem shows, at or below the value that a validator looks at. */
export interface Secrets {
  readonly ways: readonly SecretWay[];
  /**
   * The path of the secret that the last of some steps leads to or below, or the member called `name` there, which its schema does
   * not speak of; undefined where there is none.
   */
  readonly secretOf: (secrets: Secrets, last: Step | undefined, name?: string) => string | undefined;
}

/** Names of members, as parts of a path, on the way to a secret, null standing for any member or item; at the end, what leads on from there. */
export type SecretWay = readonly (string | null | (() => Secrets))[];

/** The function behind those of emitted validators that know secrets. */
export function secrets(ways: readonly SecretWay[]): Secrets {
  return { ways, secretOf };
}

/** The path of a value, or that of the secret at or above it. No schema was asked: a name near that of a secret may be meant for it. */
export function pathOutside(root: Secrets, path: string): string {
  let last: Step | undefined;
  for (const part of pointerParts(path)) last = { place: safePart(part), piece: "/additionalProperties", before: last };
  return root.secretOf(root, last) ?? path;
}

function secretOf(root: Secrets, last: Step | undefined, name?: string): string | undefined {
  const steps: Step[] = [];
  if (name !== undefined) steps.push({ place: safePart(name), piece: "/additionalProperties", before: last });
  for (let step = last; step !== undefined; step = step.before) if (step.place !== undefined) steps.push(step);
  steps.reverse();
  let least: number | undefined;
  const waiting: (readonly [ways: readonly SecretWay[], from: number])[] = [[root.ways, 0]];
  // Ways may meet again and again: from each place a function is asked once.
  const asked = Array.from({ length: steps.length + 1 }, () => new Set<unknown>());
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const way of next[0]) {
      const at = endOf(way, steps, next[1]);
      const onwards = way.at(-1);
      if (at === undefined) continue;
      const here = asked[at];
      if (typeof onwards !== "function") least = Math.min(at, least ?? at);
      else if (here?.has(onwards) === false) {
        here.add(onwards);
        waiting.push([onwards().ways, at]);
      }
    }
  }
  return least === undefined ? undefined : pathOf(steps[least - 1]);
}

/** The number of steps to where a way leads from one of them; undefined when it is not the way that was taken. */
function endOf(way: SecretWay, steps: readonly Step[], from: number): number | undefined {
  let at = from;
  for (const part of way) {
    if (typeof part === "function") break;
    const step = steps[at];
    if (step === undefined || !(part === null || part === `${step.place}` || mayMean(step, part))) return undefined;
    at += 1;
  }
  return at;
}

/** True for a member that its schema does not name and whose name may be that of a secret, misspelt. */
function mayMean({ place: key, piece = "" }: Step, secret: string): boolean {
  const isNamed = !/^\/(?:additional|pattern|unevaluated)Properties/.test(piece);
  return !isNamed && nearestName(`${key}`, [secret], 2) !== undefined;
}
