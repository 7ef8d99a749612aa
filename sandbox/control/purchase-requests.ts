import { numberOf } from "../domain/purchase-requests/progress.js";
import { toRecord } from "../seeds/records.js";
import type { Control } from "./control.js";
import { type ControlHandlers, refuse } from "./generated/control/server.js";
import type { PurchaseRequest } from "./generated/control/types.js";

/** Moves a purchase request, which the clock leaves alone from then on. */
export function purchaseRequestHandlers({ world: { store } }: Control): Pick<ControlHandlers, "movePurchaseRequest"> {
  return {
    async movePurchaseRequest({ path: { id }, body }) {
      const found = (await store.everyone.find("purchaseRequests")).find((row) => row["id"] === id);
      if (found === undefined) throw refuse(404, "The purchase request does not exist.");
      const queueStatus = body.queueStatus ?? found["queueStatus"];
      const number = found["number"] ?? (queueStatus === "CREATED" ? numberOf(Number(found["sequence"])) : null);
      const moved = { ...found, ...body, number, movedBy: "control" };
      await store.everyone.save("purchaseRequests", [moved]);
      return { status: 200, body: toRecord(moved) as unknown as PurchaseRequest };
    },
  };
}
