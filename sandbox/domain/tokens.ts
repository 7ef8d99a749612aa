import { createHash } from "node:crypto";
// By their own paths: with everything else of the package they take twice as long to load.
import type { JWTPayload } from "jose";
import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";
import type { Caller, CompanyCaller, UserCaller } from "./caller.js";
import type { Clock } from "./clock.js";
import type { Identifiers } from "./identifiers.js";
import type { Service } from "../store/service.js";
import { keyIdOf, type WorldMark } from "./world-mark.js";

/** Seconds until the form of a page is out of date. */
export const ticketSeconds = 600;

/** Lifetimes of tokens, in seconds. */
export const lifetimes = {
  /** A company access token: the response contains 3600. */
  companyAccess: 3600,
  /** The JWT of an application. */
  application: 3600,
  /** An auth token of a company: 24 hours. */
  auth: 86_400,
} as const;

/** Company access tokens and the tokens of applications: JWTs that carry their scopes. */
export interface Tokens {
  /** A JWT (RFC 7519) for an application that acts for a company, or a user of it. */
  forCompany(caller: Omit<CompanyCaller, "kind"> | Omit<UserCaller, "kind">): Promise<string>;
  /** A JWT for an application that acts for itself. */
  forApplication(applicationId: string, scopes: readonly string[]): Promise<string>;
  /** A ticket that carries claims for ten minutes, once; it opens nothing. */
  ticket(claims: Readonly<Record<string, unknown>>): Promise<string>;
  /** The claims of a ticket; undefined when it is not one of this start, was used, or has expired by the clock. */
  readTicket(ticket: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** Uses a ticket up. False if it was used before. */
  useTicket(ticket: string): Promise<boolean>;
  /** The caller that a JWT speaks for; undefined when it is not one of ours, or has expired by the clock. */
  read(token: string): Promise<Caller | undefined>;
}

/** Everything that tokens depend on. */
export interface TokenSettings {
  readonly clock: Clock;
  readonly identifiers: Identifiers;
  /** The key of signatures, which no other world knows. */
  readonly key: Uint8Array;
  /** The mark of the world. Undefined for the default one. */
  readonly mark?: WorldMark | undefined;
  /** The memory of open tickets. */
  readonly tickets: Pick<Service, "openTicket" | "isOpen" | "useTicket">;
}

/** Tokens signed with a key. */
export function createTokens({ clock, identifiers, key, mark, tickets }: TokenSettings): Tokens {
  const header = { alg: algorithm, typ: "JWT", ...(mark !== undefined && { kid: keyIdOf(mark) }) };
  const known = new Map<string, JWTPayload>();
  const sign = (claims: Readonly<Record<string, unknown>>, subject: string, seconds: number): Promise<string> => {
    const now = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader(header)
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .setJti(identifiers.uuid())
      .sign(key);
  };
  const verified = async (token: string): Promise<JWTPayload | undefined> => {
    const before = known.get(token);
    if (before !== undefined) return hasExpired(before, clock) ? undefined : before;
    if (!isStrict(token)) return undefined;
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], currentDate: clock.now() });
      known.set(token, payload);
      if (known.size > tokensKept) known.delete(known.keys().next().value ?? token);
      return payload;
    } catch {
      return undefined;
    }
  };
  return {
    forCompany: ({ companyId, applicationId, scopes, ...rest }) =>
      sign(
        { type: "Company", app: applicationId, scope: scopes.join(" "), ...rest },
        companyId,
        lifetimes.companyAccess,
      ),
    forApplication: (applicationId, scopes) =>
      sign({ type: "App", scope: scopes.join(" ") }, applicationId, lifetimes.application),
    async ticket(claims) {
      const ticket = await sign({ ...claims, type: "Ticket" }, "ticket", ticketSeconds);
      await tickets.openTicket(idOf(ticket), maxOpenTickets);
      return ticket;
    },
    async readTicket(ticket) {
      const claims = await verified(ticket);
      return claims?.["type"] === "Ticket" && (await tickets.isOpen(idOf(ticket))) ? claims : undefined;
    },
    useTicket: (ticket) => tickets.useTicket(idOf(ticket)),
    async read(token) {
      const claims = await verified(token);
      return claims?.["type"] === "Company" || claims?.["type"] === "App"
        ? callerOf(claims as unknown as Claims)
        : undefined;
    },
  };
}

const algorithm = "HS256";

/** The id under which an open ticket is kept. */
function idOf(ticket: string): string {
  return createHash("sha256").update(ticket).digest("base64url");
}

/** Tickets that wait for their form; the oldest go first. */
export const maxOpenTickets = 10_000;

/** True for three parts of base64url as an encoder writes them (RFC 7515, section 2): other spellings of the same octets are not tokens. */
function isStrict(token: string): boolean {
  const parts = token.split(".");
  return parts.length === 3 && parts.every((part) => Buffer.from(part, "base64url").toString("base64url") === part);
}

/** Tokens whose signature is not checked again, which is a quarter of a call; older ones make room. */
export const tokensKept = 1000;

/** True from the second on that the claim `exp` names (RFC 7519, section 4.1.4). */
function hasExpired({ exp = 0 }: JWTPayload, clock: Clock): boolean {
  return exp <= Math.floor(clock.now().getTime() / 1000);
}

interface Claims {
  /** "Company" for a token that acts for a company or a user of it, "App" for one of an application. */
  readonly type: "Company" | "App";
  /** The identifier of the company that the token acts for, or of the application of an "App". */
  readonly sub: string;
  /** The identifier of the application. */
  readonly app: string;
  /** Scopes with a space between them. */
  readonly scope: string;
  /** Absent for a token without a user. */
  readonly userId?: string;
}

function callerOf({ type, sub, app, scope, userId }: Claims): Caller {
  const scopes = scope.split(" ").filter((text) => text !== "");
  if (type === "App") return { kind: "application", applicationId: sub, scopes };
  const company = { companyId: sub, applicationId: app, scopes };
  return userId === undefined ? { kind: "company", ...company } : { kind: "user", ...company, userId };
}
