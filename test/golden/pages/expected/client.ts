// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  type ApiPromise,
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientOperation,
  type ClientResult,
  type ClientSettings,
  type ClientThat,
  type Connection,
  type NoHeaders,
  type OperationFunctions,
  type PageMethods,
  type PagedOperation,
  type ServerAddress,
  type WithOptional,
  bindOperations,
  byCursor,
  byLink,
  byNumber,
  byUrl,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  serverAddress,
  withPages,
} from "../runtime/client.js";
import { jsonReader, jsonWriter } from "../runtime/http.js";
import { encodePlainPath, encodePlainQuery } from "../runtime/parameters.js";
import {
  getStatusTable,
  listEventsTable,
  listFilesTable,
  listIssuesTable,
  listMembersTable,
  listPostsTable,
  listRowsTable,
  listUsersTable,
  searchUsersTable,
  securitySchemes,
} from "./operations.js";
import type { paths } from "./paths.js";
import type {
  Event,
  ListEventsParameters,
  ListEventsResponse200,
  ListFilesParameters,
  ListFilesResponse200,
  ListIssuesResponse200,
  ListMembersParameters,
  ListMembersResponse200,
  ListPostsParameters,
  ListPostsResponse200,
  ListPostsResponse200PostsItem,
  ListRowsParameters,
  ListRowsResponse200,
  ListUsersParameters,
  SearchUsersRequest,
  User,
  UserList,
} from "./types.js";
import {
  validateListEventsParameters,
  validateListEventsResponse200,
  validateListFilesParameters,
  validateListFilesResponse200,
  validateListIssuesResponse200,
  validateListMembersParameters,
  validateListMembersResponse200,
  validateListPostsParameters,
  validateListPostsResponse200,
  validateListRowsParameters,
  validateListRowsResponse200,
  validateListUsersParameters,
  validateSearchUsersRequest,
  validateUserList,
} from "./validators.js";

/** No scheme requires a credential in a request. */
export type PagesAuth = Readonly<Record<string, never>>;

export type PagesClientOptions<Throws extends boolean = false> = ClientSettings<PagesAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type PagesConnection = Connection<PagesAuth>;

/** The operations, as hooks get them. */
export type PagesOperationId =
  | "listUsers"
  | "searchUsers"
  | "listEvents"
  | "listMembers"
  | "listRows"
  | "listPosts"
  | "listFiles"
  | "listIssues"
  | "getStatus";

