import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampled } from "../../support/sizes.js";
import { adapters } from "../http/adapters.js";
import { answering, type Answering } from "../http/answers.js";
import { causeOf } from "./causes.js";
import { checksOf, findingOf, type Check, type Exchange } from "./checks.js";
import { readDocument } from "./document.js";
import { tellOnce } from "./each-fixture.js";
import { readOperationFixtures, type Fixture, type OperationFixtures } from "./fixture.js";
import { judgeOf } from "./judge.js";
import { serveContract, type ContractModules, type Party } from "./party.js";
import { subjectOf } from "./subject.js";

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

  it.each(subjects)(`fixtures of ${name} are judged alike: $subject.operation.id`, ({ subject, fixtures }) => {
    const unlike = fixtures.filter((fixture) => {
      const wanted = (fixture.valid && fixture.unknownElements !== true) || fixture.byExtension !== undefined;
      const isJudged = fixture.text === undefined && fixture.code !== "status";
      return isJudged && judge(subject.operation, fixture) !== wanted;
    });
    const places = new Map<string, string[]>();
    for (const fixture of unlike) {
      const place = causeOf(name, fixture, []);
      places.set(place, [...(places.get(place) ?? []), fixture.name]);
    }
    expect(Object.fromEntries(places)).toEqual({});
  });

  describe.each(adapters.map((adapter, at) => ({ ...adapter, at })))(`${name} through $name`, (adapter) => {
    let exchange: Exchange;
    let party: Party;
    let platform: Answering;
    beforeAll(async () => {
      platform = await answering();
      party = await serveContract(document, modules, adapter);
      const plain = {
        reach: { baseUrl: platform.url },
        get answer() {
          return platform.answer;
        },
        set answer(answer) {
          platform.answer = answer;
        },
      };
      exchange = { modules, party, plain };
    });
    afterAll(() => Promise.all([party.served.close(), platform.close()]));

    describe.each(subjects.map((of) => [of.subject.operation.id, of] as const))("%s", (_, { subject, fixtures }) => {
      it.for(someOf(fixtures, adapter.at).flatMap(questions))("%s", async ([, { fixture, check }], context) => {
        // A document that its own codec refuses is found on the way to the question.
        const finding = await check(exchange, subject, fixture).catch((error: unknown) => findingOf(error));
        if (finding !== undefined) tellOnce(causeOf(name, fixture, finding.problems), finding.says, context);
      });
    });
  });
}

type Question = readonly [title: string, { readonly fixture: Fixture; readonly check: Check }];

function questions(fixture: Fixture): readonly Question[] {
  return Object.entries(checksOf(fixture)).map(([question, check]) => [
    `${fixture.side} ${question}: ${fixture.name}`,
    { fixture, check },
  ]);
}

/** Fixtures of every kind; all of them in a thorough run. */
function someOf(fixtures: readonly Fixture[], salt: number): readonly Fixture[] {
  const kindOf = ({ side, valid }: Fixture): string => `${side} ${valid}`;
  const kinds = [...new Set(fixtures.map(kindOf))];
  const ofKind = (kind: string): readonly Fixture[] => fixtures.filter((fixture) => kindOf(fixture) === kind);
  return kinds.flatMap((kind) => sampled(ofKind(kind), 4, salt));
}
