// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { DataTag } from "@tanstack/query-core";
import * as operations from "./client.js";

/** A client, or any other object with its connection. */
export interface ConnectedClient {
  readonly connection: operations.PagesConnection;
}

/** Settings of a call, without the signal of TanStack Query. */
export type CallSettings = Omit<NonNullable<Parameters<typeof operations.listUsers>[2]>, "signal">;

/** The data of a successful response; null for one without a body. */
type DataOf<Call extends (...input: never[]) => { orThrow(): Promise<unknown> }> =
  Awaited<ReturnType<ReturnType<Call>["orThrow"]>> extends infer Data
    ? Exclude<Data, undefined> | (undefined extends Data ? null : never)
    : never;

async function dataOf<Data>(call: { orThrow(): Promise<Data> }): Promise<Exclude<Data, undefined> | null> {
  return ((await call.orThrow()) ?? null) as Exclude<Data, undefined> | null;
}

/** The key of a query: the API, the operation, and the path and the query of the request without credentials. */
export type QueryKeyOf<Operation extends string> = readonly [api: "pages", operation: Operation, input?: object];

/** A query for `useQuery` and the other functions of TanStack Query. */
export interface QueryOf<Operation extends string, Data> {
  readonly queryKey: DataTag<QueryKeyOf<Operation>, Data>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
}

function keyOf<Operation extends string, Data>(
  operation: Operation,
  input?: object,
): DataTag<QueryKeyOf<Operation>, Data> {
  const key: QueryKeyOf<Operation> = input === undefined ? ["pages", operation] : ["pages", operation, input];
  return key as unknown as DataTag<QueryKeyOf<Operation>, Data>;
}

/** A page of an operation. */
export type PageOf<Paged> = Paged extends {
  readonly types?: { readonly input: infer Input; readonly result: infer Result; readonly item: infer Item };
}
  ? ReturnType<typeof operations.pages<Input, Result, Item>> extends AsyncGenerator<infer Page>
    ? Page
    : never
  : never;

/** A query for `useInfiniteQuery` and the other functions of TanStack Query. */
export interface InfiniteQueryOf<Operation extends string, Page extends { readonly cursor: unknown }> {
  readonly queryKey: readonly [api: "pages", operation: Operation, input: object | undefined, pages: "pages"];
  readonly queryFn: (context: { readonly signal: AbortSignal; readonly pageParam: Page["cursor"] }) => Promise<Page>;
  readonly initialPageParam: Page["cursor"];
  readonly getNextPageParam: (page: Page) => Page["cursor"];
}

async function firstOf<Page>(pages: AsyncIterable<Page>): Promise<Page> {
  for await (const page of pages) return page;
  throw new Error("There is no page.");
}

/** A mutation for `useMutation` and the other functions of TanStack Query. */
export interface MutationOf<Operation extends string, Data, Input> {
  readonly mutationKey: readonly [api: "pages", operation: Operation];
  readonly mutationFn: (input: Input) => Promise<Data>;
}

/** The key of `listUsers`; without an input, the beginning of all its keys. */
export function listUsersKey(
  input?: operations.ListUsersInput,
): DataTag<QueryKeyOf<"listUsers">, DataOf<typeof operations.listUsers>> {
  return keyOf("listUsers", input && { query: input.query });
}

/** `listUsers` as a query. */
export function listUsersOptions(
  client: ConnectedClient,
  input?: operations.ListUsersInput,
  settings?: CallSettings,
): QueryOf<"listUsers", DataOf<typeof operations.listUsers>> {
  return {
    queryKey: listUsersKey(input),
    queryFn: ({ signal }) =>
      dataOf(operations.listUsers(client.connection, input, { ...settings, signal })) as Promise<
        DataOf<typeof operations.listUsers>
      >,
  };
}

/** The pages of `listUsers` as an infinite query. */
export function listUsersInfiniteOptions(
  client: ConnectedClient,
  input?: operations.ListUsersInput,
  settings?: CallSettings,
): InfiniteQueryOf<"listUsers", PageOf<typeof operations.listUsersPages>> {
  const [api, operation, keyInput] = listUsersKey(input);
  return {
    queryKey: [api, operation, keyInput, "pages"],
    queryFn: ({ signal, pageParam }) =>
      firstOf(
        operations.pages(client.connection, operations.listUsersPages, input, {
          ...settings,
          signal,
          cursor: pageParam,
        }),
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }) => cursor,
  };
}

/** `searchUsers` as a mutation. */
export function searchUsersMutation(
  client: ConnectedClient,
  settings?: CallSettings,
): MutationOf<"searchUsers", DataOf<typeof operations.searchUsers>, operations.SearchUsersInput> {
  return {
    mutationKey: ["pages", "searchUsers"],
    mutationFn: (input) =>
      dataOf(operations.searchUsers(client.connection, input, settings)) as Promise<
        DataOf<typeof operations.searchUsers>
      >,
  };
}

