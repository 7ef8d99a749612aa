import { readdirSync, readFileSync } from "node:fs";
import { inspect } from "node:util";

/** Code that a search feeds with inputs. */
export interface FuzzTarget {
  /** Inputs with which a search begins if it has no corpus. A character is a byte. */
  readonly seeds: readonly string[];
  /** Maximum number of blocks that may run for an input of a length in bytes. */
  readonly maxSteps: (length: number) => number;
  /** Runs the code and throws if it breaks a promise. A new result is as interesting as a new block. */
  readonly run: (input: Uint8Array) => string | Promise<string>;
}

/** The text of an input; bytes that are not UTF-8 become replacement characters. */
export function textOf(input: Uint8Array): string {
  return new TextDecoder().decode(input);
}

/** Throws a finding with its details unless a condition is true. */
export function ensure(condition: boolean, finding: string, ...details: readonly unknown[]): asserts condition {
  if (condition) return;
  const shown = details.map((detail) => inspect(detail).slice(0, 2_000));
  throw new Error([finding, ...shown].join("\n"));
}

/** The files below a folder of the repository whose path matches, as bytes in characters. */
export function seedFiles(folder: string, pattern: RegExp): readonly string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => pattern.test(path));
  return paths.sort().map((path) => readFileSync(`${folder}/${path}`, "latin1"));
}
