/** The effort that a call took. */
export interface CallEffort {
  /** Requests that were sent. 0 if the request was invalid. */
  attempts: number;
  /** Milliseconds of waiting before repeated attempts. */
  retryDelay: number;
  /** Milliseconds that the server asked to wait, if the call ended instead of waiting. */
  retryAfter?: number;
}

/** Headers of a response for which the API declares none. */
export type NoHeaders = Readonly<Record<string, never>>;

/** Properties of a result. */
interface ResultMembers<Status, Data, Headers, ContentType> extends Readonly<CallEffort> {
  readonly status: Status;
  readonly data: Data;
  /** The headers that the API declares, as values; the others are in `response.headers`. */
  readonly headers: Headers;
  readonly contentType: ContentType;
  /**
   * The platform's response; its `url` shows no key of the query. Its body has been read, unless `data` is raw binary.
   */
  readonly response: Response;
  /** A body that the API does not describe: the value of JSON, the bytes of other types. */
  readonly undeclaredBody?: unknown;
}

/** The result of an operation: a union that `status` discriminates. Editors show its properties. */
export type ClientResult<
  Status extends number | "unreadable",
  Data,
  Headers = NoHeaders,
  ContentType extends string | undefined = "application/json",
> = Shown<ResultMembers<Status, Data, Headers, ContentType>>;

/** The same properties. "& {}" makes TypeScript show them instead of the name of this type. */
type Shown<Members> = { readonly [Name in keyof Members]: Members[Name] } & {};

/**
 * The type of the property `is`. TypeScript shows the results of this union; for an alias of a union it shows the name.
 */
export type CallResult<Union extends { readonly is: unknown }> = Union["is"];

/** A response with a status that the spec does not declare. `data` is the value of JSON, the string of other text, or the bytes. */
export type UndeclaredResult<Status extends number> = ClientResult<Status, unknown, NoHeaders, string | undefined>;

/**
 * A response whose status is declared and whose body is empty or unreadable, or a redirect that a browser hides. `data`
 * is undefined for an empty body; otherwise it is the string of text or the bytes. `response.status` is the status.
 */
export type UnreadableResult = ClientResult<"unreadable", unknown, NoHeaders, string | undefined>;

/** Any result. */
export type AnyResult = ClientResult<number | "unreadable", unknown, unknown, string | undefined>;
