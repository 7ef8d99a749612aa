/** A plain file of a tarball. */
export interface TarFile {
  /** The path as it is written there; nothing has been checked. */
  readonly path: string;
  /** The whole content of the file. */
  readonly bytes: Uint8Array;
}

/** Entries of a tarball. */
export const maxTarEntries = 100_000;

/** Maximum size in bytes of an entry with the name of another one. */
const maxNameBytes = 65_536;
const block = 512;
const octets = new TextDecoder("latin1");
const utf8 = new TextDecoder("utf-8");

/**
 * Returns the plain files of an archive in the format of POSIX.1-2001 (pax) section "ustar Interchange Format", with
 * long names of pax and of GNU. Links, devices and folders are left out. Undefined if the bytes are not such an
 * archive, or have too many entries.
 */
export function readTar(bytes: Uint8Array): readonly TarFile[] | undefined {
  const files: TarFile[] = [];
  let longName: string | undefined;
  for (let at = 0, entries = 0; at + block <= bytes.length; entries++) {
    const header = bytes.subarray(at, at + block);
    // An empty block ends the archive.
    if (header.every((byte) => byte === 0)) return files;
    const size = octal(header.subarray(124, 136));
    if (entries >= maxTarEntries || size === undefined || !hasSum(header)) return undefined;
    const start = at + block;
    const content = bytes.subarray(start, start + size);
    if (content.length < size) return undefined;
    at = start + Math.ceil(size / block) * block;
    const kind = String.fromCharCode(header[156] ?? 0);
    if (kind === "x" || kind === "L") {
      if (size > maxNameBytes) return undefined;
      longName = kind === "L" ? textOf(content) : (paxPath(content) ?? longName);
      continue;
    }
    if (kind === "0" || kind === "\0") files.push({ path: longName ?? nameIn(header), bytes: content });
    // A global header names no file.
    if (kind !== "g") longName = undefined;
  }
  return bytes.length === 0 ? undefined : files;
}

/** Returns the name of an entry; "ustar" archives have its first part elsewhere. */
function nameIn(header: Uint8Array): string {
  const name = textOf(header.subarray(0, 100));
  const isUstar = octets.decode(header.subarray(257, 263)) === "ustar\0";
  const prefix = isUstar ? textOf(header.subarray(345, 500)) : "";
  return prefix === "" ? name : `${prefix}/${name}`;
}

function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return utf8.decode(end === -1 ? bytes : bytes.subarray(0, end));
}

/** The name in an extended header, whose records are "length key=value" with a line break at the end. */
function paxPath(content: Uint8Array): string | undefined {
  let path: string | undefined;
  for (let at = 0; at < content.length;) {
    const digits = /^\d{1,6} /.exec(octets.decode(content.subarray(at, at + 7)))?.[0];
    const length = Number(digits ?? 0);
    if (digits === undefined || length <= digits.length) return undefined;
    const record = utf8.decode(content.subarray(at + digits.length, at + length - 1));
    if (record.startsWith("path=")) path = record.slice("path=".length);
    at += length;
  }
  return path;
}

/** Returns an octal number; undefined if it is invalid, such as the sizes above 8 GB, for which GNU uses another format. */
function octal(field: Uint8Array): number | undefined {
  const digits = /^ *([0-7]+)[ \0]*$/.exec(octets.decode(field))?.[1];
  return digits === undefined ? undefined : Number.parseInt(digits, 8);
}

/** True if the header has the correct checksum, with the checksum field counted as spaces. */
function hasSum(header: Uint8Array): boolean {
  const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 0x20 : byte), 0);
  return octal(header.subarray(148, 156)) === sum;
}
