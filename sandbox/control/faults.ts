import { createHash } from "node:crypto";
import type { World } from "../domain/world.js";
import type { DeliveryFaults } from "../outbox/delivery-faults.js";
import { createDelays, type Delays } from "./delays.js";
import type { createControlServer } from "./generated/control/server.js";
import type { Fault, FaultPlan } from "./generated/control/types.js";
import type { FaultPlans, PlannedCalls, PlannedFault } from "./fault-plans.js";
import { hungUp } from "./hang-up.js";
import { malformedReply, oversizedReply, redirectReply } from "./hostile-replies.js";
import { withExpiredToken, withSwappedToken } from "./other-tokens.js";
import { secondsToWait } from "./rate-limits.js";
import { withUnknownMember } from "./unknown-member.js";

/** A server as the stubs make them. */
type Server = ReturnType<typeof createControlServer>;
type Request = Parameters<Server["handle"]>[0];
type Reply = Awaited<ReturnType<Server["handle"]>>;

/** Failures on purpose, of operations of all interfaces. */
export interface Faults extends DeliveryFaults {
  /** A server whose calls meet what is planned. */
  meet(server: Server): Server;
  /** Returns the calls that a plan matches. Undefined if it names no operation, or an unknown one. */
  callsOf(plan: FaultPlan): PlannedCalls | undefined;
  /** Plans a fault. Undefined if the maximum number is planned. */
  add(plan: FaultPlan, calls: PlannedCalls): Promise<Fault | undefined>;
  /** The faults that calls can still meet, in the order of planning. */
  list(): Promise<readonly Fault[]>;
  /** Returns false if there is no such fault. */
  remove(id: string): Promise<boolean>;
  /** Removes all plans, and sends the delayed responses. */
  restart(): Promise<void>;
  /** Sends the delayed responses. */
  release(): void;
}

/** Milliseconds of a delay that names none. */
const usualDelay = 1000;

/** Settings of faults. */
export interface FaultSettings {
  readonly world: World;
  readonly plans: FaultPlans;
  /** The seed of chances. */
  readonly seed: string;
  /** Called for each call that meets a fault. */
  readonly onMeet: (request: Request, faultId: string) => void;
}

/** Begins the list of planned faults, and wraps servers so that they meet them. */
export function createFaults({ world, plans, seed, onMeet }: FaultSettings): Faults {
  const delays = createDelays(world.clock);
  const servers: Server[] = [];
  const next = meeting({ world, plans, seed });

  return {
    meet(server) {
      servers.push(server);
      return {
        ...server,
        async handle(request) {
          const { method, path } = request;
          const met = plans.isEmpty() ? undefined : await next(server.operationAt(method, path), path);
          if (met === undefined) return server.handle(request);
          onMeet(request, idOf(met.fault));
          return fail({ server, request, world, delays }, met.fault.plan, met.wait);
        },
      };
    },
    callsOf: (plan) => callsOfPlan(servers, plan),
    async add(plan, calls) {
      const fault = await plans.add(plan, calls);
      return fault && faultOf(fault);
    },
    list: async () => (await plans.list()).map(faultOf),
    async remove(id) {
      const number = /^fault-([1-9]\d{0,8})$/.exec(id)?.[1];
      return number !== undefined && plans.remove(Number(number));
    },
    async meetDelivery() {
      const effect = plans.isEmpty() ? undefined : (await next(deliveryOperation, ""))?.fault.plan.effect;
      return effect === "duplicate" || effect === "reorder" ? effect : undefined;
    },
    async restart() {
      await plans.clear();
      delays.release();
    },
    release: () => delays.release(),
  };
}

/** A fault that a call meets. */
interface MetFault {
  readonly fault: PlannedFault;
  /** Seconds until a limit of requests allows the next call. */
  readonly wait: number;
}

/** Returns a function that finds the fault that a call meets, by its operation and path. Undefined if there is none. */
function meeting({ world, plans, seed }: Omit<FaultSettings, "onMeet">) {
  /** True according to the chance of a fault. Each fault draws its own numbers, so that faults are independent. */
  const falls = async (fault: PlannedFault): Promise<boolean> => {
    const { chance = 1 } = fault.plan;
    if (chance === 1) return true;
    const drawn = await plans.draw(fault);
    return drawn !== undefined && drawnNumber(`${seed}\n${idOf(fault)}\n${drawn}`) < chance;
  };
  const waitOf = async (fault: PlannedFault): Promise<number | undefined> => {
    if (fault.plan.effect !== "rateLimit") return 0;
    const now = world.clock.now().getTime();
    const window = await plans.count(fault, now);
    return window && secondsToWait(window, fault.plan, now);
  };
  return async (operationId: string | undefined, path: string): Promise<MetFault | undefined> => {
    for (const fault of await plans.list()) {
      if (!means(fault, operationId, path) || !(await falls(fault))) continue;
      const wait = await waitOf(fault);
      if (wait !== undefined && (await plans.meet(fault))) return { fault, wait };
    }
    return undefined;
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

function means(fault: PlannedFault, operationId: string | undefined, path: string): boolean {
  return fault.operationId === operationId && (fault.path === undefined || fault.path === path);
}

/** A number from 0 to 1 that a string determines. */
function drawnNumber(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32;
}

function hasOperation({ routes, operationAt }: Server, operationId: string): boolean {
  return routes.some(({ path, methods }) => methods.some((method) => operationAt(method, path) === operationId));
}

function faultOf(fault: PlannedFault): Fault {
  return { ...fault.plan, id: idOf(fault), met: fault.met };
}

function idOf({ number }: PlannedFault): string {
  return `fault-${number}`;
}
