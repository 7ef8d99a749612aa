/** Implements an interface: a service of purchase requests that keeps them in memory, on node:http. */
import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import type { PurchaseRequest } from "@specwright/travel-expense/purchase-requests";
import {
  createPurchaseRequestsServer,
  forbidden,
  type PurchaseRequestsHandlers,
  refuse,
  unauthorized,
} from "@specwright/travel-expense/purchase-requests/server";
import { protectNodeServer, toNodeListener } from "@specwright/travel-expense/runtime/node";

/** The caller as the security hook knows it: handlers see it as `context.auth.bearerToken`. */
interface Caller {
  readonly name: string;
  readonly scopes: readonly string[];
}

interface Stored {
  readonly owner: string;
  readonly request: PurchaseRequest;
}

/** A server that an adapter serves. `callers` has a caller for each access token. */
export function createService(callers: ReadonlyMap<string, Caller>): ReturnType<typeof createPurchaseRequestsServer> {
  const stored = new Map<string, Stored>();

  // A missing operation, a status or a body that the contract does not know: none of them compiles.
  const handlers: PurchaseRequestsHandlers<Caller> = {
    createPurchaseRequest({ body }, { auth }) {
      const id = `PRQ-${stored.size + 1}`;
      stored.set(id, { owner: auth.bearerToken.name, request: body });
      return { status: 202, body: { id, uri: `/purchaserequest/v4/purchaserequests/${id}` } };
    },
    getPurchaseRequest({ path }, { auth }) {
      const found = stored.get(path.id);
      if (found?.owner !== auth.bearerToken.name) throw refuse(404, "There is no such purchase request.");
      return { status: 200, body: { purchaseRequestId: path.id, purchaseRequestQueueStatus: "PENDING_CREATION" } };
    },
  };

  return createPurchaseRequestsServer({
    security: {
      bearerToken({ credential, scopes }) {
        const caller = callers.get(credential);
        if (caller === undefined) return unauthorized();
        return scopes.every((scope) => caller.scopes.includes(scope)) ? caller : forbidden();
      },
    },
    handlers,
  });
}

/** Listens on a port of this machine. */
export function listen(port: number, callers: ReadonlyMap<string, Caller>): HttpServer {
  return protectNodeServer(createHttpServer(toNodeListener(createService(callers)))).listen(port, "127.0.0.1");
}
