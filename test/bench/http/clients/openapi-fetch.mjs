// openapi-fetch as its documentation shows it: one middleware that adds the token.
import createClient from "openapi-fetch";
import { base, purchaseRequest, token } from "../payloads.mjs";

export function createCalls(_generated, baseUrl) {
  const client = createClient({ baseUrl });
  client.use({
    onRequest({ request }) {
      request.headers.set("authorization", `Bearer ${token}`);
      return request;
    },
  });
  const query = { mode: "COMPACT" };
  const get = async () => (await client.GET(`${base}/{id}`, { params: { path: { id: "PRQ-5001" }, query } })).data;
  return {
    get,
    unchecked: get,
    post: async () => (await client.POST(base, { body: purchaseRequest })).data,
  };
}
