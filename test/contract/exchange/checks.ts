import { isDeepStrictEqual } from "node:util";
import type { Problem } from "../../../generated/runtime/base.js";
import type { Answer } from "../http/answers.js";
import { schemesOf, type DocumentOperation, type OpenApiDocument } from "./document.js";
import { isFound, isValue, type Fixture } from "./fixture.js";
import { callerOf, problemsOf, type CallResult, type ContractModules, type Party, type Reply } from "./party.js";
import { plain } from "./plain.js";
import { valueOf } from "./values.js";
import { rawAnswer, rawRequest } from "./wire.js";

/** One interface under test: served by its own server, and called by its own client against a plain server. */
export interface Exchange {
  readonly modules: ContractModules;
  readonly party: Party;
  readonly plain: PlainServer;
}

/** A server that knows nothing of the contract. */
export interface PlainServer {
  readonly reach: { readonly baseUrl: string; readonly fetch?: (request: Request) => Promise<Response> };
  answer: Answer;
}

/** One operation, with a reply that suits it and a request that its client can send. */
export interface Subject {
  readonly operation: DocumentOperation;
  readonly usualReply: Fixture | undefined;
  readonly usualRequest: Fixture | undefined;
}

/** The outcome of a fixture where it is not the wanted one: a sentence, and the problems that validators found. */
export interface Finding {
  readonly says: string;
  readonly problems: readonly Problem[];
}

/** A question about a fixture: undefined when all is well. */
export type Check = (exchange: Exchange, subject: Subject, fixture: Fixture) => Promise<Finding | undefined>;

/** The checks of a fixture, by name. */
export function checksOf(fixture: Fixture): Readonly<Record<string, Check>> {
  if (fixture.side === "request") {
    if (fixture.valid)
      return { "is carried from the client to the handler": isCarried, "is taken as raw bytes": isTaken };
    return isValue(fixture)
      ? { "is not sent by the client": isNotSent, "is refused by the server": isRefused }
      : { "is refused by the server": isRefused };
  }
  if (fixture.valid) return { "is carried from the handler to the client": isReturned, "is read as raw bytes": isRead };
  return isValue(fixture) && !isUndeclared(fixture)
    ? { "is not sent by the server": isWithheld, "is not taken by the client": isNotRead }
    : { "is not taken by the client": isNotRead };
}

const isCarried: Check = async ({ modules, party }, subject, fixture) => {
  prepare(party, modules, subject);
  const error = await failure(
    callerOf(party.document, modules, subject.operation, party.served.reach)(inputOf(modules, party, subject, fixture)),
  );
  return (
    (await arrived(party, modules, subject, fixture)) ?? unless(error === undefined, "The answer was not taken", error)
  );
};

const isTaken: Check = async ({ modules, party }, subject, fixture) => {
  prepare(party, modules, subject);
  const { target, init } = await rawRequest(party.document, subject.operation, fixture);
  const response = await party.served.send(target, init);
  await response.arrayBuffer();
  return arrived(party, modules, subject, fixture);
};

const isNotSent: Check = async ({ modules, party }, subject, fixture) => {
  prepare(party, modules, subject);
  const error = await failure(
    callerOf(party.document, modules, subject.operation, party.served.reach)(inputOf(modules, party, subject, fixture)),
  );
  if (party.received.length > 0) return finding("It arrived at the handler");
  return unless(isFound(fixture, problemsOf(error)), "It failed in another way", error);
};

const isRefused: Check = async ({ modules, party }, subject, fixture) => {
  prepare(party, modules, subject);
  const { target, init } = await rawRequest(party.document, subject.operation, fixture);
  const response = await party.served.send(target, init);
  await response.arrayBuffer();
  if (party.received.length > 0) return finding("It arrived at the handler");
  if (response.status < 400 || response.status >= 500) return finding(`The status was ${response.status}`);
  const problems = party.refusals.flatMap((refusal) => refusal.problems);
  return unless(isFound(fixture, problems), "It was refused in another way", { problems });
};

const isReturned: Check = async ({ modules, party }, subject, fixture) => {
  prepare(party, modules, subject, fixture);
  const { error, result } = await outcome(callUsually({ modules, party }, subject, party.served.reach));
  if (result === undefined) return finding("The call failed", error);
  if (party.errors.length > 0) return finding("The server did not send it", party.errors[0]);
  return same(modules, party, subject, fixture, result);
};

const isRead: Check = async ({ modules, party, plain: platform }, subject, fixture) => {
  platform.answer = await rawAnswer(fixture);
  const { error, result } = await outcome(callUsually({ modules, party }, subject, platform.reach));
  if (result === undefined) return finding("The call failed", error);
  return same(modules, party, subject, fixture, result);
};

const isWithheld: Check = async ({ modules, party }, subject, fixture) => {
  prepare(party, modules, subject, fixture);
  await failure(callUsually({ modules, party }, subject, party.served.reach));
  if (party.received.length === 0) return finding("The handler was not called");
  const [error] = party.errors;
  if (isFound(fixture, problemsOf(error))) return undefined;
  return error === undefined ? finding("The server sent it") : finding("The server did not find it", error);
};

const isNotRead: Check = async ({ modules, party, plain: platform }, subject, fixture) => {
  platform.answer = await rawAnswer(fixture);
  const { error } = await outcome(callUsually({ modules, party }, subject, platform.reach));
  if (error === undefined) return finding("The client took it");
  if (isUndeclared(fixture)) return undefined;
  return unless(isFound(fixture, problemsOf(error)), "It failed in another way", error);
};

