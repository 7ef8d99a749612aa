import type { Service, StoredFault } from "../store/service.js";
import type { FaultPlan } from "./generated/control/types.js";
import { countedIn, type RateWindow, windowMilliseconds } from "./rate-limits.js";

/** The operation that a plan names: its id, and the one path of it that the plan means where it does not mean all. */
export interface PlannedCalls {
  readonly operationId: string;
  /** The path template. Undefined if the plan applies to every path of the operation. */
  readonly path?: string;
}

/** A planned fault. */
export interface PlannedFault extends PlannedCalls {
  /** The number by which the plan is removed: from 1, in the order of planning. */
  readonly number: number;
  readonly plan: FaultPlan;
  /** Calls that met it. */
  readonly met: number;
}

/** A value, or a promise of it. */
type Eventual<T> = T | Promise<T>;

/** Planned faults, of this process or of all that share a database. */
export interface FaultPlans {
  /** True if no call can meet a fault. */
  isEmpty(): boolean;
  /** The faults that calls can still meet, in the order of planning. */
  list(): Eventual<readonly PlannedFault[]>;
  /** Plans a fault. Undefined if the maximum number is planned. */
  add(plan: FaultPlan, calls: PlannedCalls): Eventual<PlannedFault | undefined>;
  /** Draws the next chance of a fault. Returns the number of the draw; undefined for a fault that was removed. */
  draw(fault: PlannedFault): Eventual<number | undefined>;
  /** Counts a call at a time of the world for a limit of requests. Undefined for a fault that was removed. */
  count(fault: PlannedFault, now: number): Eventual<RateWindow | undefined>;
  /** Counts a call that meets a fault. False if calls have met it as often as planned. */
  meet(fault: PlannedFault): Eventual<boolean>;
  /** Removes a fault. False if there is none. */
  remove(number: number): Eventual<boolean>;
  /** Removes all faults. */
  clear(): Eventual<void>;
}

/** Faults that are planned at the same time. */
export const maxFaults = 1000;

/** Faults of this process. */
export function ownFaultPlans(): FaultPlans {
  let planned: (PlannedFault & { met: number; drawn: number; window?: RateWindow })[] = [];
  let count = 0;
  const find = (number: number) => planned.find((fault) => fault.number === number);
  const remove = (number: number): boolean => {
    const before = planned.length;
    planned = planned.filter((fault) => fault.number !== number);
    return planned.length < before;
  };
  return {
    isEmpty: () => planned.length === 0,
    list: () => [...planned],
    add(plan, calls) {
      if (planned.length === maxFaults) return undefined;
      const fault = { number: (count += 1), plan, ...calls, met: 0, drawn: 0 };
      planned.push(fault);
      return { ...fault };
    },
    draw({ number }) {
      const fault = find(number);
      return fault && (fault.drawn += 1);
    },
    count({ number, plan }, now) {
      const fault = find(number);
      return fault && (fault.window = countedIn(fault.window, now, windowMilliseconds(plan)));
    },
    meet({ number, plan }) {
      const fault = find(number);
      if (fault === undefined) return false;
      fault.met += 1;
      if (fault.met === plan.times) remove(number);
      return true;
    },
    remove,
    clear() {
      planned = [];
      count = 0;
    },
  };
}

/** Faults of all processes; `hasFaults` tells if a read of the database found any. */
export function sharedFaultPlans(service: Service, state: { readonly hasFaults: boolean }): FaultPlans {
  return {
    isEmpty: () => !state.hasFaults,
    list: async () => (await service.faults()).map(plannedOf),
    async add(plan, { operationId, path = null }) {
      const added = await service.addFault({ operationId, path, plan: { ...plan } }, maxFaults);
      return added && plannedOf(added);
    },
    draw: ({ number }) => service.drawFault(number),
    count: ({ number, plan }, now) => service.countForFault(number, now, windowMilliseconds(plan)),
    meet: ({ number, plan }) => service.meetFault(number, plan.times),
    remove: (number) => service.removeFault(number),
    clear: () => service.clearFaults(),
  };
}

function plannedOf({ id, plan, operationId, path, met }: StoredFault): PlannedFault {
  return { number: id, plan: plan as unknown as FaultPlan, operationId, ...(path !== null && { path }), met };
}
