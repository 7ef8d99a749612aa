/**
 * A `fetch` for calls of the platform to addresses of partners. It follows no redirect and does not read response
 * bodies. It rejects with a `TypeError` for an address that the sandbox may not call, and on timeout.
 */
export type Outgoing = (request: Request) => Promise<Response>;
