#!/usr/bin/env node
import { type OptionValues, optionLines, readOptions } from "./command/options.js";
import { type NetworkReach, reachOf } from "./command/reach.js";
import { serve } from "./command/serve.js";
import { isControlKey } from "./control-key.js";
import { fetchAllowed } from "./outbox/allowed-origins.js";
import { startProgress } from "./progress.js";
import { startSandbox } from "./start-sandbox.js";
import { certificatesIn } from "./tls/certificates.js";

const usage = [
  "Usage: travel-expense-sandbox [options]",
  "",
  "Starts a travel and expense platform on this machine.",
  "",
  "Options:",
  ...optionLines(),
  "",
  "Each option has an environment variable: --allowed-host is SANDBOX_ALLOWED_HOST. Commas separate repeated values.",
].join("\n");

process.exitCode = await run();

/** Runs until a signal ends it. The exit code: 0 for a clean end, 1 when it cannot start, 2 for wrong usage. */
async function run(): Promise<number> {
  let invocation;
  let reach;
  try {
    invocation = readOptions(process.argv.slice(2), process.env);
    reach = reachOf(invocation.values);
    requireControlKey(invocation.values["control-key"]);
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`);
    return 2;
  }
  if (invocation.isHelp) {
    console.log(usage);
    return 0;
  }
  try {
    await start(invocation.values, reach);
    return 0;
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

function requireControlKey(key: string | undefined): void {
  if (key !== undefined && !isControlKey(key))
    throw new Error("The control key must have 16 to 200 visible ASCII characters.");
}

async function start(values: OptionValues, reach: NetworkReach): Promise<void> {
  const { data = "memory", clock = "real", tls } = values;
  const seed = values.seed.length === 0 ? ["default"] : values.seed;
  const control = values["no-control"] ? false : values["control-key"];
  const certificates = tls === undefined ? undefined : certificatesIn(tls);
  const seeds = seed.map((name) => `"${name}"`).join(", ");
  const progress = startProgress(`Creating the world of the seed ${seeds}`, process.stderr, Date.now);
  const outgoing = fetchAllowed({ origins: reach.origins, thisMachine: reach.isLoopback });
  const sandbox = await startSandbox(
    { data, seed, clock, outgoing, ...(control !== undefined && { control }) },
    process.stderr.isTTY ? progress.step : undefined,
  );
  progress.stop();
  await serve(sandbox, { reach, certificates, isKeyChosen: typeof control === "string" });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
