import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { it } from "vitest";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/reference/security-promises.md"), "utf8");

/** Names of the promises in docs/reference/security-promises.md, as anchors. */
export const promiseNames = [...page.matchAll(/<a id="([a-z-]+)"><\/a>/g)].map(([, name = ""]) => name);

/** A test that holds the product to promises of docs/reference/security-promises.md, end to end. `test/promises/every-promise.test.ts` counts them. */
export function promise(names: readonly string[], title: string, test: () => void | Promise<void>): void {
  const unknown = names.filter((name) => !promiseNames.includes(name));
  if (unknown.length > 0)
    throw new Error(`docs/reference/security-promises.md has no promise called ${unknown.join(", ")}.`);
  it(title, test);
}
