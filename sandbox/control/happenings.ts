import { toRecord } from "../seeds/records.js";
import type { TableName } from "../store/tables.js";
import type { Control } from "./control.js";
import { type ControlHandlers, refuse } from "./generated/control/server.js";
import type { Delivery, Event, Notification } from "./generated/control/types.js";

type Names = "publishEvent" | "listDeliveries" | "listNotifications";

/** Events, and the deliveries that they caused. */
export function happeningHandlers({ world: { store }, outbox }: Control): Pick<ControlHandlers, Names> {
  const recordsInOrder = async (kind: TableName, time: string): Promise<readonly object[]> => {
    const rows = await store.everyone.find(kind);
    return rows.toSorted((a, b) => String(a[time]).localeCompare(String(b[time]))).map(toRecord);
  };
  return {
    async publishEvent({ body }) {
      const event = await outbox.publish(body);
      if (event === undefined) throw refuse(404, "The company does not exist.");
      return { status: 201, body: toRecord(event) as unknown as Event };
    },
    listDeliveries: async () => ({ status: 200, body: (await recordsInOrder("deliveries", "dueAt")) as Delivery[] }),
    listNotifications: async () => ({
      status: 200,
      body: (await recordsInOrder("notifications", "sentAt")) as Notification[],
    }),
  };
}
