import { protectNodeServer, toNodeListener } from "@specwright/travel-expense/runtime/node";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { createSecureContext, type TlsOptions } from "node:tls";
import type { RequestLog } from "../control/request-log.js";
import type { ServableSandbox } from "../create-sandbox.js";
import { greeting } from "../greeting.js";
import { guardHost } from "../host-guard.js";
import type { ServerCertificates } from "../tls/certificates.js";
import { allowOrigins, type CorsRules } from "./cors.js";
import { withMetrics, withProbes } from "./probes.js";
import type { NetworkReach } from "./reach.js";
import { worldInHost } from "../worlds/world-address.js";

/** Settings of a server. */
export interface ServeSettings {
  readonly reach: NetworkReach;
  /** The origins whose pages may call it. */
  readonly cors: CorsRules;
  /** Seconds for running requests after a signal. */
  readonly graceSeconds: number;
  /** Undefined if it writes no log. */
  readonly log: RequestLog | undefined;
  /** Undefined if it speaks HTTP. */
  readonly certificates: ServerCertificates | undefined;
  /** True if the person who starts it knows the control key. */
  readonly isKeyChosen: boolean;
}

/** Serves until SIGINT or SIGTERM, then ends running requests within a limit, and lets go of everything. */
export async function serve(sandbox: ServableSandbox, settings: ServeSettings): Promise<void> {
  const { reach, graceSeconds, log, certificates, isKeyChosen } = settings;
  const { host, port, isLoopback, origins } = reach;
  let isStopping = false;
  const isReady = async (): Promise<boolean> => !isStopping && (await sandbox.isReady());
  const server = serverOf(listenerOf(sandbox, isReady, settings), certificates);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, host, resolve);
    });
    const address = server.address();
    const used = typeof address === "object" && address !== null ? address.port : port;
    const scheme = certificates === undefined ? "http" : "https";
    sandbox.reachedAt(reach.publicUrl ?? `${scheme}://${host.includes(":") ? `[${host}]` : host}:${used}`);
    // Listens before the greeting is printed: its reader may end the process immediately.
    const signaled = nextSignal();
    console.log(greeting(sandbox, { authority: certificates?.authorityFile, isLoopback, origins, isKeyChosen }));
    log?.event("started", { address: sandbox.baseUrl });
    const signal = await signaled;
    isStopping = true;
    sandbox.stop();
    log?.event("stopping", { signal, graceSeconds });
    await drain(server, graceSeconds);
  } finally {
    server.closeAllConnections();
    server.close();
    await sandbox.close();
    log?.event("stopped", {});
  }
}

function listenerOf(
  sandbox: ServableSandbox,
  isReady: () => Promise<boolean>,
  { cors, reach }: ServeSettings,
): RequestListener {
  const apis = allowOrigins(toNodeListener(sandbox.servers), cors);
  return withProbes(guardHost(withMetrics(apis, sandbox), reach.allowed), { isReady });
}

function serverOf(listener: RequestListener, certificates: ServerCertificates | undefined): Server {
  // Most operations need no certificate; the one that does reports a missing one in its own form.
  const tls: TlsOptions = {
    ...certificates?.serverCertificate,
    requestCert: true,
    rejectUnauthorized: false,
    SNICallback(hostName, done) {
      const world = worldInHost(hostName) === undefined ? undefined : certificates?.certificateOf(hostName);
      done(null, world && createSecureContext(world));
    },
  };
  return protectNodeServer(certificates === undefined ? createServer(listener) : createTlsServer(tls, listener));
}

function nextSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve(signal));
  });
}

/** Accepts no connection any more, and waits for running requests, until a limit or a second signal. */
async function drain(server: Server, graceSeconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, graceSeconds * 1000);
  });
  // A connection that waits for its next request is closed at once; the others after their response.
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await Promise.race([ended, limit, nextSignal()]);
  clearTimeout(timer);
}
