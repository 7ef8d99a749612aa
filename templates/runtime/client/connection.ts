import { readAddress } from "./address.js";
import { exchange } from "./exchange.js";
import { queryKeysOf, type ClientSchemes } from "./query-keys.js";
import type { ServerAddress } from "./server-address.js";
import { createHooks, type ClientHooks } from "./hooks.js";
import type { Connection, AddressSettings, Retries, SenderSettings, Validate } from "./client-types.js";
import { withoutTrailing } from "../base/trailing.js";

/** Properties of every client in addition to its operations. */
export interface ClientBase<Self, Auth, OperationId extends string = string> {
  /** For the operations that are exported as functions. */
  readonly connection: Connection<Auth>;
  /** Adds hooks, which see every attempt of all calls. Returns a function that removes them. */
  use(hooks: ClientHooks<OperationId>): () => void;
  /** Returns the same client for another address, with the same hooks. Middlewares of `raw` stay with their client. */
  withBaseUrl(baseUrl: string | ServerAddress): Self;
}

/** Returns the common properties of clients. `create` makes the client for another address. */
export function clientBase<Self, Auth>(
  connection: Connection<Auth>,
  create: (baseUrl: string | ServerAddress) => Pick<ClientBase<Self, Auth>, "connection">,
): ClientBase<Self, Auth> {
  const hooks = (connection.hooks ??= createHooks());
  return {
    // The types of standalone operations are the same for every connection.
    connection: connection.throwOnError === true ? { ...connection, throwOnError: false } : connection,
    use: (added) => hooks.add(added),
    withBaseUrl: (baseUrl) => {
      const client = create(baseUrl);
      client.connection.hooks?.share(hooks);
      return client as Self;
    },
  };
}

/** Checks settings for calls. `validate` is the default. Throws a TypeError if the base URL is invalid or missing. */
export function connect<Auth>(
  // Callers without types may leave them out.
  settingsOrNone: AddressSettings<Auth> | SenderSettings<Auth> | undefined,
  schemes: ClientSchemes,
  validate?: Validate,
  more: Pick<Connection<Auth>, "route" | "throwOnError"> = {},
): Connection<Auth> {
  const settings = (settingsOrNone ?? { baseUrl: undefined }) as AddressSettings<Auth> | SenderSettings<Auth>;
  const to = ("baseUrl" in settings ? settings.baseUrl : "") as string | Partial<ServerAddress> | null | undefined;
  const { url, ownAddress } = (typeof to === "object" ? (to ?? {}) : { url: to }) as Partial<ServerAddress>;
  const { auth, headers, fetchOptions, retries, ...others } = settings;
  const connection: Connection<Auth> = {
    baseUrl: "baseUrl" in settings ? withoutTrailing(readAddress("baseUrl", url ?? to, /[?#]/).href, "/") : "",
    ...(ownAddress && { ownAddress }),
    settings: others,
    secrets: () => ({ auth, headers, fetchOptions }),
    schemes,
    queryKeys: schemes[queryKeysOf],
    validate,
    retries: retriesOf(retries),
    call: (operation, input, options) => exchange(connection, operation, input, options),
    ...more,
  };
  return connection;
}

/** A number needs code that only clients with all operations contain. */
function retriesOf(retries: number | Retries | undefined): Retries | undefined {
  if (typeof retries === "object") return retries;
  if (!retries) return undefined;
  throw new TypeError('"retries" must be `retry(...)` or 0, except in clients with all operations.');
}