/** The key of `listEvents`; without an input, the beginning of all its keys. */
export function listEventsKey(
  input?: operations.ListEventsInput,
): DataTag<QueryKeyOf<"listEvents">, DataOf<typeof operations.listEvents>> {
  return keyOf("listEvents", input && { query: input.query });
}

/** `listEvents` as a query. */
export function listEventsOptions(
  client: ConnectedClient,
  input?: operations.ListEventsInput,
  settings?: CallSettings,
): QueryOf<"listEvents", DataOf<typeof operations.listEvents>> {
  return {
    queryKey: listEventsKey(input),
    queryFn: ({ signal }) =>
      dataOf(operations.listEvents(client.connection, input, { ...settings, signal })) as Promise<
        DataOf<typeof operations.listEvents>
      >,
  };
}

/** The pages of `listEvents` as an infinite query. */
export function listEventsInfiniteOptions(
  client: ConnectedClient,
  input?: operations.ListEventsInput,
  settings?: CallSettings,
): InfiniteQueryOf<"listEvents", PageOf<typeof operations.listEventsPages>> {
  const [api, operation, keyInput] = listEventsKey(input);
  return {
    queryKey: [api, operation, keyInput, "pages"],
    queryFn: ({ signal, pageParam }) =>
      firstOf(
        operations.pages(client.connection, operations.listEventsPages, input, {
          ...settings,
          signal,
          cursor: pageParam,
        }),
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }) => cursor,
  };
}

/** The key of `listMembers`; without an input, the beginning of all its keys. */
export function listMembersKey(
  input?: operations.ListMembersInput,
): DataTag<QueryKeyOf<"listMembers">, DataOf<typeof operations.listMembers>> {
  return keyOf("listMembers", input && { query: input.query });
}

/** `listMembers` as a query. */
export function listMembersOptions(
  client: ConnectedClient,
  input?: operations.ListMembersInput,
  settings?: CallSettings,
): QueryOf<"listMembers", DataOf<typeof operations.listMembers>> {
  return {
    queryKey: listMembersKey(input),
    queryFn: ({ signal }) =>
      dataOf(operations.listMembers(client.connection, input, { ...settings, signal })) as Promise<
        DataOf<typeof operations.listMembers>
      >,
  };
}

/** The pages of `listMembers` as an infinite query. */
export function listMembersInfiniteOptions(
  client: ConnectedClient,
  input?: operations.ListMembersInput,
  settings?: CallSettings,
): InfiniteQueryOf<"listMembers", PageOf<typeof operations.listMembersPages>> {
  const [api, operation, keyInput] = listMembersKey(input);
  return {
    queryKey: [api, operation, keyInput, "pages"],
    queryFn: ({ signal, pageParam }) =>
      firstOf(
        operations.pages(client.connection, operations.listMembersPages, input, {
          ...settings,
          signal,
          cursor: pageParam,
        }),
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }) => cursor,
  };
}

/** The key of `listRows`; without an input, the beginning of all its keys. */
export function listRowsKey(
  input?: operations.ListRowsInput,
): DataTag<QueryKeyOf<"listRows">, DataOf<typeof operations.listRows>> {
  return keyOf("listRows", input && { query: input.query });
}

/** `listRows` as a query. */
export function listRowsOptions(
  client: ConnectedClient,
  input: operations.ListRowsInput,
  settings?: CallSettings,
): QueryOf<"listRows", DataOf<typeof operations.listRows>> {
  return {
    queryKey: listRowsKey(input),
    queryFn: ({ signal }) =>
      dataOf(operations.listRows(client.connection, input, { ...settings, signal })) as Promise<
        DataOf<typeof operations.listRows>
      >,
  };
}

/** The pages of `listRows` as an infinite query. */
export function listRowsInfiniteOptions(
  client: ConnectedClient,
  input: operations.ListRowsInput,
  settings?: CallSettings,
): InfiniteQueryOf<"listRows", PageOf<typeof operations.listRowsPages>> {
  const [api, operation, keyInput] = listRowsKey(input);
  return {
    queryKey: [api, operation, keyInput, "pages"],
    queryFn: ({ signal, pageParam }) =>
      firstOf(
        operations.pages(client.connection, operations.listRowsPages, input, {
          ...settings,
          signal,
          cursor: pageParam,
        }),
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }) => cursor,
  };
}

/** The key of `listPosts`; without an input, the beginning of all its keys. */
export function listPostsKey(
  input?: operations.ListPostsInput,
): DataTag<QueryKeyOf<"listPosts">, DataOf<typeof operations.listPosts>> {
  return keyOf("listPosts", input && { path: input.path, query: input.query });
}

