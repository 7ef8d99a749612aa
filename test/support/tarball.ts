import { gzipSync } from "node:zlib";

/** An entry of a tarball that a test makes. */
export interface TarEntry {
  readonly path: string;
  readonly text?: string;
  /** The kind of the entry: "0" is a plain file (the default), "2" a symbolic link, "x" an extended header. */
  readonly kind?: string;
  /** The target of a link. */
  readonly target?: string;
}

/** An archive in the format "ustar". */
export function tar(entries: readonly TarEntry[]): Buffer {
  return Buffer.concat([...entries.flatMap(blocksOf), Buffer.alloc(1024)]);
}

/** Such an archive, compressed. */
export function tarball(entries: readonly TarEntry[]): Buffer {
  return gzipSync(tar(entries));
}

function blocksOf({ path, text = "", kind = "0", target = "" }: TarEntry): readonly Buffer[] {
  const content = Buffer.from(text);
  const header = Buffer.alloc(512);
  header.write(path, 0, 100);
  header.write("0000644\0", 100);
  header.write(`${content.length.toString(8).padStart(11, "0")}\0`, 124);
  header.write("        ", 148);
  header.write(kind, 156);
  header.write(target, 157, 100);
  header.write("ustar\u000000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
}
