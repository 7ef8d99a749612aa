import { createPrivateKey, X509Certificate } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Certificate, makeAuthority, makeCertificate } from "./make-certificate.js";

/** The certificate of a server, and the authority whose client certificates it takes. */
export interface ServerCertificates {
  /** PEM content, by the option names of `node:https`. */
  readonly serverCertificate: { readonly cert: string; readonly key: string; readonly ca: string };
  /** The file that clients trust. */
  readonly authorityFile: string;
  /** Returns a certificate for another host name. Undefined if the folder has no authority of the sandbox with its key. */
  certificateOf(hostName: string): ServerCertificates["serverCertificate"] | undefined;
}

const authorityName = "travel-expense-sandbox authority";

/** Certificates of host names that are cached; the oldest are removed. */
export const maxHostCertificates = 1000;

/**
 * The certificates in a folder: `server.pem` and `server-key.pem`, and `authority.pem`, which issues those of clients. A folder
 * without `server.pem` is given new ones, with `client.pem` and `client-key.pem` for a client, and the key of the authority for the
 * host names of worlds. Throws an `Error` when one is missing.
 */
export function certificatesIn(folder: string): ServerCertificates {
  if (!existsSync(join(folder, "server.pem"))) makeCertificatesIn(folder);
  for (const name of fileNames) closeToOthers(join(folder, name));
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const ca = read("authority.pem");
  return {
    serverCertificate: { cert: read("server.pem"), key: read("server-key.pem"), ca },
    authorityFile: join(folder, "authority.pem"),
    certificateOf: hostCertificates(ca, join(folder, "authority-key.pem")),
  };
}

/** Clients accept no wildcard below a top-level domain such as localhost, so each host name gets a certificate. */
function hostCertificates(ca: string, keyFile: string): ServerCertificates["certificateOf"] {
  const isOurs = existsSync(keyFile) && new X509Certificate(ca).subject === `CN=${authorityName}`;
  if (!isOurs) return () => undefined;
  const authority = { name: authorityName, privateKey: createPrivateKey(readFileSync(keyFile)) };
  const known = new Map<string, ServerCertificates["serverCertificate"]>();
  return (hostName) => {
    const found = known.get(hostName);
    if (found !== undefined) return found;
    const { certificate: cert, key } = makeCertificate(authority, "travel-expense-sandbox", hostName);
    for (const oldest of known.keys()) {
      if (known.size < maxHostCertificates) break;
      known.delete(oldest);
    }
    known.set(hostName, { cert, key, ca });
    return { cert, key, ca };
  };
}

/** Every file of a folder with certificates. */
const fileNames = [
  "authority.pem",
  "authority-key.pem",
  "server.pem",
  "server-key.pem",
  "client.pem",
  "client-key.pem",
];

/** Removes the permissions of other accounts. A file of another account, or of a file system that cannot be written, stays as it is. */
function closeToOthers(path: string): void {
  try {
    const { mode } = statSync(path);
    if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
  } catch (error) {
    if (!["ENOENT", "EPERM", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

function makeCertificatesIn(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const write = (name: string, { certificate, key }: Certificate): void => {
    // Existing files may belong to the user, and are not overwritten.
    writeNew(join(folder, `${name}-key.pem`), key);
    writeNew(join(folder, `${name}.pem`), certificate);
  };
  const authority = makeAuthority(authorityName);
  write("authority", authority);
  write("client", makeCertificate(authority, "app marketplace"));
  write("server", makeCertificate(authority, "travel-expense-sandbox"));
}

function writeNew(path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600, flag: "wx" });
}
