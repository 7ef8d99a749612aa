import type { Problem } from "../../../generated/runtime/base.js";
import type { CallOptions, ClientSettings } from "../../../generated/runtime/client.js";
import type { Refusal, Server } from "../../../generated/runtime/server.js";
import type { RefusalReply } from "../../../generated/runtime/server.js";
import type { Adapter, Served } from "../http/adapters.js";
import { schemesOf, type DocumentOperation, type OpenApiDocument } from "./document.js";
import { plain } from "./plain.js";
import { webhookPath } from "./wire.js";

/** The modules that are generated for one interface. */
export interface ContractModules {
  readonly client: object;
  readonly server: object;
  readonly codecs?: object | undefined;
}

/** The result of a call. */
export interface CallResult {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly response: Response;
}

export interface Received {
  readonly operation: string;
  readonly request: Readonly<Record<string, unknown>>;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly contentType?: string;
}

/** A served API, with a configurable reply, and a record of calls. */
export interface Party {
  readonly document: OpenApiDocument;
  readonly served: Served;
  readonly received: Received[];
  readonly refusals: Refusal[];
  readonly errors: unknown[];
  reply: Reply;
  clear(): void;
}

type Exports = Readonly<Record<string, unknown>>;
type Method = (...values: readonly unknown[]) => Promise<CallResult>;

export async function serveContract(
  document: OpenApiDocument,
  modules: ContractModules,
  adapter: Adapter,
): Promise<Party> {
  const party = { received: [] as Received[], refusals: [] as Refusal[], errors: [] as unknown[] };
  const all: Server[] = [];
  const ids = [...document.operations.values()];

  const make = (suffix: string, refusal: string, operations: readonly DocumentOperation[], more: object): void => {
    const create = named(modules.server, new RegExp(`^create\\w+${suffix}$`)) as
      | ((options: object) => Server)
      | undefined;
    if (create === undefined || operations.length === 0) return;
    const usual = named(modules.server, new RegExp(`^\\w+${refusal}$`)) as (refusal: Refusal) => RefusalReply;
    const handlers = operations.map(({ id }) => [
      id,
      async (request: Received["request"]) => {
        party.received.push({ operation: id, request: (await plain(request)) as Received["request"] });
        return served.reply;
      },
    ]);
    all.push(
      create({
        handlers: Object.fromEntries(handlers) as object,
        security: Object.fromEntries(Object.keys(schemesOf(document)).map((scheme) => [scheme, () => "known"])),
        onError: (error: unknown) => party.errors.push(error),
        refusalReply: (refused: Refusal) => {
          party.refusals.push(refused);
          return usual(refused);
        },
        ...more,
      }),
    );
  };

  const webhooks = ids.filter(({ isWebhook }) => isWebhook);
  make(
    "Server",
    "(?<!Webhook)Refusal",
    ids.filter(({ isWebhook }) => !isWebhook),
    {},
  );
  make("Receiver", "WebhookRefusal", webhooks, {
    paths: Object.fromEntries(webhooks.map(({ id }) => [id, webhookPath(id)])),
  });
  const served: Party = {
    document,
    served: await adapter.serve(all),
    ...party,
    reply: { status: 200 },
    clear: () => {
      party.received.length = party.refusals.length = party.errors.length = 0;
    },
  };
  return served;
}

/** Calls an operation or a webhook by its name. */
export function callerOf(
  document: OpenApiDocument,
  modules: ContractModules,
  operation: DocumentOperation,
  reach: Pick<ClientSettings<unknown>, "baseUrl" | "fetch">,
): (input: object, options?: CallOptions) => Promise<CallResult> {
  const create = named(modules.client, operation.isWebhook ? /^create\w+Webhooks$/ : /^create\w+Client$/) as
    | ((options: object) => Readonly<Record<string, Method>>)
    | undefined;
  const credentials = Object.entries(schemesOf(document)).map(([name, { scheme }]) => [
    name,
    scheme === "basic" ? { username: "known", password: "known" } : "known",
  ]);
  const auth: unknown = Object.fromEntries(credentials);
  const method = create?.({ ...reach, auth, retries: 0 })[operation.id];
  if (method === undefined) throw new Error(`Operation "${operation.id}" is not defined.`);
  const url = `${reach.baseUrl as string}${webhookPath(operation.id)}`;
  return (input, options) => (operation.isWebhook ? method(url, input, options) : method(input, options));
}

/** The refusal of a call: the problems of a request that was not sent, or of a response that was not taken. */
export function problemsOf(error: unknown): readonly Problem[] {
  const { problems } = (error ?? {}) as { readonly problems?: readonly Problem[] };
  return problems ?? [];
}

function named(module: object, pattern: RegExp): unknown {
  return Object.entries(module as Exports).find(([name]) => pattern.test(name))?.[1];
}
