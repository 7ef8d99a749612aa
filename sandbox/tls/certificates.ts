import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Certificate, makeAuthority, makeCertificate } from "./make-certificate.js";

/** The certificate of a server, and the authority whose client certificates it takes. */
export interface ServerCertificates {
  /** PEM texts, by the names that `node:https` has for them. */
  readonly serverCertificate: { readonly cert: string; readonly key: string; readonly ca: string };
  /** The file that clients trust. */
  readonly authorityFile: string;
}

/**
 * The certificates in a folder: `server.pem` and `server-key.pem`, and `authority.pem`, which issues those of clients. A folder
 * without `server.pem` is given new ones, with `client.pem` and `client-key.pem` for a client. Throws an `Error` when one is missing.
 */
export function certificatesIn(folder: string): ServerCertificates {
  if (!existsSync(join(folder, "server.pem"))) makeCertificatesIn(folder);
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  return {
    serverCertificate: { cert: read("server.pem"), key: read("server-key.pem"), ca: read("authority.pem") },
    authorityFile: join(folder, "authority.pem"),
  };
}

function makeCertificatesIn(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, { certificate, key }: Certificate): void => {
    // Those that are there already are somebody's, and are not written over.
    writeFileSync(join(folder, `${name}-key.pem`), key, { mode: 0o600, flag: "wx" });
    writeFileSync(join(folder, `${name}.pem`), certificate, { flag: "wx" });
  };
  const authority = makeAuthority("travel-expense-sandbox authority");
  writeFileSync(join(folder, "authority.pem"), authority.certificate, { flag: "wx" });
  write("client", makeCertificate(authority, "app marketplace"));
  write("server", makeCertificate(authority, "travel-expense-sandbox"));
}
