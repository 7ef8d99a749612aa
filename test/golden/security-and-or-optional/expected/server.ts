// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { BasicCredential } from "../runtime/http.js";
import {
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Replied,
  type SecurityHook,
  type Server,
  type ServerOperation,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
} from "../runtime/server.js";
import {
  readBothTable,
  readDefaultTable,
  readEitherTable,
  readOpenTable,
  readOptionalTable,
  securitySchemes,
} from "./operations.js";

/** Implements Security: a method for each operation. */
export interface SecurityAndOrOptionalHandlers<
  TokenContext = unknown,
  PartnerContext = unknown,
  LoginContext = unknown,
  AppKeyContext = unknown,
  SessionContext = unknown,
> {
  /** GET /default */
  readDefault(
    request: ReadDefaultReceived,
    context: HandlerContext<{ readonly token: TokenContext }, ReadDefaultReply>,
  ): Replied<ReadDefaultReply>;
  /** GET /both */
  readBoth(
    request: ReadBothReceived,
    context: HandlerContext<{ readonly token: TokenContext; readonly appKey: AppKeyContext }, ReadBothReply>,
  ): Replied<ReadBothReply>;
  /** GET /either */
  readEither(
    request: ReadEitherReceived,
    context: HandlerContext<
      | { readonly login: LoginContext; readonly appKey?: undefined; readonly session?: undefined }
      | { readonly login?: undefined; readonly appKey: AppKeyContext; readonly session: SessionContext },
      ReadEitherReply
    >,
  ): Replied<ReadEitherReply>;
  /** GET /optional */
  readOptional(
    request: ReadOptionalReceived,
    context: HandlerContext<
      | { readonly token?: TokenContext; readonly partner?: undefined }
      | { readonly token?: undefined; readonly partner?: PartnerContext },
      ReadOptionalReply
    >,
  ): Replied<ReadOptionalReply>;
  /** GET /open */
  readOpen(
    request: ReadOpenReceived,
    context: HandlerContext<Readonly<Record<string, never>>, ReadOpenReply>,
  ): Replied<ReadOpenReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface SecurityAndOrOptionalSecurity<
  TokenContext = unknown,
  PartnerContext = unknown,
  LoginContext = unknown,
  AppKeyContext = unknown,
  SessionContext = unknown,
> {
  /** An access token of a user. */
  readonly token: SecurityHook<string, TokenContext>;
  /** The address of the token server is in the contract of the partner. */
  readonly partner: SecurityHook<string, PartnerContext>;
  readonly login: SecurityHook<BasicCredential, LoginContext>;
  readonly appKey: SecurityHook<string, AppKeyContext>;
  readonly session: SecurityHook<string, SessionContext>;
}

export interface SecurityAndOrOptionalServerOptions<
  TokenContext = unknown,
  PartnerContext = unknown,
  LoginContext = unknown,
  AppKeyContext = unknown,
  SessionContext = unknown,
> extends ServerSettings<keyof SecurityAndOrOptionalHandlers> {
  readonly security: SecurityAndOrOptionalSecurity<
    TokenContext,
    PartnerContext,
    LoginContext,
    AppKeyContext,
    SessionContext
  >;
  readonly handlers: SecurityAndOrOptionalHandlers<
    TokenContext,
    PartnerContext,
    LoginContext,
    AppKeyContext,
    SessionContext
  >;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedSecurityAndOrOptional: {
  readonly [Name in keyof SecurityAndOrOptionalHandlers]: () => never;
} = {
  readDefault: notImplemented,
  readBoth: notImplemented,
  readEither: notImplemented,
  readOptional: notImplemented,
  readOpen: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function securityAndOrOptionalRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createSecurityAndOrOptionalServer<
  TokenContext = unknown,
  PartnerContext = unknown,
  LoginContext = unknown,
  AppKeyContext = unknown,
  SessionContext = unknown,
>(
  options: SecurityAndOrOptionalServerOptions<
    TokenContext,
    PartnerContext,
    LoginContext,
    AppKeyContext,
    SessionContext
  >,
): Server {
  return createServer(
    {
      name: "security-and-or-optional",
      basePath: "",
      operations: [readDefaultEndpoint, readBothEndpoint, readEitherEndpoint, readOptionalEndpoint, readOpenEndpoint],
      securitySchemes,
      refusalReply: securityAndOrOptionalRefusal,
    },
    options,
  );
}

/** The request that the handler of `readDefault` receives. */
export type ReadDefaultReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `readDefault` returns. */
export type ReadDefaultReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const readDefaultEndpoint: ServerOperation = {
  table: readDefaultTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `readBoth` receives. */
export type ReadBothReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `readBoth` returns. */
export type ReadBothReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const readBothEndpoint: ServerOperation = {
  table: readBothTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `readEither` receives. */
export type ReadEitherReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `readEither` returns. */
export type ReadEitherReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const readEitherEndpoint: ServerOperation = {
  table: readEitherTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `readOptional` receives. */
export type ReadOptionalReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `readOptional` returns. */
export type ReadOptionalReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const readOptionalEndpoint: ServerOperation = {
  table: readOptionalTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `readOpen` receives. */
export type ReadOpenReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `readOpen` returns. */
export type ReadOpenReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const readOpenEndpoint: ServerOperation = {
  table: readOpenTable,
  responses: {
    204: { content: [] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