/** Calls Lists. */
export interface PagesClient extends ClientBase<PagesClient, PagesAuth, PagesOperationId> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /users */
  readonly listUsers: ((input?: ListUsersInput, options?: CallOptions) => ApiPromise<ListUsersResult>) &
    PageMethods<ListUsersInput, ListUsersResult, User>;
  /** POST /users/search */
  readonly searchUsers: ((input: SearchUsersInput, options?: CallOptions) => ApiPromise<SearchUsersResult>) &
    PageMethods<SearchUsersInput, SearchUsersResult, User, [input: SearchUsersInput]>;
  /** GET /events */
  readonly listEvents: ((input?: ListEventsInput, options?: CallOptions) => ApiPromise<ListEventsResult>) &
    PageMethods<ListEventsInput, ListEventsResult, Event>;
  /** GET /members */
  readonly listMembers: ((input?: ListMembersInput, options?: CallOptions) => ApiPromise<ListMembersResult>) &
    PageMethods<ListMembersInput, ListMembersResult, User>;
  /** GET /rows */
  readonly listRows: ((input: ListRowsInput, options?: CallOptions) => ApiPromise<ListRowsResult>) &
    PageMethods<ListRowsInput, ListRowsResult, string[], [input: ListRowsInput]>;
  /** GET /teams/{team}/posts */
  readonly listPosts: ((input: ListPostsInput, options?: CallOptions) => ApiPromise<ListPostsResult>) &
    PageMethods<
      WithOptional<ListPostsInput, "query", "page">,
      ListPostsResult,
      ListPostsResponse200PostsItem,
      [input: WithOptional<ListPostsInput, "query", "page">]
    >;
  /** GET /teams/{team}/files */
  readonly listFiles: ((input: ListFilesInput, options?: CallOptions) => ApiPromise<ListFilesResult>) &
    PageMethods<ListFilesInput, ListFilesResult, string, [input: ListFilesInput]>;
  /** GET /issues */
  readonly listIssues: ((input?: ListIssuesInput, options?: CallOptions) => ApiPromise<ListIssuesResult>) &
    PageMethods<ListIssuesInput, ListIssuesResult, Event>;
  /** GET /status */
  getStatus(input?: GetStatusInput, options?: CallOptions): ApiPromise<GetStatusResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createPagesClient<Throws extends boolean = false>(
  options: PagesClientOptions<Throws>,
): ClientThat<Throws, PagesClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    listUsersTable,
    searchUsersTable,
    listEventsTable,
    listMembersTable,
    listRowsTable,
    listPostsTable,
    listFilesTable,
    listIssuesTable,
    getStatusTable,
  ]);
  const client: PagesClient = {
    ...clientBase(connection, (baseUrl) => createPagesClient({ ...options, baseUrl })),
    raw,
    listUsers: withPages(connection, listUsersPages, listUsers),
    searchUsers: withPages(connection, searchUsersPages, searchUsers),
    listEvents: withPages(connection, listEventsPages, listEvents),
    listMembers: withPages(connection, listMembersPages, listMembers),
    listRows: withPages(connection, listRowsPages, listRows),
    listPosts: withPages(connection, listPostsPages, listPosts),
    listFiles: withPages(connection, listFilesPages, listFiles),
    listIssues: withPages(connection, listIssuesPages, listIssues),
    getStatus: (input, callOptions) => getStatus(connection, input, callOptions),
  };
  return client as ClientThat<Throws, PagesClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createPagesClientWith<Operations extends OperationFunctions<PagesAuth>, Throws extends boolean = false>(
  options: PagesClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, PagesAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectPages(options: PagesClientOptions): PagesConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface PagesServers {
  /** https://lists.example/v1 */
  server(): ServerAddress;
}

export const pagesServers: PagesServers = {
  server: () => serverAddress("server", { url: "https://lists.example/v1" }),
};

/** The request that `listUsers` sends. */
export type ListUsersInput = ListUsersParameters;

/** The result of `listUsers`. */
export type ListUsersResult = CallResult<{
  is: ClientResult<200, UserList, NoHeaders, "application/json"> | ClientResult<404, undefined, NoHeaders, undefined>;
}>;

/** GET /users */
export function listUsers(
  connection: PagesConnection,
  input?: ListUsersInput,
  options?: CallOptions,
): ApiPromise<ListUsersResult> {
  return callOperation<ListUsersResult>(connection, listUsersOperation, input, options);
}

const listUsersOperation: ClientOperation = {
  table: listUsersTable,
  check: validateListUsersParameters,
  encode: { query: encodePlainQuery },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateUserList)] },
    404: { content: [] },
  },
};

/** The pages of `listUsers`, for `items`, `pages` and `all`. */
export const listUsersPages: PagedOperation<ListUsersInput, ListUsersResult, User> = {
  operation: listUsersOperation,
  items: ["data"],
  style: /* @__PURE__ */ byCursor({
    parameter: ["query", "cursor"],
    next: ["meta", "next"],
    more: ["meta", "hasMore"],
  }),
};

/** The request that `searchUsers` sends. */
export interface SearchUsersInput {
  readonly contentType?: "application/json";
  readonly body: SearchUsersRequest;
}

/** The result of `searchUsers`. */
export type SearchUsersResult = CallResult<{
  is: ClientResult<200, UserList, NoHeaders, "application/json">;
}>;

/** POST /users/search */
export function searchUsers(
  connection: PagesConnection,
  input: SearchUsersInput,
  options?: CallOptions,
): ApiPromise<SearchUsersResult> {
  return callOperation<SearchUsersResult>(connection, searchUsersOperation, input, options);
}

const searchUsersOperation: ClientOperation = {
  table: searchUsersTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateSearchUsersRequest)] },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateUserList)] },
  },
};

