import { afterAll, beforeAll, describe, it } from "vitest";
import type { Problem } from "../../../generated/runtime/base.js";
import { isThorough } from "../../support/sizes.js";
import { adapters, fetchAdapter, type Adapter } from "../http/adapters.js";
import { answering, type Answer } from "../http/answers.js";
import { causeOf } from "./causes.js";
import { checksOf, findingOf, type Check, type Exchange, type Finding, type Subject } from "./checks.js";
import { readDocument } from "./document.js";
import { tellCauses, tellOnce } from "./each-fixture.js";
import { readOperationFixtures, unexpected, type Fixture, type OperationFixtures } from "./fixture.js";
import { judgeOf } from "./judge.js";
import { problemsOf, serveContract, type ContractModules } from "./party.js";
import { subjectOf } from "./subject.js";
import { valueOf } from "./values.js";

/**
 * Tests of one interface: judges agree with every fixture, and its client and server carry the valid ones and refuse the
 * others, together and each alone, through every adapter.
 */
export function describeContract(
  name: string,
  modules: ContractModules,
  operations: readonly OperationFixtures[] = readOperationFixtures(name),
): void {
  const document = readDocument(name);
  const judge = judgeOf(document);
  const subjects = operations.map((of) => ({ subject: subjectOf(document, of), fixtures: of.fixtures }));

  it.for(subjects)(`fixtures of ${name} are judged alike: $subject.operation.id`, async (of, context) => {
    const { subject, fixtures } = of;
    const unlike = fixtures.filter((fixture) => {
      const wanted = (fixture.valid && fixture.unknownElements !== true) || fixture.byExtension !== undefined;
      const isJudged = fixture.text === undefined && fixture.code !== "status";
      return isJudged && judge(subject.operation, fixture) !== wanted;
    });
    if (unlike.length === 0) return;
    // Judges say no more than yes and no: what is generated tells the keyword or facet.
    const { exchange, close } = await exchangeThrough(fetchAdapter);
    const causes = new Map<string, string>();
    for (const fixture of unlike) {
      const place = causeOf(name, fixture, await problemsWith(exchange, subject, fixture));
      causes.set(place, `${causes.get(place) ?? "Judges disagree with fixtures:"} "${fixture.name}"`);
    }
    await close();
    tellCauses(causes, context);
  });

  describe.each(adapters.map((adapter, at) => ({ ...adapter, at })))(`${name} through $name`, (adapter) => {
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

/** The problems that the first question whose answer is not the wanted one leads to, or else a document's own codec. */
async function problemsWith(exchange: Exchange, subject: Subject, fixture: Fixture): Promise<readonly Problem[]> {
  for (const check of Object.values(checksOf(fixture))) {
    const finding = await asked(check, exchange, subject, fixture);
    if (finding !== undefined) return finding.problems;
  }
  try {
    valueOf(exchange.party.document, exchange.modules, subject.operation, fixture);
    return [];
  } catch (error) {
    return unexpected(fixture, problemsOf(error));
  }
}

/** The answer to one question; a document that its own codec refuses is found on the way to it. */
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
