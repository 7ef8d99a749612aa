/** A planned fault of a delivery: it is made twice, or after the next one. */
export type DeliveryFault = "duplicate" | "reorder";

/** Planned faults of deliveries. */
export interface DeliveryFaults {
  /** The fault that the next delivery meets. Undefined if none is planned. */
  meetDelivery(): DeliveryFault | undefined;
}

/** Deliveries that wait until another one was made. */
export class HeldDeliveries {
  private readonly held = new Set<string>();
  private readonly faults = new Map<string, DeliveryFault | undefined>();

  constructor(private readonly planned: DeliveryFaults) {}

  /** True if a delivery is made twice. */
  isTwice(id: string): boolean {
    return this.faults.get(id) === "duplicate";
  }

  /** True if a delivery waits for another one. */
  isHeld(id: string): boolean {
    return this.held.has(id);
  }

  /** Returns the deliveries of a round. A planned change of order leaves one out, until it follows another one. */
  arrange<Delivery extends { readonly id: string }>(due: readonly Delivery[]): readonly Delivery[] {
    for (const { id } of due) {
      if (this.faults.has(id)) continue;
      const fault = this.planned.meetDelivery();
      this.faults.set(id, fault);
      if (fault === "reorder") this.held.add(id);
    }
    const now = due.filter(({ id }) => !this.held.has(id));
    if (now.length === 0) return [];
    const later = due.filter(({ id }) => this.held.has(id));
    for (const { id } of later) this.held.delete(id);
    return [...now, ...later];
  }

  /** Forgets all deliveries. */
  clear(): void {
    this.held.clear();
    this.faults.clear();
  }
}
