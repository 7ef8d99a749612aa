import type {
  FixtureRun,
  ReplayOutcome,
  ReplayQuestion,
  ReplayRequest,
  RunFixture,
} from "../../../../templates/contract-tests/fixture-run.js";
import { createThread } from "../answering-thread.js";
import type { ReplayTarget } from "./check-target.js";
import { sendRequest } from "./send-request.js";

/** Methods that change nothing. RFC 9110, section 9.2.1. */
const safeMethods = ["GET", "HEAD", "OPTIONS"];

/** Requests of one API that are replayed against a service. */
export interface Replay {
  readonly target: ReplayTarget;
  /** False to send only requests with safe methods. */
  readonly allMethods: boolean;
  /** Milliseconds that a request may take, and the check of its response. */
  readonly timeout: number;
}

/** The results of a replay. */
export interface ReplayResult {
  /** By the `id` of their fixture. */
  readonly outcomes: ReadonlyMap<number, ReplayOutcome>;
  /** Requests that are not sent because of their method. */
  readonly skipped: number;
}

/** Sends the requests of fixtures to a service, one after the other, and checks the responses by the generated client. */
export async function replayApi(path: string, run: FixtureRun, replay: Replay): Promise<ReplayResult> {
  const methods = new Map(run.operations.flatMap(({ name, method, isWebhook }) => (isWebhook ? [] : [[name, method]])));
  const requests = run.fixtures.filter(
    ({ side, subject }) => side === "request" && subject.kind === "operation" && methods.has(subject.name),
  );
  const isSent = ({ subject }: RunFixture): boolean =>
    replay.allMethods || safeMethods.includes(methods.get(subject.name) ?? "");
  const outcomes = new Map<number, ReplayOutcome>();
  const thread = createThread<ReplayQuestion, ReplayRequest | ReplayOutcome>({
    ...{ path, workerData: run, timeout: replay.timeout, maxQuestions: Infinity },
  });
  const ask = async (question: ReplayQuestion): Promise<ReplayRequest | ReplayOutcome> => {
    const answer = await thread.ask(question);
    const late = `The check was stopped after ${replay.timeout / 1000} s.`;
    if (answer === "timeout" || "fault" in answer)
      return { detail: answer === "timeout" ? late : answer.fault, problems: [] };
    return answer;
  };
  try {
    for (const { id } of requests.filter(isSent)) outcomes.set(id, await outcomeOf(id, ask, replay));
  } finally {
    await thread.stop();
  }
  return { outcomes, skipped: requests.length - outcomes.size };
}

async function outcomeOf(
  id: number,
  ask: (question: ReplayQuestion) => Promise<ReplayRequest | ReplayOutcome>,
  { target, timeout }: Replay,
): Promise<ReplayOutcome> {
  const request = await ask({ id });
  if (!("method" in request)) return request;
  const response = await sendRequest(target, request, timeout);
  if ("fault" in response) return { detail: response.fault, problems: [] };
  const outcome = await ask({ id, response });
  return "method" in outcome ? { problems: [] } : outcome;
}
