import { spawn, spawnSync } from "node:child_process";
import { cpus } from "node:os";

/** True when processes can be kept on a core each. */
const canPin = cpus().length > 1 && spawnSync("taskset", ["-c", "0", "true"]).status === 0;

/** A Node process that replies to each message. */
export class Peer {
  #child;
  #waiting = [];
  #early = [];
  #errors = "";

  constructor(core, args) {
    const command = canPin ? ["taskset", "-c", String(core), process.execPath] : [process.execPath];
    this.#child = spawn(command[0], [...command.slice(1), ...args], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    this.#child.stderr.on("data", (chunk) => (this.#errors += chunk));
    this.#child.on("message", (message) => this.#settle({ message }));
    this.#child.on("exit", (code) =>
      this.#settle({ error: new Error(`${args.join(" ")}: exit ${code}\n${this.#errors.slice(0, 4000)}`) }),
    );
  }

  /** The next message that it sends. */
  next() {
    const early = this.#early.shift();
    if (early?.error !== undefined) return Promise.reject(early.error);
    if (early !== undefined) return Promise.resolve(early.message);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  async ask(message) {
    this.#child.send(message);
    const answer = await this.next();
    if (answer.ok === false) throw new Error(answer.error);
    return answer;
  }

  stop() {
    if (this.#child.connected) this.#child.disconnect();
  }

  #settle({ message, error }) {
    const waiting = this.#waiting.shift();
    if (waiting === undefined) this.#early.push({ message, error });
    else if (error !== undefined) waiting.reject(error);
    else waiting.resolve(message);
  }
}
