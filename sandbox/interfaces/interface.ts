import type {
  createPurchaseRequestsServer,
  PurchaseRequestsServerOptions,
} from "@specwright/travel-expense/purchase-requests/server";
import type { World } from "../domain/world.js";

/** A server that an adapter serves: what every stub makes. */
export type ApiServer = ReturnType<typeof createPurchaseRequestsServer>;

/** Settings that all interfaces share. */
export interface ServerSetup {
  /** Called with every error that callers see as a 500, and its request. */
  readonly onError: NonNullable<PurchaseRequestsServerOptions["onError"]>;
  /** Called with every refusal, and its request. */
  readonly onRefusal: NonNullable<PurchaseRequestsServerOptions["onRefusal"]>;
  /** The time that errors tell. */
  readonly now: () => Date;
  /** Identifiers of errors. */
  readonly uuid: () => string;
}

/** Makes the server of one interface on a world. */
export type InterfaceServer = (world: World, setup: ServerSetup) => ApiServer;
