// A client written by hand: fetch, the token in a header, JSON in and out.
import { base, purchaseRequest, token } from "../payloads.mjs";

const { fetch } = globalThis;

export function createCalls(_generated, baseUrl) {
  const headers = { authorization: `Bearer ${token}` };
  const get = async () => (await fetch(`${baseUrl}${base}/PRQ-5001?mode=COMPACT`, { headers })).json();
  return {
    get,
    unchecked: get,
    post: async () => {
      const response = await fetch(`${baseUrl}${base}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(purchaseRequest),
      });
      return response.json();
    },
  };
}
