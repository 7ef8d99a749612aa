/** The other side of a task: its address, a token for it, and the way there. */
export interface Service {
  readonly baseUrl: string;
  readonly token: string;
  readonly fetch: (request: Request) => Promise<Response>;
}
