#!/usr/bin/env node
import { optionLines, readyOptions, startOptions } from "./command/options.js";

const usage = [
  "Usage: travel-expense-sandbox [options]",
  "       travel-expense-sandbox ready [options]",
  "",
  "Starts a travel and expense platform on this machine. `ready` exits with 0 once a sandbox handles requests.",
  "",
  "Options:",
  ...optionLines(startOptions),
  "",
  "Options of `ready`:",
  ...optionLines(readyOptions),
  "",
  "Each option has an environment variable: --allowed-host is SANDBOX_ALLOWED_HOST. Commas separate repeated values.",
].join("\n");

process.exitCode = await run(process.argv.slice(2));

/** Runs until a signal ends it. The exit code: 0 for a clean end, 1 when it cannot start, 2 for wrong usage. */
async function run(words: readonly string[]): Promise<number> {
  const isReady = words[0] === "ready";
  let work;
  try {
    work = isReady
      ? (await import("./command/ready.js")).prepareReady(words.slice(1), process.env)
      : (await import("./command/start.js")).prepareStart(words, process.env);
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`);
    return 2;
  }
  if (work === "help") {
    console.log(usage);
    return 0;
  }
  try {
    await work();
    return 0;
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
