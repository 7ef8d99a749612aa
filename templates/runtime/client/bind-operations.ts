import { connect, type ClientBase } from "./connection.js";
import type { ClientSettings, Connection, WrongAnswers } from "./client-types.js";
import type { SecuritySchemeTables } from "../http/operation.js";

/** Operation functions, by the names of their methods. */
export type OperationFunctions<Auth> = Readonly<
  Record<string, (connection: Connection<Auth>, ...rest: never[]) => Promise<unknown>>
>;

/** A client whose methods are these operations. */
export type BoundClient<Operations, Auth> = ClientBase<BoundClient<Operations, Auth>, Auth> & {
  readonly [Name in keyof Operations]: Operations[Name] extends (connection: never, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Makes a client of operation functions. It refers to no others, so that a bundle contains only these. */
export function bindOperations<Operations extends OperationFunctions<Auth>, Auth>(
  settings: ClientSettings<Auth>,
  operations: Operations,
  schemes: SecuritySchemeTables,
  wrongAnswers?: WrongAnswers,
): BoundClient<Operations, Auth> {
  const connection = connect(settings, schemes, wrongAnswers);
  const methods = Object.entries(operations).map(([name, call]) => [name, call.bind(undefined, connection)]);
  return {
    ...Object.fromEntries(methods),
    connection,
    withBaseUrl: (baseUrl: ClientSettings<Auth>["baseUrl"]) =>
      bindOperations({ ...settings, baseUrl }, operations, schemes, wrongAnswers),
  } as BoundClient<Operations, Auth>;
}
