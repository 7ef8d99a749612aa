import type { Problem } from "../runtime/base/problem.js";
import type { Refusal, Server } from "../runtime/server/server-types.js";
import type { RefusalReply } from "../runtime/server/refusal.js";
import type { FixtureFile, FixtureRun, RunOperation, Values } from "./fixture-run.js";
import { webhookPath } from "./raw-messages.js";

/** Emitted modules by their names. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A reply of a handler. */
export interface Reply {
  readonly status: number;
  readonly headers?: Values;
  readonly body?: unknown;
  readonly contentType?: string;
}

/** The result of a call of the generated client. */
export interface PartyResult {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Values;
  readonly response: Response;
}

/** A request as a handler received it. */
export interface Received {
  readonly operation: string;
  readonly request: Values;
}

/** The generated client and server of one API, joined within this thread. */
export interface Party {
  readonly received: Received[];
  readonly refusals: Refusal[];
  /** Errors that the server reported, such as a reply that is not valid. */
  readonly errors: unknown[];
  reply: Reply;
  clear(): void;
  /** Passes a request to the generated server. */
  serve(request: Request): Promise<Response>;
  /** Calls an operation of the generated client, whose requests go to `fetch`. */
  call(operation: RunOperation, input: object, fetch: Fetch, options?: object): Promise<PartyResult>;
}

/** The function that sends a request of the generated client. */
export type Fetch = (request: Request) => Promise<Response>;

/** The address of the generated server within this thread. */
export const baseUrl = "http://fixtures.invalid";

type Make = (options: object) => unknown;
type Methods = Readonly<Record<string, (...values: readonly unknown[]) => Promise<PartyResult>>>;

/** Serves the API by its generated server. */
export function createParty(run: FixtureRun, modules: Modules): Party {
  const { pascalName, operations, schemes } = run;
  const state = { received: [] as Received[], refusals: [] as Refusal[], errors: [] as unknown[] };
  const servers: Server[] = [];
  const add = (suffix: string, refusal: string, isWebhook: boolean, more: object): void => {
    const make = modules["server"]?.[`create${pascalName}${suffix}`] as Make | undefined;
    const names = operations.filter((one) => one.isWebhook === isWebhook).map(({ name }) => name);
    if (make === undefined || names.length === 0) return;
    const usual = named(modules["server"] ?? {}, refusal, pascalName) as (refusal: Refusal) => RefusalReply;
    const handlers = names.map((name) => [
      name,
      async (request: Values) => {
        state.received.push({ operation: name, request: (await plain(request)) as Values });
        return party.reply;
      },
    ]);
    const options = {
      handlers: Object.fromEntries(handlers) as object,
      security: Object.fromEntries(schemes.map(([scheme]) => [scheme, () => "known"])),
      onError: (error: unknown) => state.errors.push(error),
      refusalReply: (refused: Refusal) => {
        state.refusals.push(refused);
        return usual(refused);
      },
      ...more,
    };
    servers.push(make(options) as Server);
  };
  const webhooks = operations.filter(({ isWebhook }) => isWebhook);
  add("Server", "Refusal", false, { basePath: "" });
  add("Receiver", "WebhookRefusal", true, {
    paths: Object.fromEntries(webhooks.map(({ name }) => [name, webhookPath(name)])),
  });
  const toFetchHandler = modules["adapters"]?.["toFetchHandler"] as ((servers: readonly Server[]) => Fetch) | undefined;
  const handle = servers.length === 0 ? undefined : toFetchHandler?.(servers);
  const auth = Object.fromEntries(
    schemes.map(([name, isBasic]) => [name, isBasic ? { username: "known", password: "known" } : "known"]),
  );
  const party: Party = {
    ...state,
    reply: { status: 200 },
    clear: () => void (state.received.length = state.refusals.length = state.errors.length = 0),
    serve: (request) => (handle === undefined ? Promise.reject(new Error("No server is generated.")) : handle(request)),
    call(operation, input, fetch, options = {}) {
      const { name, isWebhook } = operation;
      const make = modules["client"]?.[`create${pascalName}${isWebhook ? "Webhooks" : "Client"}`] as Make | undefined;
      const method = (make?.({ baseUrl, fetch, auth, retries: 0 }) as Methods | undefined)?.[name];
      if (method === undefined) return Promise.reject(new Error(`No method "${name}" is generated.`));
      return isWebhook ? method(baseUrl + webhookPath(name), input, options) : method(input, options);
    },
  };
  return party;
}

/** The function that writes refusals: "ordersRefusal". */
function named(module: Readonly<Record<string, unknown>>, suffix: string, pascalName: string): unknown {
  const wanted = `${pascalName}${suffix}`.toLowerCase();
  return Object.entries(module).find(([name]) => name.toLowerCase() === wanted)?.[1];
}

/** Problems of an error that the generated client threw, or that the server reported. */
export function resultProblems(error: unknown): readonly Problem[] {
  const { brand, problems = [] } = (error ?? {}) as { readonly brand?: string; readonly problems?: readonly Problem[] };
  if (problems.length > 0 || brand !== "specwright/UnexpectedStatusError") return problems;
  return [{ code: "http/status", path: "", message: "The operation declares no response with this status." }];
}

/** A body as fixtures write it: bytes become a `FixtureFile`. */
export async function plain(value: unknown): Promise<unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { bytes, data, contentType } = value as { bytes?: unknown; data?: unknown; contentType?: string };
  if (value instanceof Blob) return written(new Uint8Array(await value.arrayBuffer()), value.type);
  if (typeof bytes === "function") return written(await (bytes as () => Promise<Uint8Array>).call(value), contentType);
  if (data instanceof Uint8Array) return written(data, contentType);
  const members = Object.entries(value).map(async ([name, member]) => [name, await plain(member)] as const);
  return Object.fromEntries(await Promise.all(members));
}

function written(bytes: Uint8Array, contentType = ""): FixtureFile {
  return { $base64: Buffer.from(bytes).toString("base64"), contentType };
}
