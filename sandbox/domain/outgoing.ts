/**
 * A `fetch` for calls that the platform makes to addresses of partners. It follows no redirect and reads no body of an
 * answer. It rejects with a `TypeError` for an address that the sandbox may not call, and when no answer comes in time.
 */
export type Outgoing = (request: Request) => Promise<Response>;
