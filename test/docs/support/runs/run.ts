/** Real values around a block of a page, so that it runs; the names are those of its surroundings. */
export interface Run {
  readonly page: string;
  /** Text by which the block is known. */
  readonly holds: string;
  readonly before?: string;
  /** An expression for the result of the block. */
  readonly result: string;
  /** Text behind the block that is part of its program. */
  readonly after?: string;
  readonly expected: unknown;
}

/** A list of all output and callbacks of the program. */
export const said = `const said: unknown[] = [];
const console = { log: (...words: unknown[]) => said.push(words.length === 1 ? words[0] : words) };
`;

/** A list of requests, and a `fetch` that adds to it. Every response is a token and a purchase request. */
export const sent = `const calls: Request[] = [];
globalThis.fetch = async (...call: Parameters<typeof fetch>) => {
  calls.push(new Request(...call));
  return Response.json({ access_token: "t1", purchaseRequestQueueStatus: "CREATED" });
};
`;

/** An order, as pages on servers and clients of orders have it. */
export const order = { revision: "7", items: [{ sku: "lamp" }] };

/** A response of the API of loyalty memberships. */
export const membership = "<LoyaltyMembershipResponse><Status>OK</Status></LoyaltyMembershipResponse>";
