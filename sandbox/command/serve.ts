import { protectNodeServer, toNodeListener } from "@specwright/travel-expense/runtime/node";
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { ServableSandbox } from "../create-sandbox.js";
import { greeting } from "../greeting.js";
import { guardHost } from "../host-guard.js";
import type { ServerCertificates } from "../tls/certificates.js";
import type { NetworkReach } from "./reach.js";

/** Settings of a server. */
export interface ServeSettings {
  readonly reach: NetworkReach;
  /** Undefined if it speaks HTTP. */
  readonly certificates: ServerCertificates | undefined;
  /** True if the person who starts it knows the control key. */
  readonly isKeyChosen: boolean;
}

/** Serves until SIGINT or SIGTERM, then lets go of everything. */
export async function serve(
  sandbox: ServableSandbox,
  { reach, certificates, isKeyChosen }: ServeSettings,
): Promise<void> {
  const { host, port, allowed, isLoopback, origins } = reach;
  const listener = guardHost(toNodeListener(sandbox.servers), allowed);
  // Most operations need no certificate; the one that does reports a missing one in its own form.
  const tls = { ...certificates?.serverCertificate, requestCert: true, rejectUnauthorized: false };
  const server = protectNodeServer(
    certificates === undefined ? createServer(listener) : createTlsServer(tls, listener),
  );
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, host, resolve);
    });
    const address = server.address();
    const used = typeof address === "object" && address !== null ? address.port : port;
    const scheme = certificates === undefined ? "http" : "https";
    sandbox.reachedAt(`${scheme}://${host.includes(":") ? `[${host}]` : host}:${used}`);
    // Listens before the greeting is printed: its reader may end the process immediately.
    const ended = new Promise<void>((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    });
    console.log(greeting(sandbox, { authority: certificates?.authorityFile, isLoopback, origins, isKeyChosen }));
    await ended;
  } finally {
    server.closeAllConnections();
    server.close();
    await sandbox.close();
  }
}
