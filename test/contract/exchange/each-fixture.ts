import { expect, it, type TestContext } from "vitest";
import type { Problem } from "../../../generated/runtime/base.js";
import { firstInRun } from "../../support/run-folder.js";
import { causeOf } from "./causes.js";
import { problemsOf } from "./party.js";

/** The least that is known of a fixture, whatever its form. */
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
 * Tests for each fixture of an interface. One that fails names the place in the specs to look at; of all that fail at the same
 * place, one is told in a run, and the others are skipped with its title.
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

/** Fails with the cause in front of the message; skips where another test of this run has told of it. */
export function tellOnce(cause: string, error: Error | string, { skip, task }: TestContext): never {
  const first = firstInRun(cause, task.name);
  if (first !== undefined) skip(`It fails at ${cause} as well, like "${first}".`);
  if (!(error instanceof Error)) expect.fail(`${cause}: ${error}`);
  error.message = `${cause}: ${error.message}`;
  throw error;
}
