import { isDeepStrictEqual } from "node:util";
import type { Problem, Result } from "../runtime/base/problem.js";
import { contentFor, fixtureContent } from "./content.js";
import { findProblems } from "./expected-problems.js";
import {
  baseUrl,
  plain,
  resultProblems,
  type PartyResult,
  type Modules,
  type Party,
  type Received,
  type Reply,
} from "./party.js";
import type { CheckName, FixtureOutcome, RunContent, RunFixture, RunOperation, Values } from "./fixture-run.js";
import { blobOf, isFileField, rawRequest, rawResponse } from "./raw-messages.js";

/** Two generated parties, and an operation with a valid request of it if a fixture has one. */
export interface OperationChecks {
  readonly party: Party;
  readonly modules: Modules;
  readonly operation: RunOperation;
  readonly usualRequest: RunFixture | undefined;
  readonly usualReply: RunFixture | undefined;
}

type Outcome = Omit<FixtureOutcome, "id">;

/** Runs a request or response through the generated client and server, each also without the other. */
export async function checkOperation(checks: OperationChecks, fixture: RunFixture): Promise<Outcome> {
  if (!checks.operation.isServed) {
    // The client still reads its responses.
    if (fixture.side === "response") return checkSide({ ...checks, usualRequest: undefined }, fixture);
    return failed("server", "Servers omit the operation, because a check of it was skipped.", []);
  }
  return checkSide(checks, fixture);
}

function checkSide(checks: OperationChecks, fixture: RunFixture): Promise<Outcome> {
  if (fixture.side === "request")
    return fixture.problems === undefined ? accepts(checks, fixture) : rejects(checks, fixture);
  return fixture.problems === undefined ? reads(checks, fixture) : rejectsResponse(checks, fixture);
}

/** A valid request: the server passes it to its handler, as raw bytes and as the client writes it. */
async function accepts(checks: OperationChecks, fixture: RunFixture): Promise<Outcome> {
  const { party, operation } = checks;
  prepare(checks);
  const raw = await sendRaw(checks, fixture);
  if (raw.received === undefined) return failed("server", "The server rejects the request.", raw.problems);
  const { input, error: unread } = inputOf(checks, fixture);
  if (unread.length > 0) return failed("codec", "The codec rejects the body.", unread);
  const lost = lostValue(operation, fixture, raw.received, await plain(input.body));
  if (lost !== undefined) return failed("server", lost, []);
  prepare(checks);
  const { error } = await outcome(party.call(operation, input, party.serve));
  const [sent] = party.received;
  if (sent === undefined)
    return failed("client", sentence("The client does not send the request", error), resultProblems(error));
  const received = { ...raw.received.request, contentType: undefined };
  if (!isDeepStrictEqual(copy({ ...sent.request, contentType: undefined }), copy(received)))
    return failed("client", "The server receives other values from the client than from the raw bytes.", []);
  // Without a response to reply with, the client has nothing to read.
  if (error === undefined || checks.usualReply === undefined) return passed([]);
  return failed("client", sentence("The client rejects the reply", error), resultProblems(error));
}

/** An invalid request: the server rejects its bytes, and the client does not send its values. */
async function rejects(checks: OperationChecks, fixture: RunFixture): Promise<Outcome> {
  prepare(checks);
  const raw = await sendRaw(checks, fixture);
  return { ...(await rejectedOutcome(checks, fixture, raw)), reply: raw.reply };
}

async function rejectedOutcome(
  checks: OperationChecks,
  fixture: RunFixture,
  { received, problems, status }: Sent,
): Promise<Outcome> {
  const { party, operation } = checks;
  if (received !== undefined) return failed("server", "The server accepts the request.", []);
  if (status < 400 || status >= 500) return failed("server", `The server responds with status ${status}.`, problems);
  const missing = findProblems(fixture, problems);
  if (missing !== undefined) return failed("server", missing, problems);
  if (fixture.bytes !== undefined || isBodyless(operation, fixture)) return passed(problems);
  prepare(checks);
  const { error } = await outcome(party.call(operation, inputOf(checks, fixture).input, party.serve));
  if (party.received.length > 0) return failed("client", "The client sends the request.", problems);
  return clientOutcome(fixture, problems, error);
}

