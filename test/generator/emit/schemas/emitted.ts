import { join, resolve } from "node:path";
import { importEmitted } from "../../../../generator/api/import-emitted.js";
import { buildFiles } from "../../../../generator/generate.js";
import type { Outline } from "../../../../templates/runtime/json/outline.js";
import type { StandardSchema } from "../../../../templates/runtime/json/standard-schema.js";
import type { RenderedFile } from "../../../../generator/write/rendered-file.js";
import { projectOf } from "../../../support/project.js";

/** An order of the golden case, as its `types.ts` has it. */
export interface Order {
  id?: number;
  count?: number;
  express?: boolean;
  note?: string | null;
  tags?: string[];
  payment: { kind: "card"; retries?: number } | { kind: "cash"; change?: number };
}

/** The names of the golden case's `schemas.ts` that tests use. */
export interface Emitted {
  readonly orderSchema: StandardSchema<Order>;
  readonly orderOutline: Outline;
  readonly orderRequestOutline: Outline;
  readonly lineOutline: Outline;
  readonly assertOrder: (value: unknown) => void;
  readonly isAssertionError: (value: unknown) => boolean;
  readonly withDefaults: (outline: Outline, value: unknown) => unknown;
  readonly withoutUnknown: (outline: Outline, value: unknown) => unknown;
  readonly fromStrings: (outline: Outline, given: unknown) => Record<string, unknown>;
}

/** The files of the golden case `schemas-for-callers`, the runtime included. */
export async function emittedFiles(): Promise<readonly RenderedFile[]> {
  const folder = resolve(import.meta.dirname, "../../../golden/schemas-for-callers");
  const project = projectOf("orders", join(folder), { emit: ["schemas"], format: "none" });
  return (await buildFiles(project)).files;
}

/** The same, as they run. */
export async function emitted(): Promise<Emitted> {
  return (await importEmitted(await emittedFiles(), "schemas.ts")) as unknown as Emitted;
}
