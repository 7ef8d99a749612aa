import { afterAll, beforeAll, describe, it } from "vitest";
import { isThorough } from "../../support/sizes.js";
import { adapters, adaptersOnPorts, type Adapter } from "../http/adapters.js";
import { answering, type Answer } from "../http/answers.js";
import { causeOf } from "./causes.js";
import { checksOf, findingOf, type Check, type Exchange, type Finding, type Subject } from "./checks.js";
import { readDocument } from "./document.js";
import { tellOnce } from "./each-fixture.js";
import { fixturesOf } from "../travel-profile/fixtures.js";
import type { Fixture } from "./fixture.js";
import { serveContract, type ContractModules } from "./party.js";
import { subjectOf } from "./subject.js";

/**
 * Tests of one interface: its client and server carry valid fixtures and reject the others, together and each alone, through every
 * adapter. `specwright test` runs each fixture without an adapter, and by ajv and libxml2.
 */
export function describeContract(name: string, modules: ContractModules): void {
  const document = readDocument(name);
  const subjects = fixturesOf(name).map((of) => ({ subject: subjectOf(document, of), fixtures: of.fixtures }));

  describe.each(tried.map((adapter, at) => ({ ...adapter, at })))(`${name} through $name`, (adapter) => {
    let exchange: Exchange;
    let close: () => Promise<unknown>;
    beforeAll(async () => {
      ({ exchange, close } = await exchangeThrough(adapter));
    });
    afterAll(() => close());

    const shared = subjects.flatMap(({ subject, fixtures }) => {
      const through = fixturesThrough(adapter.at, fixtures);
      return through.length === 0 ? [] : [[subject.operation.id, { subject, through }] as const];
    });
    describe.each(shared)("%s", (_, { subject, through }) => {
      it.for(through.flatMap(questions))("%s", async ([, { fixture, check }], context) => {
        const finding = await asked(check, exchange, subject, fixture);
        if (finding !== undefined) tellOnce(causeOf(name, fixture, finding.problems), finding.says, context);
      });
    });
  });

  async function exchangeThrough(adapter: Adapter): Promise<{ exchange: Exchange; close(): Promise<unknown> }> {
    const plain = await answering();
    const reach = { baseUrl: plain.url };
    const party = await serveContract(document, modules, adapter);
    const exchange = {
      modules,
      party,
      plain: {
        reach,
        set answer(answer: Answer) {
          plain.answer = answer;
        },
        get answer() {
          return plain.answer;
        },
      },
    };
    return { exchange, close: () => Promise.all([party.served.close(), plain.close()]) };
  }
}

/** The result of one check; a document that its own codec rejects is found before it. */
function asked(check: Check, exchange: Exchange, subject: Subject, fixture: Fixture): Promise<Finding | undefined> {
  return check(exchange, subject, fixture).catch((error: unknown) => findingOf(error));
}

type Question = readonly [title: string, { readonly fixture: Fixture; readonly check: Check }];

function questions(fixture: Fixture): readonly Question[] {
  return Object.entries(checksOf(fixture)).map(([question, check]) => [
    `${fixture.side} ${question}: ${fixture.name}`,
    { fixture, check },
  ]);
}

/** The command runs each fixture through the Fetch API; the fixtures of its turn are left to it. */
const tried: readonly Adapter[] = isThorough ? adapters : adaptersOnPorts;

/** The fixtures that go through an adapter: each goes through one of them, those of every kind in turn, and through all in a thorough run. */
function fixturesThrough(adapter: number, fixtures: readonly Fixture[]): readonly Fixture[] {
  if (isThorough) return fixtures;
  const counts = new Map<string, number>();
  return fixtures.filter(({ side, valid }) => {
    const kind = `${side} ${valid}`;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count % adapters.length === adapter;
  });
}
