import type { CredentialContext, CredentialProvider, Token } from "./credential.js";
import { shareWork, type SharedWork } from "./share-work.js";

/** State of a provider for one scheme and its scopes. */
interface Entry {
  /** True after a credential that is not a token: each call then gets its own and does not wait. */
  isUnshared?: boolean;
  /** The last token. Undefined before the first one. */
  token?: Token<unknown> | undefined;
  /** Milliseconds from the receipt of the token to its end. */
  life: number;
  /** The pending refresh, if there is one. */
  refresh?: SharedWork<unknown> | undefined;
  /** The error of the last refresh, and the time from which the next one may start. */
  failure?: { readonly error: unknown; readonly until: number } | undefined;
}

/** By provider, so that clients with the same provider share its tokens. */
const tokensByProvider: WeakMap<object, Map<string, Entry>> = /* @__PURE__ */ new WeakMap();

/** Milliseconds before a token expires: a refresh starts in the background. At most half of its life. */
const earlyRefresh = 120_000;
/** Milliseconds before a token expires: calls wait for the refresh. At most a quarter of its life. */
const lateRefresh = 30_000;
/** Milliseconds without a refresh after one failed: the least, and the most that its error can ask for. */
const pauseAfterFailure = { least: 5_000, most: 60_000 };

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
  const key = [scheme, ...(provide.ignoresScopes ? [] : [...context.scopes].sort())].join("\n");
  const entry = entries.get(key) ?? { life: 0 };
  entries.set(key, entry);
  if (entry.isUnshared === true) return received(entry, await provide(context));
  const { token, life, failure } = entry;
  const left = token && token.token !== context.rejected ? expiry(token) - Date.now() : 0;
  const isPaused = failure !== undefined && Date.now() < failure.until;
  if (left > Math.min(lateRefresh, life / 4) || (left > 0 && isPaused)) {
    if (left <= Math.min(earlyRefresh, life / 2) && !isPaused)
      (entry.refresh ??= refresh(entry, provide, context)).result.catch(() => {});
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

function refresh(
  entry: Entry,
  provide: CredentialProvider<unknown>,
  { operationId, scopes, rejected }: CredentialContext,
): SharedWork<unknown> {
  const refreshed = async (signal: () => AbortSignal): Promise<unknown> => {
    const shared: CredentialContext = {
      operationId,
      scopes,
      rejected,
      get signal() {
        return signal();
      },
    };
    try {
      const found = await provide(shared);
      entry.failure = undefined;
      received(entry, found);
      return found;
    } catch (error) {
      if (entry.refresh === pending) entry.failure = { error, until: Date.now() + pauseAfter(error) };
      throw error;
    }
  };
  const pending = shareWork(refreshed, () => {
    if (entry.refresh === pending) entry.refresh = undefined;
  });
  return pending;
}

/** Milliseconds without a refresh after an error, which may have a number `retryAfter`. */
function pauseAfter(error: unknown): number {
  const { least, most } = pauseAfterFailure;
  const asked = Number((error as { readonly retryAfter?: unknown } | undefined)?.retryAfter);
  return Math.max(least, Math.min(asked, most) || 0);
}

/** Keeps a token. Returns the credential. */
function received(entry: Entry, found: unknown): unknown {
  entry.isUnshared = found !== undefined && found !== null && !isToken(found);
  entry.token = isToken(found) ? found : undefined;
  entry.life = entry.token ? expiry(entry.token) - Date.now() : 0;
  return entry.token ? entry.token.token : found;
}

/** Milliseconds since 1970. Infinity if unknown. */
function expiry({ expiresAt = Infinity }: Token<unknown>): number {
  return Number(expiresAt);
}

function isToken(found: unknown): found is Token<unknown> {
  return typeof found === "object" && found !== null && "token" in found;
}
