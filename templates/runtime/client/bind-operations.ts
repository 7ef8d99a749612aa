import type { ApiPromise, ClientThat } from "./api-promise.js";
import { clientBase, connect, type ClientBase } from "./connection.js";
import type { ClientSettings, Connection, ThrowSetting, Validate } from "./client-types.js";
import type { ClientSchemes } from "./query-keys.js";

/** Operation functions, by the names of their methods. */
export type OperationFunctions<Auth> = Readonly<
  Record<string, (connection: Connection<Auth>, ...rest: never[]) => ApiPromise<unknown>>
>;

/** A client whose methods are these operations. */
export type BoundClient<Operations, Auth> = ClientBase<
  BoundClient<Operations, Auth>,
  Auth,
  string & keyof Operations
> & {
  readonly [Name in keyof Operations]: Operations[Name] extends (connection: never, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Makes a client of operation functions. It refers to no others, so that a bundle contains only these. */
export function bindOperations<Operations extends OperationFunctions<Auth>, Auth, Throws extends boolean = false>(
  settings: ClientSettings<Auth, Throws>,
  operations: Operations,
  schemes: ClientSchemes,
  validate?: Validate,
): ClientThat<Throws, BoundClient<Operations, Auth>> {
  const { throwOnError } = settings as ThrowSetting<true>;
  const connection = connect(settings, schemes, validate, { throwOnError });
  const methods = Object.entries(operations).map(([name, call]) => [name, call.bind(undefined, connection)]);
  const create = (baseUrl: typeof settings.baseUrl): ClientBase<unknown, Auth> =>
    bindOperations({ ...settings, baseUrl }, operations, schemes, validate) as never;
  return { ...Object.fromEntries(methods), ...clientBase(connection, create) } as never;
}
