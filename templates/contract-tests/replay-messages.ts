import type { FixtureRun } from "./fixture-run.js";
import { importModules } from "./import-modules.js";
import { emptyInput } from "./operation-checks.js";
import { baseUrl, createParty, resultProblems, type Party } from "./party.js";

/** A message that generated code reads: a request by the server, or a response by the client. */
export interface ReplayedMessage {
  readonly method: string;
  /** The template of the path. */
  readonly path: string;
  /** Undefined for a response. */
  readonly request?: MessageParts & { readonly target: string };
  /** Undefined for a request. */
  readonly response?: (MessageParts & { readonly status: number }) | undefined;
}

interface MessageParts {
  /** Names may repeat. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Undefined for a message without a body. */
  readonly body?: string;
}

/** The work of a process that reads messages by the emitted modules of one version. */
export type MessageRun = Omit<FixtureRun, "fixtures" | "judges"> & { readonly messages: readonly ReplayedMessage[] };

/** The results of a run: if each message is accepted; null if generated code neither accepts nor rejects it. */
export type MessageResults = readonly (boolean | null)[];

// The process of a replay: the run arrives as JSON on standard input, and the results leave on standard output.
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const run = JSON.parse(Buffer.concat(chunks).toString("utf8")) as MessageRun;
const party = createParty({ ...run, judges: {}, fixtures: [] }, await importModules("..", run.modules));
const results: (boolean | null)[] = [];
for (const message of run.messages) results.push(await isAccepted(party, message).catch(() => null));
process.stdout.write(JSON.stringify(results));

async function isAccepted(server: Party, message: ReplayedMessage): Promise<boolean | null> {
  server.clear();
  if (message.response !== undefined) return isResponseAccepted(server, message.response, message);
  const { target = "", headers = [], body } = message.request ?? {};
  const init = { method: message.method, headers: headersOf(headers), ...(body !== undefined && { body }) };
  await server.serve(new Request(baseUrl + target, init));
  if (server.received.length > 0) return true;
  return server.refusals.length > 0 ? false : null;
}

async function isResponseAccepted(
  client: Party,
  { status, headers, body }: NonNullable<ReplayedMessage["response"]>,
  { method, path }: ReplayedMessage,
): Promise<boolean | null> {
  const shape = (template: string): string => template.replace(/\{[^{}]*\}/g, "{}");
  const operation = run.operations.find((one) => one.method === method && shape(one.path) === shape(path));
  if (operation === undefined) return null;
  const isEmpty = [204, 205, 304].includes(status) || method === "HEAD";
  const fetch = (): Promise<Response> =>
    Promise.resolve(new Response(isEmpty ? null : (body ?? null), { status, headers: headersOf(headers) }));
  try {
    await client.call(operation, emptyInput(operation), fetch, { validate: { request: false } });
    return true;
  } catch (error) {
    return resultProblems(error).length > 0 ? false : null;
  }
}

function headersOf(headers: readonly (readonly [string, string])[]): Headers {
  return new Headers(headers.map(([name, value]): [string, string] => [name, value]));
}
