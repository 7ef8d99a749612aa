/** A planned fault of a delivery: it is made twice, or after the next one. */
export type DeliveryFault = "duplicate" | "reorder";

/** Planned faults of deliveries. */
export interface DeliveryFaults {
  /** The fault that the next delivery meets. Undefined if none is planned. */
  meetDelivery(): Promise<DeliveryFault | undefined>;
}
