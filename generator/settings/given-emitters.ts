import { isLine, isListOf, isRecord } from "./kinds.js";
import type { Kind } from "./setting.js";

/** A third-party emitter in a configuration; `emit/custom/define-emitter.ts` has the types for its author. */
export interface GivenEmitter {
  readonly name: string;
  /** A string that its author changes when its output may change; part of cache keys. */
  readonly version: string;
  /** The parts of the argument that are only made on request; its author knows them as `ViewNeed`. */
  readonly needs?: readonly string[];
  /** Returns the files of one API; its author knows the argument as `PlanView`. */
  files(plan: never): unknown;
}

/** Third-party emitters. They are functions, so only a configuration module can contain any. */
export const givenEmitters: Kind<readonly GivenEmitter[]> = {
  expected: "a list of emitters from defineEmitter in specwright.config.mjs, each with a unique name",
  accepts: (value): value is readonly GivenEmitter[] =>
    isListOf(value, isEmitter) && new Set(value.map(({ name }) => name)).size === value.length,
  schema: { type: "array", maxItems: 0 },
  key: (emitters) => emitters.map(({ name }) => name).sort(),
};

/** Returns everything that is known about emitters without running them: a part of the cache key. */
export function emittersKey(emitters: readonly GivenEmitter[]): unknown {
  return emitters.map(({ name, version, needs, files }) => [name, version, needs, String(files)]);
}

function isEmitter(value: unknown): value is GivenEmitter {
  if (!isRecord(value)) return false;
  const { name, version, files, needs = [] } = value;
  return isLine(name) && isLine(version) && typeof files === "function" && isListOf(needs, isLine);
}
