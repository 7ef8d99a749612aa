import { createHash } from "node:crypto";
import type { World } from "../domain/world.js";
import type { DeliveryFaults } from "../outbox/delivery-faults.js";
import { createDelays, type Delays } from "./delays.js";
import type { createControlServer } from "./generated/control/server.js";
import type { Fault, FaultPlan } from "./generated/control/types.js";
import { hungUp } from "./hang-up.js";
import { malformedReply, oversizedReply, redirectReply } from "./hostile-replies.js";
import { withExpiredToken, withSwappedToken } from "./other-tokens.js";
import { type RateWindow, secondsToWait } from "./rate-limits.js";
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
export interface Faults extends DeliveryFaults {
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
  /** Calls that a limit of requests has counted. */
  readonly window: RateWindow;
  /** Seconds until a limit of requests allows the next call. */
  wait: number;
}

/** Settings of faults. */
export interface FaultSettings {
  readonly world: World;
  /** The seed of chances. */
  readonly seed: string;
  /** Called for each call that meets a fault. */
  readonly onMeet: (request: Request, faultId: string) => void;
}

/** Begins the list of planned faults, and wraps servers so that they meet them. */
export function createFaults({ world, seed, onMeet }: FaultSettings): Faults {
  const delays = createDelays(world.clock);
  const servers: Server[] = [];
  let planned: readonly Planned[] = [];
  let count = 0;

  const next = (operationId: string | undefined, path: string): Planned | undefined => {
    if (planned.length === 0) return undefined;
    const fault = planned.find(
      (plan) => means(plan, operationId, path) && falls(plan, seed) && isExceeded(plan, world),
    );
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
          const { method, path } = request;
          const fault = planned.length === 0 ? undefined : next(server.operationAt(method, path), path);
          if (fault === undefined) return server.handle(request);
          onMeet(request, fault.id);
          return fail({ server, request, world, delays }, fault.plan, fault.wait);
        },
      };
    },
    callsOf: (plan) => callsOfPlan(servers, plan),
    add(plan, calls) {
      if (planned.length === maxFaults) return undefined;
      count += 1;
      const fault = { id: `fault-${count}`, plan, ...calls, met: 0, drawn: 0, window: { used: 0 }, wait: 0 };
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
    meetDelivery() {
      const effect = next(deliveryOperation, "")?.plan.effect;
      return effect === "duplicate" || effect === "reorder" ? effect : undefined;
    },
    restart() {
      planned = [];
      count = 0;
      delays.release();
    },
  };
}

function callsOfPlan(servers: readonly Server[], { operationId, method, path }: FaultPlan): PlannedCalls | undefined {
  if (operationId === deliveryOperation) return { operationId };
  if (operationId !== undefined)
    return servers.some((server) => hasOperation(server, operationId)) ? { operationId } : undefined;
  if (method === undefined || path === undefined) return undefined;
  const found = servers.flatMap((server) => server.operationAt(method, path) ?? [])[0];
  return found === undefined ? undefined : { operationId: found, ...(!path.includes("{") && { path }) };
}

/** A call that meets a fault. */
interface FailingCall {
  readonly server: Server;
  readonly request: Request;
  readonly world: World;
  readonly delays: Delays;
}

/** Effects that change the response of a handled call, or the request before it. */
const handledEffects: ReadonlySet<string> = new Set<FaultPlan["effect"]>([
  ...(["delay", "unknownMember", "oversized", "malformed", "expiredToken", "swappedToken"] as const),
]);

async function fail({ server, request, world, delays }: FailingCall, plan: FaultPlan, wait: number): Promise<Reply> {
  const { effect, isHandled = false, milliseconds = effect === "delay" ? usualDelay : 0 } = plan;
  // The delay is that of the call: it begins when the call comes, and not when it was handled.
  const delay = delays.wait(milliseconds, request.signal);
  const isAnswered = handledEffects.has(effect) || isHandled;
  const reply = isAnswered ? await server.handle(await changedRequest(request, effect, world)) : undefined;
  await delay;
  switch (effect) {
    case "status":
      return server.refuse(request, plan.status ?? 503, "This fault was planned.");
    case "rateLimit":
      return server.refuse(request, 429, "This limit of requests was planned.", { "Retry-After": `${wait}` });
    case "redirect":
      return redirectReply(plan);
    case "hangUp":
      throw hungUp();
    case "unknownMember":
      return withUnknownMember(reply!);
    case "oversized":
      return oversizedReply(reply!, plan);
    case "malformed":
      return malformedReply(reply!, plan);
    case "delay":
    case "expiredToken":
    case "swappedToken":
      return reply!;
    case "duplicate":
    case "reorder":
      throw new TypeError("This fault is one of deliveries.");
  }
}

function changedRequest(request: Request, effect: FaultPlan["effect"], world: World): Request | Promise<Request> {
  if (effect === "expiredToken") return withExpiredToken(request);
  return effect === "swappedToken" ? withSwappedToken(request, world) : request;
}

/** The operation of a partner that receives events, as the contract of subscriptions calls it. */
const deliveryOperation = "receiveEvent";

/** Returns the reason for which a plan makes no sense. Undefined if it does. */
export function planProblem({ operationId, effect, status, location }: FaultPlan): string | undefined {
  const isOfDeliveries = effect === "duplicate" || effect === "reorder";
  if (isOfDeliveries !== (operationId === deliveryOperation))
    return `The effects duplicate and reorder are those of the operation ${deliveryOperation}.`;
  if (effect === "redirect" ? ![undefined, 301, 302, 303, 307, 308].includes(status) : (status ?? 400) < 400)
    return "A redirect has the status 301, 302, 303, 307 or 308; any other fault has one from 400.";
  if (location !== undefined && !(URL.canParse(location) && /^[\x21-\x7e]+$/.test(location)))
    return "The location must be an absolute URL.";
  return undefined;
}

/** True unless a limit of requests still allows the call. */
function isExceeded(fault: Planned, { clock }: World): boolean {
  if (fault.plan.effect !== "rateLimit") return true;
  const wait = secondsToWait(fault.window, fault.plan, clock);
  fault.wait = wait ?? 0;
  return wait !== undefined;
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
