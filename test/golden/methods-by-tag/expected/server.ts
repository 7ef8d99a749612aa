// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { jsonWriter, strictJsonReader } from "../runtime/http.js";
import {
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Replied,
  type Server,
  type ServerAnswer,
  type ServerOperation,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
} from "../runtime/server.js";
import {
  createIssueTable,
  getRawTable,
  issuesListForRepoTable,
  metaRootTable,
  pingTable,
  secretScanningListTable,
  securitySchemes,
} from "./operations.js";
import type { Issue } from "./types.js";
import { validateIssue } from "./validators.js";

/** Implements Tracker: a method for each operation. */
export interface MethodsByTagHandlers {
  /** GET /issues */
  issuesListForRepo(
    request: IssuesListForRepoReceived,
    context: HandlerContext<Readonly<Record<string, never>>, IssuesListForRepoReply>,
  ): Replied<IssuesListForRepoReply>;
  /** POST /issues */
  createIssue(
    request: CreateIssueReceived,
    context: HandlerContext<Readonly<Record<string, never>>, CreateIssueReply>,
  ): Replied<CreateIssueReply>;
  /** GET /scans */
  secretScanningList(
    request: SecretScanningListReceived,
    context: HandlerContext<Readonly<Record<string, never>>, SecretScanningListReply>,
  ): Replied<SecretScanningListReply>;
  /** GET /meta */
  metaRoot(
    request: MetaRootReceived,
    context: HandlerContext<Readonly<Record<string, never>>, MetaRootReply>,
  ): Replied<MetaRootReply>;
  /** GET /raw */
  getRaw(
    request: GetRawReceived,
    context: HandlerContext<Readonly<Record<string, never>>, GetRawReply>,
  ): Replied<GetRawReply>;
  /** GET /ping */
  ping(request: PingReceived, context: HandlerContext<Readonly<Record<string, never>>, PingReply>): Replied<PingReply>;
}

export interface MethodsByTagServerOptions extends ServerSettings<keyof MethodsByTagHandlers> {
  readonly handlers: MethodsByTagHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedMethodsByTag: { readonly [Name in keyof MethodsByTagHandlers]: () => never } = {
  issuesListForRepo: notImplemented,
  createIssue: notImplemented,
  secretScanningList: notImplemented,
  metaRoot: notImplemented,
  getRaw: notImplemented,
  ping: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function methodsByTagRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createMethodsByTagServer(options: MethodsByTagServerOptions): Server {
  return createServer(
    {
      name: "methods-by-tag",
      basePath: "",
      operations: [
        issuesListForRepoEndpoint,
        createIssueEndpoint,
        secretScanningListEndpoint,
        metaRootEndpoint,
        getRawEndpoint,
        pingEndpoint,
      ],
      securitySchemes,
      refusalReply: methodsByTagRefusal,
    },
    options,
  );
}

/** The request that the handler of `issuesListForRepo` receives. */
export type IssuesListForRepoReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `issuesListForRepo` returns. */
export type IssuesListForRepoReply = ServerAnswer<200, Issue, "application/json">;

const issuesListForRepoEndpoint: ServerOperation = {
  table: issuesListForRepoTable,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateIssue)] },
  },
};

/** The request that the handler of `createIssue` receives. */
export interface CreateIssueReceived {
  readonly contentType: "application/json";
  readonly body: Issue;
}

/** The reply that the handler of `createIssue` returns. */
export type CreateIssueReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const createIssueEndpoint: ServerOperation = {
  table: createIssueTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateIssue)] },
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `secretScanningList` receives. */
export type SecretScanningListReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `secretScanningList` returns. */
export type SecretScanningListReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const secretScanningListEndpoint: ServerOperation = {
  table: secretScanningListTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `metaRoot` receives. */
export type MetaRootReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `metaRoot` returns. */
export type MetaRootReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const metaRootEndpoint: ServerOperation = {
  table: metaRootTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `getRaw` receives. */
export type GetRawReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `getRaw` returns. */
export type GetRawReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const getRawEndpoint: ServerOperation = {
  table: getRawTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `ping` receives. */
export type PingReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `ping` returns. */
export type PingReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const pingEndpoint: ServerOperation = {
  table: pingTable,
  responses: {
    204: { content: [] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
