import type { ControlClient } from "./control/generated/control/client.js";

/** Settings of a sandbox. */
export interface SandboxOptions {
  /** The clock: "real", "fixed", or the moment at which it stands. Normally it is fixed at the beginning of 2030. */
  readonly clock?: string;
  /** The name of a seed that ships, or the path of a file with one; several, later ones over earlier ones. Normally it is "default". */
  readonly seed?: string | readonly string[];
  /** The folder that keeps the world, or "memory". Normally it is "memory". */
  readonly data?: string;
  /** The URL of a PostgreSQL database that keeps the world instead, such as postgres://user@host/name. */
  readonly database?: string;
  /** Makes the calls that the platform makes: deliveries, redirects to listeners. Without it, they reach this machine alone. */
  readonly outgoing?: typeof fetch;
  /** The key of the control contract; false switches the control off. Normally a key is made up. */
  readonly control?: string | false;
  /** The number of worlds next to the default one that may exist. Normally it is 100. */
  readonly maxWorlds?: number;
}

/** A platform that is running. */
export interface Sandbox {
  /** Handles a request in this process: pass it to a client as its `fetch`. */
  readonly fetch: (request: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** The address of every interface. */
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly control: SandboxControl;
  /** A world that `control.createWorld` has created. Rejects with an `Error` if it does not exist. */
  inWorld(name: string): Promise<SandboxWorld>;
  /** Ends deliveries that are under way, and closes the world; a folder keeps it. */
  close(): Promise<void>;
}

/** A world next to the default one: a sandbox of its own, at its own address. */
export type SandboxWorld = Pick<Sandbox, "fetch" | "baseUrl" | "credentials" | "control">;

/** The client of the control API, in this process; it responds with 404 if the control is off. */
export interface SandboxControl extends ControlClient {
  /**
   * The next attempt to deliver an event, each given once. Waits for one that is under way; rejects with an `Error` where none is
   * planned, or is due later than a clock that stands. Each process that shares a database sees its own attempts;
   * `listDeliveries` returns all of them.
   */
  nextDelivery(): Promise<DeliveryAttempt>;
}

/** An attempt to deliver an event that was made. */
export interface DeliveryAttempt {
  readonly applicationId: string;
  readonly subscriptionId: string;
  readonly eventId: string;
  /** The address that the event was sent to. */
  readonly endpoint: string;
  /** The body that was sent. */
  readonly body: Readonly<Record<string, unknown>>;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** The status of the response; 0 if none arrived. */
  readonly status: number;
}

/** Credentials of the first company and the first application of the seed, ready to be used. */
export interface Credentials {
  /** Credentials of the company. */
  readonly company: {
    /** The `username` of the password grant. */
    readonly id: string;
    /** The `password` of the password grant. Undefined if the seed has none. */
    readonly authToken: string | undefined;
    /** A company access token with all scopes of the application, which lives 3600 seconds. */
    readonly accessToken: string;
  };
  /** Credentials of the application. */
  readonly application: {
    readonly id: string;
    readonly secret: string;
    /** `client_id` and `client_secret` of the legacy service. */
    readonly consumerKey: string;
    readonly consumerSecret: string;
    /** The application's own JWT, which lives 60 minutes. */
    readonly jwt: string;
  };
  /** Login and password of an administrator of the company. Undefined if the seed has none. */
  readonly administrator: { readonly loginId: string; readonly password: string } | undefined;
  /** The key of the control API. Undefined if it is off. */
  readonly controlKey: string | undefined;
}
