// The path begins with a dot, so that it is not led back to this file as those of tests are (vitest.config.ts).
import { createServableSandbox as createUnchecked } from "./../../sandbox/create-sandbox.js";
import type { SandboxOptions } from "../../sandbox/sandbox.js";
import { sharedPostgres } from "./postgres.js";
import { xmlAnswers } from "./xml-answers.js";

export type { ServableSandbox } from "./../../sandbox/create-sandbox.js";
export type { Credentials, Sandbox, SandboxOptions } from "../../sandbox/sandbox.js";

/** The sandbox as tests import it, instead of its own modules (vitest.config.ts): its XML responses are validated. */
export const createServableSandbox: typeof createUnchecked = async (options) => {
  const sandbox = await createUnchecked({ ...options, ...(await databaseFor(options ?? {})) });
  return Object.defineProperty(sandbox, "fetch", { value: xmlAnswers.checked(sandbox.fetch) });
};

/** The same under the name that partners use. */
export const createSandbox: typeof createUnchecked = (options) => createServableSandbox(options);

/** A new database of a server for a world that would be in memory, if the tests run with DATABASE=postgres. */
async function databaseFor({ data = "memory", database }: SandboxOptions): Promise<SandboxOptions> {
  if (process.env["DATABASE"] !== "postgres" || data !== "memory" || database !== undefined) return {};
  return { database: await (await sharedPostgres()).createDatabase() };
}
