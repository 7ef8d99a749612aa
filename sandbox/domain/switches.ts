/** Behavior that the documents do not specify, chosen by the sandbox for now. */
export interface Switches {
  /** An application may save a subscription again under its id. */
  replaceSubscriptions: boolean;
  /** Attempts to deliver an event. */
  deliveryAttempts: number;
  /** The decommissioned interface of vendors is served. */
  serveVendors: boolean;
}

/** The switches at the start. */
export const usualSwitches: Readonly<Switches> = {
  replaceSubscriptions: false,
  deliveryAttempts: 1,
  serveVendors: true,
};
