import { isDeepStrictEqual } from "node:util";
import type { Problem, Result } from "../runtime/base/problem.js";
import { findProblems } from "./expected-problems.js";
import type { CheckName, FixtureOutcome, FixtureRun, RunFixture, RunOperation } from "./fixture-run.js";
import { checkOperation } from "./operation-checks.js";
import { createParty, type Modules } from "./party.js";

/** Checks one fixture by the emitted modules. Never rejects. */
export type FixtureCheck = (
  fixture: RunFixture,
) => Promise<{ readonly operation: RunOperation | undefined; readonly outcome: FixtureOutcome }>;

/** Joins the emitted client and server of an API. */
export function createChecker(run: FixtureRun, modules: Modules): FixtureCheck {
  const party = createParty(run, modules);
  return async (fixture) => {
    const { id, subject } = fixture;
    const isOperation = subject.kind === "operation";
    const operation = isOperation ? run.operations.find(({ name }) => name === subject.name) : undefined;
    const own = run.fixtures.filter(
      (one) => one.subject.kind === "operation" && one.subject.name === subject.name && one.problems === undefined,
    );
    const usual = (side: RunFixture["side"]): RunFixture | undefined => own.find((one) => one.side === side);
    try {
      const outcome =
        operation === undefined
          ? checkValue(modules, fixture)
          : await checkOperation(
              { party, modules, operation, usualRequest: usual("request"), usualReply: usual("response") },
              fixture,
            );
      return { operation, outcome: { id, ...outcome } };
    } catch (error) {
      const detail = `The fixture cannot be checked: ${String(error)}`;
      return { operation, outcome: { id, failure: { check: "validator", detail }, problems: [] } };
    }
  };
}

/** A value, or text, of a schema; a document of an XML element. */
function checkValue(modules: Modules, { subject, body, bytes, problems }: RunFixture): Omit<FixtureOutcome, "id"> {
  const check: CheckName = subject.kind === "element" ? "codec" : "validator";
  const result = readValue(modules, subject, body, bytes);
  const found: readonly Problem[] = result.ok ? [] : result.problems;
  const fail = (detail: string): Omit<FixtureOutcome, "id"> => ({ failure: { check, detail }, problems: found });
  if (problems === undefined) {
    if (!result.ok) return fail(`The ${check} rejects the value.`);
    return isRewritten(modules, subject, result.value)
      ? { problems: [] }
      : fail("The value is different after the codec writes and reads it.");
  }
  if (result.ok) return fail(`The ${check} accepts the value.`);
  const missing = findProblems({ problems } as RunFixture, found);
  return missing === undefined ? { problems: found } : fail(missing);
}

type Read = (input: unknown) => Result<unknown>;

function readValue(
  modules: Modules,
  subject: RunFixture["subject"],
  body: unknown,
  bytes: Uint8Array | undefined,
): Result<unknown> {
  if (subject.kind === "element") return emitted<Read>(modules, "codecs", subject.decode)(bytes);
  if (subject.kind !== "schema") throw new Error(`The spec has no operation "${subject.name}".`);
  return emitted<Read>(modules, "validators", bytes === undefined ? subject.validate : subject.parse)(bytes ?? body);
}

/** True if a document that the codec writes has the values that it read. */
function isRewritten(modules: Modules, subject: RunFixture["subject"], value: unknown): boolean {
  if (subject.kind !== "element") return true;
  const text = emitted<(value: unknown) => string>(modules, "codecs", subject.encode)(value);
  const again = emitted<Read>(modules, "codecs", subject.decode)(text);
  return again.ok && isDeepStrictEqual(again.value, value);
}

function emitted<Made>(modules: Modules, module: string, name: string): Made {
  return (modules[module] ?? {})[name] as Made;
}
