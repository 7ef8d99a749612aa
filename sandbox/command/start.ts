import { isControlKey } from "../control-key.js";
import { jsonLog, type RequestLog } from "../control/request-log.js";
import { fetchAllowed } from "../outbox/allowed-origins.js";
import { startProgress } from "../progress.js";
import { startSandbox } from "../start-sandbox.js";
import { certificatesIn } from "../tls/certificates.js";
import { corsRulesOf } from "./cors.js";
import type { PreparedWork } from "./prepared-work.js";
import { readOptions, secondsOf, startOptions, type StartValues } from "./options.js";
import { type NetworkReach, reachOf } from "./reach.js";
import { serve } from "./serve.js";

/** Checks the options of a start. Throws an `Error` for one that is wrong. */
export function prepareStart(words: readonly string[], environment: NodeJS.ProcessEnv): PreparedWork {
  const { values, isHelp } = readOptions(startOptions, words, environment);
  if (isHelp) return "help";
  const reach = reachOf(values);
  const cors = corsRulesOf(values["cors-origin"]);
  const graceSeconds = secondsOf("grace", values.grace ?? "10");
  const log = logOf(values.log ?? "none");
  if (values.database !== undefined && (values.data ?? "memory") !== "memory")
    throw new Error("--data and --database both name a storage: use one of them.");
  const key = values["control-key"];
  if (key !== undefined && !isControlKey(key))
    throw new Error("The control key must have 16 to 200 visible ASCII characters.");
  const maxWorlds = values["max-worlds"];
  if (maxWorlds !== undefined && !/^\d{1,4}$/.test(maxWorlds))
    throw new Error("--max-worlds must be a number from 0 to 9999.");
  return async () => {
    const certificates = values.tls === undefined ? undefined : certificatesIn(values.tls);
    const isKeyChosen = key !== undefined && !values["no-control"];
    const sandbox = await startWith(values, reach, log);
    await serve(sandbox, { reach, cors, graceSeconds, log, certificates, isKeyChosen });
  };
}

function logOf(name: string): RequestLog | undefined {
  if (name === "none") return undefined;
  if (name === "json") return jsonLog((line) => process.stderr.write(line));
  throw new Error("--log must be json or none.");
}

async function startWith(values: StartValues, reach: NetworkReach, log: RequestLog | undefined) {
  const { data = "memory", database, clock = "real" } = values;
  const seed = values.seed.length === 0 ? ["default"] : values.seed;
  const control = values["no-control"] ? false : values["control-key"];
  const seeds = seed.map((name) => `"${name}"`).join(", ");
  const progress = startProgress(`Creating the world of the seed ${seeds}`, process.stderr, Date.now);
  const outgoing = fetchAllowed({ origins: reach.origins, thisMachine: reach.isLoopback });
  const isShown = process.stderr.isTTY && log === undefined;
  const sandbox = await startSandbox(
    {
      data,
      seed,
      clock,
      outgoing,
      ...(database !== undefined && { database }),
      ...(control !== undefined && { control }),
      ...(values["max-worlds"] !== undefined && { maxWorlds: Number(values["max-worlds"]) }),
    },
    { onStep: isShown ? progress.step : undefined, log },
  );
  progress.stop();
  return sandbox;
}
