import { parentPort, workerData } from "node:worker_threads";
import type { FixtureRun, ReplayOutcome, ReplayQuestion, ReplayRequest, RunFixture } from "./fixture-run.js";
import { importModules } from "./import-modules.js";
import { emptyInput } from "./operation-checks.js";
import { baseUrl, createParty, resultProblems } from "./party.js";
import { rawRequest } from "./raw-messages.js";

// The thread of a replay, which has no network: it writes requests and checks responses; its parent sends and receives them.
const run = workerData as FixtureRun;
const party = createParty(run, await importModules("..", run.modules));
parentPort?.on(
  "message",
  (question: ReplayQuestion) => void answerTo(question).then((answer) => parentPort?.postMessage(answer)),
);

async function answerTo({ id, response }: ReplayQuestion): Promise<ReplayRequest | ReplayOutcome> {
  try {
    const fixture = run.fixtures.find((one) => one.id === id);
    if (fixture === undefined) throw new Error("The fixture does not exist.");
    return response === undefined ? await requestOf(fixture) : await outcomeOf(fixture, response);
  } catch (error) {
    return { detail: `The request cannot be replayed: ${String(error)}`, problems: [] };
  }
}

function operationOf({ subject }: RunFixture): FixtureRun["operations"][number] {
  const operation = run.operations.find(({ name }) => name === subject.name);
  if (operation === undefined) throw new Error(`The spec has no operation "${subject.name}".`);
  return operation;
}

async function requestOf(fixture: RunFixture): Promise<ReplayRequest> {
  // Credentials are those of the caller.
  const request = await rawRequest({ ...operationOf(fixture), credentials: [] }, fixture, baseUrl);
  const body = new Uint8Array(await request.arrayBuffer());
  return {
    method: request.method,
    target: request.url.slice(baseUrl.length),
    headers: [...request.headers],
    body: body.length === 0 ? undefined : body,
  };
}

/** Reads a response by the generated client. */
async function outcomeOf(
  fixture: RunFixture,
  { status, headers, body }: NonNullable<ReplayQuestion["response"]>,
): Promise<ReplayOutcome> {
  const operation = operationOf(fixture);
  const isEmpty = [204, 205, 304].includes(status) || operation.method === "HEAD";
  const fetch = (): Promise<Response> =>
    Promise.resolve(
      new Response(isEmpty ? null : new Uint8Array(body), {
        status,
        headers: new Headers(headers.map(([name, value]) => [name, value] as [string, string])),
      }),
    );
  try {
    await party.call(operation, emptyInput(operation), fetch, { validate: { request: false } });
  } catch (error) {
    const problems = resultProblems(error);
    const reason = problems.length > 0 || !(error instanceof Error) ? "" : `: ${error.message}`;
    return { detail: `The response with status ${status} is not valid${reason === "" ? "." : reason}`, problems };
  }
  const isExpected = fixture.problems === undefined ? status < 500 : status >= 400 && status < 500;
  const kind = fixture.problems === undefined ? "a valid" : "an invalid";
  return isExpected
    ? { problems: [] }
    : { detail: `The service responds to ${kind} request with status ${status}.`, problems: [] };
}
