import { createControlClient } from "../../../sandbox/control/generated/control/client.js";
import { createSandbox, type Sandbox } from "../../../sandbox/index.js";
import { sharedPostgres } from "../../support/postgres.js";
import { end, start } from "./command.js";

/** One of several sandboxes on one database. */
export type Party = Pick<Sandbox, "baseUrl" | "fetch"> & { readonly control: ReturnType<typeof createControlClient> };

/** Several sandboxes that share a new database. */
export interface Parties {
  readonly all: readonly Party[];
  /** The URL of their database. */
  readonly database: string;
  /** A token of the company of the seed, with its usual scopes. */
  readonly accessToken: string;
  close(): Promise<void>;
}

const controlKey = "the-key-of-all-parties";

/** Sandboxes in this process, each with its own connections and caches. */
export async function partiesInProcess(count: number, outgoing?: typeof fetch): Promise<Parties> {
  const database = await (await sharedPostgres()).createDatabase();
  const options = { database, control: controlKey, ...(outgoing && { outgoing }) };
  const all = await Promise.all(Array.from({ length: count }, () => createSandbox(options)));
  return {
    all,
    database,
    accessToken: all[0]!.credentials.company.accessToken,
    close: async () => void (await Promise.all(all.map((sandbox) => sandbox.close()))),
  };
}

/** The same as processes of the built command. */
export async function partiesInProcesses(count: number): Promise<Parties> {
  const database = await (await sharedPostgres()).createDatabase();
  const options = ["--database", database, "--control-key", controlKey, "--clock", "fixed"];
  const started = await Promise.all(Array.from({ length: count }, () => start(...options)));
  const all = started.map(({ address: baseUrl }) => ({
    baseUrl,
    fetch,
    control: createControlClient({ baseUrl, fetch, auth: { controlKey } }),
  }));
  const minted = await all[0]!.control.mintToken({ body: ofSeed });
  if (minted.status !== 201) throw new Error("No token was minted.");
  return {
    all,
    database,
    accessToken: minted.data.token,
    close: async () => void (await Promise.all(started.map((each) => end(each)))),
  };
}

const ofSeed = {
  applicationId: "5c8d3f10-2a7e-4b9c-8e61-9b0d7f3a2e01",
  companyId: "0a1b6a4e-50c5-4a5e-9d3b-6f4f2b8d1c01",
};
