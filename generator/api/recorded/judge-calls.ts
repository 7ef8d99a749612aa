import type { Problem } from "../../../templates/runtime/base/problem.js";
import type { ErrorInfo } from "../../../templates/runtime/server/options.js";
import type { Refusal, Server, ServerRequest } from "../../../templates/runtime/server/server-types.js";
import { invariant } from "../../diagnostics/invariant.js";
import { emitModules } from "../../emit/emit-modules.js";
import type { Contract, Operation } from "../../model/contract.js";
import { planInterface } from "../../plan/plan-interfaces.js";
import { printModules } from "../../write/print-modules.js";
import { importEmitted, partsToRun, withoutRawClient } from "../import-emitted.js";
import type { JudgedCall, RecordedCall, RecordedFault } from "./recorded-call.js";

/** Validates one recorded call. */
export type JudgeCall = (call: RecordedCall) => Promise<JudgedCall>;

/**
 * Creates the validator of recorded calls for a spec: its server reads requests and its client reads responses, as
 * `generate` writes them. Credentials are not checked, since recordings omit them.
 */
export async function createJudge(contract: Contract): Promise<JudgeCall> {
  const open = withoutCredentials(contract);
  const plan = planInterface(open, "", { withMessages: true });
  const operations = new Map(plan.operations.map((operation) => [operation.name, operation.operation]));
  if (operations.size === 0) return ({ at }) => Promise.resolve({ at, request: [], answer: undefined });
  const modules = emitModules([plan], partsToRun(["client", "server"]));
  const files = await printModules(modules, { format: "printed", runtime: "inline" });
  const named = (functions: Readonly<Record<string, unknown>>, pattern: RegExp): Made => {
    const name = Object.keys(functions).find((text) => pattern.test(text) && !operations.has(text));
    invariant(name !== undefined, "emitted modules should have the functions of their interface");
    return functions[name] as Made;
  };
  const ofServer = await importEmitted(files, "server.ts");
  const ofClient = await importEmitted(withoutRawClient(files), "client.ts");
  const readRequest = requestReader(named(ofServer, /^create.+Server$/));
  const connect = named(ofClient, /^connect[A-Z]/);
  return async (call) => {
    const read = await readRequest(call);
    const operation = read.name === undefined ? undefined : operations.get(read.name);
    if (read.name === undefined || operation === undefined) return { at: call.at, request: [], answer: undefined };
    const shown = { name: read.name, method: operation.method.toUpperCase(), path: operation.path };
    const send = ofClient[read.name] as Send | undefined;
    const isJudged =
      read.input !== undefined && send !== undefined && !(call.answer.isCut && !isEmpty(call.answer.status));
    const answer = isJudged ? await readAnswer(call, send, read.input, connect) : undefined;
    return { at: call.at, operation: shown, request: call.request.isCut ? [] : read.faults, answer };
  };
}

type Made = (options: object) => unknown;
type Send = (connection: unknown, input: unknown) => Promise<unknown>;

function withoutCredentials(contract: Contract): Contract {
  const open = (list: readonly Operation[]): readonly Operation[] =>
    list.map((operation) => ({ ...operation, security: [], callbacks: [] }));
  return { ...contract, operations: open(contract.operations), webhooks: [], securitySchemes: new Map() };
}

/** The result of a server for a request, which the request has as its `native` object. */
interface ReadRequest {
  /** The name of the operation; undefined if none has the method and path. */
  name?: string;
  faults: readonly RecordedFault[];
  /** The input of the handler; undefined if the request was rejected. */
  input?: unknown;
}

/** Creates a function that reads the requests of calls by one server. */
function requestReader(createServer: Made): (call: RecordedCall) => Promise<ReadRequest> {
  const handlers = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (input: unknown, { request }: { readonly request: ServerRequest }) => {
          Object.assign(request.native as ReadRequest, { name: String(name), input });
          throw new Error("The request was read.");
        },
    },
  );
  const server = createServer({
    handlers,
    onError: () => undefined,
    onRefusal: ({ status, problems }: Refusal, { operationId, request }: ErrorInfo) => {
      // An error of the server is an exception of this handler.
      if (operationId === undefined || status >= 500) return;
      const faults = problems.length > 0 ? problems.map(faultOf) : [{ code: `http/${status}`, path: "" }];
      Object.assign(request.native as ReadRequest, { name: operationId, faults });
    },
  }) as Server;
  return async (call) => {
    const read: ReadRequest = { faults: [] };
    const request = serverRequest(call, read);
    if (request !== undefined) await server.handle(request);
    return read;
  };
}

function serverRequest(
  { method, target, request: { headers, body } }: RecordedCall,
  native: ReadRequest,
): ServerRequest | undefined {
  if (!URL.canParse(target, "https://recorded.invalid")) return undefined;
  const { pathname, search } = new URL(target, "https://recorded.invalid");
  const fields: Record<string, string> = {};
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    if (key === "__proto__" || key === "accept" || key === "authorization") continue;
    fields[key] = Object.hasOwn(fields, key) ? `${fields[key]}, ${value}` : value;
  }
  const bytes = body ?? new Uint8Array();
  return {
    method: method.toUpperCase(),
    path: pathname,
    query: search.slice(1),
    headers: fields,
    bytes: () => Promise.resolve(bytes),
    async *stream() {
      yield await Promise.resolve(bytes);
    },
    signal: new AbortController().signal,
    native,
  };
}

async function readAnswer(
  { answer: { status, headers, body } }: RecordedCall,
  send: Send,
  input: unknown,
  connect: Made,
): Promise<readonly RecordedFault[] | undefined> {
  const fetch = (): Promise<Response> =>
    Promise.resolve(
      new Response(isEmpty(status) ? null : body, {
        status,
        headers: headers.map(([name, value]): [string, string] => [name, value]),
      }),
    );
  try {
    await send(connect({ baseUrl: "https://recorded.invalid", fetch }), input);
    return [];
  } catch (error) {
    const { brand, problems = [] } = error as { readonly brand?: string; readonly problems?: readonly Problem[] };
    if (brand === "specwright/ResponseValidationError") return problems.map(faultOf);
    return brand === "specwright/UnexpectedStatusError" ? [{ code: "http/status", path: "" }] : undefined;
  }
}

/** True for statuses of responses without a body. RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5. */
function isEmpty(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** Returns a problem without the parts that may quote the message. */
function faultOf({ code, path, schemaPath }: Problem): RecordedFault {
  return { code, path, ...(schemaPath !== undefined && { schemaPath }) };
}