/** A valid response: the client reads its bytes, and the server sends its values. */
async function reads(checks: OperationChecks, fixture: RunFixture): Promise<Outcome> {
  const { party } = checks;
  const { result, error } = await callWith(checks, () =>
    rawResponse(fixture, fixtureContent(checks.operation, fixture)),
  );
  if (result === undefined)
    return failed("client", sentence("The client rejects the response", error), resultProblems(error));
  const reply = replyOf(checks, fixture);
  const lost = await lostInResult(result, fixture, reply.body);
  if (lost !== undefined) return failed("client", lost, []);
  if (checks.usualRequest === undefined) return passed([]);
  prepare(checks, reply);
  const sent = await callWith(checks, party.serve);
  const [broken] = party.errors;
  if (broken !== undefined)
    return failed("server", sentence("The server does not send the response", broken), resultProblems(broken));
  if (sent.result === undefined)
    return failed(
      "server",
      sentence("The client rejects what the server sends", sent.error),
      resultProblems(sent.error),
    );
  const changed = await lostInResult(sent.result, fixture, reply.body);
  return changed === undefined ? passed([]) : failed("server", changed, []);
}

/** An invalid response: the client rejects its bytes, and the server does not send its values. */
async function rejectsResponse(checks: OperationChecks, fixture: RunFixture): Promise<Outcome> {
  const { party } = checks;
  const { result, error } = await callWith(checks, () =>
    rawResponse(fixture, fixtureContent(checks.operation, fixture)),
  );
  if (result !== undefined) return failed("client", "The client accepts the response.", []);
  const problems = resultProblems(error);
  const missing = findProblems(fixture, problems);
  if (missing !== undefined)
    return failed("client", problems.length === 0 ? sentence(missing, error) : missing, problems);
  const isUndeclared = problems.some(({ code }) => code === "http/status");
  if (fixture.bytes !== undefined || isUndeclared || checks.usualRequest === undefined) return passed(problems);
  prepare(checks, replyOf(checks, fixture));
  await callWith(checks, party.serve);
  const [broken] = party.errors;
  if (broken === undefined) return failed("server", "The server sends the response.", problems);
  const unnamed = findProblems(fixture, resultProblems(broken));
  return unnamed === undefined ? passed(problems) : failed("server", unnamed, resultProblems(broken));
}

function clientOutcome(fixture: RunFixture, problems: readonly Problem[], error: unknown): Outcome {
  const found = resultProblems(error);
  if (found.length === 0) return failed("client", sentence("The client fails in another way", error), problems);
  const missing = findProblems(fixture, found);
  return missing === undefined ? passed(problems) : failed("client", missing, found);
}

function prepare(checks: OperationChecks, reply?: Reply): void {
  const { party, usualReply } = checks;
  party.clear();
  party.reply = reply ?? (usualReply === undefined ? { status: 200 } : replyOf(checks, usualReply));
}

/** The way that raw bytes took through the generated server. */
interface Sent {
  readonly received: Received | undefined;
  readonly problems: readonly Problem[];
  readonly status: number;
  readonly reply: string;
}

async function sendRaw({ party, operation }: OperationChecks, fixture: RunFixture): Promise<Sent> {
  const response = await party.serve(await rawRequest(operation, fixture, baseUrl));
  const reply = await response.text();
  const problems = party.refusals.flatMap((refusal) =>
    refusal.problems.length > 0
      ? refusal.problems
      : [{ code: `http/${refusal.status}`, path: "", message: refusal.message }],
  );
  return { received: party.received[0], problems, status: response.status, reply };
}

/** Calls the operation with a valid request if there is one; otherwise without a check of the request. */
function callWith(checks: OperationChecks, fetch: (request: Request) => Promise<Response>): ReturnType<typeof outcome> {
  const { party, operation, usualRequest } = checks;
  if (usualRequest !== undefined) return outcome(party.call(operation, inputOf(checks, usualRequest).input, fetch));
  return outcome(party.call(operation, emptyInput(operation), fetch, { validate: { request: false } }));
}

/** The input of a call without a check of the request. */
export function emptyInput({ parameters }: RunOperation): object {
  const inPath = parameters.filter((one) => one.in === "path").map(({ name }) => [name, "0"] as const);
  return { path: Object.fromEntries(inPath), query: {}, headers: {} };
}

/** The input of a call: the values of a fixture, with an empty group for parameters that it does not name. */
function inputOf(
  checks: OperationChecks,
  fixture: RunFixture,
): { readonly input: Values; readonly error: readonly Problem[] } {
  const { parameters, body: content } = checks.operation;
  const groups = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;
  const empty = Object.fromEntries(parameters.map((one) => [groups[one.in as keyof typeof groups], {}]));
  const { path, query, headers, cookies, contentType } = {
    ...empty,
    ...withoutUndefined(fixture),
  } as Partial<RunFixture>;
  const { body, error } = valueOf(checks.modules, fixture, content);
  return { input: withoutUndefined({ path, query, headers, cookies, contentType, body }), error };
}

