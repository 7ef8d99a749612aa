// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { DataTag } from "@tanstack/query-core";
import * as operations from "./client.js";

/** A client, or any other object with its connection. */
export interface ConnectedClient {
  readonly connection: operations.TanstackQueryConnection;
}

/** Settings of a call, without the signal of TanStack Query. */
export type CallSettings = Omit<NonNullable<Parameters<typeof operations.listOrders>[2]>, "signal">;

/** The data of a successful response; null for one without a body. */
type DataOf<Call extends (...input: never[]) => { orThrow(): Promise<unknown> }> =
  Awaited<ReturnType<ReturnType<Call>["orThrow"]>> extends infer Data
    ? Exclude<Data, undefined> | (undefined extends Data ? null : never)
    : never;

async function dataOf<Data>(call: { orThrow(): Promise<Data> }): Promise<Exclude<Data, undefined> | null> {
  return ((await call.orThrow()) ?? null) as Exclude<Data, undefined> | null;
}

/** The key of a query: the API, the operation, and the path and the query of the request without credentials. */
export type QueryKeyOf<Operation extends string> = readonly [
  api: "tanstack-query",
  operation: Operation,
  input?: object,
];

/** A query for `useQuery` and the other functions of TanStack Query. */
export interface QueryOf<Operation extends string, Data> {
  readonly queryKey: DataTag<QueryKeyOf<Operation>, Data>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
}

function keyOf<Operation extends string, Data>(
  operation: Operation,
  input?: object,
): DataTag<QueryKeyOf<Operation>, Data> {
  const key: QueryKeyOf<Operation> =
    input === undefined ? ["tanstack-query", operation] : ["tanstack-query", operation, input];
  return key as unknown as DataTag<QueryKeyOf<Operation>, Data>;
}

function without(values: object | undefined, names: readonly string[]): object | undefined {
  return values && Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** A mutation for `useMutation` and the other functions of TanStack Query. */
export interface MutationOf<Operation extends string, Data, Input> {
  readonly mutationKey: readonly [api: "tanstack-query", operation: Operation];
  readonly mutationFn: (input: Input) => Promise<Data>;
}

/** The key of `listOrders`; without an input, the beginning of all its keys. */
export function listOrdersKey(
  input?: operations.ListOrdersInput,
): DataTag<QueryKeyOf<"listOrders">, DataOf<typeof operations.listOrders>> {
  return keyOf("listOrders", input && { query: without(input.query, ["share_token", "api_key"]) });
}

/** `listOrders` as a query. */
export function listOrdersOptions(
  client: ConnectedClient,
  input?: operations.ListOrdersInput,
  settings?: CallSettings,
): QueryOf<"listOrders", DataOf<typeof operations.listOrders>> {
  return {
    queryKey: listOrdersKey(input),
    queryFn: ({ signal }) =>
      dataOf(operations.listOrders(client.connection, input, { ...settings, signal })) as Promise<
        DataOf<typeof operations.listOrders>
      >,
  };
}

/** `createOrder` as a mutation. */
export function createOrderMutation(
  client: ConnectedClient,
  settings?: CallSettings,
): MutationOf<"createOrder", DataOf<typeof operations.createOrder>, operations.CreateOrderInput> {
  return {
    mutationKey: ["tanstack-query", "createOrder"],
    mutationFn: (input) =>
      dataOf(operations.createOrder(client.connection, input, settings)) as Promise<
        DataOf<typeof operations.createOrder>
      >,
  };
}

/** The key of `getOrder`; without an input, the beginning of all its keys. */
export function getOrderKey(
  input?: operations.GetOrderInput,
): DataTag<QueryKeyOf<"getOrder">, DataOf<typeof operations.getOrder>> {
  return keyOf("getOrder", input && { path: input.path });
}

/** `getOrder` as a query. */
export function getOrderOptions(
  client: ConnectedClient,
  input: operations.GetOrderInput,
  settings?: CallSettings,
): QueryOf<"getOrder", DataOf<typeof operations.getOrder>> {
  return {
    queryKey: getOrderKey(input),
    queryFn: ({ signal }) =>
      dataOf(operations.getOrder(client.connection, input, { ...settings, signal })) as Promise<
        DataOf<typeof operations.getOrder>
      >,
  };
}

/**
 * The key of `checkHealth`; without an input, the beginning of all its keys.
 *
 * @deprecated
 */
export function checkHealthKey(
  _input?: operations.CheckHealthInput,
): DataTag<QueryKeyOf<"checkHealth">, DataOf<typeof operations.checkHealth>> {
  return keyOf("checkHealth");
}

/**
 * `checkHealth` as a query.
 *
 * @deprecated
 */
export function checkHealthOptions(
  client: ConnectedClient,
  input?: operations.CheckHealthInput,
  settings?: CallSettings,
): QueryOf<"checkHealth", DataOf<typeof operations.checkHealth>> {
  return {
    queryKey: checkHealthKey(input),
    queryFn: ({ signal }) =>
      dataOf(operations.checkHealth(client.connection, input, { ...settings, signal })) as Promise<
        DataOf<typeof operations.checkHealth>
      >,
  };
}
