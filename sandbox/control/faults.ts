import { createHash } from "node:crypto";
import type { Clock } from "../domain/clock.js";
import { createDelays, type Delays } from "./delays.js";
import type { createControlServer } from "./generated/control/server.js";
import type { Fault, FaultPlan } from "./generated/control/types.js";
import { hungUp } from "./hang-up.js";
import { withUnknownMember } from "./unknown-member.js";

/** A server as the stubs make them. */
type Server = ReturnType<typeof createControlServer>;
type Request = Parameters<Server["handle"]>[0];
type Reply = Awaited<ReturnType<Server["handle"]>>;

/** The operation that a plan names: its id, and the one path of it that the plan means where it does not mean all. */
export interface PlannedCalls {
  readonly operationId: string;
  /** The path template. Undefined if the plan applies to every path of the operation. */
  readonly path?: string;
}

/** Failures on purpose, of operations of all interfaces. */
export interface Faults {
  /** A server whose calls meet what is planned. */
  meet(server: Server): Server;
  /** Returns the calls that a plan matches. Undefined if it names no operation, or an unknown one. */
  callsOf(plan: FaultPlan): PlannedCalls | undefined;
  /** Plans a fault. Undefined if the maximum number is planned. */
  add(plan: FaultPlan, calls: PlannedCalls): Fault | undefined;
  /** The faults that calls can still meet, in the order of planning. */
  list(): readonly Fault[];
  /** Returns false if there is no such fault. */
  remove(id: string): boolean;
  /** Removes all plans, and sends the delayed responses. */
  restart(): void;
}

/** Faults that are planned at the same time. */
export const maxFaults = 1000;

/** Milliseconds of a delay that names none. */
const usualDelay = 1000;

interface Planned extends PlannedCalls {
  /** The identifier by which the plan is taken back. */
  readonly id: string;
  readonly plan: FaultPlan;
  /** Calls that met it, and calls for which its chance was drawn. */
  met: number;
  /** Calls for which the chance was drawn. */
  drawn: number;
}

/** Settings of faults. */
export interface FaultSettings {
  readonly clock: Clock;
  /** The seed of chances. */
  readonly seed: string;
  /** Called for each call that meets a fault. */
  readonly onMeet: (request: Request, faultId: string) => void;
}

/** Begins the list of planned faults, and wraps servers so that they meet them. */
export function createFaults({ clock, seed, onMeet }: FaultSettings): Faults {
  const delays = createDelays(clock);
  const servers: Server[] = [];
  let planned: readonly Planned[] = [];
  let count = 0;

  const next = (server: Server, { method, path }: Request): Planned | undefined => {
    if (planned.length === 0) return undefined;
    const operationId = server.operationAt(method, path);
    const fault = planned.find((plan) => means(plan, operationId, path) && falls(plan, seed));
    if (fault === undefined) return undefined;
    fault.met += 1;
    if (fault.met === fault.plan.times) planned = planned.filter((otherFault) => otherFault !== fault);
    return fault;
  };

  return {
    meet(server) {
      servers.push(server);
      return {
        ...server,
        handle(request) {
          const fault = next(server, request);
          if (fault === undefined) return server.handle(request);
          onMeet(request, fault.id);
          return fail(server, request, fault.plan, delays);
        },
      };
    },
    callsOf({ operationId, method, path }) {
      if (operationId !== undefined)
        return servers.some((server) => hasOperation(server, operationId)) ? { operationId } : undefined;
      if (method === undefined || path === undefined) return undefined;
      const found = servers.flatMap((server) => server.operationAt(method, path) ?? [])[0];
      return found === undefined ? undefined : { operationId: found, ...(!path.includes("{") && { path }) };
    },
    add(plan, calls) {
      if (planned.length === maxFaults) return undefined;
      count += 1;
      const fault = { id: `fault-${count}`, plan, ...calls, met: 0, drawn: 0 };
      planned = [...planned, fault];
      return faultOf(fault);
    },
    list: () => planned.map(faultOf),
    remove(id) {
      const rest = planned.filter((plan) => plan.id !== id);
      const isThere = rest.length < planned.length;
      planned = rest;
      return isThere;
    },
    restart() {
      planned = [];
      count = 0;
      delays.release();
    },
  };
}

async function fail(server: Server, request: Request, plan: FaultPlan, delays: Delays): Promise<Reply> {
  const { effect, isHandled = false, milliseconds = effect === "delay" ? usualDelay : 0 } = plan;
  const needsReply = effect === "delay" || effect === "unknownMember";
  // The delay is that of the call: it begins when the call comes, and not when it was handled.
  const delay = delays.wait(milliseconds, request.signal);
  const reply = needsReply || isHandled ? await server.handle(request) : undefined;
  await delay;
  switch (effect) {
    case "status":
      return server.refuse(request, plan.status ?? 503, "This fault was planned.");
    case "delay":
      return reply!;
    case "hangUp":
      throw hungUp();
    case "unknownMember":
      return withUnknownMember(reply!);
  }
}

function means(fault: Planned, operationId: string | undefined, path: string): boolean {
  return fault.operationId === operationId && (fault.path === undefined || fault.path === path);
}

/**
 * True if a fault occurs on this call, according to its probability. Each fault draws its own numbers, so that faults
 * are independent.
 */
function falls(fault: Planned, seed: string): boolean {
  const { chance = 1 } = fault.plan;
  if (chance === 1) return true;
  fault.drawn += 1;
  const octets = createHash("sha256").update(`${seed}\n${fault.id}\n${fault.drawn}`).digest();
  return octets.readUInt32BE() / 2 ** 32 < chance;
}

function hasOperation({ routes, operationAt }: Server, operationId: string): boolean {
  return routes.some(({ path, methods }) => methods.some((method) => operationAt(method, path) === operationId));
}

function faultOf({ id, plan, met }: Planned): Fault {
  return { ...plan, id, met };
}