function replyOf(checks: OperationChecks, fixture: RunFixture): Reply {
  const { body } = valueOf(checks.modules, fixture, fixtureContent(checks.operation, fixture));
  const { status = 200, headers, contentType } = fixture;
  return withoutUndefined({
    status,
    headers,
    body,
    contentType: body === undefined ? undefined : contentType,
  }) as unknown as Reply;
}

function withoutUndefined(value: object): Values {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}

/** The body as callers and handlers hold it: XML decoded, JSON parsed, other bytes as a Blob. */
function valueOf(
  modules: Modules,
  { body, bytes, contentType }: RunFixture,
  content: readonly RunContent[],
): { readonly body?: unknown; readonly error: readonly Problem[] } {
  const { mediaType = "", element } = contentFor(content, contentType) ?? {};
  if (bytes === undefined) return { body: mediaType === "multipart/form-data" ? withBlobs(body) : body, error: [] };
  if (element !== undefined) {
    const decode = modules["codecs"]?.[element.decode] as (bytes: Uint8Array) => Result<unknown>;
    const result = decode(bytes);
    return result.ok ? { body: result.value, error: [] } : { error: result.problems };
  }
  const type = contentType ?? mediaType;
  if (!/[/+]json\b/.test(type)) return { body: new Blob([bytes], { type }), error: [] };
  return { body: JSON.parse(new TextDecoder().decode(bytes)) as unknown, error: [] };
}

function withBlobs(fields: unknown): unknown {
  if (typeof fields !== "object" || fields === null) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isFileField(value) ? blobOf(value) : (value as unknown)]),
  );
}

/** True if the operation has a body and the fixture has none: the client then reports another code than the server. */
function isBodyless({ body }: RunOperation, fixture: RunFixture): boolean {
  return body.length > 0 && fixture.body === undefined;
}

/** A sentence about a value of a request that the handler did not receive. */
function lostValue(
  { name, credentials, body: content }: RunOperation,
  fixture: RunFixture,
  received: Received,
  wanted: unknown,
): string | undefined {
  if (received.operation !== name) return `The request reaches the operation "${received.operation}".`;
  for (const group of ["path", "query", "headers"] as const) {
    const values = (received.request[group] ?? {}) as Values;
    for (const [key, value] of Object.entries(fixture[group] ?? {})) {
      // Credentials go to security hooks.
      if (credentials.some((one) => one.name.toLowerCase() === key.toLowerCase())) continue;
      if (!isDeepStrictEqual(values[key], value))
        return `The handler receives ${group} "${key}" as ${short(values[key])}.`;
    }
  }
  // The server drops elements of a view that cannot be written.
  if (fixture.bytes !== undefined && contentFor(content, fixture.contentType)?.element?.isView === true)
    return undefined;
  const { body } = received.request;
  return isDeepStrictEqual(copy(body), copy(wanted)) ? undefined : `The handler receives the body as ${short(body)}.`;
}

async function lostInResult(result: PartyResult, fixture: RunFixture, body: unknown): Promise<string | undefined> {
  const { status = 200, headers = {} } = fixture;
  if (result.status !== status) return `The status of the result is ${result.status}.`;
  for (const [name, value] of Object.entries(headers)) {
    const found = result.headers[name] ?? result.response.headers.get(name);
    if (!isDeepStrictEqual(found, value)) return `The client returns header "${name}" as ${short(found)}.`;
  }
  const [data, wanted] = [await plain(result.data), await plain(body)];
  return isDeepStrictEqual(copy(data), copy(wanted)) ? undefined : `The client returns the body as ${short(data)}.`;
}

/** A value without prototypes and undefined properties. */
const copy = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

async function outcome(
  call: Promise<PartyResult>,
): Promise<{ readonly error?: unknown; readonly result?: PartyResult }> {
  try {
    return { result: await call };
  } catch (error) {
    return { error };
  }
}

const passed = (problems: readonly Problem[]): Outcome => ({ problems });

function failed(check: CheckName, detail: string, problems: readonly Problem[]): Outcome {
  return { failure: { check, detail }, problems };
}

function sentence(text: string, error: unknown): string {
  const details =
    resultProblems(error).length > 0 || error === undefined
      ? ""
      : `: ${error instanceof Error ? error.message : short(error)}`;
  return `${text.replace(/\.$/, "")}${details === "" ? "." : details}`;
}

const maxShown = 200;

function short(value: unknown): string {
  const text = value === undefined ? "undefined" : JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}
