import { quoted } from "../base/safe-text.js";

/** An absolute http or https address without user info; undefined for any other text, and for one with a `forbidden` part. */
export function parseAddress(text: string, forbidden?: RegExp): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return !url || !/^https?:/.test(url.href) || url.username + url.password || forbidden?.test(text) ? undefined : url;
}

/** The address that an option has. Throws a TypeError with the name of the option and its value, which is cut by `shownAddress`. */
export function readAddress(option: string, value: unknown, forbidden?: RegExp): URL {
  if (value === undefined || value === null) throw new TypeError(`"${option}" is missing.`);
  const url = typeof value === "string" ? parseAddress(value, forbidden) : undefined;
  if (url) return url;
  const rest = forbidden === undefined ? "" : ", query and fragment";
  const shown = shownAddress(value);
  throw new TypeError(
    `"${option}" is ${shown}, but must be an http or https URL without user name and password${rest}.`,
  );
}

/** An address as a message shows it: at most 80 characters, without user info, query and fragment, which may hold secrets. */
export function shownAddress(value: unknown): string {
  if (typeof value !== "string") return typeof value === "object" ? "an object" : `a ${typeof value}`;
  const [head = "", ...others] = value.split(/[?#]/);
  const [, scheme = "", name = ""] = /^(https?:[\\/]*|[a-z][a-z\d+.-]*:[\\/]+|)([^]*)$/i.exec(head) ?? [];
  // The password may have a "?".
  if (/@|%40/i.test(others.join(""))) return quoted(`${scheme}...`, 77);
  return quoted(scheme + name.replace(/^[^]*(@|%40)/i, ""), 77);
}
