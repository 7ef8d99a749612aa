import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** A file that the console serves. */
export interface ConsoleAsset {
  /** The text of the file. */
  readonly body: string;
  /** The media type. */
  readonly type: string;
}

const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  html: "text/html; charset=utf-8",
};

/** The files of the console, which the build writes. Undefined for any other name. */
export function consoleAsset(name: string): ConsoleAsset | undefined {
  if (name !== "console.js" && name !== "console.css") return undefined;
  return { body: readFileSync(new URL(`generated/${name}`, import.meta.url), "utf8"), type: typeOf(name) };
}

let reference: Readonly<Record<string, string>> | undefined;

/** A file of the API reference. Undefined if it has none with this path. */
export function referenceAsset(path: string): ConsoleAsset | undefined {
  if (reference === undefined) {
    const packed = readFileSync(new URL("generated/reference.json.br", import.meta.url));
    reference = JSON.parse(brotliDecompressSync(packed).toString("utf8")) as Readonly<Record<string, string>>;
  }
  const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  return Object.hasOwn(reference, file) ? { body: reference[file]!, type: typeOf(file) } : undefined;
}

function typeOf(name: string): string {
  return types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
}
