import { createHash } from "node:crypto";
import type { World } from "./world.js";

/** The ticket of a form and the cookie of the browser that it was given to. Neither is good without the other. */
export interface FormTicket {
  /** A random text in a hidden field of the form. */
  readonly ticket: string;
  /** A random text that the browser keeps. */
  readonly cookie: string;
}

/** A ticket that carries what the form was made for, in a cookie's browser alone; the cookie is a new one unless the browser has one. */
export async function createTicket(
  { tokens, identifiers }: World,
  claims: Readonly<Record<string, unknown>>,
  cookie = identifiers.secret(),
): Promise<FormTicket> {
  return { ticket: await tokens.ticket({ ...claims, browser: hashOf(cookie) }), cookie };
}

/** The purpose of a form, once; undefined when its ticket was used, has expired, is none of ours, or comes from another browser. */
export async function takeTicket(
  { tokens }: World,
  { ticket, cookie }: FormTicket,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const claims = await tokens.readTicket(ticket);
  return claims?.["browser"] === hashOf(cookie) && (await tokens.useTicket(ticket)) ? claims : undefined;
}

function hashOf(cookie: string): string {
  return createHash("sha256").update(cookie).digest("base64url");
}
