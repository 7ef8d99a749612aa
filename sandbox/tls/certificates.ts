import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Certificate, makeAuthority, makeCertificate } from "./make-certificate.js";

/** The certificate of a server, and the authority whose client certificates it takes. */
export interface ServerCertificates {
  /** PEM content, by the option names of `node:https`. */
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
  for (const name of fileNames) closeToOthers(join(folder, name));
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  return {
    serverCertificate: { cert: read("server.pem"), key: read("server-key.pem"), ca: read("authority.pem") },
    authorityFile: join(folder, "authority.pem"),
  };
}

/** Every file of a folder with certificates. */
const fileNames = ["authority.pem", "server.pem", "server-key.pem", "client.pem", "client-key.pem"];

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
  const authority = makeAuthority("travel-expense-sandbox authority");
  writeNew(join(folder, "authority.pem"), authority.certificate);
  write("client", makeCertificate(authority, "app marketplace"));
  write("server", makeCertificate(authority, "travel-expense-sandbox"));
}

function writeNew(path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600, flag: "wx" });
}
