import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** The built command of the sandbox. */
export const command = join(import.meta.dirname, "../../../sandbox/dist/main.js");

const running: ChildProcess[] = [];

/** Ends every command that still runs: for `afterEach`. */
export function endCommands(): void {
  for (const child of running.splice(0)) child.kill("SIGKILL");
}

export interface Started {
  readonly child: ChildProcess;
  /** Everything that it says at its start. */
  readonly said: string;
  readonly address: string;
}

/** Starts the built command, and waits until it has said everything. */
export async function start(...options: string[]): Promise<Started> {
  return startAs([process.execPath, command], process.cwd(), options);
}

/** The same with variables in its environment. */
export async function startWith(variables: NodeJS.ProcessEnv, ...options: string[]): Promise<Started> {
  return startAs([process.execPath, command], process.cwd(), options, variables);
}

/** The same of a command by another name, in a folder. */
export async function startAs(
  [file = "", ...args]: readonly string[],
  cwd: string,
  options: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<Started> {
  const env = { ...process.env, ...variables };
  const child = spawn(file, [...args, "--port", "0", ...options], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  running.push(child);
  let said = "";
  for await (const text of child.stdout) {
    said += String(text);
    // The last of the calls to begin with.
    if (/-d '\{\}' \S+\n$/.test(said)) break;
  }
  return { child, said, address: /answers at (\S+)/.exec(said)?.[1] ?? "" };
}

/** Asks it to end; its exit code. */
export async function end({ child }: Started, signal: NodeJS.Signals = "SIGTERM"): Promise<unknown> {
  const exit = once(child, "exit");
  child.kill(signal);
  return (await exit)[0] as unknown;
}

/** The calls, run by a shell as one pastes them behind the command that fetches tokens; what each says. */
export function pasted(said: string): readonly unknown[] {
  const calls = said.split("\n").filter((line) => line.startsWith("curl "));
  return calls.map((line) => JSON.parse(runPasted(said, line)));
}

/** The tokens that the one command fetches. */
export function fetchedTokens(said: string): { readonly company: string; readonly application: string } {
  const [company = "", application = ""] = runPasted(said, 'echo "$TOKEN $APP_TOKEN"').trimEnd().split(" ");
  return { company, application };
}

function runPasted(said: string, line: string): string {
  const [command, ...others] = said.split("\n").filter((one) => one.startsWith("TOKEN="));
  if (command === undefined || others.length > 0) throw new Error("It prints no single command that fetches tokens.");
  return spawnSync("sh", ["-c", `${command}\n${line}`], { encoding: "utf8" }).stdout;
}