type Parts = Pick<Exchange, "modules" | "party">;

function prepare(party: Party, modules: ContractModules, subject: Subject, reply = subject.usualReply): void {
  party.clear();
  party.reply = reply === undefined ? { status: 200 } : replyOf(modules, party, subject, reply);
}

function replyOf(modules: ContractModules, party: Party, { operation }: Subject, fixture: Fixture): Reply {
  const body = valueOf(party.document, modules, operation, fixture);
  const { status = 200, headers, contentType } = fixture;
  return {
    status,
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body }),
    ...(contentType === undefined || body === undefined ? {} : { contentType }),
  };
}

function inputOf(modules: ContractModules, party: Party, { operation }: Subject, fixture: Fixture): object {
  const { contentType } = fixture;
  const { path, query, headers } = { ...emptyPlaces(operation), ...fixture };
  const body = valueOf(party.document, modules, operation, fixture);
  return Object.fromEntries(
    Object.entries({ path, query, headers, contentType, body }).filter(([, value]) => value !== undefined),
  );
}

/** The text that a caller writes who gives no parameter. */
function emptyPlaces({ parameters }: DocumentOperation): Pick<Fixture, "path" | "query" | "headers"> {
  const names: Readonly<Record<string, string>> = { path: "path", query: "query", header: "headers" };
  return Object.fromEntries(parameters.map(({ node }) => [names[String(node["in"])], {}]));
}

function callUsually({ modules, party }: Parts, subject: Subject, reach: PlainServer["reach"]): Promise<CallResult> {
  const call = callerOf(party.document, modules, subject.operation, reach);
  const { usualRequest } = subject;
  return call(usualRequest === undefined ? {} : inputOf(modules, party, subject, usualRequest));
}

/** True when the handler was given the values that the fixture holds; parameters may have gained their defaults. */
async function arrived(
  party: Party,
  modules: ContractModules,
  subject: Subject,
  fixture: Fixture,
): Promise<Finding | undefined> {
  const [received] = party.received;
  if (received === undefined) {
    const problems = party.refusals.flatMap((refusal) => refusal.problems);
    return finding("It did not arrive at the handler", { problems });
  }
  if (received.operation !== subject.operation.id) return finding(`It arrived at "${received.operation}"`);
  for (const place of ["path", "query", "headers"] as const) {
    const values = (received.request[place] ?? {}) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(fixture[place] ?? {})) {
      if (isCredential(party.document, name)) continue;
      if (!isDeepStrictEqual(values[name], value))
        return finding(`${place} "${name}" arrived as ${JSON.stringify(values[name])}`);
    }
  }
  const { text, arrives = text } = fixture;
  const body = valueOf(party.document, modules, subject.operation, withText(fixture, arrives));
  if (isSame(received.request["body"], await plain(body))) return undefined;
  return finding(`The body arrived as ${JSON.stringify(received.request["body"])}`);
}

/** True if the operation declares no response with the status. */
function isUndeclared({ problems }: Fixture): boolean {
  return problems.some(({ code }) => code === "http/status");
}

function withText(fixture: Fixture, text: string | undefined): Fixture {
  return text === undefined ? fixture : { ...fixture, text };
}

/** Headers that are credentials go to security hooks and not to handlers. */
function isCredential(document: OpenApiDocument, header: string): boolean {
  return Object.values(schemesOf(document)).some(({ name }) => name === header);
}

async function same(
  modules: ContractModules,
  party: Party,
  subject: Subject,
  fixture: Fixture,
  result: CallResult,
): Promise<Finding | undefined> {
  const { status = 200, headers = {} } = fixture;
  if (result.status !== status) return finding(`The status was ${result.status}`);
  for (const [name, value] of Object.entries(headers)) {
    const got = result.headers[name] ?? result.response.headers.get(name);
    if (!isDeepStrictEqual(got, value)) return finding(`Header "${name}" arrived as ${JSON.stringify(got)}`);
  }
  const wanted = await plain(valueOf(party.document, modules, subject.operation, fixture));
  return isSame(result.data, wanted) ? undefined : finding(`The body arrived as ${JSON.stringify(result.data)}`);
}

/** Values without prototypes are equal to those with. */
function isSame(value: unknown, wanted: unknown): boolean {
  return isDeepStrictEqual(copy(value), copy(wanted));
}

const copy = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

async function outcome(call: Promise<CallResult>): Promise<{ readonly error?: unknown; readonly result?: CallResult }> {
  try {
    const result = await call;
    return { result: { ...result, data: await plain(result.data) } };
  } catch (error) {
    return { error };
  }
}

async function failure(call: Promise<CallResult>): Promise<unknown> {
  return (await outcome(call)).error;
}

/** A finding, with the first problems after its sentence, or with the error. */
function finding(what: string, error?: unknown): Finding {
  const problems = problemsOf(error);
  const shown = problems.slice(0, 5).map(({ code, path, message }) => `${code} at "${path}": ${message}`);
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  const details = error === undefined ? "." : `: ${shown.length > 0 ? shown.join(" ") : reason}`;
  return { says: `${what}${details}`, problems };
}

/** The finding for an error thrown before a check. */
export function findingOf(error: unknown): Finding {
  return finding("The fixture could not be asked", error);
}

function unless(isWell: boolean, what: string, error: unknown): Finding | undefined {
  return isWell ? undefined : finding(what, error);
}
