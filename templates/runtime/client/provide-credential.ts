import { onAbort } from "./abort.js";
import type { CredentialContext, CredentialProvider, Token } from "./credential.js";

/** State of a provider for one scheme and its scopes. */
interface Entry {
  /** True after a credential that is not a token: each call then gets its own and does not wait. */
  isUnshared?: boolean;
  /** The last token. Undefined before the first one. */
  token?: Token<unknown> | undefined;
  /** The pending refresh, if there is one. */
  refresh?: Refresh | undefined;
  /** The error of the last refresh, and the time from which the next one may start. */
  failure?: { readonly error: unknown; readonly until: number } | undefined;
}

/** A pending refresh and the calls that wait for it. */
interface Refresh {
  /** The new credential. */
  readonly result: Promise<unknown>;
  /** Adds a call that waits. */
  readonly join: (context: CredentialContext) => void;
}

/** By provider, so that clients with the same provider share its tokens. */
const tokensByProvider: WeakMap<object, Map<string, Entry>> = /* @__PURE__ */ new WeakMap();

/** Milliseconds before a token expires: a refresh starts in the background. */
const earlyRefresh = 120_000;
/** Milliseconds before a token expires: calls wait for the refresh. */
const lateRefresh = 30_000;
/** Milliseconds without a refresh after one failed. */
const pauseAfterFailure = 5_000;

/**
 * Returns the credential of a provider for a scheme. A token is kept until it expires; one refresh at a time is pending
 * per provider, scheme and scopes, unless the provider ignores scopes. A rejected token is refreshed unless another call has already done so.
 */
export async function provideCredential(
  provide: CredentialProvider<unknown> & { readonly ignoresScopes?: boolean },
  scheme: string,
  context: CredentialContext,
): Promise<unknown> {
  const entries = tokensByProvider.get(provide) ?? new Map<string, Entry>();
  tokensByProvider.set(provide, entries);
  const key = [scheme, ...(provide.ignoresScopes ? [] : context.scopes)].join("\n");
  const entry = entries.get(key) ?? {};
  entries.set(key, entry);
  if (entry.isUnshared === true) return received(entry, await provide(context));
  const { token, failure } = entry;
  const left = token && token.token !== context.rejected ? expiry(token) - Date.now() : 0;
  const isPaused = failure !== undefined && Date.now() < failure.until;
  if (left > lateRefresh || (left > 0 && isPaused)) {
    if (left <= earlyRefresh && !isPaused) (entry.refresh ??= refresh(entry, provide, context)).result.catch(() => {});
    return token?.token;
  }
  if (isPaused) throw failure.error;
  const isOwn = entry.refresh === undefined;
  const pending = (entry.refresh ??= refresh(entry, provide, context));
  pending.join(context);
  try {
    const found = await pending.result;
    return received(entry, isOwn || isToken(found) ? found : await provide(context));
  } catch (error) {
    if (left > 0) return token?.token;
    throw error;
  }
}

function refresh(entry: Entry, provide: CredentialProvider<unknown>, context: CredentialContext): Refresh {
  const waiting = new Set<CredentialContext>();
  let controller: AbortController | undefined;
  const leaveWhenAborted = (call: CredentialContext): void => {
    onAbort(call.signal, () => {
      waiting.delete(call);
      if (waiting.size > 0) return;
      if (entry.refresh === pending) entry.refresh = undefined;
      controller?.abort(call.signal.reason);
    });
  };
  const shared: CredentialContext = {
    operationId: context.operationId,
    scopes: context.scopes,
    rejected: context.rejected,
    // Made when it is needed: most providers need none.
    get signal() {
      if (controller === undefined) {
        controller = new AbortController();
        waiting.forEach(leaveWhenAborted);
      }
      return controller.signal;
    },
  };
  const run = async (): Promise<unknown> => {
    try {
      // The calls join first.
      await Promise.resolve();
      const found = await provide(shared);
      entry.failure = undefined;
      received(entry, found);
      return found;
    } catch (error) {
      if (controller?.signal.aborted !== true) entry.failure = { error, until: Date.now() + pauseAfterFailure };
      throw error;
    } finally {
      if (entry.refresh === pending) entry.refresh = undefined;
    }
  };
  const pending: Refresh = {
    result: run(),
    join: (call) => {
      waiting.add(call);
      if (controller) leaveWhenAborted(call);
    },
  };
  return pending;
}

/** Keeps a token. Returns the credential. */
function received(entry: Entry, found: unknown): unknown {
  entry.isUnshared = found !== undefined && found !== null && !isToken(found);
  entry.token = isToken(found) ? found : undefined;
  return entry.token ? entry.token.token : found;
}

/** Milliseconds since 1970. Infinity if unknown. */
function expiry({ expiresAt = Infinity }: Token<unknown>): number {
  return Number(expiresAt);
}

function isToken(found: unknown): found is Token<unknown> {
  return typeof found === "object" && found !== null && "token" in found;
}
