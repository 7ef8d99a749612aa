import type { PlanView } from "./plan-view.js";

/**
 * A text file that an emitter adds to an interface.
 *
 * @experimental
 */
export interface EmittedFile {
  /** Below the interface's folder, with "/": "enum-lists.ts", "docs/orders.md". */
  readonly path: string;
  /** A TypeScript module gets the header comment of generated modules, and is laid out as they are. */
  readonly text: string;
}

/**
 * A part of the view that takes long: the keywords of JSON schemas, or example values of responses.
 *
 * @experimental
 */
export type ViewNeed = "jsonSchemas" | "examples";

/**
 * An emitter of your own.
 *
 * @experimental
 */
export interface CustomEmitter {
  /** Unique in a configuration, on one line: what messages call it, and what `specwright diff` compares. */
  readonly name: string;
  /** Changed with whatever else than the text of `files` and of the configuration decides the result: it is part of the cache's key. */
  readonly version: string;
  /** The parts of the view that take long, and are only made for emitters that name them. */
  readonly needs?: readonly ViewNeed[];
  /** The files of one interface: the same for the same plan. An error that it throws is reported, and then nothing is written. */
  files(plan: PlanView): readonly EmittedFile[] | Promise<readonly EmittedFile[]>;
}

/**
 * Gives an emitter its type, for `emitters` in `specwright.config.mjs`.
 *
 * @experimental
 * @example
 * defineEmitter({
 *   name: "operation-list",
 *   version: "1",
 *   files: ({ operations }) => [{ path: "operations.json", text: JSON.stringify(operations.map(({ name }) => name)) }],
 * });
 */
export function defineEmitter(emitter: CustomEmitter): CustomEmitter {
  return emitter;
}
