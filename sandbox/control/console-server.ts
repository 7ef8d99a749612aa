import { consoleAsset, type ConsoleAsset, referenceAsset } from "./console-assets.js";
import {
  closedConsolePage,
  consolePage,
  consolePrefix,
  openedConsolePage,
  referencePrefix,
  startPage,
} from "./console-pages.js";
import { consoleCookie, consoleSessionSeconds, type ConsoleSessions } from "./console-sessions.js";
import { declaredApis } from "./declared-apis.js";
import type { createControlServer } from "./generated/control/server.js";
import type { Journal } from "./journal.js";
import { journalStream } from "./journal-stream.js";
import { defaultWorld, worldName } from "./sandbox-worlds.js";

type Server = ReturnType<typeof createControlServer>;
type Request = Parameters<Server["handle"]>[0];
type Reply = Awaited<ReturnType<Server["handle"]>>;

/** The parts of a sandbox that its pages show. */
interface ConsoleParts {
  /** Undefined if the control is disabled. */
  readonly sessions: ConsoleSessions | undefined;
  /** The journal of a world. Undefined if it does not exist. */
  journalOf(world: string): Promise<Journal | undefined>;
  /** Makes refusals. */
  readonly refuse: Server["refuse"];
  /** True if browsers reach the sandbox by HTTPS. */
  readonly isSecure: () => boolean;
  /** Aborted when the sandbox stops: streams end. */
  readonly stopping: AbortSignal;
}

/** Serves the start page, the API reference and the console, to GET requests only. */
export function consoleServer(parts: ConsoleParts): Server {
  const paths = ["/", consolePrefix, referencePrefix];
  const matches = (path: string): boolean =>
    path === "/" || path.startsWith(consolePrefix) || path.startsWith(referencePrefix);
  return {
    name: "console",
    routes: paths.map((path) => ({ path, methods: ["GET"] })),
    matches,
    operationAt: () => undefined,
    refuse: parts.refuse,
    async handle(request) {
      const { method, path } = request;
      if (method !== "GET" && method !== "HEAD")
        return parts.refuse(request, 405, "This path does not support this method.", { Allow: "GET" });
      return (await replyAt(path, request, parts)) ?? parts.refuse(request, 404, "This path does not exist.");
    },
  };
}

function replyAt(
  path: string,
  request: Request,
  { sessions, journalOf, isSecure, stopping }: ConsoleParts,
): Reply | undefined | Promise<Reply | undefined> {
  if (path === "/") return pageReply(200, startPage(sessions !== undefined));
  if (path.startsWith(referencePrefix)) return assetReply(referenceAsset(path.slice(referencePrefix.length)));
  const name = path.slice(consolePrefix.length);
  // Also the start page uses the style sheet.
  if (name === "console.css" || sessions === undefined)
    return name === "console.css" ? assetReply(consoleAsset(name)) : undefined;
  const [, code] = /^open\/([\w-]{1,200})$/.exec(name) ?? [];
  if (code !== undefined) return openedReply(sessions.open(code), isSecure());
  const { cookie } = request.headers;
  if (!sessions.isOpen(typeof cookie === "string" ? cookie : undefined))
    return name === "" ? pageReply(403, closedConsolePage("This browser has not opened it by a link.")) : undefined;
  if (name === "") return pageReply(200, consolePage());
  if (name === "apis.json") return assetReply({ body: JSON.stringify(declaredApis()), type: "application/json" });
  if (name === "events") return eventsOf(request, journalOf, stopping);
  return assetReply(consoleAsset(name));
}

/** The exchanges of a world from now on. Undefined if it does not exist. */
async function eventsOf(
  request: Request,
  journalOf: ConsoleParts["journalOf"],
  stopping: AbortSignal,
): Promise<Reply | undefined> {
  const name = new URLSearchParams(request.query).get("world") ?? defaultWorld;
  const journal = worldName.test(name) ? await journalOf(name) : undefined;
  return journal && journalStream(request, journal, stopping);
}

function openedReply(session: string | undefined, isSecure: boolean): Reply {
  if (session === undefined) return pageReply(403, closedConsolePage("The link was used, or has expired."));
  const cookie = `${consoleCookie}=${session}; Path=/sandbox-control; Max-Age=${consoleSessionSeconds}; HttpOnly; SameSite=Strict`;
  const reply = pageReply(200, openedConsolePage());
  return { ...reply, headers: { ...reply.headers, "Set-Cookie": `${cookie}${isSecure ? "; Secure" : ""}` } };
}

/** Headers of every page: scripts only from here, no frames, no cache. */
const headers = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  "X-Frame-Options": "DENY",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-store",
} as const;

function pageReply(status: number, body: string): Reply {
  return { status, headers: { ...headers, "Content-Type": "text/html; charset=utf-8" }, body };
}

function assetReply(asset: ConsoleAsset | undefined): Reply | undefined {
  return asset && { status: 200, headers: { ...headers, "Content-Type": asset.type }, body: asset.body };
}

/** The header that only a page of the sandbox can send with its cookie: a browser asks before another page may send it. */
const consoleHeader = "sandbox-console";

/**
 * Returns the control's server, which also accepts calls of the console: with the cookie, and with a header that other
 * pages cannot send. The browser never has the key.
 */
export function withConsole(server: Server, sessions: ConsoleSessions, key: string): Server {
  return {
    ...server,
    handle(request) {
      const { cookie } = request.headers;
      const isConsole =
        request.headers[consoleHeader] === "1" &&
        request.headers["sandbox-control-key"] === undefined &&
        sessions.isOpen(typeof cookie === "string" ? cookie : undefined);
      return server.handle(isConsole ? withKey(request, key) : request);
    },
  };
}

function withKey(request: Request, key: string): Request {
  return new Proxy(request, {
    get(target, name) {
      if (name === "headers") return { ...target.headers, "sandbox-control-key": key };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
