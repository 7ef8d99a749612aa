import { createHash } from "node:crypto";
import { register } from "node:module";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readPlainFile } from "../load/file-tree.js";

/** Maximum number of watched modules; a change of any other is not detected. */
const maxModules = 1_000;

/** Bytes of a configuration, and of a module of one whose changes are seen. */
export const maxConfigBytes = 16 * 1024 * 1024;

const decoder = new TextDecoder();

/** Matches relative imports of a module in their usual spelling. */
const imported = /\b(?:from|import|require)\s*\(?\s*["'](\.{1,2}\/[^"'\n]+)["']/g;

/** Returns the content of the modules of a configuration by path: itself, and all that it reaches by relative imports. */
export function configModules(configPath: string): ReadonlyMap<string, string> {
  const texts = new Map([[configPath, textOf(configPath)]]);
  for (const [path, text] of texts) {
    if (!/\.[cm]?js$/.test(path)) continue;
    for (const [, address = ""] of text.matchAll(imported)) {
      const next = resolve(dirname(path), address);
      if (!texts.has(next) && texts.size < maxModules) texts.set(next, textOf(next));
    }
  }
  return texts;
}

/** Returns a string that changes when one of these modules does. */
export function configState(configPath: string): string {
  return createHash("sha256")
    .update(JSON.stringify([...configModules(configPath)]))
    .digest("hex");
}

/** The state in which this process has loaded each configuration first: an address is loaded once. */
const firstStates = new Map<string, string>();

/** Loads the current configuration, even if this process has loaded its modules before. */
export async function importConfig(path: string): Promise<unknown> {
  const state = configState(path);
  const first = firstStates.get(path) ?? state;
  firstStates.set(path, first);
  const { href } = pathToFileURL(path);
  if (state === first) return import(/* @vite-ignore */ href);
  passVersionsOn();
  return import(/* @vite-ignore */ `${href}?${versionKey}=${state}`);
}

const versionKey = "specwright-config";
let isPassingOn = false;

/** Passes the version in a module's address to the modules that it imports by relative paths. */
function passVersionsOn(): void {
  if (isPassingOn) return;
  isPassingOn = true;
  const hook = `export async function resolve(specifier, context, next) {
    const found = await next(specifier, context);
    const [version] = /${versionKey}=\\w+$/.exec(context.parentURL ?? "") ?? [];
    return version !== undefined && /^\\.\\.?\\//.test(specifier) ? { ...found, url: found.url + "?" + version } : found;
  }`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}

function textOf(path: string): string {
  const bytes = readPlainFile(path, maxConfigBytes);
  return bytes instanceof Uint8Array ? decoder.decode(bytes) : "";
}
