import { isLine, isListOf, isRecord } from "./kinds.js";
import type { Kind } from "./setting.js";

/** An emitter of others as a configuration holds it; `emit/custom/define-emitter.ts` has the types that its author sees. */
export interface GivenEmitter {
  readonly name: string;
  /** A text that its author changes whenever its output may change: caches are asked by it. */
  readonly version: string;
  /** Makes the files of one interface of the view that an author knows as `PlanView`. */
  files(plan: never): unknown;
}

/** Emitters of others. They are functions, so only a configuration that is a program can hold any. */
export const givenEmitters: Kind<readonly GivenEmitter[]> = {
  expected: "a list of emitters made by defineEmitter in specwright.config.mjs, each with a name of its own",
  accepts: (value): value is readonly GivenEmitter[] =>
    isListOf(value, isEmitter) && new Set(value.map(({ name }) => name)).size === value.length,
  key: (emitters) => emitters.map(({ name }) => name).sort(),
};

/** Everything of emitters that can be known without running them: what a run is remembered by. */
export function emittersKey(emitters: readonly GivenEmitter[]): unknown {
  return emitters.map(({ name, version, files }) => [name, version, String(files)]);
}

function isEmitter(value: unknown): value is GivenEmitter {
  return isRecord(value) && isLine(value["name"]) && isLine(value["version"]) && typeof value["files"] === "function";
}
