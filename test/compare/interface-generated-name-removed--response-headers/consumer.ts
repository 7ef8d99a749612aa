import type { ListOrdersParameters, ListOrdersResponseHeaders } from "./types.js";

export const parameters: ListOrdersParameters = {};

export function total(headers: ListOrdersResponseHeaders): unknown {
  return headers;
}
