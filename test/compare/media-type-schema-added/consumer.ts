import type { CreateOrderInput } from "./client.js";

type Body = Extract<CreateOrderInput, { readonly contentType: "application/vnd.order+json" }>["body"];

/** Bytes, as long as nothing is said of them. */
export const body: Body = new Uint8Array(4);
