import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PreparedWork } from "./prepared-work.js";
import { readOptions, readyOptions, secondsOf } from "./options.js";
import { reachOf } from "./reach.js";

/** Milliseconds between two requests. */
const pause = 200;

/** Milliseconds for one request. */
const requestLimit = 2000;

/** Checks the options of `ready`. Throws an `Error` for one that is wrong. Its work rejects if no sandbox is ready in time. */
export function prepareReady(words: readonly string[], environment: NodeJS.ProcessEnv): PreparedWork {
  const { values, isHelp } = readOptions(readyOptions, words, environment);
  if (isHelp) return "help";
  const { host, port } = reachOf({ ...values, "allowed-host": [], "public-url": undefined, outgoing: [] });
  const seconds = secondsOf("wait", values.wait ?? "0");
  const scheme = values.tls === undefined ? "http" : "https";
  const address = `${scheme}://${nameToCall(host)}:${port}/readyz`;
  return async () => {
    const deadline = Date.now() + seconds * 1000;
    for (;;) {
      const found = await statusOf(address, values.tls);
      if (found === 200) return;
      if (Date.now() + pause > deadline) throw new Error(`No sandbox is ready at ${address}: ${found}.`);
      await sleep(pause);
    }
  };
}

/** The name for a call: the loopback address instead of all addresses of this machine. */
function nameToCall(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}

/** The status of a response, or the reason for which none arrived. */
function statusOf(address: string, tlsFolder: string | undefined): Promise<number | string> {
  return new Promise((resolve) => {
    try {
      const options = { timeout: requestLimit, agent: false } as const;
      const request =
        tlsFolder === undefined
          ? requestHttp(address, options)
          : requestHttps(address, { ...options, ca: readFileSync(join(tlsFolder, "authority.pem")) });
      request.on("response", (response) => resolve(response.resume().statusCode ?? 0));
      request.on("timeout", () => request.destroy(new Error("no response")));
      request.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      request.end();
    } catch (error) {
      resolve(error instanceof Error ? error.message : String(error));
    }
  });
}
