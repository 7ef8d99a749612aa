import { expect, it, type TestContext } from "vitest";
import type { Problem } from "../../../generated/runtime/base.js";
import { firstInRun } from "../../support/run-folder.js";
import { causeOf } from "./causes.js";
import { problemsOf } from "./party.js";

/** The properties that every fixture has. */
export interface Keyed {
  readonly name: string;
  readonly fact: string;
}

/** The tests of one interface that ask every fixture the same question. */
export interface FixtureTests<F extends Keyed> {
  /** The folder below specs/. */
  readonly interface: string;
  /** The problems that the interface's own validator finds in a fixture that it should take. */
  readonly problemsIn: (fixture: F) => readonly Problem[];
}

/** Declares a test for each fixture, like `it.each`. */
export type EachFixture<F extends Keyed> = <G extends F>(
  fixtures: readonly G[],
) => (title: string, ask: (fixture: G) => unknown) => void;

/**
 * Tests for each fixture of an API. A failure names the location in the specs to check; of all failures at the same
 * location, a run reports one, and skips the others with its title.
 */
export function eachFixtureOf<F extends Keyed>(tests: FixtureTests<F>): EachFixture<F> {
  return (fixtures) => (title, ask) => {
    it.for(fixtures)(title, async (fixture, context) => {
      try {
        await ask(fixture);
      } catch (error) {
        const found = problemsOf(error);
        const problems = found.length > 0 ? found : tests.problemsIn(fixture);
        tellOnce(causeOf(tests.interface, fixture, problems), error instanceof Error ? error : String(error), context);
      }
    });
  };
}

/** Fails with the cause before the message; skips if another test of this run has reported it. */
export function tellOnce(cause: string, error: Error | string, context: TestContext): never {
  const says = error instanceof Error ? error.message : error;
  if (!(error instanceof Error)) return tellCauses(new Map([[cause, says]]), context);
  error.message = untold(new Map([[cause, says]]), context);
  throw error;
}

/** Fails with those causes, and a sentence about each, that no other test of this run has told; skips where none is left. */
export function tellCauses(causes: ReadonlyMap<string, string>, context: TestContext): never {
  return expect.fail(untold(causes, context));
}

function untold(causes: ReadonlyMap<string, string>, { skip, task }: TestContext): string {
  const asked = [...causes].map(([cause, says]) => ({ cause, says, first: firstInRun(cause, task.name) }));
  const left = asked.filter(({ first }) => first === undefined);
  if (left.length > 0) return left.map(({ cause, says }) => `${cause}: ${says}`).join("\n");
  return skip(asked.map(({ cause, first }) => `It fails at ${cause} as well, like "${first}".`).join(" "));
}
