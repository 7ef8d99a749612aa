import type { CallContext } from "./errors.js";
import { unfollowed } from "./fetch-options.js";
import type { CallEffort } from "./results.js";
import type { HttpMethod, OperationTable, ParameterTable } from "../http/operation.js";

/** An attempt of a call, for hooks. `OperationId` is the union of the API's operations. */
export interface HookContext<OperationId extends string = string> {
  /** The called operation. */
  readonly operation: {
    readonly id: OperationId;
    readonly method: HttpMethod;
    /** The path template: "/orders/{id}". */
    readonly path: string;
    readonly parameters: readonly ParameterTable[];
    /** The declared responses by status: "202", "4XX", "default". Undefined for calls of `raw`. */
    readonly responses?: HookedAttempt["responses"];
  };
  /** The same object for all attempts of a call: a key for a `WeakMap`. */
  readonly call: object;
  /** 1 for the first attempt. */
  readonly attempt: number;
}

/** A request, for hooks. Its headers can be changed; they contain credentials. */
export interface RequestContext<OperationId extends string = string> extends HookContext<OperationId> {
  readonly request: Request;
}

/** A value, nothing, or a promise of either. */
export type HookResult<T = never> =
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- functions without a result are hooks, too
  T | void | Promise<T | void>;

/** Functions that see every attempt of a client's calls, in order of registration; `response` in reverse order. */
export interface ClientHooks<OperationId extends string = string> {
  /** Before an attempt is sent. It may return another request to the same origin, or a response instead of sending. */
  request?(context: RequestContext<OperationId>): HookResult<Request | Response>;
  /** After the head of a response arrived. It may return another response. */
  response?(context: RequestContext<OperationId> & { readonly response: Response }): HookResult<Response>;
  /** Before the wait for another attempt. `delay` is in milliseconds; `error` or `response` is the reason. */
  retry?(
    context: HookContext<OperationId> & {
      readonly delay: number;
      readonly response?: Response;
      readonly error?: unknown;
    },
  ): HookResult;
  /** After an attempt failed without a response. */
  error?(context: RequestContext<OperationId> & { readonly error: unknown }): HookResult;
  /** After the call: `status` of its response, or the error that it rejects with. */
  end?(context: HookContext<OperationId> & { readonly status?: number; readonly error?: unknown }): void;
}

/** An attempt, as the client knows it. */
export interface HookedAttempt {
  readonly table: OperationTable;
  /** The headers of responses by status. Undefined for calls of `raw`. */
  readonly responses?: Readonly<Record<string, { readonly headers?: readonly ParameterTable[] }>>;
  /** The same object for all attempts. */
  readonly call: CallContext & Pick<CallEffort, "attempts">;
}

/** Hooks of a client, and functions that run them. Errors of hooks reject the call unchanged. */
export interface HookRunner {
  readonly isActive: boolean;
  /** Uses the hooks of another list from now on. */
  share(other: HookRunner): void;
  /** The list, as another one can share it. */
  readonly list: Set<ClientHooks>;
  /** Adds hooks. Returns a function that removes them. */
  add(hooks: ClientHooks): () => void;
  /** Sends a request between the hooks `request` and `response`. */
  around(attempt: HookedAttempt, request: Request, send: (request: Request) => Promise<Response>): Promise<Response>;
  retry(attempt: HookedAttempt, outcome: { delay: number; response?: Response; error?: unknown }): Promise<void>;
  /** Runs the hooks `end` after a call, whose outcome is passed on. */
  end<Outcome>(
    attempt: HookedAttempt,
    call: Promise<Outcome>,
    statusOf: (outcome: Outcome) => number,
  ): Promise<Outcome>;
}

/** Creates an empty list of hooks. */
export function createHooks(): HookRunner {
  let list = new Set<ClientHooks>();
  return {
    get isActive() {
      return list.size > 0;
    },
    get list() {
      return list;
    },
    share(other) {
      list = other.list;
    },
    add(hooks) {
      // The same object can be added again.
      const added = { ...hooks };
      list.add(added);
      return () => void list.delete(added);
    },
    async around(attempt, request, send) {
      const context = hookContext(attempt);
      let current = request;
      let response: Response | undefined;
      for (const hooks of list) {
        const replacement = await hooks.request?.({ ...context, request: current });
        if (replacement instanceof Response) {
          response = replacement;
          break;
        }
        if (replacement instanceof Request) current = sameOrigin(replacement, request);
      }
      try {
        response ??= await send(current);
      } catch (error) {
        for (const hooks of list) await hooks.error?.({ ...context, request: current, error });
        throw error;
      }
      for (const hooks of [...list].reverse()) {
        const replacement: unknown = await hooks.response?.({ ...context, request: current, response });
        if (replacement instanceof Response) response = replacement;
      }
      return response;
    },
    async retry(attempt, outcome) {
      for (const hooks of list) await hooks.retry?.({ ...hookContext(attempt), ...outcome });
    },
    async end(attempt, call, statusOf) {
      const tell = (outcome: { status: number } | { error: unknown }): void => {
        for (const hooks of list) hooks.end?.({ ...hookContext(attempt), ...outcome });
      };
      const outcome = await call.catch((error: unknown) => {
        tell({ error });
        throw error;
      });
      tell({ status: statusOf(outcome) });
      return outcome;
    },
  };
}

function hookContext({ table: { id, method, path, parameters }, responses, call }: HookedAttempt): HookContext {
  const operation = { id, method, path, parameters, ...(responses && { responses }) };
  return { operation, call, attempt: call.attempts };
}

/** The request that `sign` returns or leaves, without redirects that are followed. */
export async function signed(
  request: Request,
  sign: ((request: Request) => HookResult<Request>) | undefined,
): Promise<Request> {
  const replacement = await sign?.(request);
  return unfollowed(replacement instanceof Request ? sameOrigin(replacement, request) : request);
}

/** Returns a request. Throws a TypeError if its origin is not that of the one that it replaces, whose credentials it has. */
function sameOrigin(request: Request, replaced: Request): Request {
  if (new URL(request.url).origin === new URL(replaced.url).origin) return request;
  throw new TypeError("A hook must not send a request to another origin.");
}
