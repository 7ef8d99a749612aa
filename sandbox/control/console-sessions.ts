import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "../domain/secrets.js";

/** Links that open the console once, and the sessions of browsers that have opened it. */
export interface ConsoleSessions {
  /** A code for a link, which is valid once, for an hour. */
  code(): string;
  /** The value of a cookie for a valid code. Undefined for any other. */
  open(code: string): string | undefined;
  /** True for the cookies of a browser that has opened the console. */
  isOpen(cookies: string | undefined): boolean;
}

/** Seconds for which a link of the console is valid. */
export const consoleLinkSeconds = 3600;

/** Seconds for which a browser stays in the console. */
export const consoleSessionSeconds = 43_200;

/** The cookie of a session. */
export const consoleCookie = "sandbox-console";

/** Sessions that the control key signs: they outlive no key, and no server stores them. The clock is that of the machine. */
export function createConsoleSessions(key: string, now: () => number = Date.now): ConsoleSessions {
  const used = new Map<string, number>();
  const signed = (kind: string, seconds: number): string => {
    const claims = `${Math.floor(now() / 1000) + seconds}-${randomBytes(16).toString("hex")}`;
    return `${claims}-${signature(key, kind, claims)}`;
  };
  const isValid = (kind: string, text: string): boolean => {
    const [, claims = "", expires = "", proof = ""] = /^((\d{1,12})-[\da-f]{32})-([\da-f]{64})$/.exec(text) ?? [];
    return claims !== "" && isSameSecret(proof, signature(key, kind, claims)) && Number(expires) * 1000 > now();
  };
  return {
    code: () => signed("link", consoleLinkSeconds),
    open(code) {
      if (!isValid("link", code) || used.has(code)) return undefined;
      for (const [old, until] of used) if (until < now()) used.delete(old);
      used.set(code, now() + consoleLinkSeconds * 1000);
      return signed("session", consoleSessionSeconds);
    },
    isOpen(cookies = "") {
      const values = cookies.split(/;\s*/).map((pair) => pair.split("=", 2));
      return values.some(([name, value = ""]) => name === consoleCookie && isValid("session", value));
    },
  };
}

function signature(key: string, kind: string, claims: string): string {
  return createHmac("sha256", key).update(`${kind} ${claims}`).digest("hex");
}
