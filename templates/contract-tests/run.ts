import { isDeepStrictEqual } from "node:util";
import { parentPort, workerData } from "node:worker_threads";
import type { Problem, Result } from "../runtime/base/problem.js";
import { findProblems } from "./expected-problems.js";
import { loadJudges } from "./judges.js";
import { checkOperation } from "./operation-checks.js";
import { createParty, type Modules } from "./party.js";
import type { CheckName, FixtureOutcome, FixtureRun, RunFixture } from "./fixture-run.js";

// The thread of one API: it runs the fixtures in order and posts an outcome for each.
const run = workerData as FixtureRun;
const refuseNetwork = (): never => {
  throw new Error("Fixtures run without a network.");
};
for (const name of ["fetch", "WebSocket", "EventSource"])
  Object.defineProperty(globalThis, name, { value: refuseNetwork });
const modules: Modules = Object.fromEntries(
  await Promise.all(
    run.modules.map(
      async (name) =>
        [name === "runtime/adapters" ? "adapters" : name, (await import(`../${name}.js`)) as Modules[string]] as const,
    ),
  ),
);
const party = createParty(run, modules);
const judges = await loadJudges(run);
parentPort?.postMessage("ready");
for (const fixture of run.fixtures) parentPort?.postMessage(await outcomeOf(fixture));

async function outcomeOf(fixture: RunFixture): Promise<FixtureOutcome> {
  const { id, subject } = fixture;
  const operation = subject.kind === "operation" ? run.operations.find(({ name }) => name === subject.name) : undefined;
  const own = run.fixtures.filter(
    (one) => one.subject.kind === "operation" && one.subject.name === subject.name && one.problems === undefined,
  );
  const usual = (side: RunFixture["side"]): RunFixture | undefined => own.find((one) => one.side === side);
  try {
    const outcome =
      operation === undefined
        ? checkValue(fixture)
        : await checkOperation(
            { party, modules, operation, usualRequest: usual("request"), usualReply: usual("response") },
            fixture,
          );
    return { id, ...outcome, ajv: judges.ajv(fixture, operation), libxml2: judges.libxml2(fixture, operation) };
  } catch (error) {
    return {
      id,
      failure: { check: "validator", detail: `The fixture cannot be checked: ${String(error)}` },
      problems: [],
    };
  }
}

/** A value, or text, of a schema; a document of an XML element. */
function checkValue({ subject, body, bytes, problems }: RunFixture): Omit<FixtureOutcome, "id"> {
  const check: CheckName = subject.kind === "element" ? "codec" : "validator";
  const result = readValue(subject, body, bytes);
  const found: readonly Problem[] = result.ok ? [] : result.problems;
  const fail = (detail: string): Omit<FixtureOutcome, "id"> => ({ failure: { check, detail }, problems: found });
  if (problems === undefined) {
    if (!result.ok) return fail(`The ${check} rejects the value.`);
    return isRewritten(subject, result.value)
      ? { problems: [] }
      : fail("The codec reads other values from what it writes.");
  }
  if (result.ok) return fail(`The ${check} accepts the value.`);
  const missing = findProblems({ problems } as RunFixture, found);
  return missing === undefined ? { problems: found } : fail(missing);
}

type Read = (input: unknown) => Result<unknown>;

function readValue(subject: RunFixture["subject"], body: unknown, bytes: Uint8Array | undefined): Result<unknown> {
  if (subject.kind === "element") return emitted<Read>("codecs", subject.decode)(bytes);
  if (subject.kind !== "schema") throw new Error(`The spec has no operation "${subject.name}".`);
  return emitted<Read>("validators", bytes === undefined ? subject.validate : subject.parse)(bytes ?? body);
}

/** True if a document that the codec writes has the values that it read. */
function isRewritten(subject: RunFixture["subject"], value: unknown): boolean {
  if (subject.kind !== "element") return true;
  const text = emitted<(value: unknown) => string>("codecs", subject.encode)(value);
  const again = emitted<Read>("codecs", subject.decode)(text);
  return again.ok && isDeepStrictEqual(again.value, value);
}

function emitted<Made>(module: string, name: string): Made {
  return (modules[module] ?? {})[name] as Made;
}
