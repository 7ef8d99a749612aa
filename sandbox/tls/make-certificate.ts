import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { bits, der, objectIdentifier, tags } from "./der.js";

/** A certificate with its key, in PEM. */
export interface Certificate {
  /** The certificate in PEM. */
  readonly certificate: string;
  /** Its private key in PEM. */
  readonly key: string;
}

/** A certificate that signs others. */
export interface Authority extends Certificate {
  readonly name: string;
  /** The key that it signs with. */
  readonly privateKey: KeyObject;
}

/** Days that a certificate is good for. */
const days = 3650;

/** Makes an authority that signs its own certificate. */
export function makeAuthority(name: string): Authority {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const isAuthority = der(tags.sequence, der(tags.boolean, Buffer.from([0xff])));
  const extension = der(
    tags.sequence,
    objectIdentifier("2.5.29.19"),
    der(tags.boolean, Buffer.from([0xff])),
    der(tags.octets, isAuthority),
  );
  const certificate = issued({ issuer: name, subject: name, publicKey, extension }, privateKey);
  return { name, privateKey, certificate, key: pemKey(privateKey) };
}

/** Creates a certificate for this machine, with its addresses and a host name, signed by an authority. */
export function makeCertificate(
  { name, privateKey: signer }: Pick<Authority, "name" | "privateKey">,
  subject: string,
  hostName = "localhost",
): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const names = der(
    tags.sequence,
    der(tags.hostName, Buffer.from(hostName)),
    der(tags.address, Buffer.from([127, 0, 0, 1])),
    der(tags.address, Buffer.from([...Array<number>(15).fill(0), 1])),
  );
  const extension = der(tags.sequence, objectIdentifier("2.5.29.17"), der(tags.octets, names));
  return { certificate: issued({ issuer: name, subject, publicKey, extension }, signer), key: pemKey(privateKey) };
}

interface Contents {
  /** The common name of the authority. */
  readonly issuer: string;
  /** The common name of the holder. */
  readonly subject: string;
  /** The key of the holder. */
  readonly publicKey: KeyObject;
  /** The DER of the extensions. */
  readonly extension: Uint8Array;
}

/** A certificate of version 3. RFC 5280, section 4.1. */
function issued({ issuer, subject, publicKey, extension }: Contents, signer: KeyObject): string {
  // ecdsa-with-SHA256. RFC 5758, section 3.2.
  const algorithm = der(tags.sequence, objectIdentifier("1.2.840.10045.4.3.2"));
  const now = Date.now();
  const signed = der(
    tags.sequence,
    der(tags.version, der(tags.integer, Buffer.from([2]))),
    // Positive, and never the same twice.
    der(tags.integer, Buffer.from([1]), randomBytes(15)),
    algorithm,
    distinguishedName(issuer),
    der(tags.sequence, time(now - 86_400_000), time(now + days * 86_400_000)),
    distinguishedName(subject),
    publicKey.export({ type: "spki", format: "der" }),
    der(tags.extensions, der(tags.sequence, extension)),
  );
  const whole = der(tags.sequence, signed, algorithm, bits(sign("sha256", signed, signer)));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}

/** A name of one part, commonName. RFC 5280, section 4.1.2.4. */
function distinguishedName(text: string): Buffer {
  const part = der(tags.sequence, objectIdentifier("2.5.4.3"), der(tags.text, Buffer.from(text)));
  return der(tags.sequence, der(tags.set, part));
}

/** A time of two digits for the year, which certificates have up to 2049. RFC 5280, section 4.1.2.5.1. */
function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replace(/[^\d]/g, "").slice(2, 14);
  return der(tags.time, Buffer.from(`${digits}Z`));
}

function pemKey(key: KeyObject): string {
  return key.export({ type: "pkcs8", format: "pem" }).toString();
}