/** `listPosts` as a query. */
export function listPostsOptions(
  client: ConnectedClient,
  input: operations.ListPostsInput,
  settings?: CallSettings,
): QueryOf<"listPosts", DataOf<typeof operations.listPosts>> {
  return {
    queryKey: listPostsKey(input),
    queryFn: ({ signal }) =>
      dataOf(operations.listPosts(client.connection, input, { ...settings, signal })) as Promise<
        DataOf<typeof operations.listPosts>
      >,
  };
}

/** The pages of `listPosts` as an infinite query. */
export function listPostsInfiniteOptions(
  client: ConnectedClient,
  input: operations.ListPostsInput,
  settings?: CallSettings,
): InfiniteQueryOf<"listPosts", PageOf<typeof operations.listPostsPages>> {
  const [api, operation, keyInput] = listPostsKey(input);
  return {
    queryKey: [api, operation, keyInput, "pages"],
    queryFn: ({ signal, pageParam }) =>
      firstOf(
        operations.pages(client.connection, operations.listPostsPages, input, {
          ...settings,
          signal,
          cursor: pageParam,
        }),
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }) => cursor,
  };
}

/** The key of `listFiles`; without an input, the beginning of all its keys. */
export function listFilesKey(
  input?: operations.ListFilesInput,
): DataTag<QueryKeyOf<"listFiles">, DataOf<typeof operations.listFiles>> {
  return keyOf("listFiles", input && { path: input.path, query: input.query });
}

/** `listFiles` as a query. */
export function listFilesOptions(
  client: ConnectedClient,
  input: operations.ListFilesInput,
  settings?: CallSettings,
): QueryOf<"listFiles", DataOf<typeof operations.listFiles>> {
  return {
    queryKey: listFilesKey(input),
    queryFn: ({ signal }) =>
      dataOf(operations.listFiles(client.connection, input, { ...settings, signal })) as Promise<
        DataOf<typeof operations.listFiles>
      >,
  };
}

/** The pages of `listFiles` as an infinite query. */
export function listFilesInfiniteOptions(
  client: ConnectedClient,
  input: operations.ListFilesInput,
  settings?: CallSettings,
): InfiniteQueryOf<"listFiles", PageOf<typeof operations.listFilesPages>> {
  const [api, operation, keyInput] = listFilesKey(input);
  return {
    queryKey: [api, operation, keyInput, "pages"],
    queryFn: ({ signal, pageParam }) =>
      firstOf(
        operations.pages(client.connection, operations.listFilesPages, input, {
          ...settings,
          signal,
          cursor: pageParam,
        }),
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }) => cursor,
  };
}

/** The key of `listIssues`; without an input, the beginning of all its keys. */
export function listIssuesKey(
  _input?: operations.ListIssuesInput,
): DataTag<QueryKeyOf<"listIssues">, DataOf<typeof operations.listIssues>> {
  return keyOf("listIssues");
}

/** `listIssues` as a query. */
export function listIssuesOptions(
  client: ConnectedClient,
  input?: operations.ListIssuesInput,
  settings?: CallSettings,
): QueryOf<"listIssues", DataOf<typeof operations.listIssues>> {
  return {
    queryKey: listIssuesKey(input),
    queryFn: ({ signal }) =>
      dataOf(operations.listIssues(client.connection, input, { ...settings, signal })) as Promise<
        DataOf<typeof operations.listIssues>
      >,
  };
}

/** The pages of `listIssues` as an infinite query. */
export function listIssuesInfiniteOptions(
  client: ConnectedClient,
  input?: operations.ListIssuesInput,
  settings?: CallSettings,
): InfiniteQueryOf<"listIssues", PageOf<typeof operations.listIssuesPages>> {
  const [api, operation, keyInput] = listIssuesKey(input);
  return {
    queryKey: [api, operation, keyInput, "pages"],
    queryFn: ({ signal, pageParam }) =>
      firstOf(
        operations.pages(client.connection, operations.listIssuesPages, input, {
          ...settings,
          signal,
          cursor: pageParam,
        }),
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }) => cursor,
  };
}

/** The key of `getStatus`; without an input, the beginning of all its keys. */
export function getStatusKey(
  _input?: operations.GetStatusInput,
): DataTag<QueryKeyOf<"getStatus">, DataOf<typeof operations.getStatus>> {
  return keyOf("getStatus");
}

/** `getStatus` as a query. */
export function getStatusOptions(
  client: ConnectedClient,
  input?: operations.GetStatusInput,
  settings?: CallSettings,
): QueryOf<"getStatus", DataOf<typeof operations.getStatus>> {
  return {
    queryKey: getStatusKey(input),
    queryFn: ({ signal }) =>
      dataOf(operations.getStatus(client.connection, input, { ...settings, signal })) as Promise<
        DataOf<typeof operations.getStatus>
      >,
  };
}
