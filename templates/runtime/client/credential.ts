/**
 * A credential, or a function that fetches one. The function is called for each attempt, unless it returns a `Token`,
 * which is kept until it expires. If the credential is undefined or null, the next alternative is tried.
 */
export type Credential<T = string> = T | CredentialProvider<T>;

/** Fetches a credential. */
export type CredentialProvider<T = string> = (
  context: CredentialContext<T>,
) => CredentialAnswer<T> | Promise<CredentialAnswer<T>>;

type CredentialAnswer<T> = T | Token<T> | null | undefined;

/** A credential that can be used again. */
export interface Token<T = string> {
  /** The credential, as the scheme takes it. */
  readonly token: T;
  /** A date, or milliseconds since 1970 like `Date.now()`. Undefined if the end is unknown. */
  readonly expiresAt?: Date | number | undefined;
}

/** The call for which a credential is fetched. */
export interface CredentialContext<T = unknown> {
  readonly operationId: string;
  /** Scopes that the operation requires of this scheme. */
  readonly scopes: readonly string[];
  /** Aborted when all calls that wait for the credential are. */
  readonly signal: AbortSignal;
  /** The credential that the server rejected with status 401. Undefined for the first attempt. */
  readonly rejected?: T | undefined;
}
