import type { createControlServer } from "./generated/control/server.js";
import type { FaultPlan } from "./generated/control/types.js";
import { unknownMemberWith } from "./unknown-member.js";

type Reply = Awaited<ReturnType<ReturnType<typeof createControlServer>["handle"]>>;

/** Bytes of an oversized response whose plan names no number. */
export const usualOversize = 10_000_000;

/** Returns a redirect. Its target is an address that a client must not call with its credentials. */
export function redirectReply({ status = 302, location = "http://redirected.invalid/" }: FaultPlan): Reply {
  return { status, headers: { Location: location }, body: undefined };
}

/** Returns a response with a property or an element that is longer than clients should read; another body is repeated spaces. */
export function oversizedReply(reply: Reply, { bytes = usualOversize }: FaultPlan): Reply {
  const filler = "x".repeat(bytes);
  const grown = unknownMemberWith(reply, filler);
  if (grown !== reply) return grown;
  return { ...reply, headers: { ...reply.headers, "Content-Type": "text/plain" }, body: filler };
}

/** Returns a response whose body ends in the middle, or the page of a proxy instead. */
export function malformedReply(reply: Reply, { form = "cut" }: FaultPlan): Reply {
  if (form === "page") {
    const headers = { ...withoutType(reply.headers), "Content-Type": "text/html" };
    return { status: reply.status, headers, body: "<html><body><h1>The page of a proxy</h1>" };
  }
  const { body } = reply;
  if ((typeof body === "string" || body instanceof Uint8Array) && body.length > 1)
    return { ...reply, body: body.slice(0, Math.floor(body.length / 2)) };
  return { ...reply, headers: { ...withoutType(reply.headers), "Content-Type": "application/json" }, body: "{" };
}

function withoutType(headers: Reply["headers"]): Reply["headers"] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== "content-type"));
}
