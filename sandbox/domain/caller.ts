/** The party that a token speaks for, and the scopes that it allows. */
export type Caller = CompanyCaller | UserCaller | ApplicationCaller;

/** An application that acts for a company. */
export interface CompanyCaller {
  readonly kind: "company";
  readonly companyId: string;
  readonly applicationId: string;
  /** Scopes that the token has. */
  readonly scopes: readonly string[];
}

/** An application that acts for a user. */
export interface UserCaller {
  readonly kind: "user";
  readonly companyId: string;
  readonly applicationId: string;
  readonly userId: string;
  readonly scopes: readonly string[];
}

/** An application that acts for itself. */
export interface ApplicationCaller {
  readonly kind: "application";
  readonly applicationId: string;
  readonly scopes: readonly string[];
}