/** The pages of `searchUsers`, for `items`, `pages` and `all`. */
export const searchUsersPages: PagedOperation<SearchUsersInput, SearchUsersResult, User> = {
  operation: searchUsersOperation,
  items: ["data"],
  style: /* @__PURE__ */ byCursor({ parameter: ["body", "page", "after"], next: "x-next-page", as: Number }),
};

/** The request that `listEvents` sends. */
export type ListEventsInput = ListEventsParameters;

/** The result of `listEvents`. */
export type ListEventsResult = CallResult<{
  is: ClientResult<200, ListEventsResponse200, NoHeaders, "application/json">;
}>;

/** GET /events */
export function listEvents(
  connection: PagesConnection,
  input?: ListEventsInput,
  options?: CallOptions,
): ApiPromise<ListEventsResult> {
  return callOperation<ListEventsResult>(connection, listEventsOperation, input, options);
}

const listEventsOperation: ClientOperation = {
  table: listEventsTable,
  check: validateListEventsParameters,
  encode: { query: encodePlainQuery },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateListEventsResponse200)] },
  },
};

/** The pages of `listEvents`, for `items`, `pages` and `all`. */
export const listEventsPages: PagedOperation<ListEventsInput, ListEventsResult, Event> = {
  operation: listEventsOperation,
  items: ["items"],
  style: /* @__PURE__ */ byCursor({ parameter: ["query", "starting_after"], lastItem: ["id"], more: ["has_more"] }),
};

/** The request that `listMembers` sends. */
export type ListMembersInput = ListMembersParameters;

/** The result of `listMembers`. */
export type ListMembersResult = CallResult<{
  is: ClientResult<200, ListMembersResponse200, NoHeaders, "application/json">;
}>;

/** GET /members */
export function listMembers(
  connection: PagesConnection,
  input?: ListMembersInput,
  options?: CallOptions,
): ApiPromise<ListMembersResult> {
  return callOperation<ListMembersResult>(connection, listMembersOperation, input, options);
}

const listMembersOperation: ClientOperation = {
  table: listMembersTable,
  check: validateListMembersParameters,
  encode: { query: encodePlainQuery },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateListMembersResponse200)] },
  },
};

/** The pages of `listMembers`, for `items`, `pages` and `all`. */
export const listMembersPages: PagedOperation<ListMembersInput, ListMembersResult, User> = {
  operation: listMembersOperation,
  items: ["Resources"],
  style: /* @__PURE__ */ byNumber({ parameter: ["query", "startIndex"], first: 1, total: ["totalResults"] }),
};

/** The request that `listRows` sends. */
export type ListRowsInput = ListRowsParameters;

/** The result of `listRows`. */
export type ListRowsResult = CallResult<{
  is: ClientResult<200, ListRowsResponse200, NoHeaders, "application/json">;
}>;

/** GET /rows */
export function listRows(
  connection: PagesConnection,
  input: ListRowsInput,
  options?: CallOptions,
): ApiPromise<ListRowsResult> {
  return callOperation<ListRowsResult>(connection, listRowsOperation, input, options);
}

const listRowsOperation: ClientOperation = {
  table: listRowsTable,
  check: validateListRowsParameters,
  encode: { query: encodePlainQuery },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateListRowsResponse200)] },
  },
};

/** The pages of `listRows`, for `items`, `pages` and `all`. */
export const listRowsPages: PagedOperation<ListRowsInput, ListRowsResult, string[]> = {
  operation: listRowsOperation,
  items: [],
  style: /* @__PURE__ */ byNumber({ parameter: ["query", "offset"], first: 0, step: ["query", "limit"] }),
};

/** The request that `listPosts` sends. */
export type ListPostsInput = ListPostsParameters;

/** The result of `listPosts`. */
export type ListPostsResult = CallResult<{
  is: ClientResult<200, ListPostsResponse200, NoHeaders, "application/json">;
}>;

