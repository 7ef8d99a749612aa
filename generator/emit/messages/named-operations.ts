import type { InterfacePlan, NamedOperation } from "../../plan/plan.js";

/** Operations, then webhooks and callbacks: everything for which messages are planned. */
export function allNamed(plan: InterfacePlan): readonly NamedOperation[] {
  return [...plan.operations, ...plan.webhooks, ...plan.callbacks];
}

/** What the other side implements: an address is given for each call. */
export function calledBack(plan: InterfacePlan): readonly NamedOperation[] {
  return [...plan.webhooks, ...plan.callbacks];
}
