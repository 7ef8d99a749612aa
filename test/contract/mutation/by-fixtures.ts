import { checksOf, type Check, type Exchange, type Subject } from "../exchange/checks.js";
import { subjectOf } from "../exchange/subject.js";
import type { Fixture } from "../exchange/fixture.js";
import type { ContractModules } from "../exchange/party.js";
import { timeLimit } from "../../support/time-limit.js";
import { exchangeOf } from "./exchange.js";
import { fixturesOf } from "../travel-profile/fixtures.js";
import type { Mutant, SpecTexts } from "./mutant.js";
import { reachOf } from "./reach.js";

/** Asks the fixtures of an interface about modules made from a mutant: a sentence when one fares otherwise than before. */
export type ByFixtures = (mutant: Mutant, texts: SpecTexts, modules: ContractModules) => Promise<string | undefined>;

/** One question about one fixture. */
interface Question {
  readonly key: string;
  readonly operation: string;
  readonly fixture: Fixture;
  readonly check: Check;
  /** All content of the fixture, to check first the fixtures that mention the change. */
  readonly text: string;
}

/** Faults that fixtures notice, given the modules of the spec as it is: those of the original do not count. */
export async function byFixtures(name: string, original: SpecTexts, modules: ContractModules): Promise<ByFixtures> {
  const operations = fixturesOf(name);
  const questions = operations.flatMap(({ operation, fixtures }) =>
    fixtures.flatMap((fixture) => questionsOf(operation, fixture)),
  );
  const ask = (exchange: Exchange): ((question: Question) => Promise<string | undefined>) => {
    const subjects = new Map<string, Subject>();
    const subject = (id: string): Subject => {
      const found =
        subjects.get(id) ??
        subjectOf(
          exchange.party.document,
          operations.find(({ operation }) => operation === id)!,
        );
      subjects.set(id, found);
      return found;
    };
    return async ({ operation, fixture, check }) => {
      try {
        // A client that waits for ever is noticed too.
        return (await within(timeLimit / 10, check(exchange, subject(operation), fixture)))?.says;
      } catch (error) {
        return String(error);
      }
    };
  };

  const reach = reachOf(JSON.parse(original.get("openapi.yaml")!));
  const askBefore = ask(await exchangeOf(name, original.get("openapi.yaml")!, modules));
  const before = new Map<string, boolean>();
  const passedBefore = async (question: Question): Promise<boolean> => {
    const known = before.get(question.key) ?? (await askBefore(question)) === undefined;
    before.set(question.key, known);
    return known;
  };

  return async (mutant, texts, altered) => {
    let askNow: ReturnType<typeof ask>;
    try {
      askNow = ask(await exchangeOf(name, texts.get("openapi.yaml")!, altered));
    } catch (error) {
      return `It cannot be served: ${String(error)}`;
    }
    const reached = reach(mutant.pointer);
    const asked = questions.filter(({ operation, fixture }) => reached(operation, fixture.side));
    for (const question of bySpeaking(asked, mutant.place)) {
      const answer = await askNow(question);
      if (answer !== undefined && (await passedBefore(question))) return `${question.key}: ${answer}`;
    }
    return undefined;
  };
}

function questionsOf(operation: string, fixture: Fixture): readonly Question[] {
  const text = JSON.stringify(fixture);
  return Object.entries(checksOf(fixture)).map(([question, check]) => ({
    key: `${operation}, ${fixture.side} ${question}: ${fixture.name}`,
    operation,
    fixture,
    check,
    text,
  }));
}

/** Fixtures that hold the last names of a place come first: there it is noticed after a few questions. */
function bySpeaking(questions: readonly Question[], place: string): readonly Question[] {
  const names = place.split(/[/ ]/).filter((name) => /^@?[\w:.-]{2,}$/.test(name) && !words.has(name));
  const wanted = names.slice(-2).map((name) => name.replace("@", ""));
  const rank = ({ text }: Question): number => wanted.filter((name) => text.includes(name)).length;
  const ranked = questions.map((question) => ({ question, rank: rank(question) }));
  return ranked.sort((one, other) => other.rank - one.rank).map(({ question }) => question);
}

const words = new Set(["properties", "items", "type", "enum", "required", "schema", "components", "schemas", "format"]);

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It never ended.")), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