/** GET /teams/{team}/posts */
export function listPosts(
  connection: PagesConnection,
  input: ListPostsInput,
  options?: CallOptions,
): ApiPromise<ListPostsResult> {
  return callOperation<ListPostsResult>(connection, listPostsOperation, input, options);
}

const listPostsOperation: ClientOperation = {
  table: listPostsTable,
  check: validateListPostsParameters,
  encode: { path: encodePlainPath, query: encodePlainQuery },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateListPostsResponse200)] },
  },
};

/** The pages of `listPosts`, for `items`, `pages` and `all`. */
export const listPostsPages: PagedOperation<
  WithOptional<ListPostsInput, "query", "page">,
  ListPostsResult,
  ListPostsResponse200PostsItem
> = {
  operation: listPostsOperation,
  items: ["posts"],
  style: /* @__PURE__ */ byNumber({ parameter: ["query", "page"], first: 1, step: 1, total: "x-total-pages" }),
};

/** The request that `listFiles` sends. */
export type ListFilesInput = ListFilesParameters;

/** The result of `listFiles`. */
export type ListFilesResult = CallResult<{
  is: ClientResult<200, ListFilesResponse200, NoHeaders, "application/json">;
}>;

/** GET /teams/{team}/files */
export function listFiles(
  connection: PagesConnection,
  input: ListFilesInput,
  options?: CallOptions,
): ApiPromise<ListFilesResult> {
  return callOperation<ListFilesResult>(connection, listFilesOperation, input, options);
}

const listFilesOperation: ClientOperation = {
  table: listFilesTable,
  check: validateListFilesParameters,
  encode: { path: encodePlainPath, query: encodePlainQuery },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateListFilesResponse200)] },
  },
};

/** The pages of `listFiles`, for `items`, `pages` and `all`. */
export const listFilesPages: PagedOperation<ListFilesInput, ListFilesResult, string> = {
  operation: listFilesOperation,
  items: ["files"],
  style: /* @__PURE__ */ byUrl(["links", "next"]),
};

/** The request that `listIssues` sends. */
export type ListIssuesInput = Readonly<Record<string, never>>;

/** The result of `listIssues`. */
export type ListIssuesResult = CallResult<{
  is: ClientResult<200, ListIssuesResponse200, NoHeaders, "application/json">;
}>;

/** GET /issues */
export function listIssues(
  connection: PagesConnection,
  input?: ListIssuesInput,
  options?: CallOptions,
): ApiPromise<ListIssuesResult> {
  return callOperation<ListIssuesResult>(connection, listIssuesOperation, input, options);
}

const listIssuesOperation: ClientOperation = {
  table: listIssuesTable,
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateListIssuesResponse200)] },
  },
};

/** The pages of `listIssues`, for `items`, `pages` and `all`. */
export const listIssuesPages: PagedOperation<ListIssuesInput, ListIssuesResult, Event> = {
  operation: listIssuesOperation,
  items: [],
  style: /* @__PURE__ */ byLink(),
};

/** The request that `getStatus` sends. */
export type GetStatusInput = Readonly<Record<string, never>>;

/** The result of `getStatus`. */
export type GetStatusResult = CallResult<{
  is: ClientResult<200, undefined, NoHeaders, undefined>;
}>;

/** GET /status */
export function getStatus(
  connection: PagesConnection,
  input?: GetStatusInput,
  options?: CallOptions,
): ApiPromise<GetStatusResult> {
  return callOperation<GetStatusResult>(connection, getStatusOperation, input, options);
}

const getStatusOperation: ClientOperation = {
  table: getStatusTable,
  responses: {
    200: { content: [] },
  },
};

export { all, items, pages } from "../runtime/client.js";
export {
  type ApiError,
  type NetworkError,
  type RequestValidationError,
  type ResponseValidationError,
  type TimeoutError,
  type UnexpectedStatusError,
  isApiError,
  isNetworkError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
} from "../runtime/client.js";
export { type ClientHooks, type HookContext } from "../runtime/client.js";
export { retry } from "../runtime/client.js";
export { type AttemptRecord, logHooks } from "../runtime/client.js";
export { type TransferProgress, reportProgress } from "../runtime/client.js";
