import type { Row } from "../../store/rows.js";
import type { purchaseRequests } from "../../store/schema.js";

type Stored = Row<typeof purchaseRequests>;

/** Seconds from the call that created a purchase request to each step that the clock makes. */
export const secondsTo = { created: 5, pendingApproval: 60, approved: 3600 } as const;

/**
 * A purchase request as far as the clock has moved it: created, then submitted, then waiting, then approved with its
 * order. One that the control has moved stays where it was put.
 */
export function progressed(stored: Stored, now: Date): Stored {
  if (stored.movedBy === "control" || stored.queueStatus === "CREATE_FAILED") return stored;
  const age = (now.getTime() - Date.parse(stored.createdAt)) / 1000;
  const workflowStatus = stageAt(age);
  if (workflowStatus === undefined || workflowStatus === stored.workflowStatus) return stored;
  return {
    ...stored,
    number: stored.number ?? numberOf(stored.sequence),
    queueStatus: "CREATED",
    workflowStatus,
    orderNumbers: workflowStatus === "Approved" ? [`PO-${numberOf(stored.sequence)}`] : stored.orderNumbers,
  };
}

function stageAt(age: number): Stored["workflowStatus"] | undefined {
  if (age >= secondsTo.approved) return "Approved";
  if (age >= secondsTo.pendingApproval) return "Pending Approval";
  return age >= secondsTo.created ? "Submitted" : undefined;
}

/** Returns the number of a purchase request from its position in the order of creation. */
export function numberOf(sequence: number): string {
  return String(1_200_000 + sequence);
}
