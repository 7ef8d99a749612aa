import type { Store } from "../store/store.js";
import type { Caller } from "./caller.js";
import type { Clock } from "./clock.js";
import type { Identifiers } from "./identifiers.js";
import type { Switches } from "./switches.js";
import type { Outgoing } from "./outgoing.js";
import type { Tokens } from "./tokens.js";

/** One world: every interface serves the same companies, people and records, at the same time. */
export interface World {
  readonly store: Store;
  readonly clock: Clock;
  readonly identifiers: Identifiers;
  readonly tokens: Tokens;
  /** Behaviour that the control contract turns on and off. */
  readonly switches: Readonly<Switches>;
  /** Calls to addresses of partners. */
  readonly outgoing: Outgoing;
  /** Called with the caller of each request whose credential is accepted. Undefined if nobody observes callers. */
  readonly noteCaller?: (request: object, caller: Caller) => void;
  /** The address of this sandbox, without a slash at its end; it serves as {base_url} and as {instance_url}. */
  readonly baseUrl: () => string;
}
