import { readAddress } from "./address.js";
import { exchange } from "./exchange.js";
import type { ServerAddress } from "./server-address.js";
import type { ClientSettings, Connection, Route, SenderSettings, WrongAnswers } from "./client-types.js";
import type { SecuritySchemeTables } from "../http/operation.js";
import { withoutTrailing } from "../base/trailing.js";

/** Properties of every client in addition to its operations. */
export interface ClientBase<Self, Auth> {
  /** For the operations that are exported as functions. */
  readonly connection: Connection<Auth>;
  /** Returns the same client for another address. Middlewares of `raw` stay with their client. */
  withBaseUrl(baseUrl: string | ServerAddress): Self;
}

/**
 * Checks settings for calls. `wrongAnswers` is the default of callers. Throws a TypeError if the base URL is invalid or
 * missing.
 */
export function connect<Auth>(
  // Callers without types may leave them out.
  settingsOrConnection: ClientSettings<Auth> | SenderSettings<Auth> | undefined,
  schemes: SecuritySchemeTables,
  wrongAnswers?: WrongAnswers,
  route?: () => Route | undefined,
): Connection<Auth> {
  const settings = (settingsOrConnection ?? { baseUrl: undefined }) as ClientSettings<Auth> | SenderSettings<Auth>;
  const to = ("baseUrl" in settings ? settings.baseUrl : "") as string | Partial<ServerAddress> | null | undefined;
  const { url, ownAddress } = (typeof to === "object" ? (to ?? {}) : { url: to }) as Partial<ServerAddress>;
  const { auth, headers, fetchOptions, ...others } = settings;
  const connection: Connection<Auth> = {
    baseUrl: "baseUrl" in settings ? withoutTrailing(readAddress("baseUrl", url ?? to, /[?#]/).href, "/") : "",
    ...(ownAddress && { ownAddress }),
    settings: others,
    secrets: () => ({ auth, headers, fetchOptions }),
    schemes,
    wrongAnswers,
    call: (operation, input, options) => exchange(connection, operation, input, options),
    route,
  };
  return connection;
}
