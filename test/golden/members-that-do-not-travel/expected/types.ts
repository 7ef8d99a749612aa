// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/**
 * A member that does not travel at every place where one can be.
 *
 * As it is received: without the properties that only clients send.
 */
export type Account = {
  name: string;
  list?: Stamped[];
  pair?: [string?, Stamped?, ...unknown[]];
  map?: {
    [name: string]: Stamped;
  };
  inline?: AccountInline;
  parent?: Account;
  /** At least 1 member. */
  counted?: Counted;
  labels?: AccountLabels;
  prefixed?: AccountPrefixed;
  byPattern?: {
    [name: `a${string}`]: Stamped;
    [name: `b${string}`]: {
      id?: string;
      secret?: string;
    };
    [name: string]: unknown;
  };
  chosen?: string | number;
  means?: Card | Bank;
  choice?:
    | {
        kind: "a";
        id?: string;
      }
    | {
        kind: "b";
        id?: string;
        secret?: string;
      };
} & Stamped;

/**
 * A member that does not travel at every place where one can be.
 *
 * As it is sent: without the properties that only the server sets.
 */
export type AccountRequest = {
  name: string;
  list?: StampedRequest[];
  pair?: [string?, StampedRequest?, ...unknown[]];
  map?: {
    [name: string]: StampedRequest;
  };
  inline?: AccountInlineRequest;
  parent?: AccountRequest;
  /** At least 1 member. */
  counted?: CountedRequest;
  labels?: AccountLabelsRequest;
  prefixed?: AccountPrefixedRequest;
  byPattern?: {
    [name: `a${string}`]: StampedRequest;
    [name: `b${string}`]: {
      id?: string;
      secret?: string;
    };
    [name: string]: unknown;
  };
  means?: CardRequest | Bank;
  choice?:
    | {
        kind: "a";
        secret?: string;
      }
    | {
        kind: "b";
        id?: string;
        secret?: string;
      };
} & StampedRequest;

/** As it is received: without the properties that only clients send. */
export interface AccountInline {
  id?: string;
  n?: number;
}

/** As it is sent: without the properties that only the server sets. */
export interface AccountInlineRequest {
  secret?: string;
  n?: number;
}

/** As it is received. */
export interface AccountLabels {
  name?: string;
  [name: string]: string | undefined;
}

/** As it is sent: without the properties that only the server sets. */
export interface AccountLabelsRequest {
  name?: string;
}

/** As it is received: without the properties that only clients send. */
export interface AccountPrefixed {
  name?: string;
  "x-at": unknown;
  [name: string]: unknown;
}

/** As it is sent: without the properties that only the server sets. */
export interface AccountPrefixedRequest {
  name?: string;
  [name: `s-${string}`]: string;
  [name: string]: unknown;
}

/** Here the id is the caller's, and the secret is everybody's. */
export interface Bank {
  kind: "bank";
  id: string;
  secret?: string;
}

/** As it is received: without the properties that only clients send. */
export interface Card {
  kind: "card";
  id: string;
}

/** As it is sent: without the properties that only the server sets. */
export interface CardRequest {
  kind: "card";
  secret?: string;
}

/**
 * As it is received.
 *
 * At least 1 member.
 */
export interface Counted {
  at?: string;
  n?: number;
}

/**
 * As it is sent: without the properties that only the server sets.
 *
 * At least 1 member.
 */
export interface CountedRequest {
  n?: number;
}

/** As it is received. */
export interface Form {
  name: string;
  id?: string;
}

/** As it is sent: without the properties that only the server sets. */
export interface FormRequest {
  name: string;
}

/** As it is received: without the properties that only clients send. */
export interface Stamped {
  id?: string;
}

/** As it is sent: without the properties that only the server sets. */
export interface StampedRequest {
  secret?: string;
}
