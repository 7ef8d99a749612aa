import { spawn } from "node:child_process";
import { join } from "node:path";
import type { MessageResults, MessageRun } from "../../templates/contract-tests/replay-messages.js";
import type { Change, WitnessMessage } from "../compare/change.js";
import { grouped } from "../model/grouped.js";
import type { Contract, Operation } from "../model/contract.js";
import { planInterface } from "../plan/plan-interfaces.js";
import { runOperations } from "./contract-tests/fixture-subjects.js";
import { writeRunner } from "./contract-tests/write-runner.js";

/** Counterexamples that generated code of both versions has read. */
export interface ReplayReport {
  /** The number of counterexamples that both versions have read. */
  readonly replayed: number;
  /** The number of counterexamples without a whole message, such as XML, and of messages that generated code cannot read. */
  readonly skipped: number;
  /** Changes whose counterexample is accepted by both versions, by none, or by the other one. */
  readonly differing: ReadonlySet<Change>;
}

interface Replay {
  readonly change: Change;
  readonly message: WitnessMessage;
}

/** Reads the counterexamples of changes by the generated code of both versions, each in a process of its own. */
export async function replayWitnesses(
  changes: readonly Change[],
  before: ReadonlyMap<string, Contract>,
  after: ReadonlyMap<string, Contract>,
): Promise<ReplayReport> {
  const witnessed = changes.filter(({ witness }) => witness !== undefined);
  const differing = new Set<Change>();
  let replayed = 0;
  for (const [name, some] of grouped(witnessed, ({ contract }) => contract)) {
    const [old, now] = [before.get(name), after.get(name)];
    const replays = some.flatMap((change): readonly Replay[] => {
      const message = change.witness?.message?.();
      return message === undefined ? [] : [{ change, message }];
    });
    if (old === undefined || now === undefined || replays.length === 0) continue;
    const messages = replays.map(({ message }) => message);
    const [ofOld, ofNew] = [await readMessages(old, messages), await readMessages(now, messages)];
    for (const [at, { change }] of replays.entries()) {
      const [first, second] = change.witness?.acceptedBy === "before" ? [ofOld[at], ofNew[at]] : [ofNew[at], ofOld[at]];
      if (typeof first !== "boolean" || typeof second !== "boolean") continue;
      replayed += 1;
      if (!first || second) differing.add(change);
    }
  }
  return { replayed, skipped: witnessed.length - replayed, differing };
}

/** Credentials are not checked. */
function withoutCredentials(contract: Contract): Contract {
  const open = (list: readonly Operation[]): readonly Operation[] =>
    list.map((operation) => ({ ...operation, security: [], callbacks: [] }));
  return { ...contract, operations: open(contract.operations), webhooks: [], securitySchemes: new Map() };
}

async function readMessages(contract: Contract, messages: readonly WitnessMessage[]): Promise<MessageResults> {
  const plan = planInterface(withoutCredentials(contract), "", { withMessages: true });
  const runner = await writeRunner(plan);
  try {
    const { pascalName } = plan;
    const operations = runOperations(plan, () => "");
    const run: MessageRun = { pascalName, modules: runner.modules, operations, schemes: [], messages };
    return await runProcess(join(runner.folder, "contract-tests/replay-messages.js"), run);
  } finally {
    await runner.remove();
  }
}

/** Milliseconds before a process is aborted. */
const maxTime = 120_000;

function runProcess(path: string, run: MessageRun): Promise<MessageResults> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path], { env: {}, stdio: ["pipe", "pipe", "pipe"], timeout: maxTime });
    const [out, errors]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(JSON.parse(Buffer.concat(out).toString("utf8")) as MessageResults);
      else
        reject(
          new Error(
            `The generated code of a version does not run: ${Buffer.concat(errors).toString("utf8").slice(0, 500)}`,
          ),
        );
    });
    child.stdin.end(JSON.stringify(run));
  });
}
