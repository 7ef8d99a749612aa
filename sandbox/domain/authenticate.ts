import { mayLogOn } from "./accounts.js";
import type { ApplicationCaller, Caller, CompanyCaller, UserCaller } from "./caller.js";
import type { World } from "./world.js";

/** A question for a credential: the text behind the scheme's name, and the scopes that the operation needs. */
export interface Asked {
  /** The text as it was sent. */
  readonly credential: string;
  /** Scopes that the caller must all have. */
  readonly scopes: readonly string[];
  /** The request with the credential. */
  readonly request: object;
}

/** The reason why a credential does not let its caller in. */
export type RefusedCaller = "unknown" | "forbidden";

/**
 * Returns the caller of a company or user token (Bearer), if it has all required scopes. A user's token is valid while
 * the user may log on.
 */
export async function authenticateCompany(
  world: World,
  asked: Asked,
): Promise<CompanyCaller | UserCaller | RefusedCaller> {
  const caller = await authenticate(world, asked);
  if (typeof caller === "string" || caller.kind === "company") return caller;
  if (caller.kind === "application") return "forbidden";
  return (await mayLogOn(world, caller)) ? caller : "unknown";
}

/** Returns the caller of an application's JWT (Bearer), if it has all required scopes. */
export async function authenticateApplication(world: World, asked: Asked): Promise<ApplicationCaller | RefusedCaller> {
  const caller = await authenticate(world, asked);
  return typeof caller === "string" || caller.kind === "application" ? caller : "forbidden";
}

async function authenticate({ tokens }: World, { credential, scopes }: Asked): Promise<Caller | RefusedCaller> {
  const caller = await tokens.read(credential);
  if (caller === undefined) return "unknown";
  return scopes.every((scope) => caller.scopes.includes(scope)) ? caller : "forbidden";
}
